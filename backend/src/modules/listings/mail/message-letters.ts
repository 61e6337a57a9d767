// The letters of a message: in the recipient's language, with the message as plain text without links.

import type { Language } from '../../../kernel/language.js';
import { Money } from '../../../kernel/money.js';
import { renderLetter } from '../../../platform/mail/mail-layout.js';
import { plainName } from '../../../platform/mail/plain-name.js';
import { withoutLinks } from '../../../platform/mail/without-links.js';
import type { Person } from '../../users/index.js';
import type { MessageRow } from '../persistence/message.repository.js';
import { en } from './words/en.js';
import { es } from './words/es.js';
import type { MessageWords } from './words/message-words.js';

const WORDS: Readonly<Record<Language, MessageWords>> = { en, es };
type Mail = Awaited<ReturnType<typeof renderLetter>>;

/** What the letter is made of. `link` leads to the card, `report` to the form that reports the message. */
interface Parts {
  readonly message: MessageRow;
  readonly sender: Pick<Person, 'name' | 'email'>;
  readonly recipient: Pick<Person, 'name' | 'language'>;
  readonly link: string;
  readonly report: string;
}

/** The mail to the recipient, and what its sender is called in it. */
export async function messageLetter({
  message,
  sender,
  recipient,
  link,
  report,
}: Parts): Promise<{ mail: Mail; senderName: string }> {
  const { language } = recipient;
  const words = WORDS[language];
  const senderName = plainName(sender.name) ?? words.somebody;
  const { card_name: card, card_set_name: set, card_number: number } = message;
  const price = priceIn(language, message.price_cents);
  const mail = await renderLetter({
    language,
    subject: words.subject(senderName, card),
    greeting: words.greeting(plainName(recipient.name)),
    lines: [words.about({ sender: senderName, card, set, number, price }), words.reply(sender.email)],
    quote: withoutLinks(message.body),
    action: words.action,
    link,
    closing: words.closing,
    footers: [{ action: words.report, link: report }],
  });
  return { mail, senderName };
}

const priceIn = (language: Language, cents: number): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' }).format(
    Money.ofCents(cents).toDollars(),
  );

/** The mail that tells the operator of a report. Ids, not names: the operator looks them up. */
export function reportLetter(message: MessageRow, link: string): Promise<Mail> {
  const note = message.report_note ? ` They added: “${withoutLinks(message.report_note)}”` : '';
  return renderLetter({
    language: 'en',
    subject: `A message was reported: ${(message.report_reason ?? 'OTHER').toLowerCase()}`,
    greeting: 'Hi,',
    lines: [
      `The recipient of a message about ${message.card_name} reported it.${note}`,
      `Message ${message.uuid}, from account ${message.sender} to account ${message.recipient}.`,
    ],
    quote: withoutLinks(message.body),
    action: 'See the card',
    link,
    closing: 'You’re receiving this because this address is the contact of this Playset server.',
  });
}
