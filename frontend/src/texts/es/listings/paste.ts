/** Los textos para pegar una lista de cartas. */
import type { Texts } from '../../en';
import { createFormatters } from '../../formatters';

const { countWithNoun, formatNumber } = createFormatters('es');
const lineForms = { one: 'línea', other: 'líneas' };

export const paste: Texts['listings']['paste'] = {
  way: 'Pegar una lista',
  wayBack: (rows) => `Volver a la lista pegada (${formatNumber(rows)})`,
  label: 'Lista de cartas',
  help: 'Una carta por línea: cantidad, código o nombre, estado y precio.',
  example: '4 FDN-429 NM 2,50\n2x FDN 430 LP $3\n1 Clockwork Heron (BRM) 89 foil 4',
  read: 'Importar',
  nothing: 'Pega o escribe al menos una línea.',
  tooLong: (lines, most) =>
    `Esta lista tiene ${formatNumber(lines)} líneas. Pega como máximo ${formatNumber(most)} a la vez.`,
  progress: (done, all) => `Buscando cartas: ${formatNumber(done)} de ${formatNumber(all)}`,
  title: (rows) => `Lista pegada: ${countWithNoun(rows, lineForms)}`,
  toCheck: (rows) =>
    rows === 0 ? 'Se reconocieron todas las líneas.' : `Revisa ${countWithNoun(rows, lineForms)}`,
  add: (cards) =>
    cards === 0 ? 'Añadir cartas' : `Añadir ${countWithNoun(cards, { one: 'carta', other: 'cartas' })}`,
  added: (cards) => `${countWithNoun(cards, { one: 'carta añadida', other: 'cartas añadidas' })}.`,
  noneReady: 'Corrige primero las líneas de abajo.',
  notChecked: (rows) =>
    rows === 1
      ? 'Queda una línea pegada por revisar. Corrígela o quítala.'
      : `Quedan ${formatNumber(rows)} líneas pegadas por revisar. Corrígelas o quítalas.`,
  notAdded: (cards) =>
    cards === 1
      ? 'Añade primero la carta que pegaste.'
      : `Añade primero las ${formatNumber(cards)} cartas que pegaste.`,
  unread: 'Seguir editando',
  again: 'Buscar otra vez',
  line: (text) => `Línea: ${text}`,
  card: 'Código o nombre de la carta',
  find: 'Buscar',
  /** How many a line counts in words. */
  numbers: ['una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'],
  quantity: 'Cantidad',
  right: 'Está bien',
  printingsOf: (card) => `Impresiones de ${card}`,
  takeMarketPrices: (rows) =>
    `Usar el precio de mercado en ${countWithNoun(rows, { one: 'línea', other: 'líneas' })} sin precio`,
  problems: {
    whichPrinting: (printings) => `Elige una de las ${formatNumber(printings)} impresiones.`,
    unreadable: 'No se reconoció ninguna carta en esta línea.',
    missing: (card) => `No se encontró ninguna carta para ${card}.`,
    failed: 'No se pudo consultar la carta.',
    quantity: (most) => `La cantidad debe ser un número entero de 1 a ${formatNumber(most)}.`,
    unread: (words) => `No pudimos leer «${words}».`,
    otherName: (written, name) => `La lista dice ${written}; esta carta es ${name}.`,
    finish: (wanted, chosen) => `Esta carta no se imprimió en ${wanted}, así que se eligió ${chosen}.`,
  },
};
