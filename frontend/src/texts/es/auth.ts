/** Los textos de auth. */
import type { Texts } from '../en';

export const auth: Texts['auth'] = {};
