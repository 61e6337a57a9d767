/** Los textos de listings. */
import type { Texts } from '../en';

export const listings: Texts['listings'] = {};
