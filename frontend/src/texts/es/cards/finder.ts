/** El buscador de cartas, lo que encontró y cómo se muestra. */
import type { Texts } from '../../en';
import { createFormatters } from '../../formatters';

const { countWithNoun, formatNumber, plural } = createFormatters('es');

export const finder: Texts['cards']['finder'] = {
  game: 'Juego',
  gamesFailed: 'No se pudieron cargar los juegos.',
  gamesLoading: 'Cargando…',
  card: 'Carta',
  name: 'Nombre de la carta',
  search: 'Buscar',
  syntax: 'Sintaxis de búsqueda',
  onOffer: 'En oferta cerca de mí',
  needed: 'Escribe el nombre de una carta.',
  examples: 'Ejemplos',
  exampleName: 'Lantern Warden',
  finds: {
    word: 'cartas con la palabra en el nombre',
    colours: 'criaturas rojas y verdes',
    either: 'un nombre o el otro',
    textAndCost: 'texto de reglas y valor de maná',
  },
};

export const results: Texts['cards']['results'] = {
  title: (search) => `Resultados de «${search}»`,
  list: 'Cartas',
  filter: 'Filtrar',
  filterBy: 'Filtra por nombre, edición o número…',
  loading: 'Buscando…',
  failed: 'No se pudieron cargar las cartas.',
  count: (cards) => countWithNoun(cards, { one: 'carta', other: 'cartas' }),
  filtered: (shown, loaded) =>
    `${formatNumber(shown)} de ${countWithNoun(loaded, { one: 'carta cargada', other: 'cartas cargadas' })} ${plural(shown, { one: 'coincide', other: 'coinciden' })} con el filtro`,
  noneFiltered: 'Ninguna de estas cartas coincide con el filtro.',
  broad: (cards) => `Son ${cards} cartas. Añade un nombre, una edición o un tipo para acotar.`,
  noneListed: 'Ahora mismo nadie tiene una carta así.',
  showUnlisted: 'Mostrar todas las cartas',
  ignored: 'Se ha ignorado una parte de la búsqueda',
  display: {
    title: 'Ordenar y filtrar',
    shown: (choices) => `Se muestra: ${choices}`,
    order: 'Orden',
    orders: {
      name: 'Nombre',
      set: 'Edición y número',
      released: 'Fecha de lanzamiento',
      rarity: 'Rareza',
      color: 'Color',
      cmc: 'Valor de maná',
      power: 'Fuerza',
      toughness: 'Resistencia',
      usd: 'Precio en dólares',
      eur: 'Precio en euros',
      tix: 'Precio en tickets',
      edhrec: 'Popularidad',
      artist: 'Artista',
    },
    direction: 'Sentido',
    directions: { auto: 'Predeterminado', asc: 'Ascendente', desc: 'Descendente' },
    unique: 'Mostrar',
    uniques: {
      prints: 'Todas las impresiones',
      art: 'Una por ilustración',
      cards: 'Una por carta',
    },
    extras: 'Mostrar fichas y extras',
    noExtras: 'Sin fichas ni extras',
    listed: 'Con anuncios',
  },
};

export const noResults: Texts['cards']['noResults'] = {
  unread: 'No se pudieron buscar cartas',
  tryThese: 'Prueba con menos palabras o con uno de estos ejemplos.',
  change: 'Cambia la búsqueda de arriba o empieza de nuevo.',
  again: 'Nueva búsqueda',
  finds: {
    words: 'las dos palabras en el nombre',
    phrase: 'la frase exacta',
    without: 'sin una palabra',
    ofSet: 'de una edición',
    number: 'una edición y un número de coleccionista',
    exactly: 'exactamente este nombre',
  },
};
