// The mails of auth as somebody gets them: in their language, greeted by name.
import type { Language } from '../../../kernel/language.js';
import { renderLetter } from '../../../platform/mail/mail-layout.js';
import { plainName } from '../../../platform/mail/plain-name.js';
import type { Purpose } from '../domain/mail-token.js';
import { en } from './words/en.js';
import { es } from './words/es.js';
import type { MailWords } from './words/mail-words.js';

const WORDS: Readonly<Record<Language, MailWords>> = { en, es };

/** The first line of a mail to somebody of this name. */
export const greetingTo = (name: string, language: Language): string =>
  WORDS[language].greeting(plainName(name));

/** The mail with a link of this purpose to somebody of this name. */
export function letterOf(
  purpose: Purpose,
  language: Language,
  name: string,
  link: string,
): Promise<{ subject: string; html: string; text: string }> {
  const { letters } = WORDS[language];
  return renderLetter({ ...letters[purpose], language, greeting: greetingTo(name, language), link });
}
