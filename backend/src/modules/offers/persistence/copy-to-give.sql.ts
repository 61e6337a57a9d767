// Which copies are still there to be given.

/** Whether the copy `c` of a line, a row of listings.copies_in_trade, is on the market for its giver to give. */
export const isToGive = (line: string): string =>
  `c.lister = ${line}.giver and c.status = 'ACTIVE' and c.type <> 'BUY'`;
