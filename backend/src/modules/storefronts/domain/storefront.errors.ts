// What can stop the verbs of storefronts.
import { defineError } from '../../../kernel/domain-error.js';
import { MAX_FOLLOWED } from './storefront.js';

export const storeNotFound = defineError('storefronts.not-found', 'missing', 'There’s no store here.');
export const cardNotFound = defineError('storefronts.card-not-found', 'missing', 'There’s no card here.');
export const tooManyFollowed = defineError(
  'storefronts.too-many-followed',
  'conflict',
  `You can follow at most ${MAX_FOLLOWED} stores. Unfollow one first.`,
  { max: MAX_FOLLOWED },
);
export const onlyStores = defineError(
  'storefronts.only-stores',
  'forbidden',
  'Only a store has a public page.',
);
export const storePageChanged = defineError(
  'storefronts.changed',
  'outdated',
  'This store page has changed since you opened it. Look at it again.',
);
export const unknownSitemap = defineError(
  'storefronts.unknown-sitemap',
  'missing',
  'There’s no such sitemap.',
);
