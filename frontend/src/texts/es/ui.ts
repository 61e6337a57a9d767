/** Los textos de ui. */
import type { Texts } from '../en';

export const ui: Texts['ui'] = {};
