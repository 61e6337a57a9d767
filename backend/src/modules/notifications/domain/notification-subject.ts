// What notifications can be about: mails about one of these can be turned off without turning off the kind.

export const SUBJECT_TYPES = ['WANT', 'LIST', 'STORE'] as const;
export type SubjectType = (typeof SUBJECT_TYPES)[number];

export interface NotificationSubject {
  readonly type: SubjectType;
  readonly id: string;
}

/** How much the link in a mail turns off: mails about its subject, of its kind, or all but those about security. */
export const UNSUBSCRIBE_SCOPES = ['SUBJECT', 'KIND', 'ALL'] as const;
export type UnsubscribeScope = (typeof UNSUBSCRIBE_SCOPES)[number];
