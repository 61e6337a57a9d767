// What the calls of the flatness ask: every list and figure that a screen shows, about the equals of each market.
import { FORMAT } from './equals.mjs';

const LIMIT = 60;
/** The lines of stock that the client loads at a time. */
const STOCK_PAGE = 200;
const get = (path, by, values) => ({
  method: 'GET',
  path: `/api/${path}${values ? `?${new URLSearchParams(values)}` : ''}`,
  by,
});
const cursor = (key) => Buffer.from(JSON.stringify(key)).toString('base64url');
/** A word in the names of some cards in every market. */
const WORD = 'lantern';
/** What is on half of all cards. */
const COMMON = 't:creature';

/** Each: about what, and its requests. The same statement about another thing is measured by itself. */
export function asked({ large, neighbours, stores, players, cards, middle, until, untilOfFormat }) {
  const active = ({ uuid }) => `listings/user/${uuid}/status/ACTIVE`;
  const owned = (people, path, values) => people.map((by) => get(path(by), by, values));
  return {
    '': [
      ...cards.flatMap(({ id, set, number, name }) => [
        get('listings/with-card', players[0], { cardId: id, limit: LIMIT }),
        get('listings/with-card', players[0], { cardId: id, limit: LIMIT, printings: 'any' }),
        get('listings/availability', players[0], { cardIds: id }),
        get(`cards/${id}`, players[0]),
        get(`cards/${set}/${encodeURIComponent(number)}`, players[0]),
        get('cards/autocomplete', players[0], { q: name.slice(0, 5) }),
        get(`watchlist/${players[0].uuid}/contains`, players[0], { cardId: id }),
      ]),
      ...owned(stores, active, { limit: LIMIT }),
      ...owned(stores, active, { limit: LIMIT, condition: 'NEAR_MINT' }),
      ...owned(stores, active, { limit: LIMIT, q: WORD }),
      ...owned(stores, ({ uuid }) => `listings/user/${uuid}/order-history`, { limit: LIMIT }),
      ...owned(players, ({ uuid }) => `watchlist/${uuid}`, { limit: LIMIT }),
      ...owned(players, ({ uuid }) => `users/${uuid}`),
      ...owned(stores, ({ uuid }) => `events/store/${uuid}`),
      ...owned(stores, ({ uuid }) => `dashboard/store-summary/${uuid}`),
      get('events', players[0], { limit: LIMIT, to: until }),
      get('users/stores', players[0], { limit: LIMIT }),
    ],
    'on the front page': [get('dashboard/front-page', players[0])],
    'of a format': [get('events', players[0], { limit: LIMIT, to: untilOfFormat, format: FORMAT })],
    'near somebody': neighbours.flatMap((by) => [
      ...['nearest', 'price'].map((sort) => get('listings/on-offer', by, { limit: LIMIT, q: COMMON, sort })),
      get('listings/with-card', by, { cardId: cards[0].id, limit: LIMIT, sort: 'nearest' }),
      get(`dashboard/user-summary/${by.uuid}`, by),
    ]),
    'of a large store': [
      get(active(large), large, { limit: LIMIT }),
      get(active(large), large, { limit: LIMIT, condition: 'NEAR_MINT' }),
      get(active(large), large, { limit: LIMIT, q: WORD }),
      get(`listings/user/${large.uuid}/order-history`, large, { limit: LIMIT }),
      get(`dashboard/store-summary/${large.uuid}`, large),
      ...['name', '-price', '-quantity', 'set', 'shelf', 'market', '-countedAt'].map((sort) =>
        get('stock/lines', large, { limit: STOCK_PAGE, sort }),
      ),
      get('stock/lines', large, { limit: STOCK_PAGE, q: WORD }),
      get('stock/lines', large, { limit: STOCK_PAGE, maxMarketRatio: 0.9 }),
      get('stock/summary', large),
    ],
    'in the middle of a large store': [get(active(large), large, { limit: LIMIT, after: cursor(middle) })],
  };
}
