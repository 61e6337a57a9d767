// What is somebody's and hidden from all others, and how each guarded operation is aimed at it.

import type { Aiming } from '../belongings.js';
import { TINY_PHOTO } from '../images.js';

/** What nobody but its owner may even know of, though others of its kind are for everybody to see. */
export const HIDDEN: readonly (readonly [id: string, what: string, aim: Aiming])[] = [
  ['changeListing', 'a sold listing', ({ sold }) => ({ path: { uuid: sold }, body: { price: 1 } })],
  ['withdrawListing', 'a sold listing', ({ sold }) => ({ path: { uuid: sold } })],
  ['restoreListing', 'a sold listing', ({ sold }) => ({ path: { uuid: sold } })],
  ['sellListings', 'a sold listing', ({ sold }) => ({ body: { listings: [{ uuid: sold }] } })],
  ['takeBackSales', 'a sold listing', ({ sold }) => ({ body: { listings: [sold] } })],
  ['addPhoto', 'a sold listing', ({ sold }) => ({ path: { uuid: sold }, body: TINY_PHOTO })],
  ['getCopies', 'a sold listing', ({ sold }) => ({ path: { uuid: sold } })],
  [
    'changeListing',
    'a withdrawn one',
    ({ withdrawn }) => ({ path: { uuid: withdrawn }, body: { price: 1 } }),
  ],
  ['withdrawListing', 'a withdrawn one', ({ withdrawn }) => ({ path: { uuid: withdrawn } })],
  ['restoreListing', 'a withdrawn one', ({ withdrawn }) => ({ path: { uuid: withdrawn } })],
];
