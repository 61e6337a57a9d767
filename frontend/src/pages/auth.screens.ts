/** Where the links in mails about an account lead. */
import { lazyWithPreload } from '../lib/lazy-with-preload';
import { paths } from '../lib/paths';
import { texts } from '../texts';
import type { Screen } from './screen';

export const authScreens: readonly Screen[] = [
  {
    path: paths.verifyEmail,
    title: texts.app.verifyEmail,
    access: 'public',
    page: lazyWithPreload(() => import('./verify-email')),
    budget: 'page',
  },
  {
    path: paths.resetPassword,
    title: texts.app.resetPassword,
    access: 'public',
    page: lazyWithPreload(() => import('./reset-password')),
    budget: 'page',
  },
];
