// Who has blocked whom, for statements of this module and of others.

/** A condition: neither of two accounts has blocked the other. */
export const neitherBlocked = (one: string, other: string): string =>
  `not exists (select from listings.blocks where recipient = ${one} and sender = ${other})
        and not exists (select from listings.blocks where recipient = ${other} and sender = ${one})`;

/**
 * A condition: the account of a row is not hidden from a viewer, because neither has blocked the other. Of many rows the accounts that are
 * hidden are looked up once, in two indexes.
 */
export const isShownTo = (viewer: string, account: string): string =>
  `${account} <> all (array(select sender from listings.blocks where recipient = ${viewer}
        union all select recipient from listings.blocks where sender = ${viewer}))`;
