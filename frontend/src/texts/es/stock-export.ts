/** Los textos de la exportación del inventario y de la hoja de recogida. */
import type { Texts } from '../en';
import { createFormatters } from '../formatters';

const { countWithNoun } = createFormatters('es');
const lineForms = { one: 'línea', other: 'líneas' };
const copyForms = { one: 'copia', other: 'copias' };

export const stockExport: Texts['stockExport'] = {
  title: 'Exportar inventario',
  lead: 'Lleva tu inventario a otro programa o a tu punto de venta.',
  stock: 'Inventario',
  groups: {
    sales: 'Punto de venta y tiendas en línea',
    collections: 'Apps de colección y mercados',
    lists: 'Listas de cartas',
  },
  text: 'Lista de texto',
  about: {
    playset: 'Todo lo que sabemos de cada línea. Si lo importas aquí de nuevo, no se pierde nada.',
    moxfield: 'Añade estas cartas a tu colección de Moxfield.',
    manabox: 'Añade estas cartas a tu colección de ManaBox, cada una en su edición exacta.',
    archidekt: 'Añade estas cartas a tu colección de Archidekt.',
    deckbox: 'Añade estas cartas a tu inventario de Deckbox. Allí, las grabadas cuentan como foil.',
    'dragon-shield': 'Añade estas cartas a una carpeta de Dragon Shield.',
    cardmarket:
      'Pone estas cartas a la venta en Cardmarket. Se omiten las cartas que no tienen identificador allí.',
    text: 'Una lista sencilla de cantidades y nombres que lee casi cualquier editor de mazos.',
    arena: 'Una lista para pegar en MTG Arena o en un editor de mazos que lea sus listas.',
    'mtgo-dek': 'Un archivo de mazo para Magic Online. Se omiten las cartas que no existen allí.',
    tcgplayer: 'Suma o resta lo que ha cambiado desde tu última subida. Solo líneas con SKU de TCGplayer.',
    square: 'Sustituye las cantidades de tus artículos de Square, según su SKU.',
    shopify: 'Fija las existencias de tus variantes de Shopify, según su SKU.',
  },
  location: 'Ubicación',
  locationAbout: {
    square: 'Exactamente como se llama la ubicación en Square.',
    shopify: 'Exactamente como se llama la ubicación en Shopify.',
  },
  locationNeeded: 'Escribe el nombre de la ubicación.',
  content: 'Qué lleva el archivo',
  contents: {
    last: 'Solo lo que ha cambiado desde la última subida',
    all: 'Todas las líneas',
    start: (program) => `Todo, para un ${program} que aún no tiene nada`,
  },
  contentsAbout: {
    last: 'Compara con el último archivo cuya subida confirmaste.',
    all: { set: 'Fija todas las cantidades.', add: 'Actualiza los precios y no suma nada.' },
    start: 'Cuenta todas las copias como nuevas. Úsalo una sola vez.',
  },
  deltaSince: (day) => `Última subida confirmada: ${day}.`,
  deltaNever: 'Aún no has confirmado ninguna subida, así que no hay con qué comparar.',
  download: (program) => `Descargar para ${program}`,
  failed: 'No se pudo crear el archivo.',
  downloaded: 'Archivo descargado.',
  uploadAsk: (program) => `¿Lo subiste a ${program}?`,
  uploadAbout: (day, lines) => `Archivo del ${day}: ${countWithNoun(lines, lineForms)}.`,
  uploadWhy:
    'El próximo archivo tendrá solo lo que cambie a partir de ahora. Confírmalo cuando la subida haya funcionado.',
  leftOut: (copies) =>
    `${countWithNoun(copies, { one: 'copia omitida', other: 'copias omitidas' })}: sin identificador externo, o con uno que designa cosas distintas.`,
  uploaded: 'Ya lo subí',
  confirmed: 'Subida confirmada.',
  notConfirmed: 'No se pudo confirmar la subida.',
  filterTitle: 'Qué se incluye',
  all: 'Todo tu inventario',
  filtered: 'Solo las líneas que coinciden:',
  filteredBy: (words) => `Solo las líneas que coinciden con «${words}»:`,
  counted: (lines, copies) => `${countWithNoun(lines, lineForms)} · ${countWithNoun(copies, copyForms)}`,
  countFailed: 'No pudimos contar las líneas.',
  counting: 'Contando líneas…',
  changeFilter: 'Cambiar el filtro',
  noShelf: 'Sin estante',
  pull: {
    title: 'Hoja de recogida',
    lead: 'Las copias reservadas, estante por estante.',
    print: 'Imprimir',
    csv: 'Descargar como CSV',
    failed: 'La hoja de recogida no se cargó.',
    loading: 'Cargando la hoja de recogida',
    none: 'No hay nada que recoger.',
    noneYet: 'Aquí aparecen las copias reservadas para alguien.',
    pull: 'Cantidad',
    card: 'Carta',
    terms: 'Estado',
    sku: 'Identificador externo',
    price: 'Precio',
    done: 'Recogida',
    tick: (card) => `Recogida: ${card}`,
    count: (lines, copies, isMore) =>
      `${countWithNoun(lines, lineForms)} · ${isMore ? 'más de ' : ''}${countWithNoun(copies, copyForms)}`,
  },
};
