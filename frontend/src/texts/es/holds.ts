/** Los textos para reservar cartas de una tienda y para lo que se puede ofrecer por un anuncio. */
import type { Texts } from '../en';
import { createFormatters } from '../formatters';

const { countWithNoun } = createFormatters('es');
const cards = (n: number) => countWithNoun(n, { one: 'carta', other: 'cartas' });

export const holds: Texts['holds'] = {
  holdForMe: 'Resérvamela',
  holdCard: (card) => `Resérvamela: ${card}`,
  held: (until) => (until === null ? 'Reservada para ti.' : `Reservada para ti hasta ${until}.`),
  asked: 'Solicitud enviada: la tienda te responderá.',
  open: 'Abrir',
  heldForYou: 'Reservada para ti',
  askedStore: 'Solicitada',
  failed: 'No se pudo reservar.',
  unanswered: 'No llegó respuesta. Inténtalo de nuevo: no se pedirá dos veces.',
  costsMore: (price) => `El precio cambió a ${price}. Pulsa de nuevo para reservar a ese precio.`,
  add: 'Añadir',
  addCard: (card) => `Añadir a la cesta: ${card}`,
  remove: 'Quitar',
  removeCard: (card) => `Quitar de la cesta: ${card}`,
  basket: 'Cesta',
  inBasket: (n, store) => `${cards(n)} en ${store}`,
  holdAll: 'Reservar todo',
  clear: 'Vaciar',
  cleared: 'Cesta vaciada.',
  full: 'En una cesta caben 20 cartas.',
  makeOffer: 'Hacer una oferta',
  offerFor: (card) => `Hacer una oferta: ${card}`,
  holdThese: (n) => (n === 1 ? 'Reservar esta carta' : `Reservar estas ${cards(n)}`),
  holdTheseAt: (n, store) =>
    n === 1 ? `Reservar esta carta en ${store}` : `Reservar estas ${cards(n)} en ${store}`,
  offerThese: (n) => (n === 1 ? 'Ofertar por esta carta' : `Ofertar por estas ${cards(n)}`),
  offerTheseTo: (n, who) =>
    n === 1 ? `Ofertar por esta carta: ${who}` : `Ofertar por estas ${cards(n)}: ${who}`,
  gone: {
    title: 'Ya no disponibles',
    others: 'Las tienen otras personas:',
    holdLeft: (n) => (n === 1 ? 'Reservar la otra carta' : `Reservar las otras ${cards(n)}`),
  },
  rules: {
    title: 'Reservas',
    lead: 'Qué solicitudes aceptas sin que te pregunten antes. Las demás las respondes en tu bandeja.',
    form: 'Reglas de las reservas',
    loading: 'Cargando tus reglas de reservas',
    loadFailed: 'No se pudieron cargar tus reglas de reservas.',
    isOn: 'Reservar cartas para la gente',
    maxCards: 'Máximo de cartas',
    maxValue: 'Valor máximo (vacío: cualquiera)',
    forWhom: 'Sin preguntarme antes, para',
    people: { EVERYONE: 'todo el mundo', WITH_RECORD: 'quien ya ha recogido cartas antes', NOBODY: 'nadie' },
    days: 'Hasta la hora de cierre',
    onDay: (days) =>
      days === 0 ? 'del mismo día' : days === 1 ? 'del día siguiente' : `${days} días después`,
    save: 'Guardar reglas',
    saved: 'Reglas guardadas.',
    notSaved: 'No se guardaron tus reglas.',
    badCards: 'Escribe un número del 1 al 20.',
    badValue: 'Escribe un importe, como 50.',
  },
};
