// What belongs to a member, and how each guarded operation is aimed at it by somebody else.
import { aPlan, scheduled } from '../src/modules/events/test/plan.js';
import type { ListingDto } from '../src/modules/listings/dto/listing.dto.js';
import { aSampleCard } from '../src/modules/listings/test/sample.js';
import { type Member, PASSWORD } from './people.js';

/** A store with one of everything that can be somebody's. */
export interface Belongings {
  readonly owner: string;
  readonly listing: string;
  readonly sold: string;
  readonly event: string;
  /** On the owner's watchlist. */
  readonly card: string;
}

/** An operation, aimed at belongings. Places in the path that are not named here would fail the test. */
export interface Aim {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: unknown;
}

/** A row for an operation on what has an owner. */
export interface Owned {
  /** The code of the 403 that a stranger gets. */
  readonly refusal: string;
  /** Another role than this gets `auth.wrong-role`, whoever owns what. */
  readonly onlyFor?: 'STORE';
  readonly aim: (of: Belongings) => Aim;
}

const entry = () => ({ cardId: aSampleCard(1).id, condition: 'NEAR_MINT', price: 5.99 });

/** Gives a store one of everything. */
export async function belongingsOf(store: Member): Promise<Belongings> {
  const { uuid: owner } = store.user;
  const { body } = await store.client.post<ListingDto[]>('/api/listings', [entry(), entry()]);
  const [listing = '', sold = ''] = body.map(({ uuid }) => uuid);
  await store.client.patch(`/api/listings/${sold}`, { status: 'SOLD' });
  const { uuid: event } = await scheduled(store);
  const card = aSampleCard(2).id;
  await store.client.post(`/api/watchlist/${owner}?cardId=${card}`);
  return { owner, listing, sold, event, card };
}

/** All that anybody could have changed of a store's belongings, as the store sees them. */
export async function stateOf({ client, user: { uuid } }: Member): Promise<unknown> {
  const lists = [
    'listings/user/:/status/ACTIVE',
    'listings/user/:/status/SOLD',
    'watchlist/:',
    'events/store/:',
    'users/:',
    'users/stores',
  ];
  return Promise.all(lists.map(async (list) => (await client.get(`/api/${list.replace(':', uuid)}`)).body));
}

/** What only its owner may read or change, by operationId. */
export const OWNED: Readonly<Record<string, Owned>> = {
  getUser: {
    refusal: 'users.not-yours',
    aim: ({ owner }) => ({ path: { uuid: owner } }),
  },
  changeUser: {
    refusal: 'users.not-yours',
    aim: ({ owner }) => ({ path: { uuid: owner }, body: { name: 'Taken over' } }),
  },
  changePassword: {
    refusal: 'users.not-yours',
    aim: ({ owner }) => ({
      path: { uuid: owner },
      body: { currentPassword: PASSWORD, newPassword: 'taken over' },
    }),
  },
  disableUser: {
    refusal: 'users.not-yours',
    aim: ({ owner }) => ({ path: { uuid: owner } }),
  },
  postListings: {
    refusal: 'listings.not-yours',
    aim: ({ owner }) => ({ body: [{ ...entry(), uuid: owner }] }),
  },
  changeListing: {
    refusal: 'listings.not-yours',
    aim: ({ listing }) => ({ path: { uuid: listing }, body: { price: 1 } }),
  },
  withdrawListing: {
    refusal: 'listings.not-yours',
    aim: ({ listing }) => ({ path: { uuid: listing } }),
  },
  restoreListing: {
    refusal: 'listings.not-yours',
    aim: ({ sold }) => ({ path: { uuid: sold } }),
  },
  getListingsOfUser: {
    refusal: 'listings.not-your-history',
    aim: ({ owner }) => ({ path: { id: owner, status: 'SOLD' } }),
  },
  getOrderHistory: {
    refusal: 'listings.not-your-history',
    aim: ({ owner }) => ({ path: { uuid: owner } }),
  },
  scheduleEvent: {
    refusal: 'events.not-yours',
    onlyFor: 'STORE',
    aim: ({ owner }) => ({ body: aPlan({ userId: owner }) }),
  },
  changeEvent: {
    refusal: 'events.not-yours',
    onlyFor: 'STORE',
    aim: ({ event }) => ({ path: { uuid: event }, body: { name: 'Taken over' } }),
  },
  callOffEvent: {
    refusal: 'events.not-yours',
    onlyFor: 'STORE',
    aim: ({ event }) => ({ path: { uuid: event } }),
  },
  getStoreSummary: {
    refusal: 'dashboard.not-yours',
    onlyFor: 'STORE',
    aim: ({ owner }) => ({ path: { uuid: owner } }),
  },
  getUserSummary: {
    refusal: 'dashboard.not-yours',
    aim: ({ owner }) => ({ path: { uuid: owner } }),
  },
  getWatchlist: {
    refusal: 'watchlist.not-yours',
    aim: ({ owner }) => ({ path: { uuid: owner } }),
  },
  isWatched: {
    refusal: 'watchlist.not-yours',
    aim: ({ owner, card }) => ({ path: { uuid: owner }, query: `cardId=${card}` }),
  },
  watchCard: {
    refusal: 'watchlist.not-yours',
    aim: ({ owner }) => ({ path: { uuid: owner }, query: `cardId=${aSampleCard(3).id}` }),
  },
  unwatchCard: {
    refusal: 'watchlist.not-yours',
    aim: ({ owner, card }) => ({ path: { uuid: owner }, query: `cardId=${card}` }),
  },
};

/** What every member may read, by operationId: nothing of it is anybody's secret. */
export const FOR_ALL_MEMBERS: Readonly<Record<string, (of: Belongings) => Aim>> = {
  getCard: ({ card }) => ({ path: { id: card } }),
  getCardBySetAndNumber: () => {
    const { set, collector_number: number } = aSampleCard(1);
    return { path: { setcode: set, number } };
  },
  getCardPrices: ({ card }) => ({ path: { id: card } }),
  getCatalogueStatus: () => ({}),
  getCardInLanguage: () => {
    const { set, collector_number: number } = aSampleCard(1);
    return { path: { setcode: set, number, lang: 'en' } };
  },
  getNamedCard: () => ({ query: `exact=${encodeURIComponent(aSampleCard(1).name)}` }),
  completeCardName: () => ({ query: 'q=lantern' }),
  collectCards: ({ card }) => ({ body: { identifiers: [{ id: card }] } }),
  getCardSets: () => ({}),
  getCardSet: () => ({ path: { code: aSampleCard(1).set } }),
  getCardSymbols: () => ({}),
  getEvents: () => ({}),
  getEventsOfStore: ({ owner }) => ({ path: { uuid: owner } }),
  getListingsWithCard: () => ({ query: `cardId=${aSampleCard(1).id}` }),
  getStores: () => ({}),
  getTcgFormats: () => ({}),
  getTcgTypes: () => ({}),
  searchCards: () => ({ query: 'q=lantern' }),
};
