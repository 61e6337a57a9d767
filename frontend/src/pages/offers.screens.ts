/** Offers between two accounts. */
import { lazyWithPreload } from '../lib/lazy-with-preload';
import { paths } from '../lib/paths';
import type { Screen } from './screen';

export const offerScreens: readonly Screen[] = [
  {
    path: paths.newOffer,
    name: 'new-offer',
    access: 'guarded',
    page: lazyWithPreload(() => import('./new-offer')),
    budget: 'page',
  },
  {
    path: paths.offer,
    name: 'offer',
    access: 'guarded',
    page: lazyWithPreload(() => import('./offer')),
    prefetch: ['prefetchOffer'],
    budget: 'page',
  },
];
