/** Los textos de app. */
import type { Texts } from '../en';

export const app: Texts['app'] = {};
