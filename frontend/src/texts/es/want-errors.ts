/** Los errores de lo que se busca y de sus listas, por su código. */
export const wantErrors = {
  'stock.list-too-long': 'Una lista tiene {max} líneas como máximo. Divídela e importa las partes.',
  'stock.list-unreadable': 'No se puede leer esta lista.',
  'watchlist.list-name-taken': 'Ya tienes una lista con este nombre.',
  'watchlist.list-not-found': 'No tienes esa lista.',
  'watchlist.too-many-lists': 'Puedes tener {max} listas como máximo. Elimina una antes de añadir otra.',
  'watchlist.two-highest-prices':
    'Indica el precio máximo en dólares o como porcentaje del precio de mercado, pero no ambos.',
  'watchlist.nothing-to-change': 'Envía un nombre o los avisos, o ambas cosas.',
  'watchlist.want-changed': 'Lo que buscas de esta carta ha cambiado desde que lo abriste. Míralo otra vez.',
  'watchlist.want-not-found': 'No has indicado qué buscas de esta carta.',
  'watchlist.account-closed': 'Tu cuenta no puede seguir cartas.',
  'watchlist.full':
    'En una lista de seguimiento caben {max} cartas como máximo. Quita una antes de añadir otra.',
  'watchlist.not-yours': 'Esta lista de seguimiento es de otra persona.',
  'watchlist.unknown-card': 'Esta carta no está en la base de datos de cartas.',
};
