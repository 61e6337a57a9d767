/** Los textos para pegar una lista de cartas. */
import type { Texts } from '../../en';
import { speech } from '../../speech';

const { counted, number, plural } = speech('es');
const lineForms = { one: 'línea', other: 'líneas' };

export const paste: Texts['listings']['paste'] = {
  way: 'Pegar una lista',
  wayBack: (rows) => `Volver a la lista pegada (${number(rows)})`,
  label: 'Lista de cartas',
  help: 'Una carta por línea: cantidad, código o nombre, estado y precio.',
  example: '4 FDN-429 NM 2,50\n2x FDN 430 LP $3\n1 Clockwork Heron (BRM) 89 foil 4',
  read: 'Leer la lista',
  nothing: 'Pega o escribe al menos una línea.',
  tooLong: (lines, most) =>
    `Esta lista tiene ${number(lines)} líneas. Pega como máximo ${number(most)} a la vez.`,
  progress: (done, all) => `Buscando cartas: ${number(done)} de ${number(all)}`,
  title: (rows) => `Lista pegada: ${counted(rows, lineForms)}`,
  toCheck: (rows) =>
    rows === 0 ? 'Se entendieron todas las líneas.' : `Hay que revisar ${counted(rows, lineForms)}.`,
  add: (cards) =>
    cards === 0 ? 'Añadir cartas' : `Añadir ${counted(cards, { one: 'carta', other: 'cartas' })}`,
  added: (cards) => `${counted(cards, { one: 'carta añadida', other: 'cartas añadidas' })}.`,
  noneReady: 'Corrige primero las líneas: cada una dice qué le falta.',
  notAdded: (rows) =>
    `${counted(rows, lineForms)} de la lista pegada todavía no ${plural(rows, { one: 'está', other: 'están' })} entre las cartas por publicar. ${plural(rows, { one: 'Añádela o quítala', other: 'Añádelas o quítalas' })} primero.`,
  unread: 'Volver al texto',
  again: 'Buscarlas otra vez',
  line: (text) => `Línea: ${text}`,
  card: 'Código o nombre de la carta',
  find: 'Buscar',
  quantity: 'Cantidad',
  right: 'Está bien',
  problems: {
    unreadable: 'No se reconoció ninguna carta en esta línea.',
    missing: (card) => `No se encontró ninguna carta para ${card}.`,
    failed: 'No se pudo consultar la carta.',
    quantity: (most) => `La cantidad debe ser un número entero de 1 a ${number(most)}.`,
    unread: (words) => `No se entendió: ${words}`,
    otherName: (written, name) => `La lista dice ${written}; esta carta es ${name}.`,
    finish: (wanted, chosen) => `Esta carta no se imprimió en ${wanted}: se eligió ${chosen}.`,
  },
};
