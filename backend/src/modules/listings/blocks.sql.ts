// Who has blocked whom, for statements of this module and of others.

/** A condition: neither of two accounts has blocked the other. */
export const neitherBlocked = (one: string, other: string): string =>
  `not exists (select from listings.blocks where recipient = ${one} and sender = ${other})
        and not exists (select from listings.blocks where recipient = ${other} and sender = ${one})`;
