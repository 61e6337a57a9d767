/** What moderators read and decide, and what was decided about the visitor. */
import { lazyWithPreload } from '../lib/lazy-with-preload';
import { paths } from '../lib/paths';
import type { Screen } from './screen';

export const moderationScreens: readonly Screen[] = [
  {
    path: paths.moderation,
    access: 'guarded',
    page: lazyWithPreload(() => import('./moderation')),
    budget: 'page',
  },
  {
    path: paths.case,
    name: 'case',
    access: 'guarded',
    page: lazyWithPreload(() => import('./case')),
    budget: 'page',
  },
  {
    path: paths.decisions,
    access: 'guarded',
    page: lazyWithPreload(() => import('./decisions')),
    budget: 'page',
  },
];
