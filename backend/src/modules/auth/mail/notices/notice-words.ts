// What a language must have words for, so that the notices of auth can be written in it.

/** What an owner is notified of. */
export type Notice =
  | 'new-device'
  | 'passkey-added'
  | 'passkey-removed'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'recovery-codes-renewed'
  | 'recovery-code-used';

/** What is known of it; `at` is an ISO moment. */
export interface NoticeFacts {
  readonly at: string;
  readonly browser?: string | null;
  readonly system?: string | null;
  /** The name of a passkey, as its owner gave it. */
  readonly name?: string;
  /** Recovery codes that are left. */
  readonly left?: number;
}

/** The facts as a letter says them: the moment in words, a device or a name only where there is one to say. */
export interface FormattedFacts {
  readonly when: string;
  readonly device: string | undefined;
  readonly name: string | undefined;
  readonly left: number;
}

/** Every text of the notices in one language. */
export interface NoticeMessages {
  readonly subjects: Readonly<Record<Notice, string>>;
  readonly lines: Readonly<Record<Notice, (facts: FormattedFacts) => readonly string[]>>;
  readonly action: string;
  readonly closing: string;
}
