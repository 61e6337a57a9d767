/** The texts of rows that were held back. */
import { createFormatters } from '../../formatters';

const { countWithNoun, formatNumber } = createFormatters('en');

export const held = {
  about: 'Nothing is guessed: choose the right card, correct the row, or skip it.',
  suggestions: 'Did you mean one of these?',
  correct: 'Correct',
  correctRow: (line: number) => `Correct row ${formatNumber(line)}`,
  close: 'Close',
  skip: 'Skip',
  skipRow: (line: number) => `Skip row ${formatNumber(line)}`,
  again: 'Try again',
  restore: 'Put it back',
  restoreRow: (line: number) => `Put row ${formatNumber(line)} back`,
  saving: 'Saving…',
  saved: 'Saved. It moves on with the next preview.',
  skipping: 'Skipped.',
  save: 'Save row',
  quantity: 'Quantity',
  quantityWrong: 'Enter a whole number from 0 to 9,999.',
  priceWrong: 'Enter a price of 0.01 or more, or leave it empty.',
  likewise: (value: string) => `Do the same for every held row with “${value}”`,
  card: 'Card code or name',
  find: 'Find',
  found: (printings: number) => `${countWithNoun(printings, { one: 'printing', other: 'printings' })} found`,
  noneFound: 'No card found. Check the spelling.',
  findFailed: 'The card couldn’t be looked up. Try again.',
  printings: 'Printings',
  unset: 'As in the file',
  chosen: 'Chosen card',
  download: 'Download these rows as CSV',
  downloadAbout: 'The file has your own columns, a reason, and a suggestion. Correct it and import it again.',
  downloadName: (name: string) => `${name} - needs correction.csv`,
  notDownloaded: 'The rows couldn’t be downloaded.',
  notSaved: 'The row wasn’t saved.',
  inFile: 'In your file',
};
