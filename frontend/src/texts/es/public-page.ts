/** Los textos que comparten las páginas públicas. */
import type { Texts } from '../en';

export const publicPage: Texts['publicPage'] = {
  failed: 'No se pudo cargar esta página.',
  reload: 'Volver a cargar',
  home: 'Ir a Playset',
  directions: 'Cómo llegar',
  report: 'Denunciar',
  reportOf: (what) => `Denunciar ${what}`,
  directionsTo: (place) => `Cómo llegar a ${place}`,
};
