/** Los textos de la página pública de una tienda. */
import type { Texts } from '../en';
import { createFormatters } from '../formatters';
import { theHour } from '../spanish-words';

const { countWithNoun } = createFormatters('es');

export const storefront: Texts['storefront'] = {
  pictureOf: (name) => `La imagen de ${name}`,
  address: 'Dirección',
  hours: 'Horario',
  hoursUnknown: 'Esta tienda no ha indicado su horario.',
  localTimes: (zone) => `Hora local (${zone})`,
  alwaysOpen: 'Abierta las 24 horas',
  openUntil: (when) => `Abierta hasta ${/^\d/.test(when) ? theHour(when) : `el ${when}`}`,
  opensAt: (when) => `Abre a ${theHour(when)}`,
  closedUntil: (when) => `Cerrada · abre ${when}`,
  closedToday: 'Hoy cerrada',
  closedTodayUntil: (when) => `Hoy cerrada · abre ${when}`,
  closed: 'Cerrada',
  today: 'Hoy',
  otherDays: 'Otro horario el',
  about: 'Sobre la tienda',
  events: 'Próximos eventos',
  noEvents: 'No hay eventos programados.',
  singles: 'Últimas cartas',
  noSingles: 'Ahora mismo no hay cartas publicadas.',
  listed: (singles, isMore) =>
    isMore
      ? `Más de ${singles} cartas publicadas`
      : countWithNoun(singles, { one: 'carta publicada', other: 'cartas publicadas' }),
  search: 'Buscar en las cartas de esta tienda',
  searchBy: 'Nombre, edición o número de la carta',
  searching: 'Buscando',
  searchFailed: 'La búsqueda ha fallado.',
  noneFound: (words) => `Esta tienda no tiene «${words}» ahora mismo.`,
  found: (singles) => countWithNoun(singles, { one: 'carta encontrada', other: 'cartas encontradas' }),
  newestOf: (shown) => `Las ${shown} más recientes de las encontradas. Añade una palabra para afinar.`,
  follow: 'Seguir',
  followed: 'Siguiendo',
  followFailed: 'No se pudo cambiar si sigues a esta tienda.',
  followUnknown: 'No se pudo comprobar si sigues a esta tienda.',
  unknownStore: 'Tienda no encontrada',
  unknownStoreWhy: 'No hay ninguna tienda en esta dirección, o ha cerrado.',
  website: 'Sitio web',
  websiteOf: (store) => `Sitio web de ${store}`,
};
