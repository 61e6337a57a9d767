/** Los textos de la comparación de un archivo con el inventario. */
import type { Texts } from '../en';
import { createFormatters } from '../formatters';

const { countWithNoun, formatNumber } = createFormatters('es');
const copyForms = { one: 'copia', other: 'copias' };
const lineForms = { one: 'línea', other: 'líneas' };
const count = (copies: number) => countWithNoun(copies, copyForms);

export const stockReconcile: Texts['stockReconcile'] = {
  title: 'Comparar un archivo',
  lead: 'Sube la lista completa de tu caja o de otro programa para ver en qué difiere tu inventario. No se cambia nada.',
  stock: 'Inventario',
  loading: 'Cargando tu informe',
  failed: 'Tu informe no se cargó.',
  gone: 'Este informe ya no está aquí.',
  goneWhy: 'Tus últimos cinco informes se guardan durante 30 días.',
  startNew: 'Comparar otro archivo',
  reading: 'Leyendo el archivo…',
  matching: (done, all) => `${formatNumber(done)} de ${formatNumber(all)} filas reconocidas`,
  comparing: 'Comparando con tu inventario…',
  canClose: 'Puedes cerrar esta pestaña. Seguiremos trabajando y encontrarás el informe aquí cuando vuelvas.',
  comparedAt: (at) => `Comparado: ${at}`,
  agree: 'Tu archivo y tu inventario coinciden',
  agreeAbout: (lines, copies) =>
    `${countWithNoun(lines, lineForms)} en la comparación, ${count(copies)} en ambos.`,
  totals: (differing, lines) =>
    differing === 1
      ? `Difiere 1 línea de ${formatNumber(lines)}.`
      : `Difieren ${countWithNoun(differing, lineForms)} de ${formatNumber(lines)}.`,
  copies: (inFile, inStock) => `${count(inFile)} en el archivo, ${formatNumber(inStock)} en tu inventario.`,
  blank: (condition) =>
    `Las filas sin estado se compararon como ${condition}. Las copias reservadas cuentan en ambos lados.`,
  fix: 'Para que tu inventario sea como el archivo, impórtalo con «Fijar estas».',
  fixLink: 'Importar un archivo',
  kinds: {
    ALL: 'Todas',
    MORE: 'Más aquí',
    FEWER: 'Menos aquí',
    NOT_IN_FILE: 'No están en el archivo',
    NOT_IN_STOCK: 'No están en tu inventario',
    NOT_COMPARED: 'Sin comparar',
  },
  tab: (kind, lines) => `${kind} (${formatNumber(lines)})`,
  tabs: 'Diferencias',
  none: 'Aquí no hay nada.',
  linesFailed: 'Las diferencias no se cargaron.',
  linesLoading: 'Cargando las diferencias',
  card: 'Carta',
  inFile: 'Archivo',
  inStock: 'Inventario',
  difference: 'Diferencia',
  causes: 'Últimos cambios',
  rowOf: (line) => `Fila ${formatNumber(line)}`,
  reserved: (copies) => `${countWithNoun(copies, { one: 'copia reservada', other: 'copias reservadas' })}`,
  noCauses: 'Sin cambios en los últimos 30 días',
  what: {
    ADDED: (copies) => countWithNoun(copies, { one: 'añadida', other: 'añadidas' }),
    SOLD: (copies) => countWithNoun(copies, { one: 'vendida', other: 'vendidas' }),
    WITHDRAWN: (copies) => countWithNoun(copies, { one: 'retirada', other: 'retiradas' }),
    MOVED_HERE: (copies) =>
      countWithNoun(copies, { one: 'movida a esta línea', other: 'movidas a esta línea' }),
    MOVED_AWAY: (copies) =>
      countWithNoun(copies, { one: 'movida a otra línea', other: 'movidas a otra línea' }),
  },
  source: {
    IMPORT: 'importación',
    EDIT: 'edición en bloque',
    PRICES: 'reglas de precios',
    TILL: 'caja',
    DEAL: 'trato',
    UNDO: 'deshacer',
    HAND: 'a mano',
  },
  cause: (what, source, at) => `${what} (${source}), ${at}`,
  show: 'Ver en el inventario',
  showLine: (name) => `Ver en el inventario: ${name}`,
  download: 'Descargar como CSV',
  downloadName: (name) => `${name} - diferencias.csv`,
  notDownloaded: 'El archivo no se pudo descargar.',
  history: 'Informes anteriores',
  noHistory: 'Todavía no hay informes.',
  historyFailed: 'Tus informes anteriores no se cargaron.',
  differ: (lines) =>
    lines === 0
      ? 'coincide'
      : lines === 1
        ? 'difiere 1 línea'
        : `difieren ${countWithNoun(lines, lineForms)}`,
  states: { WORKING: 'aún se está comparando', REFUSED: 'no se pudo leer' },
};
