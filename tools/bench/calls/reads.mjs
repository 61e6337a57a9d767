// The reads that are measured, as the client asks them, with the goals of the product.
import { NEAR_CALLS } from './near.mjs';
import { SMALL_PAGE } from './sample.mjs';

/** The rank of copies whose count is not stale. */
const FRESH = 0;
/** The lines that the client loads at a time. */
const STOCK_PAGE = 200;

const HOT = { least: 0.7, tail: 1.5 };
const READ = { least: 0.6 };
const get = (path, by) => ({ method: 'GET', path, by });
const query = (values) => new URLSearchParams(values);
const own = (people, path) => people.map((person) => get(path(person.uuid), person));

/** A page of the stock of large stores, as each of these asks for it. */
const stockTable =
  (asked) =>
  ({ stocked }) =>
    stocked.flatMap((by) => asked.map((each) => get(`/api/stock/lines?limit=${STOCK_PAGE}&${each}`, by)));

const search = (q) => (sample) =>
  sample.people.map((person) =>
    get(
      `/api/cards/search?${query({ q, unique: 'prints', include_extras: 'true', include_variations: 'true' })}`,
      person,
    ),
  );
/** Some day of the weeks to come. */
const day = (ahead) => new Date(Date.now() + ahead * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
/** So many cards as a page of results has, from one of them on. */
const pageFrom = (cards, from) =>
  Array.from({ length: 175 }, (_, nth) => cards[(from + nth) % cards.length].id).join(',');
const FORMATS = ['MODERN', 'COMMANDER', 'PAUPER', 'DRAFT'];

/** A call without goals has no reference to be compared with. */
export const READS = [
  {
    name: 'listings with a card',
    ...HOT,
    requests: ({ cards }) => cards.map(({ id }) => get(`/api/listings/with-card?${query({ cardId: id })}`)),
  },
  {
    name: 'listings with a card in any printing',
    ...READ,
    requests: ({ cards }) =>
      cards.map(({ id }) => get(`/api/listings/with-card?${query({ cardId: id, printings: 'any' })}`)),
  },
  {
    name: 'availability of a page of cards',
    requests: ({ cards }) =>
      cards.map((_, nth) => get(`/api/listings/availability?${query({ cardIds: pageFrom(cards, nth) })}`)),
  },
  {
    name: "a store's listings",
    ...HOT,
    requests: ({ storeListings }) =>
      storeListings.map(({ lister }) => get(`/api/listings/user/${lister}/status/ACTIVE?limit=60`)),
  },
  {
    name: "a store's listings, page 1,000",
    ...READ,
    // There are ten of these pages, and ten people may not ask for so many.
    requests: ({ deep, people }) =>
      people.flatMap((by, nth) => {
        const { lister, moment, uuid } = deep[nth % deep.length];
        // What a store sees of its own is another list.
        if (by.uuid === lister) return [];
        const after = Buffer.from(JSON.stringify([FRESH, moment, uuid])).toString('base64url');
        return get(`/api/listings/user/${lister}/status/ACTIVE?${query({ limit: SMALL_PAGE, after })}`, by);
      }),
  },
  {
    name: "a store's listings, searched",
    ...READ,
    requests: ({ storeListings }) =>
      storeListings.map(({ lister, name }) => {
        const [word] = /[A-Za-z]{4,}/.exec(name) ?? ['card'];
        return get(`/api/listings/user/${lister}/status/ACTIVE?${query({ limit: 60, q: word })}`);
      }),
  },
  {
    name: 'a page of the stock table',
    least: 0.7,
    requests: stockTable(['sort=name', 'sort=-price', 'sort=-quantity', 'sort=name&condition=NEAR_MINT']),
  },
  {
    name: 'a page of the stock table, other orders',
    least: 0.7,
    requests: stockTable(
      ['set', '-countedAt', 'createdAt', 'shelf', 'market', '-market'].map((sort) => `sort=${sort}`),
    ),
  },
  {
    name: 'a page of the stock table, filtered',
    least: 0.7,
    requests: stockTable(
      [
        'q=forest',
        'finish=FOIL',
        'language=en',
        'type=SELL',
        'minPrice=2',
        `countedBefore=${day(0)}T00:00:00.000Z`,
        'minMarketRatio=1',
      ].map((filter) => `sort=name&${filter}`),
    ),
  },
  {
    name: 'order history',
    ...READ,
    requests: ({ people }) => own(people, (uuid) => `/api/listings/user/${uuid}/order-history?limit=60`),
  },
  {
    name: 'watchlist',
    ...HOT,
    requests: ({ people }) => own(people, (uuid) => `/api/watchlist/${uuid}?limit=60`),
  },
  { name: 'events', ...HOT, requests: ({ people }) => people.map((by) => get('/api/events?limit=60', by)) },
  {
    name: 'events, filtered',
    ...HOT,
    requests: ({ people }) =>
      people.map((by, nth) => {
        const [from, to, format] = [day(nth % 20), day(7 + (nth % 20)), FORMATS[nth % FORMATS.length]];
        return get(`/api/events?${query({ limit: 60, from, to, format })}`, by);
      }),
  },
  {
    name: 'inbox',
    ...HOT,
    requests: ({ people }) => people.map((by) => get('/api/offers/inbox?limit=60', by)),
  },
  {
    name: 'a deal',
    ...HOT,
    requests: ({ deals }) => deals.map(({ uuid, by }) => get(`/api/deals/${uuid}`, by)),
  },
  {
    name: 'dashboard of a store',
    ...HOT,
    requests: ({ stores }) => own(stores, (uuid) => `/api/dashboard/store-summary/${uuid}`),
  },
  {
    name: 'dashboard of a player',
    ...HOT,
    requests: ({ players }) => own(players, (uuid) => `/api/dashboard/user-summary/${uuid}`),
  },
  {
    name: 'stores',
    ...READ,
    requests: ({ people }) => people.map((by) => get('/api/users/stores?limit=60', by)),
  },
  { name: 'card by id', ...HOT, requests: ({ cards }) => cards.map(({ id }) => get(`/api/cards/${id}`)) },
  {
    name: 'card by set and number',
    ...READ,
    requests: ({ cards }) =>
      cards.map(({ set, number }) => get(`/api/cards/${set}/${encodeURIComponent(number)}`)),
  },
  { name: 'card search: a name', ...READ, requests: search('lantern') },
  { name: 'card search: colours, format, type', ...READ, requests: search('c>=ur f:modern t:instant') },
  { name: 'card search: words of the rules', ...READ, requests: search('o:"draw a card" t:creature') },
  { name: 'card search: figures', ...READ, requests: search('pow>tou mv<=3') },
  { name: 'card search: a common type', ...READ, requests: search('t:creature') },
  {
    name: 'autocomplete',
    ...READ,
    // Nobody may type faster than two hundred letters in ten seconds: so many calls, and no more.
    counted: { many: 4000, one: 200 },
    requests: ({ cards }, count) =>
      Array.from({ length: count ?? cards.length }, (_, nth) => {
        const { name } = cards[nth % cards.length];
        return get(`/api/cards/autocomplete?${query({ q: name.slice(0, 3 + (nth % 5)).trim() })}`);
      }),
  },
  ...NEAR_CALLS,
];
