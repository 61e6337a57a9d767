/** What shows a badge in the frame, or one for a whole menu. */
import { whenSettled } from '../lib/page-load';

export const menuBadge = () => whenSettled().then(() => import('./menu-badge'));
export const menuTotal = () => whenSettled().then(() => import('./menu-total'));
