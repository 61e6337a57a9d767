// The condition on who trades anywhere, for statements of other modules.

/** Whether the account `account` at `now` is bound to no counter: not that of somebody under 18. One look at a primary key. */
export const tradesAnywhere = (account: string, now: string): string =>
  `not exists (select from users.counter_only bound where bound.account = ${account} and bound.until > ${now}::timestamptz)`;
