/** The dialog around logging in, fetched with its forms when somebody reaches for it. */
import { lazyWithPreload } from '../../lib/lazy-with-preload';
import { authForms } from './auth-forms-part';

const dialog = lazyWithPreload(() => import('./parts/auth-dialog'));

export const authDialog = {
  Component: dialog.Component,
  preload(): void {
    dialog.preload();
    authForms.preload();
  },
};
