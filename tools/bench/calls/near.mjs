// The reads around a place, and public pages, as the client and as strangers ask them.

const HOT = { least: 0.7 };
const READ = { least: 0.6 };
/** In milliseconds, for one caller at a time. */
const NEARBY = { ...HOT, alone: { p50: 30, p99: 150 } };
/** Of the whole process: they have no reference. */
const PUBLIC = { aSecond: 500 };
const LIMIT = 60;
const get = (path, by) => ({ method: 'GET', path, by });
const query = (values) => new URLSearchParams(values);

/** What many look for: half of all cards, and the copies of one in two are near somebody. */
const COMMON = 't:creature';
/** A name on some printings. */
const NAME = 'lantern';

const onOffer =
  (asked) =>
  ({ near }) =>
    near.map((person) => get(`/api/listings/on-offer?${query({ limit: LIMIT, ...asked })}`, person));
/** The same cards for as many people of either kind, or one page would be nearer in memory than the other. */
const cardPage =
  (kind) =>
  ({ placed, unplaced, cards, [kind]: people }) =>
    cards.map(({ id }, nth) =>
      get(
        `/api/listings/with-card?${query({ cardId: id })}`,
        people[nth % Math.min(placed.length, unplaced.length)],
      ),
    );
/** A process renders a page once and serves it from memory; strangers come to some pages more than to others. */
const MANY_VISITED = 100;
const visited = (ids, path) => ids.slice(0, MANY_VISITED).map((id) => get(path + id));

/** The card page of people without a place. */
const WITHOUT_DISTANCES = 'card page without distances';
/** How many times its CPU time the same page may take of people with a place. */
const DISTANCES = { of: WITHOUT_DISTANCES, most: 1.1 };

export const NEAR_CALLS = [
  { name: 'on offer near me: nearest', ...NEARBY, requests: onOffer({ q: COMMON, sort: 'nearest' }) },
  { name: 'on offer near me: cheapest', ...NEARBY, requests: onOffer({ q: COMMON, sort: 'price' }) },
  { name: 'on offer near me: a name', ...READ, requests: onOffer({ q: NAME, sort: 'nearest' }) },
  {
    name: 'card page with distances',
    ...HOT,
    costs: DISTANCES,
    requests: cardPage('placed'),
  },
  { name: WITHOUT_DISTANCES, ...HOT, requests: cardPage('unplaced') },
  {
    name: 'nearest stores',
    ...READ,
    requests: ({ placed }) => placed.map((by) => get(`/api/places/stores?limit=${LIMIT}`, by)),
  },
  {
    name: 'nearest events',
    ...READ,
    requests: ({ placed }) =>
      placed.map((by) => get(`/api/events?${query({ limit: LIMIT, sort: 'nearest' })}`, by)),
  },
  { name: 'public page of a store', ...PUBLIC, requests: ({ stores }) => visited(uuids(stores), '/s/') },
  { name: 'public page of a card', ...PUBLIC, requests: ({ cards }) => visited(ids(cards), '/c/') },
  { name: 'public page of an event', ...PUBLIC, requests: ({ events }) => visited(uuids(events), '/e/') },
];
const uuids = (rows) => rows.map(({ uuid }) => uuid);
const ids = (rows) => rows.map(({ id }) => id);
