/** Los textos de la página pública de un evento. */
import type { Texts } from '../en';

export const publicEvent: Texts['publicEvent'] = {
  unknownEvent: 'Evento no encontrado',
  unknownEventWhy: 'No hay ningún evento en esta dirección, o se canceló.',
  over: 'Este evento ya ha terminado.',
  pictureOf: (name) => `La imagen de ${name}`,
  host: 'Organiza',
  when: 'Cuándo',
  where: 'Dónde',
  format: 'Formato',
  ends: 'Termina a las',
  next: 'También',
  fee: 'Inscripción',
  freeEntry: 'Gratis',
  rulesLevel: 'Nivel de reglas',
  levels: {
    CASUAL: 'Informal',
    REGULAR: 'Regular',
    COMPETITIVE: 'Competitivo',
    PROFESSIONAL: 'Profesional',
  },
  description: 'Información',
  whatToBring: 'Qué traer',
  prizes: 'Premios',
  turnout: 'Jugadores',
  go: 'Voy',
  attendees: 'Asistentes',
};
