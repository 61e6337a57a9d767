/** Los textos de home. */
import type { Texts } from '../en';

export const home: Texts['home'] = {};
