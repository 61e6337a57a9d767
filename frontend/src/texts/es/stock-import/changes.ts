/** Los textos de lo que hará, y ha hecho, una importación. */
import type { Texts } from '../../en';
import { createFormatters } from '../../formatters';

const { countWithNoun, formatNumber } = createFormatters('es');
const lineForms = { one: 'línea', other: 'líneas' };
const copyForms = { one: 'copia', other: 'copias' };
const cardForms = { one: 'carta', other: 'cartas' };

export const changes: Texts['stockImport']['changes'] = {
  title: 'Qué cambiará',
  done: 'Qué cambió',
  tabs: {
    HELD: 'Por revisar',
    NEW: 'Nuevas',
    MORE: 'Más',
    FEWER: 'Menos',
    TO_ZERO: 'A cero',
    PRICE: 'Precio cambiado',
    CHANGED: 'Detalles cambiados',
    UNCHANGED: 'Sin cambios',
    SUMMED: 'Sumadas',
    WISH: 'Deseos',
    SKIPPED: 'Omitidas',
  },
  tab: (tab, count) => `${tab} ${formatNumber(count)}`,
  none: 'Aquí no hay filas.',
  failed: 'Las filas no se cargaron.',
  loading: 'Cargando filas',
  card: 'Carta',
  copies: 'Copias',
  price: 'Precio',
  fileLine: 'Fila',
  rowOf: (line) => `Fila ${formatNumber(line)}`,
  notInFile: 'No está en el archivo',
  into: (line) => `Contada con la fila ${formatNumber(line)}`,
  fromTo: (before, after) => `${before} → ${after}`,
  summary: (lines, copies) => `${countWithNoun(lines, lineForms)} · ${countWithNoun(copies, copyForms)}`,
  value: (before, after) => `Valor del inventario: ${before} → ${after}`,
  updating: 'Actualizando la vista previa…',
  unsaved: 'Has cambiado los ajustes. Actualiza la vista previa para ver qué pasará.',
  reserved: (copies, missing) =>
    [
      copies === 1
        ? '1 copia está reservada para un trato y se queda.'
        : `${countWithNoun(copies, copyForms)} están reservadas para un trato y se quedan.`,
      missing > 0 &&
        `El archivo no tiene ${formatNumber(missing)} de ellas: en el trato se te preguntará si aún ${missing === 1 ? 'la' : 'las'} tienes.`,
    ]
      .filter(Boolean)
      .join(' '),
  stops: 'Revísalo antes de seguir',
  signs: {
    TO_ZERO: (lines, percent) =>
      `${countWithNoun(lines, lineForms)} se quedarían a cero. Es hasta el ${formatNumber(percent)} % de tu inventario.`,
    PRICE_JUMP: (lines) =>
      `El precio de ${countWithNoun(lines, lineForms)} pasaría a más del triple, o a menos de un tercio.`,
    SAME_FILE: (day) =>
      `Ya importaste este mismo archivo el ${day}. Si lo añades otra vez, cada copia se suma de nuevo.`,
  },
  acknowledge: 'Lo he revisado',
  notAcknowledged: 'Confirma primero cada aviso.',
  commit: {
    ADD: (copies) => `Añadir ${countWithNoun(copies, copyForms)}`,
    SET: (lines) => `Fijar estas ${countWithNoun(lines, lineForms)}`,
    REPLACE: (lines) => `Reemplazar todo con ${countWithNoun(lines, lineForms)}`,
  },
  heldStay: (rows) =>
    `${countWithNoun(rows, { one: 'fila por revisar se queda', other: 'filas por revisar se quedan' })} fuera por ahora.`,
  nothing: 'Este archivo no cambia nada.',
  nothingYet: (rows) =>
    `Todavía no se puede importar nada: ${countWithNoun(rows, { one: 'fila necesita tu ayuda', other: 'filas necesitan tu ayuda' })}.`,
  notCommitted: 'La importación no se pudo guardar. No cambió nada.',
  committed: 'Importación guardada.',
  result: (lines, copies) =>
    `Importado: ${countWithNoun(lines, lineForms)}, ${countWithNoun(copies, copyForms)}.`,
  show: 'Verlas en tu inventario',
  undo: 'Deshacer esta importación',
  undoAsk: '¿Deshacer esta importación?',
  undoWhy: 'Cada copia vuelve a estar como antes.',
  undoChanged: (copies) =>
    `${countWithNoun(copies, { one: 'copia ha cambiado', other: 'copias han cambiado' })} desde entonces y se quedarán como están.`,
  undoing: 'Deshaciendo…',
  doneOf: (done, total) => `${formatNumber(done)} de ${countWithNoun(total, copyForms)}`,
  canLeave: 'Puedes salir: se deshace del todo o no se deshace.',
  undone: 'La importación se deshizo.',
  undoneBut: (copies) =>
    `La importación se deshizo. ${countWithNoun(copies, { one: 'copia había cambiado', other: 'copias habían cambiado' })} desde entonces y se quedaron como estaban.`,
  notUndone: 'La importación no se pudo deshacer.',
  undoUntil: (day) => `Puedes deshacerla hasta el ${day}.`,
  tooLate: 'Ya no se puede deshacer.',
  wishes: (rows) =>
    `${countWithNoun(rows, { one: 'fila es una carta que quieres', other: 'filas son cartas que quieres' })}, no inventario.`,
  watch: 'Añadirlas a tu lista de seguimiento',
  watched: (cards) =>
    `${countWithNoun(cards, { one: 'carta añadida', other: 'cartas añadidas' })} a tu lista de seguimiento.`,
  notFound: (rows) =>
    `${countWithNoun(rows, { one: 'fila nombra', other: 'filas nombran' })} una carta que no conocemos.`,
  noRoom: (cards) => `Tu lista de seguimiento está llena: no cupieron ${countWithNoun(cards, cardForms)}.`,
  notWatched: 'No se pudieron añadir a tu lista de seguimiento.',
};
