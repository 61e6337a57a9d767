/** The forms of the dialogs, preloaded when a control gets the pointer or the focus. */
import { lazyWithPreload } from '../../lib/lazy-with-preload';

export const authForms = lazyWithPreload(() => import('./parts/auth-forms'));
