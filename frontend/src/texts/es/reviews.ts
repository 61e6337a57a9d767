/** Los textos de las opiniones y de los historiales que resultan de ellas. */
import type { Texts } from '../en';
import { createFormatters } from '../formatters';

const { countWithNoun } = createFormatters('es');

export const reviews: Texts['reviews'] = {
  title: 'Historial',
  failed: 'No se pudieron cargar las opiniones.',
  whatOthersSaid: 'Lo que dicen los demás',
  firstTimerShort: 'Sin entregas aún',
  firstTimer: 'Aún sin entregas',
  since: (month) => `desde ${month}`,
  handOvers: (n, partners) =>
    `${countWithNoun(n, { one: 'entrega', other: 'entregas' })} con ${countWithNoun(partners, { one: 'persona o tienda', other: 'personas y tiendas' })}`,
  answers: {
    asDescribed: (yes, asked) => `cartas como se describían: ${yes} de ${asked}`,
    onTime: (yes, asked) => `puntual: ${yes} de ${asked}`,
    again: (yes, asked) => `repetirían: ${yes} de ${asked}`,
  },
  lateCancellations: (n) => countWithNoun(n, { one: 'cancelación tardía', other: 'cancelaciones tardías' }),
  noShows: (n) => countWithNoun(n, { one: 'plantón', other: 'plantones' }),
  stockConflicts: (n) =>
    countWithNoun(n, { one: 'reserva vendida a otros', other: 'reservas vendidas a otros' }),
  howDidItGo: '¿Qué tal fue?',
  blind: (who) =>
    `Ninguno ve las respuestas del otro hasta que los dos hayáis respondido o pase una semana. Después las pueden leer ${who} y cualquiera con una cuenta.`,
  questions: {
    onTime: '¿Llegó puntual?',
    asDescribed: '¿Estaban las cartas como se describían?',
    again: '¿Volverías a hacer un trato?',
  },
  yes: 'Sí',
  no: 'No',
  text: 'Unas palabras (opcional)',
  textHint: 'Las puede leer cualquiera con una cuenta.',
  send: 'Enviar opinión',
  change: 'Cambiar opinión',
  kept: 'Opinión enviada.',
  notKept: 'No se pudo enviar la opinión.',
  said: {
    onTime: (yes) => (yes ? 'puntual' : 'no llegó puntual'),
    asDescribed: (yes) => (yes ? 'cartas como se describían' : 'cartas no como se describían'),
    again: (yes) => (yes ? 'repetiría' : 'no repetiría'),
  },
  theySaid: (who) => `${who} dijo:`,
  youSaid: 'Dijiste:',
  shownFrom: (who, day) =>
    `${who} la verá cuando responda o a partir del ${day}. Hasta entonces puedes cambiarla.`,
};
