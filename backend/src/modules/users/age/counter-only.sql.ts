// The conditions on who trades anywhere, and with whom, for statements of other modules.

/** Whether the account `account` at `now` is bound to no counter: not that of somebody under 18. One look at a primary key. */
export const tradesAnywhere = (account: string, now: string): string =>
  `not exists (select from users.counter_only bound where bound.account = ${account} and bound.until > ${now}::timestamptz)`;

/**
 * Whether the account `account` at `now` may trade with one of the role `role`: somebody under 18 trades with stores alone. Of others
 * the role is not looked up.
 */
export const tradesWith = (account: string, role: string, now: string): string =>
  `(${tradesAnywhere(account, now)} or ${role} = 'STORE')`;

/**
 * Whether the copies of `lister`, of the role `role`, are shown to `account` at `now` in lists of them: they may trade with one another,
 * or are the same. Somebody under 18 trades with stores alone.
 */
export const showsCopiesTo = (account: string, lister: string, role: string, now: string): string =>
  `(${role} = 'STORE' or ${lister} = ${account} or ${tradesAnywhere(account, now)}
      and (${tradesAnywhere(lister, now)} or (select role from users.listers where uuid = ${account}) = 'STORE'))`;
