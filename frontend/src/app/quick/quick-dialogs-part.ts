/** The dialogs that every page has at hand, fetched when somebody reaches for them. */
import { lazyPart } from '../../lib/lazy-part';

export const quickDialogs = lazyPart(() => import('./quick-dialogs'));
