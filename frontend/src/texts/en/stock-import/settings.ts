/** The texts of what is asked once for a whole file. */
import { createFormatters } from '../../formatters';

const { countWithNoun } = createFormatters('en');
const blanks = (count: number) => countWithNoun(count, { one: 'blank', other: 'blanks' });

export const settings = {
  title: 'How to import it',
  mode: 'What should this file do to your stock?',
  modes: { ADD: 'Add', SET: 'Set these', REPLACE: 'Replace all' },
  modesAbout: {
    ADD: 'Adds the file’s quantities to what you already have. Importing the same file twice adds it twice.',
    SET: 'Sets the lines in the file to the file’s quantities. Everything else stays as it is.',
    REPLACE: 'Makes your stock exactly what’s in the file. Lines that aren’t in it go to zero.',
  },
  questions: 'What the file doesn’t say',
  condition: (count: number) => `Treat ${blanks(count)} in Condition as`,
  finish: (count: number) => `Treat ${blanks(count)} in Finish as`,
  language: (count: number) => `Treat ${blanks(count)} in Language as`,
  type: 'Rows that don’t say are for',
  holdBack: 'Hold those rows back',
  withDecks: (rows: number) =>
    `Include ${countWithNoun(rows, { one: 'row', other: 'rows' })} that ${rows === 1 ? 'is' : 'are'} in decks`,
  withDecksAbout: 'They may be in a binder of the same file as well, and would be counted twice.',
  filePrices: 'Use the prices in the file',
  filePricesAbout: 'Without this, lines that you already have keep their price.',
  priced: 'Price rows without a price by the market',
  pricedAbout: 'Without this, those rows are held back.',
  percent: 'Percent of the market price',
  percentWrong: 'Enter a whole number from 1 to 1000.',
  preview: {
    ADD: 'Preview: Add',
    SET: 'Preview: Set these',
    REPLACE: 'Preview: Replace all',
  },
  failed: 'The preview couldn’t be started.',
};
