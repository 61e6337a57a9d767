/** Which lines are shown, and in which order, as an address says it: it can be shared, reloaded and remembered. */

import type { StockFilter } from '../../../api/stock';
import { CONDITIONS, FINISHES, LISTING_TYPES } from '../../../lib/listing-values';
import { isOneOf } from '../../../lib/one-of';

/** What lines are sorted by. */
export const SORTS = [
  'name',
  'set',
  'price',
  'quantity',
  'countedAt',
  'createdAt',
  'shelf',
  'market',
] as const;
export type StockSort = (typeof SORTS)[number];
export type StockOrder = StockSort | `-${StockSort}`;

const ORDERS: readonly StockOrder[] = SORTS.flatMap((sort) => [sort, `-${sort}`] as const);

/** The names that a filter has in the address, in the order of its form. */
export const FILTER_NAMES = [
  'q',
  'set',
  'condition',
  'finish',
  'language',
  'type',
  'minPrice',
  'maxPrice',
  'shelf',
  'uncounted',
  'age',
  'below',
  'above',
  'import',
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** What the address says, as words; what it does not say is missing. */
export type FilterWords = Partial<Record<FilterName, string>>;

/** The ages of counts. */
export const AGES = ['FRESH', 'STALE', 'EXPIRED'] as const;

const DAY_MS = 24 * 60 * 60 * 1000;
/** In the address, for lines without a shelf. */
export const NO_SHELF = '-';

export const orderIn = (params: URLSearchParams): StockOrder => {
  const word = params.get('sort');
  return isOneOf(ORDERS, word) ? word : 'name';
};

/** The order after a press on a column's title: ascending first, then descending. */
export const nextOrder = (order: StockOrder, sort: StockSort): StockOrder =>
  order === sort ? `-${sort}` : sort;

/** What of an address is a filter; a word that means nothing here is left out. */
export function wordsIn(params: URLSearchParams): FilterWords {
  const words: FilterWords = {};
  for (const name of FILTER_NAMES) {
    const word = params.get(name)?.trim();
    if (word && isSaid(filterOf({ [name]: word }))) words[name] = word;
  }
  return words;
}

const isSaid = (filter: StockFilter) => Object.keys(filter).length > 0;

/** The filter in the terms of the API. `now` is the moment that ages count back from, by whole days. */
export function filterOf(words: FilterWords, now = Date.now()): StockFilter {
  const days = wholeNumber(words.uncounted);
  const below = percent(words.below);
  const above = percent(words.above);
  return withoutNothing({
    q: words.q?.slice(0, 100) || undefined,
    set: listed(words.set, (word) => (/^[a-z0-9_]{1,10}$/i.test(word) ? word.toLowerCase() : null)),
    condition: listed(words.condition, oneOf(CONDITIONS)),
    finish: listed(words.finish, oneOf(FINISHES)),
    language: listed(words.language, (word) => (/^[a-z]{2,3}$/.test(word) ? word : null)),
    type: listed(words.type, oneOf(LISTING_TYPES)),
    minPrice: amount(words.minPrice),
    maxPrice: amount(words.maxPrice),
    shelf: words.shelf === NO_SHELF ? '' : words.shelf?.slice(0, 60) || undefined,
    countedBefore:
      days === undefined ? undefined : new Date((Math.floor(now / DAY_MS) - days) * DAY_MS).toISOString(),
    age: listed(words.age, oneOf(AGES)),
    maxMarketRatio: below === undefined || below > 100 ? undefined : ratio(100 - below),
    minMarketRatio: above === undefined ? undefined : ratio(100 + above),
    import: words.import && UUID.test(words.import) ? words.import : undefined,
  });
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const ratio = (percents: number) => Math.round(percents * 100) / 10_000;

const oneOf =
  <Word extends string>(words: readonly Word[]) =>
  (word: string): Word | null =>
    isOneOf(words, word) ? word : null;

function listed<Word>(words: string | undefined, read: (word: string) => Word | null): Word[] | undefined {
  const found = (words ?? '')
    .split(/[\s,;]+/)
    .map(read)
    .filter((word) => word !== null);
  return found.length > 0 ? [...new Set(found)].slice(0, 50) : undefined;
}

const amount = (word: string | undefined): number | undefined => {
  const dollars = word && /^\d{1,6}(?:\.\d{1,2})?$/.test(word) ? Number(word) : undefined;
  return dollars;
};

const wholeNumber = (word: string | undefined): number | undefined =>
  word && /^[1-9]\d{0,3}$/.test(word) ? Number(word) : undefined;

const percent = (word: string | undefined): number | undefined =>
  word && /^\d{1,4}(?:\.\d)?$/.test(word) ? Number(word) : undefined;

function withoutNothing<Filter extends object>(
  filter: Filter,
): { [Name in keyof Filter]?: NonNullable<Filter[Name]> } {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as ReturnType<
    typeof withoutNothing<Filter>
  >;
}

/** What of an address is remembered until the next visit: filters, order and columns. */
const REMEMBERED: readonly string[] = [
  ...FILTER_NAMES.filter((name) => name !== 'import'),
  'sort',
  'columns',
];

/** These words of an address, as a query. */
export function rememberedOf(params: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of REMEMBERED) {
    const word = params.get(name);
    if (word) kept.set(name, word);
  }
  return kept.toString();
}

/** Whether an address says by itself what is shown. */
export const saysWhatIsShown = (params: URLSearchParams): boolean =>
  [...REMEMBERED, 'import'].some((name) => params.has(name));
