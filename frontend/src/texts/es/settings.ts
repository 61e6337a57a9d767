/** Los textos de settings. */
import type { Texts } from '../en';

export const settings: Texts['settings'] = {};
