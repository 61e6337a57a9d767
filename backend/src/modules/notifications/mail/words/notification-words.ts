// What a language must have words for, so that notifications can be mailed in it.
import type { NotificationDetails, NotificationKind } from '../../domain/notification.js';

/** A notification as a mail says it: a title that is a sentence without its period, and more about it. */
interface MailWording {
  readonly title: string;
  readonly about: string;
  /** Somebody else wrote `about`: a mail sets it apart from our own words. */
  readonly isQuote?: true;
}

/** Every text of these mails in one language. */
export interface NotificationWords {
  greeting(name: string | undefined): string;
  readonly kinds: Readonly<Record<NotificationKind, (details: NotificationDetails) => MailWording>>;
  /** The subject of a mail with several at once, and of the digest. */
  several(count: number): string;
  digest(count: number): string;
  /** Above the list of several. */
  readonly intro: { readonly NOW: string; readonly DAILY: string };
  /** Below the list, when it doesn't show all. */
  more(count: number): string;
  readonly action: string;
  readonly closing: string;
  readonly securityClosing: string;
  /** The links that turn off mails, and the one to the settings. */
  readonly off: { readonly SUBJECT: string; readonly KIND: string; readonly ALL: string };
  readonly settings: string;
  /** A push about the security of an account: it may be on a locked screen. */
  readonly push: { readonly security: string; readonly securityAbout: string };
}
