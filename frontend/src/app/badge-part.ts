/** What shows a badge in the frame. */
import { whenSettled } from '../lib/page-load';

export const menuBadge = () => whenSettled().then(() => import('./menu-badge'));
