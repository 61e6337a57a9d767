/** Los textos de lo que hace una tienda en tratos ajenos: ser testigo de una entrega, guardar cartas en el mostrador. */

import type { Texts } from '../en';
import { createFormatters } from '../formatters';

const { countWithNoun } = createFormatters('es');

export const witness: Texts['witness'] = {
  tab: 'Ser testigo de una entrega',
  title: 'Ser testigo de una entrega',
  lead: 'Dos jugadores se encuentran en tu mostrador o evento. Escribe el código que enseña uno de los dos.',
  code: 'Su código',
  codeHint: '6 cifras',
  find: 'Buscar el trato',
  sixDigits: 'Escribe las 6 cifras del código.',
  foreign: 'No es el código de un trato.',
  failed: 'No se encontró el trato.',
  between: (one, other) => `${one} y ${other}`,
  gives: (who) => `${who} entrega`,
  pays: (who, amount) => `${who} paga ${amount}`,
  codeOf: (who) => `Código de ${who}`,
  nothing: 'Aquí ya no hay ninguna entrega pendiente.',
  acts: {
    HANDED_OVER: 'Entregado aquí',
    LEFT: 'Dejado en el mostrador',
    COLLECTED: 'Recogido',
    RETURNED: 'Devuelto',
  },
  done: {
    HANDED_OVER: 'Anotado: el trato está hecho.',
    LEFT: 'Guardado en el mostrador.',
    COLLECTED: 'Recogido: el trato está hecho.',
    RETURNED: 'Devuelto.',
  },
  shelf: 'Dónde las guardas (opcional)',
  notDone: 'No se pudo guardar.',
  own: (who) => `Este código es de tu propio trato con ${who}.`,
  toOwn: 'Ir a la entrega',
  another: 'Otro código',
  lying: 'En tu mostrador',
  nothingLies: 'No hay nada esperando en tu mostrador.',
  lyingFailed: 'No se pudo cargar la lista.',
  loading: 'Cargando lo que espera en tu mostrador',
  forWho: (giver, receiver) => `De ${giver}, para ${receiver}`,
  backTo: (giver) => `Vuelve a ${giver}`,
  cards: (n) => countWithNoun(n, { one: 'carta', other: 'cartas' }),
  until: (when) => `hasta ${when}`,
  rules: {
    title: 'Cartas para otros',
    lead: 'Cuando dos jugadores quedan en tu mostrador, uno puede dejar cartas para el otro. Los dos te enseñan un código.',
    keepsCards: 'Guardar cartas que un jugador deja para otro',
    loading: 'Cargando tus ajustes',
    loadFailed: 'No se pudieron cargar tus ajustes.',
    saved: 'Guardado.',
    notSaved: 'No se pudo guardar.',
  },
};
