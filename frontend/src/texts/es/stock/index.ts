/** Los textos del inventario: su tabla, lo que se edita en ella y su lista en un teléfono. */
import type { Texts } from '../../en';
import { createFormatters } from '../../formatters';
import { bulk } from './bulk';
import { filters } from './filters';

const { countWithNoun, formatNumber } = createFormatters('es');
const lineForms = { one: 'línea', other: 'líneas' };
const copyForms = { one: 'copia', other: 'copias' };
const cellForms = { one: 'celda', other: 'celdas' };

export const stock: Texts['stock'] = {
  title: 'Inventario',
  tableLabel: 'Inventario',
  keys: 'Usa las flechas para moverte, escribe para sustituir un valor y pulsa Intro para abrir una celda. Para salir de la tabla, pulsa Escape y después Tabulador.',
  loading: 'Cargando el inventario',
  failed: 'No se pudo cargar tu inventario.',
  search: 'Buscar en tu inventario',
  searchBy: 'Carta, edición, número, estante, SKU',
  import: 'Importar',
  export: 'Exportar',
  prices: 'Reglas de precios',
  compare: 'Comparar',
  recent: 'Cambios recientes',
  empty: {
    title: 'Tu inventario está vacío.',
    text: 'Importa un archivo de tu caja, de tu aplicación de colección o de una hoja de cálculo. No se anuncia nada hasta que hayas visto qué hace el archivo.',
    import: 'Importar un archivo',
    byHand: 'Anunciar cartas una a una',
  },
  noMatch: { title: 'Ninguna línea coincide con estos filtros.', clear: 'Quitar filtros' },
  summary: {
    lines: (lines) => countWithNoun(lines, lineForms),
    copies: (copies) => countWithNoun(copies, copyForms),
    asking: (value) => `${value} anunciados`,
    market: (value) => `${value} de mercado`,
    withoutMarket: (copies) => `${countWithNoun(copies, copyForms)} sin precio de mercado`,
  },
  columns: {
    card: 'Carta',
    set: 'Edición',
    condition: 'Estado',
    finish: 'Acabado',
    language: 'Idioma',
    type: 'Tipo',
    quantity: 'Cantidad',
    price: 'Precio',
    market: 'Mercado',
    pricePaid: 'Pagado',
    shelf: 'Estante',
    note: 'Nota',
    privateNote: 'Nota privada',
    externalId: 'Código SKU',
    isSigned: 'Firmada',
    isAltered: 'Alterada',
    countedAt: 'Contada',
    createdAt: 'Anunciada',
  },
  columnChoice: 'Columnas',
  select: {
    column: 'Seleccionada',
    line: (card) => `Seleccionar ${card}`,
    all: 'Seleccionar todas las líneas',
    count: (lines) => `${countWithNoun(lines, { one: 'línea seleccionada', other: 'líneas seleccionadas' })}`,
    allMatching: (lines) => `Seleccionar las ${formatNumber(lines)} que coinciden`,
    clear: 'Quitar la selección',
    change: 'Cambiar…',
  },
  cells: {
    edit: (column, card) => `${column} de ${card}`,
    fixed: 'Esta columna no se puede editar.',
    price: 'Escribe un precio de 0,01 $ a 999.999,99 $.',
    paid: 'Escribe una cantidad de hasta 999.999,99 $, o déjalo vacío.',
    quantity: (most) => `Escribe un número entero de 0 a ${formatNumber(most)}.`,
    choice: (typed, words) => `«${typed}» no es una opción. Usa ${words}.`,
    tooLong: (most) => `Usa como máximo ${formatNumber(most)} caracteres.`,
    rule: 'Regla',
    byRule: 'Puesto por una regla de precios',
    byHand: 'Escrito a mano',
    reserved: (copies) => `${formatNumber(copies)} reservadas`,
    gone: 'No queda ninguna',
    signed: 'Firmada',
    altered: 'Alterada',
    yes: 'Sí',
    no: 'No',
  },
  edits: {
    saving: (changes) => `Guardando ${countWithNoun(changes, { one: 'cambio', other: 'cambios' })}…`,
    saved: 'Todos los cambios están guardados.',
    failed: 'No se pudo guardar el cambio.',
    offline: 'No tienes conexión. No se cambió nada.',
    notChanged: (card, lines, what) =>
      `Sin guardar: ${lines > 1 ? countWithNoun(lines, lineForms) : card}, ${what}.`,
    dismiss: 'Cerrar',
    undone: (what) => `Deshecho: ${what}`,
    notUndone: (what) => `No se pudo deshacer: ${what}`,
    one: (card, what) => `${card}: ${what}`,
    pasted: (cells) => `${countWithNoun(cells, { one: 'celda pegada', other: 'celdas pegadas' })}`,
    cleared: (cells) => `${countWithNoun(cells, { one: 'celda vaciada', other: 'celdas vaciadas' })}`,
    unanswered: 'No hubo respuesta. Puede que se haya guardado: compruébalo antes de volver a intentarlo.',
    keepsPrice: (copies) =>
      `${countWithNoun(copies, { one: 'copia reservada conserva', other: 'copias reservadas conservan' })} el precio de antes, también si vuelve al mercado.`,
    lost: (typed) => `«${typed}» no se ha guardado: esa línea ya no está.`,
    notPasted: (cells, why) => `${countWithNoun(cells, cellForms)} sin cambiar. ${why}`,
    tooMuch: (most) => `Pega como máximo ${formatNumber(most)} celdas a la vez.`,
  },
  counter: {
    label: 'Inventario',
    sell: (card) => `Vender una: ${card}`,
    add: (card) => `Añadir una: ${card}`,
    quantity: (copies) => countWithNoun(copies, copyForms),
  },
  changes: {
    title: 'Cambios recientes',
    about:
      'Los cambios se pueden deshacer durante 7 días. Las copias que han cambiado desde entonces se quedan como están.',
    failed: 'No se pudieron cargar tus cambios recientes.',
    loading: 'Cargando los cambios recientes',
    none: 'Todavía no hay cambios.',
    kinds: { EDIT: 'Edición', IMPORT: 'Importación', PRICES: 'Reglas de precios', TILL: 'Caja' },
    running: 'En curso…',
    undoing: 'Deshaciendo…',
    tryAgain: (what) => `Reintentar: ${what}`,
    failedBecause: (why) => `Falló. ${why}`,
    undoFailed: (why) => `No se pudo deshacer. ${why}`,
    undone: 'Deshecho',
    expired: 'Ya no se puede deshacer',
    undo: (what) => `Deshacer: ${what}`,
    done: (copies) =>
      `Deshecho. ${countWithNoun(copies, { one: 'copia restaurada', other: 'copias restauradas' })}.`,
    changedSince: (copies) =>
      copies === 1
        ? '1 copia ha cambiado desde entonces y se quedó como está.'
        : `${countWithNoun(copies, copyForms)} han cambiado desde entonces y se quedaron como están.`,
    notUndone: 'Este cambio no se pudo deshacer.',
    changed: (copies) => `${countWithNoun(copies, { one: 'copia cambiada', other: 'copias cambiadas' })}`,
    added: (copies) => `${countWithNoun(copies, { one: 'copia añadida', other: 'copias añadidas' })}`,
    sold: (copies) => `${countWithNoun(copies, { one: 'copia vendida', other: 'copias vendidas' })}`,
    withdrawn: (copies) => `${countWithNoun(copies, { one: 'copia retirada', other: 'copias retiradas' })}`,
  },
  filters,
  bulk,
};
