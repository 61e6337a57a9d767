// A notice as its reader gets it: in their language, greeted by name, with what is known of what happened.
import type { Language } from '../../../../kernel/language.js';
import { renderLetter } from '../../../../platform/mail/mail-layout.js';
import { plainName } from '../../../../platform/mail/plain-name.js';
import { greeting } from '../letters.js';
import { en } from './en.js';
import { es } from './es.js';
import type { Notice, NoticeFacts, NoticeMessages } from './notice-words.js';

const MESSAGES: Readonly<Record<Language, NoticeMessages>> = { en, es };

/** The mail that tells this notice to somebody of this name; `link` leads to their settings. */
export function renderNotice(
  notice: Notice,
  language: Language,
  name: string,
  facts: NoticeFacts,
  link: string,
): Promise<{ subject: string; html: string; text: string }> {
  const { subjects, lines, action, closing } = MESSAGES[language];
  const values = {
    when: formatMoment(language, facts.at),
    device: [facts.browser, facts.system].filter(Boolean).join(' · ') || undefined,
    name: facts.name === undefined ? undefined : plainName(facts.name),
    left: facts.left ?? 0,
  };
  return renderLetter({
    language,
    subject: subjects[notice],
    greeting: greeting(name, language),
    lines: lines[notice](values),
    action,
    link,
    closing,
  });
}

/** A moment in words, with its time zone: that of its reader is unknown. */
function formatMoment(language: Language, at: string): string {
  const moment = new Date(at);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(moment);
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' }).format(moment);
  return `${day}, ${time} UTC`;
}
