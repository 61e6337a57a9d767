/** Los textos de los filtros del inventario. */
import type { Texts } from '../../en';
import { createFormatters } from '../../formatters';

const { countWithNoun, formatNumber } = createFormatters('es');

export const filters: Texts['stock']['filters'] = {
  title: 'Filtros',
  open: (count) => (count === 0 ? 'Filtros' : `Filtros (${formatNumber(count)})`),
  any: 'Cualquiera',
  set: 'Códigos de edición',
  setExample: 'p. ej., brm, 8lm',
  condition: 'Estado',
  finish: 'Acabado',
  language: 'Idioma',
  type: 'Tipo',
  minPrice: 'Precio desde',
  maxPrice: 'Precio hasta',
  shelf: 'Estante',
  noShelf: 'Sin estante',
  uncounted: 'Sin contar desde hace',
  age: 'Antigüedad del recuento',
  ages: {
    toCount: 'Por contar otra vez',
    FRESH: 'Reciente',
    STALE: 'Antiguo',
    EXPIRED: 'Fuera del mercado',
  },
  days: (days) => countWithNoun(days, { one: 'día', other: 'días' }),
  below: 'Más barato que el mercado en',
  above: 'Más caro que el mercado en',
  percent: (percent) => `${percent} %`,
  clear: 'Quitar todos',
  remove: (filter) => `Quitar filtro: ${filter}`,
  chips: {
    q: (words) => `«${words}»`,
    minPrice: (price) => `desde ${price}`,
    maxPrice: (price) => `hasta ${price}`,
    shelf: (shelf) => `Estante: ${shelf}`,
    uncounted: (days) => `Sin contar desde hace ${days} días`,
    below: (percent) => `${percent} % o más por debajo del mercado`,
    above: (percent) => `${percent} % o más por encima del mercado`,
    import: 'Una importación',
  },
};
