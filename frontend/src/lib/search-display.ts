/** How the results of a card search are shown, as their address has it. What is usual is not in the address. */
import { isOneOf } from './one-of';

/** What can stand first. `name` is the usual. */
export const ORDERS = [
  'name',
  'set',
  'released',
  'rarity',
  'color',
  'cmc',
  'power',
  'toughness',
  'usd',
  'eur',
  'tix',
  'edhrec',
  'artist',
] as const;
export type Order = (typeof ORDERS)[number];

/** `auto`: what goes with the order, the newest and the dearest first. */
export const DIRECTIONS = ['auto', 'asc', 'desc'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Every printing, one for each painting, or one for each card. People list what they hold: `prints` is the usual. */
export const UNIQUES = ['prints', 'art', 'cards'] as const;
export type Unique = (typeof UNIQUES)[number];

export interface SearchDisplay {
  order: Order;
  dir: Direction;
  unique: Unique;
  /** Include tokens, emblems, planes and similar. */
  extras: boolean;
  /** Only what somebody has in stock. */
  listed?: true | undefined;
}

export const DEFAULT_DISPLAY: SearchDisplay = { order: 'name', dir: 'auto', unique: 'prints', extras: true };

/** Reads an address; what it says wrongly is as usual. */
export function readDisplay(params: URLSearchParams): SearchDisplay {
  const [order, dir, unique] = ['order', 'dir', 'unique'].map((name) => params.get(name));
  return {
    order: isOneOf(ORDERS, order) ? order : DEFAULT_DISPLAY.order,
    dir: isOneOf(DIRECTIONS, dir) ? dir : DEFAULT_DISPLAY.dir,
    unique: isOneOf(UNIQUES, unique) ? unique : DEFAULT_DISPLAY.unique,
    extras: params.get('extras') !== 'no',
    ...(params.get('listed') === 'yes' && { listed: true }),
  };
}

/** The search of an address and how its results are shown; null where it searches for nothing. */
export const readSearch = (params: URLSearchParams) => ({
  search: params.get('search')?.trim() || null,
  display: readDisplay(params),
});

/** What an address says of a display: nothing where all is as usual, else `&order=usd&dir=desc`. */
export function displayQuery(display: SearchDisplay): string {
  const said = new URLSearchParams();
  for (const name of ['order', 'dir', 'unique'] as const)
    if (display[name] !== DEFAULT_DISPLAY[name]) said.set(name, display[name]);
  if (!display.extras) said.set('extras', 'no');
  if (display.listed) said.set('listed', 'yes');
  return said.size > 0 ? `&${said}` : '';
}
