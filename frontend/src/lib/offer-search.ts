/** What somebody looks for among what is on offer around them, as an address says it. */
import { CONDITIONS, FINISHES } from './listing-values';
import { parsePrice } from './money';
import { isOneOf } from './one-of';
import { paths } from './paths';

export const OFFER_SORTS = ['nearest', 'price', 'newest', 'discount', 'name'] as const;
export type OfferSort = (typeof OFFER_SORTS)[number];
export const OFFER_TYPES = ['SELL', 'TRADE'] as const;
export const OFFER_LISTERS = ['STORE', 'USER'] as const;

/** Prices are in dollars. */
export interface OfferSearch {
  q: string;
  sort: OfferSort;
  /** Beyond the radius of the account too. */
  anywhere?: true | undefined;
  condition?: (typeof CONDITIONS)[number][] | undefined;
  finish?: (typeof FINISHES)[number][] | undefined;
  language?: string | undefined;
  type?: (typeof OFFER_TYPES)[number] | undefined;
  lister?: (typeof OFFER_LISTERS)[number] | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  fresh?: true | undefined;
}

export const ALL_OFFERS: OfferSearch = { q: '', sort: 'nearest' };

/** What the address says; words that mean nothing are left out. */
export function readOffers(params: URLSearchParams): OfferSearch {
  const one = <Word extends string>(name: string, among: readonly Word[]) => {
    const word = params.get(name);
    return isOneOf(among, word) ? word : undefined;
  };
  const several = <Word extends string>(name: string, among: readonly Word[]) => {
    const words = among.filter((word) => params.get(name)?.split(',').includes(word));
    return words.length > 0 ? words : undefined;
  };
  return {
    q: params.get('search')?.trim() ?? '',
    sort: one('sort', OFFER_SORTS) ?? 'nearest',
    anywhere: params.get('radius') === 'any' || undefined,
    condition: several('condition', CONDITIONS),
    finish: several('finish', FINISHES),
    language: /^[a-z]{2,3}$/.exec(params.get('language') ?? '')?.[0],
    type: one('type', OFFER_TYPES),
    lister: one('lister', OFFER_LISTERS),
    minPrice: dollars(params.get('min')),
    maxPrice: dollars(params.get('max')),
    fresh: params.get('fresh') === 'yes' || undefined,
  };
}

/** The server takes no more. */
const MAX_DOLLARS = 999_999.99;

/** A price as typed; undefined where it is none. */
export function dollars(text: string | null): number | undefined {
  const price = parsePrice(text ?? '');
  return price !== null && price <= MAX_DOLLARS ? price : undefined;
}

/** The address of what is on offer. What is usual is not said. */
export function onOfferPath(search: OfferSearch = ALL_OFFERS): string {
  const said = Object.entries({
    search: search.q.trim(),
    sort: search.sort === 'nearest' ? '' : search.sort,
    radius: search.anywhere ? 'any' : '',
    condition: search.condition?.join(','),
    finish: search.finish?.join(','),
    language: search.language,
    type: search.type,
    lister: search.lister,
    min: search.minPrice?.toString(),
    max: search.maxPrice?.toString(),
    fresh: search.fresh ? 'yes' : '',
  }).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return said.length > 0 ? `${paths.onOffer}?${new URLSearchParams(said)}` : paths.onOffer;
}

/** How many filters are set, beside the words and the order. */
export const filterCount = ({ q: _, sort: __, anywhere: ___, ...filters }: OfferSearch): number =>
  Object.values(filters).filter((value) => value !== undefined).length;
