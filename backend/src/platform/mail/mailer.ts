// The port for mail. Two implementations: a mail server, and a folder for those who have none.

/** A mail that is ready to go. */
export interface Mail {
  /** The id of what it is about; a repeated mail has the same. Becomes the Message-ID. */
  readonly id: string;
  readonly to: string;
  /** Who gets the answer, where it is not us. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The link that the mail is about, for the log of a server without a mail server. */
  readonly link: string;
  /** Where a mail program turns such mails off with a POST (RFC 8058); undefined for mails that can't be turned off. */
  readonly unsubscribe?: string;
}

/** Sends mails. */
export abstract class Mailer {
  /** Resolves when the mail was accepted by the mail server; rejects when it was not, so that a job tries again. */
  abstract send(mail: Mail): Promise<void>;
}
