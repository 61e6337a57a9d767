/** The texts of pasting a list of cards. */
import { speech } from '../../speech';

const { counted, number, plural } = speech('en');
const cardForms = { one: 'card', other: 'cards' };

export const paste = {
  way: 'Paste a list',
  wayBack: (rows: number) => `Back to the pasted list (${number(rows)})`,
  label: 'List of cards',
  help: 'One card a line: quantity, code or name, condition, price.',
  example: '4 FDN-429 NM 2.50\n2x FDN 430 LP $3\n1 Clockwork Heron (BRM) 89 foil 4',
  read: 'Read the list',
  nothing: 'Paste or type at least one line.',
  tooLong: (lines: number, most: number) =>
    `This list has ${number(lines)} lines. Paste at most ${number(most)} at once.`,
  progress: (done: number, all: number) => `Looking up cards: ${number(done)} of ${number(all)}`,
  title: (rows: number) => `Pasted list: ${counted(rows, { one: 'line', other: 'lines' })}`,
  toCheck: (rows: number) =>
    rows === 0
      ? 'Every line was understood.'
      : `${counted(rows, { one: 'line needs', other: 'lines need' })} a look.`,
  add: (cards: number) => (cards === 0 ? 'Add cards' : `Add ${counted(cards, cardForms)}`),
  added: (cards: number) => `${counted(cards, cardForms)} added.`,
  noneReady: 'Put the lines right first: each says what is wrong.',
  notAdded: (rows: number) =>
    `${counted(rows, { one: 'line', other: 'lines' })} of the pasted list ${plural(rows, { one: 'is', other: 'are' })} not on the list yet. Add or remove ${plural(rows, { one: 'it', other: 'them' })} first.`,
  unread: 'Back to the text',
  again: 'Look them up again',
  line: (text: string) => `Line: ${text}`,
  card: 'Card code or name',
  find: 'Find',
  quantity: 'Quantity',
  right: 'Looks right',
  problems: {
    unreadable: 'No card could be read from this line.',
    missing: (card: string) => `No card was found for ${card}.`,
    failed: 'The card could not be looked up.',
    quantity: (most: number) => `Quantity must be a whole number from 1 to ${number(most)}.`,
    unread: (words: string) => `Not understood: ${words}`,
    otherName: (written: string, name: string) => `The list says ${written}; this card is ${name}.`,
    finish: (wanted: string, chosen: string) =>
      `This card was not printed as ${wanted}: ${chosen} is chosen.`,
  },
};
