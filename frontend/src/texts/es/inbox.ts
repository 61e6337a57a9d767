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
  turns: { ME: 'Te toca a ti', OTHER: 'Esperando a los demás', NONE: 'En curso' },
  kinds: { OFFER: 'Oferta', DEAL: 'Trato' },
  cards: (first, n) => (n > 1 ? `${first} y ${formatNumber(n - 1)} más` : first),
  noCards: 'Sin cartas',
  with: (who) => `con ${who}`,
  due: (until) => `hasta ${until}`,
  toAnswer: 'por responder',
  sent: 'enviada',
  offerStates: { DRAFT: 'borrador' },
  dealStates: {
    AGREED: 'falta acordar lugar y hora',
    SCHEDULED: 'acordado',
    READY: 'listo para recoger',
    HANDING: 'en entrega',
    NO_SHOW_CLAIMED: 'ausencia avisada',
    DISPUTED: 'en disputa',
  },
  drafts: 'Borradores',
  draftTo: (who) => `Borrador para ${who}`,
  discard: 'Descartar',
  discardDraft: (who) => `Descartar el borrador para ${who}`,
  discarded: 'Borrador descartado.',
  notDiscarded: 'El borrador no se descartó.',
  otherState: 'abierto',
  keys: 'Muévete con las flechas y abre con Intro.',
};
