/** Los textos de la antigüedad de los recuentos. */
import type { Texts } from '../en';

export const counts: Texts['counts'] = {
  counted: (ago) => `Contada ${ago}`,
  countedOn: (day) => `Contada el ${day}`,
  offMarket: 'Fuera del mercado.',
  stillThere: 'Sigue ahí',
  stillThereLine: (card) => `Sigue ahí: ${card}`,
};
