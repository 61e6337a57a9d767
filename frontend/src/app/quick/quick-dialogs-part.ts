/** The dialogs that every page has at hand, preloaded when a control gets the pointer or the focus. */
import { lazyWithPreload } from '../../lib/lazy-with-preload';

export const quickDialogs = lazyWithPreload(() => import('./quick-dialogs'));
