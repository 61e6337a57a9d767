/** Los textos de las tiendas. */
import type { Texts } from '../en';
import { createFormatters } from '../formatters';

const { countWithNoun } = createFormatters('es');

export const stores: Texts['stores'] = {
  title: 'Tiendas locales',
  search: 'Buscar tiendas',
  searchBy: 'Busca por nombre o dirección',
  list: 'Tiendas',
  loading: 'Cargando tiendas',
  failed: 'No se pudieron cargar los datos de las tiendas.',
  count: (stores) => countWithNoun(stores, { one: 'tienda', other: 'tiendas' }),
  noneFound: 'Ninguna tienda coincide con tu búsqueda.',
  none: 'Todavía no hay tiendas locales.',
  noneYet: 'Las tiendas aparecen aquí en cuanto se registran.',
  address: 'Dirección',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  directions: 'Cómo llegar',
  directionsTo: (store) => `Cómo llegar a ${store}`,
  website: 'Sitio web',
  websiteOf: (store) => `Sitio web de ${store}`,
  contact: 'Contacto',
  loadingOne: 'Cargando la tienda',
  unknown: 'Perfil no encontrado',
  unknownWhy: 'Nadie tiene esta dirección, la cuenta se cerró o uno de los dos bloqueó al otro.',
  seeAll: 'Ver las tiendas locales',
};
