/** Sorts the listings of a card: those of stores by store, the others one by one. */
import type { CardListing } from '../../../api/listings';

/** What one store has of a card. */
export interface StoreStock {
  uuid: string;
  name: string;
  phoneNumber: string | null;
  address: string | null;
  /** How many it has to sell or trade; a store that only buys the card has none. */
  inStock: number;
  /** The lowest price in US dollars that it asks; null where it sells none. */
  from: number | null;
  /** Whether it also, or only, buys the card. */
  buys: boolean;
}

export interface Offers {
  /** The stores with the most in stock first. */
  stores: StoreStock[];
  /** The listings of players, in the order of the list. */
  people: CardListing[];
}

export function sortOffers(listings: readonly CardListing[]): Offers {
  const stores = new Map<string, StoreStock>();
  const people: CardListing[] = [];
  for (const listing of listings) {
    if (listing.role !== 'STORE') people.push(listing);
    else stores.set(listing.userId, withListing(stores.get(listing.userId), listing));
  }
  return { stores: [...stores.values()].sort((one, other) => other.inStock - one.inStock), people };
}

function withListing(store: StoreStock | undefined, listing: CardListing): StoreStock {
  const { userId: uuid, name, phoneNumber, address, type, price } = listing;
  const known = store ?? { uuid, name, phoneNumber, address, inStock: 0, from: null, buys: false };
  if (type === 'BUY') return { ...known, buys: true };
  const from = type === 'SELL' ? Math.min(known.from ?? price, price) : known.from;
  return { ...known, inStock: known.inStock + 1, from };
}
