// How the operations on a lister's own listings are aimed at somebody else's.

import { aSampleCard } from '../src/modules/listings/test/sample.js';
import { TINY_PHOTO } from './images.js';

interface Aim {
  readonly path?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}
interface ListingBelongings {
  readonly owner: string;
  readonly listing: string;
  readonly photo: string;
}

/** A listing to post. */
export const entry = () => ({ cardId: aSampleCard(1).id, condition: 'NEAR_MINT', price: 5.99 });

/** What only its owner may read or change. */
export const LISTINGS_OWNED: Readonly<Record<string, (of: ListingBelongings) => Aim>> = {
  postListings: ({ owner }) => ({ body: [{ ...entry(), uuid: owner }] }),
  changeListing: ({ listing }) => ({ path: { uuid: listing }, body: { price: 1 } }),
  withdrawListing: ({ listing }) => ({ path: { uuid: listing } }),
  restoreListing: ({ listing }) => ({ path: { uuid: listing } }),
  sellListings: ({ listing }) => ({ body: { listings: [{ uuid: listing }] } }),
  takeBackSales: ({ listing }) => ({ body: { listings: [listing] } }),
  addPhoto: ({ listing }) => ({ path: { uuid: listing }, body: TINY_PHOTO }),
  orderPhotos: ({ listing, photo }) => ({ path: { uuid: listing }, body: { photos: [photo] } }),
  removePhoto: ({ listing, photo }) => ({ path: { uuid: listing, photo } }),
  restorePhoto: ({ listing, photo }) => ({ path: { uuid: listing, photo } }),
  getCopies: ({ listing }) => ({ path: { uuid: listing } }),
  getListingsOfUser: ({ owner }) => ({ path: { id: owner, status: 'SOLD' } }),
  getOrderHistory: ({ owner }) => ({ path: { uuid: owner } }),
};
