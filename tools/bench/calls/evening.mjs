// A mixed load as an evening has it: people look around, some post what they brought, some have sold.

/** Of a hundred calls. */
const SHARES = {
  cards: 20,
  lists: 24,
  events: 8,
  watchlists: 8,
  dashboards: 14,
  stores: 6,
  posts: 8,
  boxes: 1,
  sales: 5,
  watches: 6,
};

/** So many calls, each kind by its share, evenly mixed: the kind that lags most behind its share is next. */
export function evening(calls, count) {
  const sent = Object.fromEntries(Object.keys(SHARES).map((kind) => [kind, 0]));
  return Array.from({ length: count }, (_, nth) => {
    const lag = (kind) => (SHARES[kind] / 100) * (nth + 1) - sent[kind];
    const [kind] = Object.keys(SHARES).sort((one, other) => lag(other) - lag(one));
    const of = calls[kind];
    return of[sent[kind]++ % of.length];
  });
}
