/** The dialog around logging in and its forms, fetched when somebody reaches for them. */
import { lazyPart } from '../../lib/lazy-part';

export const authDialog = lazyPart(() => import('./parts/auth-dialog'));
const forms = lazyPart(() => import('./parts/auth-forms'));

export const authForms = {
  Component: forms.Component,
  /** Starts loading the dialog and what is in it. */
  preload(): void {
    authDialog.preload();
    forms.preload();
  },
};
