/** Los textos de quién va a un evento: las respuestas de los jugadores. */
import type { Texts } from '../en';
import { createFormatters } from '../formatters';

const { formatNumber } = createFormatters('es');

export const attendance: Texts['attendance'] = {
  label: 'Tu respuesta',
  go: 'Voy',
  join: 'Unirme a la lista de espera',
  interested: 'Me interesa',
  confirm: 'Confirmar mi plaza',
  decline: 'Renunciar',
  cancel: 'No puedo ir',
  leaveList: 'Salir de la lista de espera',
  forget: 'Ya no me interesa',
  isGoing: 'Vas a este evento.',
  isInterested: 'Te interesa este evento.',
  isWaiting: (position) => `Eres el número ${formatNumber(position)} de la lista de espera.`,
  waitingWhy: 'Te avisaremos cuando haya una plaza libre.',
  isOffered: (until) => `Tienes una plaza reservada hasta ${until}.`,
  offeredWhy: 'Si no la confirmas antes, pasará a la siguiente persona.',
  hasLapsed: 'No confirmaste tu plaza a tiempo y ha pasado a la siguiente persona.',
  checkedIn: 'Ya has entrado. ¡Que te diviertas!',
  code: 'Tu código para la entrada',
  codeWhy: 'Enséñalo al llegar.',
  showsCards: 'Dejar que quienes van vean qué cartas podríamos intercambiar',
  bring: 'Ver qué llevar',
  failed: 'Puede que tu respuesta no se haya guardado.',
  notLoaded: 'No se pudo cargar tu respuesta.',
  see: 'Ver tu plaza',
  changes: {
    since: (changes) => `Ha cambiado desde tu respuesta: ${changes}`,
    words: { TIME: 'fecha u hora', PLACE: 'lugar', FEE: 'precio', DETAILS: 'detalles' },
    canceled: 'Eventos cancelados',
    isCanceled: 'Cancelado',
    dismiss: 'Descartar',
    dismissNamed: (event) => `Descartar ${event}`,
    notDismissed: 'No se descartó el evento.',
  },
  mine: {
    title: 'Mis eventos',
    loading: 'Cargando tus eventos',
    none: 'Aún no has respondido a ningún evento.',
    noneWhy: 'Di que vas a un evento y lo verás aquí, con tu plaza y tu código.',
    states: {
      GOING: 'Vas',
      INTERESTED: 'Te interesa',
      WAITING: 'En lista de espera',
      OFFERED: 'Confirma tu plaza',
      LAPSED: 'Plaza sin confirmar',
    },
  },
};
