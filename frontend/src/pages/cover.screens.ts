/** Where to get a list of cards. */
import { lazyWithPreload } from '../lib/lazy-with-preload';
import { paths } from '../lib/paths';
import type { Screen } from './screen';

export const coverScreens: readonly Screen[] = [
  {
    path: paths.cover,
    access: 'guarded',
    page: lazyWithPreload(() => import('./cover')),
    budget: 'page',
  },
];
