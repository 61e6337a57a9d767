/** The host of dialogs and toasts, fetched when the first of them is near. */
import { lazyPart } from './lazy-page';

export const dialogHost = lazyPart(() => import('./dialog-host'));
