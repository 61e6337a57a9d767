/** Los textos de las distancias, y de las listas que se ordenan por ellas. */
import type { Texts } from '../en';

export const distances: Texts['distances'] = {
  about: (distance) => `a unos ${distance}`,
  over: (distance) => `a más de ${distance}`,
  distance: 'Distancia',
  order: 'Ordenar por',
  nearest: 'Por cercanía',
  byName: 'Por nombre',
  soonest: 'Por fecha',
  cheapest: 'Por precio',
};
