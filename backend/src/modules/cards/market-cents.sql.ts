// The market price of a copy, in SQL.

/** The market price in cents of a finish, of a row `m` of cards.tradeable. */
export const marketCents = (finish: string): string =>
  `case ${finish} when 'FOIL' then m.usd_foil_cents when 'ETCHED' then m.usd_etched_cents else m.usd_cents end`;
