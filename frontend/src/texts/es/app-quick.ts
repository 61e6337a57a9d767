/** Los textos de lo que cada página tiene a mano: la barra del teléfono, buscar una carta y los atajos. */
import type { Texts } from '../en';
import { createFormatters } from '../formatters';

const { countWithNoun } = createFormatters('es');

/** El botón de los anuncios propios; una tecla lo pulsa desde cualquier sitio. */
export const newListing = 'Nuevo anuncio';

export const bar: Texts['app']['bar'] = {
  tabs: 'Pestañas',
  more: 'Más',
  menu: 'Menú',
  home: 'Inicio',
  cards: 'Cartas',
  listings: 'Anuncios',
  events: 'Eventos',
  manager: 'Gestor de eventos',
  settings: 'Ajustes',
  logOut: 'Cerrar sesión',
};

export const find: Texts['app']['find'] = {
  title: 'Buscar una carta',
  label: 'Carta',
  placeholder: 'Nombre de una carta o una búsqueda',
  hint: 'Escribe un nombre o una búsqueda como t:dragon c:r.',
  results: 'Resultados',
  cards: 'Cartas',
  names: 'Nombres',
  searchFor: (words) => `Buscar «${words}»`,
  looking: 'Buscando cartas…',
  offered: (results) => countWithNoun(results, { one: 'resultado', other: 'resultados' }),
  none: 'No se encontró ninguna carta.',
  failed: 'No se pudieron buscar las cartas.',
  offline: 'No tienes conexión. Podrás buscar cartas cuando vuelva.',
  keys: { choose: 'elegir', open: 'abrir', close: 'cerrar', escape: 'Escape' },
};

export const shortcuts: Texts['app']['shortcuts'] = {
  title: 'Atajos de teclado',
  what: 'Qué hace',
  keys: 'Teclas',
  or: 'o',
  andThen: 'y luego',
  control: 'Control',
  find: 'Buscar una carta',
  list: 'Mostrar esta lista',
  go: (page) => `Ir a ${page}`,
  newListing: 'Anuncio nuevo, en Mis anuncios',
  condition: 'Estado al crear un anuncio, de mejor a peor',
  undo: 'Deshacer, mientras se ofrece',
  use: 'Usar atajos de una sola tecla',
  why: 'Desactívalos si hablas con tu dispositivo o pulsas teclas sin querer. Control K funciona siempre.',
  mac: 'Desactívalos si hablas con tu dispositivo o pulsas teclas sin querer. ⌘ K funciona siempre.',
};
