// The mails of auth as somebody gets them: in their language, greeted by name.
import type { Language } from '../../../kernel/language.js';
import { renderLetter } from '../../../platform/mail/mail-layout.js';
import { plainName } from '../../../platform/mail/plain-name.js';
import type { Purpose } from '../domain/mail-token.js';
import { en } from './words/en.js';
import { es } from './words/es.js';
import type { MailMessages } from './words/mail-words.js';

const MESSAGES: Readonly<Record<Language, MailMessages>> = { en, es };

/** The first line of a mail to somebody of this name. */
export const greeting = (name: string, language: Language): string =>
  MESSAGES[language].greeting(plainName(name));

/** The mail with a link of this purpose to somebody of this name. */
export function renderLinkMail(
  purpose: Purpose,
  language: Language,
  name: string,
  link: string,
): Promise<{ subject: string; html: string; text: string }> {
  const { letters } = MESSAGES[language];
  return renderLetter({ ...letters[purpose], language, greeting: greeting(name, language), link });
}
