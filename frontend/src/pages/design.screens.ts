/** The building blocks, for anyone who works on the client; no part of what is built. */
import { lazyWithPreload } from '../lib/lazy-with-preload';
import type { Screen } from './screen';

export const designScreens: readonly Screen[] =
  process.env.NODE_ENV === 'production'
    ? []
    : [
        {
          name: 'design',
          path: '/_design',
          access: 'public',
          page: lazyWithPreload(() => import('./design')),
          budget: 'page',
        },
      ];
