/** Los textos de la antigüedad de los recuentos. */
import type { Texts } from '../en';

export const counts: Texts['counts'] = {
  counted: (ago) => `Contada ${ago}`,
  offMarket: 'Fuera del mercado.',
  stillThere: 'Sigue ahí',
  stillThereLine: (card) => `Sigue ahí: ${card}`,
};
