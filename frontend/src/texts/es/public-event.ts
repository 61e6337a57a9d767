/** Los textos de la página pública de un evento. */
import type { Texts } from '../en';

export const publicEvent: Texts['publicEvent'] = {
  unknownEvent: 'Evento no encontrado',
  unknownEventWhy: 'No hay ningún evento en esta dirección, o se canceló.',
  over: 'Este evento ya ha terminado.',
  host: 'Organiza',
  when: 'Cuándo',
  where: 'Dónde',
  format: 'Formato',
};
