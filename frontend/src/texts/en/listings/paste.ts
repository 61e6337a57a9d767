/** The texts of pasting a list of cards. */
import { createFormatters } from '../../formatters';

const { countWithNoun, formatNumber } = createFormatters('en');
const cardForms = { one: 'card', other: 'cards' };
const lineForms = { one: 'line', other: 'lines' };

export const paste = {
  way: 'Paste a list',
  wayBack: (rows: number) => `Back to the pasted list (${formatNumber(rows)})`,
  label: 'List of cards',
  help: 'One card per line: quantity, code or name, condition, price.',
  example: '4 FDN-429 NM 2.50\n2x FDN 430 LP $3\n1 Clockwork Heron (BRM) 89 foil 4',
  read: 'Import',
  nothing: 'Paste or type at least one line.',
  tooLong: (lines: number, most: number) =>
    `This list has ${formatNumber(lines)} lines. Paste at most ${formatNumber(most)} at once.`,
  progress: (done: number, all: number) => `Looking up cards: ${formatNumber(done)} of ${formatNumber(all)}`,
  title: (rows: number) => `Pasted list: ${countWithNoun(rows, lineForms)}`,
  toCheck: (rows: number) =>
    rows === 0 ? 'Every line was recognized.' : `Check ${countWithNoun(rows, lineForms)}`,
  add: (cards: number) => (cards === 0 ? 'Add cards' : `Add ${countWithNoun(cards, cardForms)}`),
  added: (cards: number) => `${countWithNoun(cards, cardForms)} added.`,
  noneReady: 'Fix the lines below first.',
  notChecked: (rows: number) =>
    rows === 1
      ? 'One pasted line still needs checking. Fix it or remove it.'
      : `${formatNumber(rows)} pasted lines still need checking. Fix them or remove them.`,
  notAdded: (cards: number) => `Add the ${countWithNoun(cards, cardForms)} you pasted first.`,
  unread: 'Back to editing',
  again: 'Look up again',
  line: (text: string) => `Line: ${text}`,
  card: 'Card code or name',
  find: 'Find',
  /** How many a line counts in words. */
  /** From one to ten. */
  numbers: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  quantity: 'Quantity',
  right: 'Looks right',
  printingsOf: (card: string) => `Printings of ${card}`,
  takeMarketPrices: (rows: number) =>
    `Use the market price for ${countWithNoun(rows, lineForms)} without a price`,
  problems: {
    whichPrinting: (printings: number) => `Choose one of ${formatNumber(printings)} printings.`,
    unreadable: 'We couldn’t find a card in this line.',
    missing: (card: string) => `No card found for ${card}.`,
    failed: 'The card couldn’t be looked up.',
    quantity: (most: number) => `Quantity must be a whole number from 1 to ${formatNumber(most)}.`,
    unread: (words: string) => `We couldn’t read “${words}”.`,
    otherName: (written: string, name: string) => `The list says ${written}; this card is ${name}.`,
    finish: (wanted: string, chosen: string) =>
      `This card was not printed as ${wanted}, so ${chosen} was selected.`,
  },
};
