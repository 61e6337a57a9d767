/** Los textos de la bandeja. */
import type { Texts } from '../en';
import { createFormatters } from '../formatters';

const { formatNumber } = createFormatters('es');

export const inbox: Texts['inbox'] = {
  loading: 'Cargando tu bandeja',
  failed: 'No se pudo cargar tu bandeja.',
  list: 'Ofertas y tratos',
  none: 'No hay nada en tu bandeja.',
  noneYet: 'Reserva una carta en una tienda o haz una oferta: aparecerá aquí.',
  find: 'Ver lo que se ofrece',
  count: (n) => `${formatNumber(n)} por responder`,
  upTo: (most) => `+${most}`,
  turns: { ME: 'Te toca a ti', OTHER: 'Esperando a los demás', NONE: 'Terminados' },
  kinds: { OFFER: 'Oferta', DEAL: 'Trato' },
  cards: (first, n) => (n > 1 ? `${first} y ${formatNumber(n - 1)} más` : first),
  unread: (n) => (n === 1 ? '1 mensaje nuevo' : `${formatNumber(n)} mensajes nuevos`),
  noCards: 'Sin cartas',
  with: (who) => `con ${who}`,
  due: (until) => `hasta ${until}`,
  offerStates: {
    DRAFT: 'borrador',
    OPEN: 'abierta',
    ACCEPTED: 'aceptada',
    DECLINED: 'rechazada',
    WITHDRAWN: 'retirada',
    EXPIRED: 'vencida',
    VOID: 'terminada',
  },
  dealStates: {
    AGREED: 'falta acordar lugar y hora',
    SCHEDULED: 'acordado',
    READY: 'listo',
    HANDING: 'en entrega',
    NO_SHOW_CLAIMED: 'ausencia avisada',
    DISPUTED: 'en disputa',
    DONE: 'cerrado',
    DONE_IN_PART: 'cerrado en parte',
    CANCELLED: 'cancelado',
    EXPIRED: 'vencido',
    NO_SHOW: 'ausencia',
    RESOLVED: 'resuelto',
    UNCONFIRMED: 'sin confirmar',
  },
  otherState: 'abierto',
  keys: 'Muévete con las flechas y abre con Intro.',
};
