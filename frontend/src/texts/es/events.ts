/** Los textos de events. */
import type { Texts } from '../en';

export const events: Texts['events'] = {};
