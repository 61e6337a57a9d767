// The mails of auth as somebody gets them: in their language, greeted by name.
import type { Language } from '../../../kernel/language.js';
import { renderLetter } from '../../../platform/mail/mail-layout.js';
import type { Purpose } from '../domain/mail-token.js';
import { en } from './words/en.js';
import { es } from './words/es.js';
import type { MailWords } from './words/mail-words.js';

const WORDS: Readonly<Record<Language, MailWords>> = { en, es };

// Mail programs turn what looks like an address into a link, and anybody can sign up with anybody's address: a name that
// could become a link, or a message of its own, is left out.
const PLAIN_NAME = /^(?!.*\.\p{L})[\p{L}\p{M}\p{N} '’.&-]{1,40}$/u;

/** The mail with a link of this purpose to somebody of this name. */
export function letterOf(
  purpose: Purpose,
  language: Language,
  name: string,
  link: string,
): Promise<{ subject: string; html: string; text: string }> {
  const { greeting, letters } = WORDS[language];
  const greeted = greeting(PLAIN_NAME.test(name) ? name : undefined);
  return renderLetter({ ...letters[purpose], language, greeting: greeted, link });
}
