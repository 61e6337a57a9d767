// A mail about notifications as its reader gets it: one by its own words, several as a list.
import type { Language } from '../../../kernel/language.js';
import { type Letter, renderLetter } from '../../../platform/mail/mail-layout.js';
import { plainName } from '../../../platform/mail/plain-name.js';
import { withoutLinks } from '../../../platform/mail/without-links.js';
import type { MailedNotification } from '../domain/notification.js';
import type { UnsubscribeScope } from '../domain/notification-subject.js';
import type { NotificationWords } from './words/notification-words.js';
import { wordsOf } from './words/words-of.js';

/** A list in a mail shows this many. */
const MAX_LISTED = 30;

/** What the letter is made of. */
interface LetterParts {
  readonly mode: 'NOW' | 'DAILY';
  /** At least one. */
  readonly notifications: readonly MailedNotification[];
  readonly reader: { readonly name: string; readonly language: Language };
  /** It is about security alone: it can't be turned off. */
  readonly isSecurity: boolean;
  /** Where the button leads. */
  readonly link: string;
  /** The links that turn off mails, the narrowest first. */
  readonly off: readonly { readonly scope: UnsubscribeScope; readonly link: string }[];
  readonly settings: string;
}

/** The mail that says these notifications. */
export function renderNotificationMail(
  parts: LetterParts,
): Promise<{ subject: string; html: string; text: string }> {
  const { notifications, reader, off, settings, link, isSecurity } = parts;
  const { language } = reader;
  const words = wordsOf(language);
  return renderLetter({
    language,
    ...contentOf(parts, words),
    greeting: words.greeting(plainName(reader.name)),
    action: notifications.length === 1 && isSecurity ? words.settings : words.action,
    link,
    closing: isSecurity ? words.securityClosing : words.closing,
    footers: [
      ...off.map(({ scope, link: address }) => ({ action: words.off[scope], link: address })),
      ...(isSecurity ? [] : [{ action: words.settings, link: settings }]),
    ],
  });
}

function contentOf(
  { mode, notifications }: LetterParts,
  words: NotificationWords,
): Pick<Letter, 'subject' | 'lines' | 'quote'> {
  const wordings = notifications.map(({ kind, details }) => words.kinds[kind](details));
  const [first] = wordings;
  const total = wordings.length;
  if (first && total === 1 && mode === 'NOW')
    return {
      subject: first.title,
      ...(first.isQuote ? { lines: [], quote: withoutLinks(first.about) } : { lines: [first.about] }),
    };
  const shown = wordings.slice(0, MAX_LISTED).map(({ title }, nth) => `${nth + 1}. ${title}`);
  return {
    subject: mode === 'DAILY' ? words.digest(total) : words.several(total),
    lines: [words.intro[mode], ...shown, ...(total > MAX_LISTED ? [words.more(total - MAX_LISTED)] : [])],
  };
}
