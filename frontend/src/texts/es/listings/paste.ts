/** Los textos para pegar una lista de cartas. */
import type { Texts } from '../../en';
import { speech } from '../../speech';

const { counted, number } = speech('es');
const lineForms = { one: 'línea', other: 'líneas' };

export const paste: Texts['listings']['paste'] = {
  way: 'Pegar una lista',
  wayBack: (rows) => `Volver a la lista pegada (${number(rows)})`,
  label: 'Lista de cartas',
  help: 'Una carta por línea: cantidad, código o nombre, estado y precio.',
  example: '4 FDN-429 NM 2,50\n2x FDN 430 LP $3\n1 Clockwork Heron (BRM) 89 foil 4',
  read: 'Importar',
  nothing: 'Pega o escribe al menos una línea.',
  tooLong: (lines, most) =>
    `Esta lista tiene ${number(lines)} líneas. Pega como máximo ${number(most)} a la vez.`,
  progress: (done, all) => `Buscando cartas: ${number(done)} de ${number(all)}`,
  title: (rows) => `Lista pegada: ${counted(rows, lineForms)}`,
  toCheck: (rows) => (rows === 0 ? 'Se entendieron todas las líneas.' : `Revisa ${counted(rows, lineForms)}`),
  add: (cards) =>
    cards === 0 ? 'Añadir cartas' : `Añadir ${counted(cards, { one: 'carta', other: 'cartas' })}`,
  added: (cards) => `${counted(cards, { one: 'carta añadida', other: 'cartas añadidas' })}.`,
  noneReady: 'Corrige primero las líneas de abajo.',
  notChecked: (rows) =>
    rows === 1
      ? 'Queda una línea pegada por revisar. Corrígela o quítala.'
      : `Quedan ${number(rows)} líneas pegadas por revisar. Corrígelas o quítalas.`,
  notAdded: (cards) =>
    cards === 1
      ? 'Añade primero la carta que pegaste.'
      : `Añade primero las ${number(cards)} cartas que pegaste.`,
  unread: 'Seguir editando',
  again: 'Buscarlas otra vez',
  line: (text) => `Línea: ${text}`,
  card: 'Código o nombre de la carta',
  find: 'Buscar',
  /** How many a line counts in words. */
  numbers: ['una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'],
  quantity: 'Cantidad',
  right: 'Está bien',
  printingsOf: (card) => `Impresiones de ${card}`,
  takeMarketPrices: (rows) =>
    `Usar el precio de mercado en ${counted(rows, { one: 'línea', other: 'líneas' })} sin precio`,
  problems: {
    whichPrinting: (printings) => `Elige la impresión: hay ${number(printings)}.`,
    unreadable: 'No se reconoció ninguna carta en esta línea.',
    missing: (card) => `No se encontró ninguna carta para ${card}.`,
    failed: 'No se pudo consultar la carta.',
    quantity: (most) => `La cantidad debe ser un número entero de 1 a ${number(most)}.`,
    unread: (words) => `No pudimos leer «${words}».`,
    otherName: (written, name) => `La lista dice ${written}; esta carta es ${name}.`,
    finish: (wanted, chosen) => `Esta carta no se imprimió en ${wanted}, así que se eligió ${chosen}.`,
  },
};
