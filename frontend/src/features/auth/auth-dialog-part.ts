/** The dialog around logging in, fetched with its forms when somebody reaches for it. */
import { lazyPart } from '../../lib/lazy-part';
import { authForms } from './auth-forms-part';

const dialog = lazyPart(() => import('./parts/auth-dialog'));

export const authDialog = {
  Component: dialog.Component,
  preload(): void {
    dialog.preload();
    authForms.preload();
  },
};
