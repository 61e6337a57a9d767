/** Los textos de la página pública de un evento. */
import type { Texts } from '../en';
import { createFormatters } from '../formatters';

const { countWithNoun, formatNumber } = createFormatters('es');

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
  going: (going) => (going === 1 ? '1 va' : `${formatNumber(going)} van`),
  interested: (count) =>
    count === 1 ? '1 persona interesada' : `${formatNumber(count)} personas interesadas`,
  firesAt: (least, going) =>
    going >= least ? 'hay suficientes para empezar' : `empieza con ${formatNumber(least)}`,
  places: (places) => countWithNoun(places, { one: 'plaza libre', other: 'plazas libres' }),
  full: 'completo',
  waiting: (count) => `${formatNumber(count)} en espera`,
};
