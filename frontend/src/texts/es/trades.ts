/** Los nombres de las pantallas de ofertas y tratos. Todas las páginas los cargan. */
import type { Texts } from '../en';

export const trades: Texts['trades'] = {
  inbox: 'Bandeja',
  queue: 'Reservas',
};
