// The mails of notifications in Spanish, in the words of the client.
import { plainName } from '../../../../platform/mail/plain-name.js';
import { esDeals } from './es-deals.js';
import { esEvents } from './es-events.js';
import { esModeration } from './es-moderation.js';
import { formatStart } from './format-start.js';
import type { NotificationWords } from './notification-words.js';

const count = (amount: number, one: string, many: string): string =>
  amount === 1 ? `1 ${one}` : `${new Intl.NumberFormat('es').format(amount)} ${many}`;
const money = (dollars: number): string =>
  new Intl.NumberFormat('es', { style: 'currency', currency: 'USD' }).format(dollars);
const nameOf = (store = ''): string => plainName(store) ?? 'Una tienda que sigues';
const ASKED = 'Enviaste un mensaje sobre este anuncio.';

export const es: NotificationWords = {
  greeting: (name) => (name === undefined ? 'Hola:' : `Hola, ${name}:`),
  kinds: {
    NEW_DEVICE: () => ({
      title: 'Nuevo inicio de sesión en tu cuenta de Playset',
      about: 'Si no fuiste tú, cambia tu contraseña y cierra la sesión de tus otros dispositivos.',
    }),
    PASSWORD_CHANGED: () => ({
      title: 'Se cambió tu contraseña de Playset',
      about:
        'Si no fuiste tú, restablécela cuanto antes con «¿Olvidaste tu contraseña?» y cierra la sesión de tus otros dispositivos.',
    }),
    LISTING_SOLD: ({ cardName }) => ({ title: `Se vendió ${cardName}`, about: ASKED }),
    LISTING_WITHDRAWN: ({ cardName }) => ({ title: `${cardName} ya no está en venta`, about: ASKED }),
    LISTING_RESTORED: ({ cardName }) => ({ title: `${cardName} vuelve a estar en venta`, about: ASKED }),
    STORE_EVENT: ({ storeName, eventName, startsAt, timeZone, events = 1 }) => ({
      title:
        events > 1 ? `${nameOf(storeName)}: ${events} eventos nuevos` : `${nameOf(storeName)}: evento nuevo`,
      about: `${plainName(eventName ?? '') ?? 'Empieza'}: ${formatStart('es', startsAt, timeZone)}.`,
    }),
    STORE_SINGLES: ({ storeName, copies = 0 }) => ({
      title: `${nameOf(storeName)}: ${count(copies, 'carta nueva', 'cartas nuevas')}`,
      about: 'Sigues a esta tienda.',
    }),
    WANT_MATCHED: ({ copies = 0, cards = 0, best = [] }) => ({
      title:
        cards === 1
          ? `${best[0]?.cardName}: ${count(copies, 'copia que encaja', 'copias que encajan')}`
          : `${count(cards, 'carta', 'cartas')} que buscas`,
      about: best
        .map(({ cardName, price, before }) =>
          before === null
            ? `${cardName} por ${money(price)}`
            : `${cardName} por ${money(price)} en vez de ${money(before)}`,
        )
        .join(' · '),
    }),
    ...esDeals,
    ...esEvents,
    ...esModeration,
    CARDS_IMPORTED: ({ added = 0 }) => ({
      title: `${count(added, 'impresión nueva', 'impresiones nuevas')} en la base de datos de cartas`,
      about: 'Ya puedes publicarlas.',
    }),
    PRICES_HELD_BACK: ({ copies = 0 }) => ({
      title: `Revisa los precios nuevos de ${count(copies, 'copia', 'copias')}`,
      about: 'Cambiaron tanto que tus reglas de precios los retuvieron.',
    }),
    COUNT_EXPIRED: ({ copies = 0 }) => ({
      title: `¿Todavía tienes ${count(copies, 'copia', 'copias')}?`,
      about: 'Hace tanto que nadie las cuenta que ya no se muestran.',
    }),
  },
  several: (amount) => `${amount} notificaciones nuevas de Playset`,
  digest: (amount) => `Tu resumen diario de Playset: ${count(amount, 'notificación', 'notificaciones')}`,
  intro: { NOW: 'Acaba de pasar esto:', DAILY: 'Esto pasó desde tu último resumen:' },
  more: (amount) => `Y ${amount} más.`,
  action: 'Ver tus notificaciones',
  closing: 'Recibes este mensaje porque elegiste que te avisemos por correo electrónico.',
  securityClosing: 'Recibes este mensaje porque se trata de la seguridad de tu cuenta de Playset.',
  off: {
    SUBJECT: 'No recibir más correos sobre esto',
    KIND: 'No recibir más correos de este tipo',
    ALL: 'No recibir más correos de notificaciones',
  },
  settings: 'Cambiar cómo te avisamos',
  push: {
    security: 'Algo sobre la seguridad de tu cuenta',
    securityAbout: 'Abre Playset para ver de qué se trata.',
  },
};
