// What can stop the verbs of places.
import { defineError } from '../../../kernel/domain-error.js';

export const townNotFound = defineError(
  'places.town-not-found',
  'unprocessable',
  'There’s no town with this ID. Search for it again.',
);
export const noTownNear = defineError(
  'places.no-town-near',
  'unprocessable',
  'There’s no town near this point.',
);
export const townsLoading = defineError(
  'places.loading',
  'unavailable',
  'The list of towns is still being loaded. Try again in a minute.',
);
export const tooManyMoves = defineError(
  'places.too-many-moves',
  'limited',
  'You can move your place 5 times a day. Try again tomorrow.',
);
export const townOrPoint = defineError(
  'places.town-or-point',
  'invalid',
  'Send either a town or a latitude and a longitude.',
);
export const storesHaveAddresses = defineError(
  'places.stores-have-addresses',
  'forbidden',
  'A store is at an address, which everybody sees. Set that.',
);
export const onlyStores = defineError(
  'places.only-stores',
  'forbidden',
  'Only a store has a public address. Choose your town.',
);
export const placeChanged = defineError(
  'places.changed',
  'outdated',
  'The place of your store has changed since you opened it. Look at it again.',
);
export const storePlaceNotFound = defineError(
  'places.store-not-found',
  'missing',
  'There’s no open store with this ID, or it has set no place.',
);
