/** Por qué no puede ser un día o una hora. */
import type { Texts } from '../en';

export const moments: Texts['moments'] = {
  noSuchDay: 'Esta fecha no existe.',
  dayOutOfReach: 'Elige una fecha entre 1900 y 2199.',
  noSuchTime: 'Esta hora no existe.',
  skippedTime: 'Ese día se adelantan los relojes y esta hora no existe. Elige otra.',
};
