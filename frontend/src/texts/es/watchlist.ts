/** Los textos de la lista de seguimiento. */
import type { Texts } from '../en';
import { createFormatters } from '../formatters';

const { countWithNoun } = createFormatters('es');

export const watchlist: Texts['watchlist'] = {
  list: 'Cartas que sigues',
  loading: 'Cargando la lista de seguimiento',
  failed: 'No se pudo cargar la lista de seguimiento.',
  count: (cards) => countWithNoun(cards, { one: 'carta', other: 'cartas' }),
  pricesOf: (day) => `precios de mercado del ${day}`,
  none: 'Todavía no sigues ninguna carta.',
  noneYet: 'Busca una carta y pulsa + Seguir en su página: aparecerá aquí con su precio de mercado.',
  find: 'Buscar una carta',
  cover: 'Dónde conseguirlas',
  trades: 'Con quién cambiar',
  marketPrice: 'Precio de mercado',
  regular: 'Normal',
  terms: 'Precio, estado…',
  add: (card) => `Añadir ${card} a la lista de seguimiento`,
  remove: 'Quitar',
  removed: 'Quitada de la lista de seguimiento.',
  notRemoved: 'No se pudo quitar.',
  notPutBack: 'No se pudo volver a poner la carta.',
  toggle: {
    unknown: 'Seguir',
    watched: 'Siguiendo',
    unwatched: '+ Seguir',
    failed: 'No se pudo actualizar la lista de seguimiento.',
    loggedOut: 'Debes iniciar sesión.',
  },
};
