/** The texts of pasting a list of cards. */
import { speech } from '../../speech';

const { counted, number } = speech('en');
const cardForms = { one: 'card', other: 'cards' };
const lineForms = { one: 'line', other: 'lines' };

export const paste = {
  way: 'Paste a list',
  wayBack: (rows: number) => `Back to the pasted list (${number(rows)})`,
  label: 'List of cards',
  help: 'One card a line: quantity, code or name, condition, price.',
  example: '4 FDN-429 NM 2.50\n2x FDN 430 LP $3\n1 Clockwork Heron (BRM) 89 foil 4',
  read: 'Import',
  nothing: 'Paste or type at least one line.',
  tooLong: (lines: number, most: number) =>
    `This list has ${number(lines)} lines. Paste at most ${number(most)} at once.`,
  progress: (done: number, all: number) => `Looking up cards: ${number(done)} of ${number(all)}`,
  title: (rows: number) => `Pasted list: ${counted(rows, lineForms)}`,
  toCheck: (rows: number) =>
    rows === 0 ? 'Every line was understood.' : `Check ${counted(rows, lineForms)}`,
  add: (cards: number) => (cards === 0 ? 'Add cards' : `Add ${counted(cards, cardForms)}`),
  added: (cards: number) => `${counted(cards, cardForms)} added.`,
  noneReady: 'Fix the lines below first.',
  notChecked: (rows: number) =>
    rows === 1
      ? 'One pasted line still needs checking. Fix it or remove it.'
      : `${number(rows)} pasted lines still need checking. Fix them or remove them.`,
  notAdded: (cards: number) => `Add the ${counted(cards, cardForms)} you pasted first.`,
  unread: 'Back to editing',
  again: 'Look them up again',
  line: (text: string) => `Line: ${text}`,
  card: 'Card code or name',
  find: 'Find',
  /** How many a line counts in words. */
  /** From one to ten. */
  numbers: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  quantity: 'Quantity',
  right: 'Looks right',
  printingsOf: (card: string) => `Printings of ${card}`,
  takeMarketPrices: (rows: number) => `Use the market price for ${counted(rows, lineForms)} without a price`,
  problems: {
    whichPrinting: (printings: number) => `Choose the printing: there are ${number(printings)}.`,
    unreadable: 'No card could be read from this line.',
    missing: (card: string) => `No card was found for ${card}.`,
    failed: 'The card could not be looked up.',
    quantity: (most: number) => `Quantity must be a whole number from 1 to ${number(most)}.`,
    unread: (words: string) => `We could not read "${words}".`,
    otherName: (written: string, name: string) => `The list says ${written}; this card is ${name}.`,
    finish: (wanted: string, chosen: string) =>
      `This card was not printed as ${wanted}, so ${chosen} was selected.`,
  },
};
