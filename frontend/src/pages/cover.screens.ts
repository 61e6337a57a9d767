/** Where to get a list of cards, and the plans for it that are kept and shared. */
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
  {
    path: paths.savedPlans,
    name: 'saved-plans',
    access: 'guarded',
    page: lazyWithPreload(() => import('./saved-plans')),
    budget: 'page',
  },
  {
    path: paths.savedPlan,
    name: 'saved-plan',
    access: 'guarded',
    page: lazyWithPreload(() => import('./saved-plan')),
    budget: 'page',
  },
  {
    path: paths.sharedPlan,
    name: 'shared-plan',
    access: 'public',
    page: lazyWithPreload(() => import('./shared-plan')),
    budget: 'page',
  },
];
