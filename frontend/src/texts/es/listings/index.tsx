/** Los textos de los anuncios: los propios, los de una tienda y lo que se vendió. */
import type { Texts } from '../../en';
import { createFormatters } from '../../formatters';
import { drafts } from './drafts';
import { paste } from './paste';

const { countWithNoun, formatNumber, plural } = createFormatters('es');

export const listings: Texts['listings'] = {
  own: 'Mis anuncios',
  list: 'Anuncios',
  loading: 'Cargando anuncios',
  failed: 'No se pudieron cargar los anuncios.',
  count: (listings) => countWithNoun(listings, { one: 'anuncio', other: 'anuncios' }),
  manageInStock: (copies) => `Tienes ${formatNumber(copies)} cartas anunciadas. Gestiónalas en Inventario.`,
  search: 'Buscar anuncios',
  searchBy: 'Busca por carta, edición o número',
  noneFound: 'Ningún anuncio coincide con tu búsqueda.',
  noneOfStore: 'Esta tienda no tiene anuncios en este momento.',
  noneOfPlayer: 'No hay anuncios por ahora.',
  copies: {
    title: 'La carta que buscabas',
    of: (card: string) => `${card} aquí`,
    back: 'Volver a la carta',
    none: 'Esta carta ya no está publicada aquí.',
  },
  demand: (people) => `Al menos ${people} personas cerca de ti la buscan`,
  none: 'Todavía no tienes anuncios.',
  noneYet: 'Crea un anuncio para que jugadores y tiendas vean qué quieres vender, cambiar o comprar.',
  createFirst: 'Crear un anuncio',
  new: 'Nuevo anuncio',
  message: 'Mensaje',
  markSold: 'Marcar como vendida',
  edit: 'Editar',
  delete: 'Eliminar',
  save: 'Guardar',
  status: { ACTIVE: 'Publicada', RESERVED: 'Reservada', SOLD: 'Vendida' },
  terms: {
    price: 'Precio',
    condition: 'Estado',
    finish: 'Acabado',
    type: 'Tipo',
    language: 'Idioma',
    market: (price) => `Mercado ${price}`,
  },
  details: {
    title: 'Más sobre esta copia',
    note: 'Nota para todos',
    noteHelp: 'Se muestra con el anuncio, como «Pequeño pliegue en la esquina».',
    shelf: 'Estante o caja',
    externalId: 'SKU (identificador externo)',
    pricePaid: 'Lo que pagaste',
    privateNote: 'Nota privada',
    about: 'Solo tú ves el estante, el SKU, lo que pagaste y la nota privada.',
    said: (what, value) => `${what}: ${value}`,
  },
  find: {
    title: 'Buscar una carta',
    code: 'Código de la carta',
    codeExample: 'FIN-527',
    name: 'Nombre de la carta',
    nameExample: 'Clockwork Heron',
    find: 'Buscar',
    notFound: 'No se encontró la carta o falló la consulta.',
    failed: 'No se pudieron buscar cartas',
    noSuchSet: (set) => `Ninguna edición tiene el código ${set}.`,
    noSuchNumber: (set, number) => `${set} no tiene ninguna carta con el número ${number}.`,
    noSuchCode: 'Revisa el código o busca la carta por su nombre.',
    noAnswer: 'No se pudo consultar la carta. Inténtalo de nuevo.',
    lookingUp: (code) => `Buscando ${code}…`,
    whichCard: (code) => `¿Qué carta es ${code}?`,
    codeAgain: 'Corrige el código',
    keepTerms: 'Mantener estas condiciones para las próximas cartas',
    search: 'Buscarla de otra forma',
    byCode: 'Buscar por código',
    byName: 'Buscar por nombre',
    printings: 'Impresiones',
    found: (printings) =>
      countWithNoun(printings, { one: 'impresión encontrada', other: 'impresiones encontradas' }),
    marketPrice: (regular, foilName, foil) => `Precio de mercado: ${regular} · ${foilName} ${foil}`,
    digitalOnly: 'Esta carta solo existe en juegos digitales y no se puede intercambiar en persona.',
    keys: 'Atajos:',
    clear: 'Descartar',
    add: 'Añadir',
  },
  create: {
    title: 'Crear anuncio',
    toSubmit: (cards) =>
      cards === 0
        ? 'Cartas por publicar'
        : countWithNoun(cards, { one: 'carta por publicar', other: 'cartas por publicar' }),
    hint: 'Busca una carta, escribe su precio y añádela. Puedes publicar muchas a la vez.',
    added: (card, terms, cards) =>
      `${card} añadida, ${terms}. ${countWithNoun(cards, { one: 'carta', other: 'cartas' })} por publicar.`,
    noPrice: 'Sin precio',
    priceNeeded: 'Cada anuncio debe tener un precio válido (p. ej., 5 o 5.99).',
    notFoundYet: (cards) =>
      cards === 1
        ? 'Todavía no se ha encontrado 1 carta. Espera, corrige su código o quítala.'
        : `Todavía no se han encontrado ${formatNumber(cards)} cartas. Espera, corrige sus códigos o quítalas.`,
    total: (cards, price) => `${countWithNoun(cards, { one: 'carta', other: 'cartas' })}, ${price}`,
    cardNeeded: 'Añade al menos una carta antes de publicar.',
    tooMany: (most) => `Puedes publicar hasta ${formatNumber(most)} cartas a la vez.`,
    notAdded: (card) => `${card} todavía no está en la lista. Añádela o descártala primero.`,
    edit: (card) => `Editar ${card}`,
    close: (card) => `Cerrar ${card}`,
    remove: 'Quitar',
    removeCard: (card) => `Quitar ${card}`,
    submit: (listings) =>
      listings === 0
        ? 'Publicar'
        : `Publicar ${countWithNoun(listings, { one: 'anuncio', other: 'anuncios' })}`,
    submitted: '¡Anuncios publicados!',
    failed: 'No se pudieron publicar los anuncios.',
    leave: {
      title: '¿Descartar estas cartas?',
      text: (cards) =>
        `${plural(cards, { one: 'Queda', other: 'Quedan' })} ${countWithNoun(cards, { one: 'carta', other: 'cartas' })} sin publicar.`,
      discard: 'Descartar',
      stay: 'Seguir editando',
    },
  },
  drafts,
  paste,
  change: {
    title: 'Editar anuncio',
    priceNeeded: 'Escribe un precio válido.',
    cardFailed: 'No se pudo cargar la carta',
    saved: '¡Anuncio actualizado!',
    failed: 'No se pudo actualizar el anuncio.',
  },
  sell: {
    price: 'Vendida por',
    priceEach: 'Vendidas por, cada una',
    copies: 'Copias',
    ofCopies: (copies) => `de ${formatNumber(copies)}`,
    copiesNeeded: (most) => `Escribe un número del 1 al ${formatNumber(most)}.`,
    copiesChanged: 'Tus copias han cambiado desde entonces. Comprueba cuántas vendiste.',
    sold: '¡Marcada como vendida!',
    failed: 'No se pudo marcar como vendida.',
  },
  withdraw: {
    title: 'Eliminar anuncio',
    question: (card, price) => (
      <>
        ¿Eliminar tu anuncio de {card} por {price}?
      </>
    ),
    deleted: 'Anuncio eliminado',
    failed: 'No se pudo eliminar el anuncio',
  },
  ended: {
    sold: (copies, price) =>
      copies === 1 ? `Vendida por ${price}.` : `Vendidas ${formatNumber(copies)} por ${price} cada una.`,
    deleted: 'Eliminado.',
    restored: 'De nuevo en tus anuncios.',
  },
  restore: {
    restored: (card) => `${card} vuelve a estar en tus anuncios.`,
    failed: 'No se pudo recuperar el anuncio.',
  },
  conflict: {
    deleted: 'Este anuncio ya se eliminó.',
    final: 'Esta carta ya se vendió y su anuncio no se puede cambiar.',
    unknown: 'Este anuncio ha cambiado. No se pudo cargar la versión más reciente.',
    unlisted: 'Este anuncio ha cambiado y ya no está en esta lista.',
    changed: (terms) => `Este anuncio ha cambiado. Ahora es: ${terms}.`,
    stillHere: 'Tus cambios siguen aquí. Guárdalos de todos modos o carga las condiciones más recientes.',
  },
  sales: {
    list: 'Ventas',
    lead: 'Las cartas que has vendido',
    loading: 'Cargando el historial de ventas',
    failed: 'No se pudo cargar el historial de ventas.',
    none: 'Todavía no has vendido nada.',
    noneYet:
      'Cuando una carta cambie de manos, pulsa Marcar como vendida en su anuncio: la venta aparecerá aquí.',
    item: 'Artículo',
    date: 'Fecha',
    price: 'Precio de venta',
    status: 'Situación',
    soldTo: (who) => `Vendida a ${who}`,
  },
};
