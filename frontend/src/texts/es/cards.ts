/** Los textos de cards. */
import type { Texts } from '../en';

export const cards: Texts['cards'] = {};
