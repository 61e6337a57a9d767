/** The forms of the dialogs, fetched when somebody reaches for one. */
import { lazyPart } from '../../lib/lazy-part';

export const authForms = lazyPart(() => import('./parts/auth-forms'));
