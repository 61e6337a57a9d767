// What happens to an account, for other modules to handle.
import { defineEvent } from '../../../kernel/domain-event.js';

type OfAccount = { readonly account: string };

/** The account has another password: its owner knew the old one, or followed a link in a mail. */
export const passwordChanged = defineEvent<OfAccount & { readonly by: 'owner' | 'link' }>(
  'users.password-changed',
  subjectOf,
);

/** The owner has closed the account: its listings, events and watchlist are hidden from now on. */
export const accountWasClosed = defineEvent<OfAccount>('users.account-closed', subjectOf);

/** A moderator has suspended the account: it is nowhere on the market from now on. */
export const accountSuspended = defineEvent<OfAccount>('users.account-suspended', subjectOf);

/** The account is suspended no longer. */
export const accountReinstated = defineEvent<OfAccount>('users.account-reinstated', subjectOf);

function subjectOf({ account }: OfAccount): string {
  return `account:${account}`;
}
