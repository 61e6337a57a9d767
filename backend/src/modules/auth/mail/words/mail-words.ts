// What a language must have words for, so that the mails of auth can be written in it.
import type { Letter } from '../../../../platform/mail/mail-layout.js';
import type { Purpose } from '../../domain/mail-token.js';

/** Every text of the mails of auth in one language. */
export interface MailMessages {
  /** The first line; without a name where it is better not repeated. */
  readonly greeting: (name?: string) => string;
  readonly letters: Readonly<Record<Purpose, Pick<Letter, 'subject' | 'lines' | 'action' | 'closing'>>>;
}
