/** Files into one's stock and out of it, and the sheet to pull reserved copies by. */
import { lazyWithPreload } from '../lib/lazy-with-preload';
import { paths } from '../lib/paths';
import type { Screen } from './screen';

export const importExportScreens: readonly Screen[] = [
  {
    path: paths.stockImport,
    name: 'stock-import',
    access: 'guarded',
    page: lazyWithPreload(() => import('./stock-import')),
    budget: 'page',
  },
  {
    path: paths.stockExport,
    name: 'stock-export',
    access: 'guarded',
    page: lazyWithPreload(() => import('./stock-export')),
    budget: 'page',
  },
  {
    path: paths.stockReconcile,
    name: 'stock-reconcile',
    access: 'guarded',
    page: lazyWithPreload(() => import('./stock-reconcile')),
    budget: 'page',
  },
  {
    path: paths.pullSheet,
    name: 'pull-sheet',
    access: 'guarded',
    page: lazyWithPreload(() => import('./pull-sheet')),
    budget: 'page',
  },
];
