// What a language must have words for, so that the mails of messages can be written in it.

/** What a message is about. */
export interface About {
  readonly sender: string;
  readonly card: string;
  readonly set: string;
  readonly number: string;
  readonly price: string;
}

/** Every text of the mail of a message in one language. */
export interface MessageWords {
  /** Instead of a name that had better not be repeated. */
  readonly somebody: string;
  readonly subject: (sender: string, card: string) => string;
  readonly greeting: (name?: string) => string;
  readonly about: (about: About) => string;
  readonly reply: (email: string) => string;
  readonly action: string;
  readonly closing: string;
  readonly report: string;
}
