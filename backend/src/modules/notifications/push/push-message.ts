// What a push says: a title, a line, and the page that it opens. About the security of an account it says no more than that.
import type { Language } from '../../../kernel/language.js';
import {
  MANDATORY_KINDS,
  type MailedNotification,
  type NotificationDetails,
} from '../domain/notification.js';
import { wordsOf } from '../mail/words/words-of.js';

/** A later message with the same tag takes the place of an earlier one, on the way and on the screen. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly link: string;
  readonly tag: string;
}

/** With whose it is: a push service keeps it for a day, and somebody else may be logged in to the browser by then. */
export interface SentMessage extends PushMessage {
  readonly account: string;
}

/** Push services take 4,096 bytes with all that encryption adds. */
const MAX_TITLE = 120;
const MAX_BODY = 300;
const LIST = '/notifications';

/** The message that says these notifications, at least one; `id` is that of the first of them. */
export function pushMessageOf(
  notifications: readonly MailedNotification[],
  id: string,
  language: Language,
): PushMessage {
  const words = wordsOf(language);
  const tag = Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
  const [first] = notifications;
  if (!first || notifications.length > 1)
    return { title: words.several(notifications.length), body: '', link: LIST, tag };
  if (MANDATORY_KINDS.includes(first.kind))
    return { title: words.push.security, body: words.push.securityAbout, link: LIST, tag };
  const { title, about } = words.kinds[first.kind](first.details);
  return { title: cut(title, MAX_TITLE), body: cut(about, MAX_BODY), link: linkOf(first.details), tag };
}

const cut = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1)}…`;

/** The page on which something can be done about it. */
function linkOf({ deal, offer, batch, event, change, store, cardId }: NotificationDetails): string {
  if (deal) return `/deals/${deal}`;
  if (offer) return `/offers/${offer}`;
  if (batch) return `/watchlist?found=${batch}`;
  // The page of an event that was called off is gone.
  if (event && change !== 'CALLED_OFF') return `/e/${event}`;
  if (store) return `/s/${store}`;
  return cardId ? `/cards/results/${cardId}` : LIST;
}
