// How found printings are put in order, and which of them stands for its card.
import { PRICE } from '../domain/market-price.js';
import type { DisplayOptions, Preference } from './query.js';

type Order = NonNullable<DisplayOptions['order']>;
type Direction = NonNullable<DisplayOptions['dir']>;

/** SQL to order by, and where those stand that have none. `lowest`: first, when the order ascends. */
interface Key {
  readonly by: string;
  readonly none?: 'lowest' | 'highest';
}

/** Special cards stand between rare and mythic ones here, unlike in comparisons. */
const RARITY = 'case p.rarity_rank when 3 then 4 when 4 then 3 else p.rarity_rank end';
const LOWEST = { none: 'lowest' } as const;
/** A rank counts from the most played card: a card without one comes after all of them. */
const HIGHEST = { none: 'highest' } as const;
const COLOUR: Key = { by: 'r.colour_rank' };

const KEYS: Readonly<Record<Order, readonly Key[]>> = {
  name: [{ by: 'p.rank_name' }],
  set: [{ by: 'p.rank_set' }],
  released: [{ by: 'p.rank_released' }],
  rarity: [{ by: RARITY, ...LOWEST }],
  color: [COLOUR],
  usd: [{ by: PRICE.usd, ...LOWEST }],
  tix: [{ by: PRICE.tix, ...LOWEST }],
  eur: [{ by: PRICE.eur, ...LOWEST }],
  cmc: [{ by: 'r.cmc', ...LOWEST }],
  power: [{ by: 'coalesce(r.power[1], r.power[2])', ...LOWEST }],
  toughness: [{ by: 'coalesce(r.toughness[1], r.toughness[2])', ...LOWEST }],
  edhrec: [{ by: 'p.edhrec', ...HIGHEST }],
  penny: [{ by: 'p.penny', ...HIGHEST }],
  artist: [{ by: 'p.artist collate "C"', ...LOWEST }],
  review: [COLOUR, { by: 'r.cmc', ...LOWEST }],
};

const DESCENDING: ReadonlySet<Order> = new Set(['released', 'rarity', 'usd', 'tix', 'eur'] as const);

/** The columns that an order needs, and how it runs over them. */
export function orderOf(order: Order, dir?: Direction): { columns: string[]; by: string } {
  const keys = KEYS[order];
  const direction = dir ?? (DESCENDING.has(order) ? 'desc' : 'asc');
  const runs = keys.map(({ none }, nth) => {
    const last = (none === 'highest') === (direction === 'asc');
    return `k${nth} ${direction}${none ? ` nulls ${last ? 'last' : 'first'}` : ''}`;
  });
  // Ties: by name, the preferred printing first. Within one place of a set that is English, then the other languages,
  // whichever way the order runs.
  return {
    columns: keys.map(({ by }, nth) => `${by} as k${nth}`),
    by: [...runs, 'rank_name', 'pid'].join(', '),
  };
}

const flagged = (flag: string): string => `'${flag}' = any (p.flags)`;

const PREFERRED: Readonly<Record<Exclude<Preference, 'default'>, readonly [string, 'asc' | 'desc']>> = {
  oldest: ['p.released_at', 'asc'],
  newest: ['p.released_at', 'desc'],
  'usd-low': [PRICE.usd, 'asc'],
  'usd-high': [PRICE.usd, 'desc'],
  'eur-low': [PRICE.eur, 'asc'],
  'eur-high': [PRICE.eur, 'desc'],
  'tix-low': [PRICE.tix, 'asc'],
  'tix-high': [PRICE.tix, 'desc'],
  promo: [flagged('promo'), 'desc'],
  atypical: [flagged('atypical'), 'desc'],
  ub: [flagged('universesbeyond'), 'desc'],
  notub: [flagged('universesbeyond'), 'asc'],
};

/** The column by which one printing is preferred, and how: the first one stands for its card. */
export function preferenceOf(preference: Preference = 'default'): { columns: string[]; by: string } {
  // rank_name ends in the most ordinary printing of a name.
  const usual = 'rank_name, pid';
  if (preference === 'default') return { columns: [], by: usual };
  const [column, direction] = PREFERRED[preference];
  return { columns: [`${column} as liking`], by: `liking ${direction} nulls last, ${usual}` };
}
