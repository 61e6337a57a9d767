/** Los textos de lo que distingue a una copia. */
import type { Texts } from '../en';

export const copies: Texts['copies'] = {
  signed: 'Firmada',
  altered: 'Alterada',
};
