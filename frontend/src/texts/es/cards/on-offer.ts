/** Lo que hay en oferta alrededor de alguien. */
import type { Texts } from '../../en';
import { createFormatters } from '../../formatters';

const { countWithNoun, formatNumber } = createFormatters('es');

export const onOffer: Texts['cards']['onOffer'] = {
  list: 'Cartas en oferta',
  allCards: 'Buscar en todas las cartas',
  sort: 'Ordenar por',
  sorts: {
    nearest: 'Más cerca primero',
    price: 'Más baratas primero',
    newest: 'Más recientes primero',
    discount: 'Más por debajo del mercado',
    name: 'Nombre',
  },
  distance: 'Distancia',
  within: (radius) => `A menos de ${radius}`,
  anywhere: 'En cualquier lugar',
  from: (town) => `Medido desde ${town}.`,
  fromAnywhere: (town) => `Medido desde ${town}, a cualquier distancia.`,
  changePlace: 'Cambiar población o radio',
  filters: (set) => (set > 0 ? `Filtros (${formatNumber(set)})` : 'Filtros'),
  clear: 'Quitar filtros',
  condition: 'Estado',
  finish: 'Acabado',
  type: 'Para',
  lister: 'Ofrecida por',
  listers: { STORE: 'Tiendas', USER: 'Jugadores' },
  language: 'Idioma',
  any: 'Cualquiera',
  minPrice: 'Precio desde',
  maxPrice: 'Precio hasta',
  fresh: 'Contadas hace poco',
  count: (cards) => countWithNoun(cards, { one: 'carta', other: 'cartas' }),
  partial: 'Coinciden demasiadas cartas para compararlas todas. Acota la búsqueda o define un radio.',
  failed: 'No se pudo cargar lo que hay en oferta.',
  none: 'Ahora mismo nadie ofrece una carta así.',
  noneNear: 'Ahora mismo nadie cerca de ti ofrece una carta así.',
  noneText: 'Prueba con menos palabras o filtros.',
  lookAnywhere: 'Buscar en cualquier lugar',
  fromPrice: (price) => `desde ${price}`,
  forTrade: 'para intercambio',
  nearby: (copies) => `${formatNumber(copies)} cerca`,
  copies: (copies) => countWithNoun(copies, { one: 'copia', other: 'copias' }),
  below: (percent) => `${formatNumber(percent)} % bajo el mercado`,
  stale: 'sin contar últimamente',
};
