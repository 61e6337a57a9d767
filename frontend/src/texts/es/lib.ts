/** Los textos de lib. */
import type { Texts } from '../en';

export const lib: Texts['lib'] = {};
