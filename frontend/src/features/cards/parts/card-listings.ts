/** Sorts the listings of a card: those of stores by store, those of players one by one, and apart from both who looks for the card. */
import type { CardListing } from '../../../api/listings';
import type { Lister } from '../../../entities/listing/listing-actions';
import { countAgeOf } from '../../../lib/count-age';
import type { Distance } from '../../../lib/distance';
import { CONDITIONS, type Condition } from '../../../lib/listing-values';

/** Copies of one printing that are the same in every respect; those with a fresh count apart from all others, and one with photos alone, as they show it. */
export interface Copies {
  /** The one that represents all of them: of those it was counted longest ago. */
  listing: CardListing;
  count: number;
  /** Whether they are of the printing whose page this is. */
  here: boolean;
}

/** Who has listed a copy. */
export const listerOf = ({ userId: uuid, name, role }: CardListing): Lister => ({ uuid, name, role });

/** What one store has of a card. */
export interface StoreStock {
  uuid: string;
  name: string;
  phoneNumber: string | null;
  address: string | null;
  email: string | null;
  distance: Distance | null;
  /** How many it has to sell or trade. */
  inStock: number;
  /** The lowest price in US dollars that it asks; null where it sells none. */
  from: number | null;
  /** Copies of this printing first, cheapest first. */
  copies: Copies[];
}

export interface GroupedListings {
  /** Stores that have this printing first, then those with a fresh count, then the cheapest, or the nearest. */
  stores: StoreStock[];
  /** What players sell or trade, in the order of the list. */
  people: CardListing[];
  /** Who buys the card: nothing that can be bought. */
  wanted: CardListing[];
}

/** All of it in a few figures. */
export interface ListingsSummary {
  /** The lowest price in US dollars; null where all are for trade alone. */
  from: number | null;
  copies: number;
  stores: number;
  /** How many players, and how many listings of theirs. */
  players: number;
  individualListings: number;
  /** Best first. */
  conditions: Condition[];
}

/** `ids` are those of the printing whose page this is; `isNearest`: the listings come nearest first. */
export function groupListings(
  listings: readonly CardListing[],
  ids: readonly string[] = [],
  isNearest = false,
): GroupedListings {
  const stores = new Map<string, StoreStock>();
  const people: CardListing[] = [];
  const wanted: CardListing[] = [];
  for (const listing of listings) {
    if (listing.type === 'BUY') wanted.push(listing);
    else if (listing.role !== 'STORE') people.push(listing);
    else stores.set(listing.userId, withListing(stores.get(listing.userId), listing, ids));
  }
  const nearer = isNearest ? nearestFirst : () => 0;
  const order = (one: StoreStock, other: StoreStock) =>
    hereThenFresh(one, other) || nearer(one, other) || cheapestFirst(one, other);
  return { stores: [...stores.values()].sort(order), people, wanted };
}

const hasFresh = ({ copies }: StoreStock): number => Number(copies.some(({ listing }) => isFresh(listing)));
const isFresh = (listing: CardListing): boolean => countAgeOf(listing) === 'fresh';
const hasHere = ({ copies }: StoreStock): number => Number(copies.some(({ here }) => here));
const lowestPrice = ({ from }: StoreStock): number => from ?? Number.POSITIVE_INFINITY;

const hereThenFresh = (one: StoreStock, other: StoreStock): number =>
  hasHere(other) - hasHere(one) || hasFresh(other) - hasFresh(one);

/** Stores whose distance is unknown come last. */
const nearestFirst = ({ distance: one }: StoreStock, { distance: other }: StoreStock): number =>
  (one?.km ?? Number.MAX_VALUE) - (other?.km ?? Number.MAX_VALUE);

const cheapestFirst = (one: StoreStock, other: StoreStock): number =>
  // Infinity less infinity is no number.
  lowestPrice(one) === lowestPrice(other)
    ? other.inStock - one.inStock
    : lowestPrice(one) - lowestPrice(other);

function withListing(
  store: StoreStock | undefined,
  listing: CardListing,
  ids: readonly string[],
): StoreStock {
  const { userId: uuid, name, phoneNumber, address, email, distance, type, price } = listing;
  const contact = { name, phoneNumber, address, email, distance };
  const known = store ?? { uuid, ...contact, inStock: 0, from: null, copies: [] };
  const from = type === 'SELL' ? Math.min(known.from ?? price, price) : known.from;
  return { ...known, inStock: known.inStock + 1, from, copies: withCopy(known.copies, listing, ids) };
}

const SAME = [
  'cardId',
  'condition',
  'finish',
  'language',
  'type',
  'price',
  'note',
  'isSigned',
  'isAltered',
  'status',
] as const;

function withCopy(copies: readonly Copies[], listing: CardListing, ids: readonly string[]): Copies[] {
  const same = copies.findIndex(
    ({ listing: other }) =>
      other.photos.length + listing.photos.length === 0 &&
      isFresh(other) === isFresh(listing) &&
      SAME.every((fact) => other[fact] === listing[fact]),
  );
  if (same < 0) return [...copies, { listing, count: 1, here: ids.includes(listing.cardId) }];
  const older = (other: CardListing) => (listing.countedAt < other.countedAt ? listing : other);
  return copies.map((each, nth) =>
    nth === same ? { ...each, listing: older(each.listing), count: each.count + 1 } : each,
  );
}

/** What can be bought or traded, in figures. */
export function summaryOf({ stores, people }: GroupedListings): ListingsSummary {
  const sold = people.filter(({ type }) => type === 'SELL').map(({ price }) => price);
  const prices = [...sold, ...stores.flatMap(({ from }) => from ?? [])];
  const found = new Set([
    ...people.map(({ condition }) => condition),
    ...stores.flatMap(({ copies }) => copies.map(({ listing }) => listing.condition)),
  ]);
  return {
    from: prices.length > 0 ? prices.reduce((least, price) => Math.min(least, price)) : null,
    copies: people.length + stores.reduce((sum, { inStock }) => sum + inStock, 0),
    stores: stores.length,
    players: new Set(people.map(({ userId }) => userId)).size,
    individualListings: people.length,
    conditions: CONDITIONS.filter((condition) => found.has(condition)),
  };
}

/** The listing that is to be had for the least, preferably sold. */
export function cheapestOf({ stores, people }: GroupedListings): CardListing | undefined {
  const all = [...stores.flatMap(({ copies }) => copies.map(({ listing }) => listing)), ...people];
  const rank = ({ type, price }: CardListing) => (type === 'SELL' ? price : Number.MAX_SAFE_INTEGER);
  return all.reduce<CardListing | undefined>(
    (best, listing) => (best && rank(best) <= rank(listing) ? best : listing),
    undefined,
  );
}
