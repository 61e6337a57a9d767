// The screens whose speed is looked at: who opens them, where, and what their data looks like in the page.

/** A search that finds more than a thousand printings in a whole catalogue, and some hundred in the sample. */
export const WIDE_SEARCH = 't:creature';

const results = `/cards/results?search=${encodeURIComponent(WIDE_SEARCH)}`;

/** Each screen's `data` is what it shows of what the server told it; the finder's examples are known beforehand. */
export const SCREENS = [
  { name: 'home of a player', as: 'player', at: '/home', data: 'section[aria-busy="false"] li p' },
  { name: 'home of a store', as: 'store', at: '/home', data: 'section[aria-busy="false"] dd' },
  { name: 'my listings', as: 'store', at: '/my-listings', data: 'li h3, li h2' },
  { name: 'watchlist', as: 'player', at: '/watchlist', data: 'li a' },
  { name: 'order history', as: 'store', at: '/order-history', data: 'table a' },
  { name: 'cards', as: 'player', at: '/cards', data: 'input[role="combobox"]' },
  { name: 'results', as: 'player', at: results, data: 'ul a img, ul a [role="img"]' },
  { name: 'card', as: 'player', at: firstFound, data: '[role="tabpanel"] dd' },
  { name: 'events', as: 'player', at: '/events', data: 'li h3, li h2' },
  {
    name: 'events by store',
    as: 'player',
    at: '/events?view=stores',
    data: 'section li a, section li button',
  },
  { name: 'event manager', as: 'store', at: '/event-manager', data: 'li h3, li h2' },
  { name: 'stores', as: 'player', at: '/stores', data: 'li h3, li h2' },
  { name: 'settings', as: 'player', at: '/settings', data: 'form input' },
];

/** The address of a screen; `call` is a GET of the API as anyone who opens it. */
export const addressOf = async ({ at }, call) => (typeof at === 'string' ? at : at(call));

async function firstFound(call) {
  const { data } = await call(`/cards/search?q=${encodeURIComponent(WIDE_SEARCH)}`);
  return `/cards/results/${data[0].id}`;
}

/** Run in the page: whether its heading is there, with `data` below it and no placeholder before that. */
export function isShown(data) {
  const main = document.querySelector('main');
  const heading = main?.querySelector('h1');
  const found = main?.querySelector(data);
  const waiting = main?.querySelector('h1 .mantine-Skeleton-root, section[aria-busy="true"]:empty');
  return Boolean(heading?.textContent && found?.getClientRects().length && !waiting);
}
