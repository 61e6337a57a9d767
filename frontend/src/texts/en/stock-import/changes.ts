/** The texts of what an import will do, and has done. */
import { createFormatters } from '../../formatters';

const { countWithNoun, formatNumber } = createFormatters('en');
const lineForms = { one: 'line', other: 'lines' };
const copyForms = { one: 'copy', other: 'copies' };
const cardForms = { one: 'card', other: 'cards' };

export const changes = {
  title: 'What will change',
  done: 'What changed',
  tabs: {
    HELD: 'Needs you',
    NEW: 'New',
    MORE: 'More',
    FEWER: 'Fewer',
    TO_ZERO: 'To zero',
    PRICE: 'Price changed',
    CHANGED: 'Details changed',
    UNCHANGED: 'Unchanged',
    SUMMED: 'Added together',
    WISH: 'Wishes',
    SKIPPED: 'Left out',
  },
  tab: (tab: string, count: number) => `${tab} ${formatNumber(count)}`,
  none: 'There are no rows here.',
  failed: 'The rows didn’t load.',
  loading: 'Loading rows',
  card: 'Card',
  copies: 'Copies',
  price: 'Price',
  fileLine: 'Row',
  rowOf: (line: number) => `Row ${formatNumber(line)}`,
  notInFile: 'Not in the file',
  into: (line: number) => `Counted with row ${formatNumber(line)}`,
  fromTo: (before: string, after: string) => `${before} → ${after}`,
  summary: (lines: number, copies: number) =>
    `${countWithNoun(lines, lineForms)} · ${countWithNoun(copies, copyForms)}`,
  value: (before: string, after: string) => `Stock value: ${before} → ${after}`,
  updating: 'Updating the preview…',
  unsaved: 'You’ve changed the settings. Update the preview to see what will happen.',
  /** `missing` of them are not in the file. */
  reserved: (copies: number, missing: number) =>
    [
      `${countWithNoun(copies, copyForms)} ${copies === 1 ? 'is' : 'are'} reserved for a deal and will stay.`,
      missing > 0 &&
        `The file doesn’t have ${formatNumber(missing)} of them: you’ll be asked in the deal whether you still have ${missing === 1 ? 'it' : 'them'}.`,
    ]
      .filter(Boolean)
      .join(' '),
  stops: 'Check before you go on',
  signs: {
    TO_ZERO: (lines: number, percent: number) =>
      `${countWithNoun(lines, lineForms)} would go to zero. That’s up to ${formatNumber(percent)}% of your stock.`,
    PRICE_JUMP: (lines: number) =>
      `The price of ${countWithNoun(lines, lineForms)} would change to more than three times as much, or less than a third.`,
    SAME_FILE: (day: string) =>
      `You imported this same file ${day}. Adding it again adds every copy a second time.`,
  },
  acknowledge: 'I’ve checked this',
  notAcknowledged: 'Confirm each warning first.',
  commit: {
    ADD: (copies: number) => `Add ${countWithNoun(copies, copyForms)}`,
    SET: (lines: number) => `Set these ${countWithNoun(lines, lineForms)}`,
    REPLACE: (lines: number) => `Replace all with ${countWithNoun(lines, lineForms)}`,
  },
  heldStay: (rows: number) =>
    `${countWithNoun(rows, { one: 'row that needs you is', other: 'rows that need you are' })} left out for now.`,
  nothing: 'This file changes nothing.',
  nothingYet: (rows: number) =>
    `Nothing can be imported yet: ${countWithNoun(rows, { one: 'row needs you', other: 'rows need you' })}.`,
  notCommitted: 'The import couldn’t be saved. Nothing was changed.',
  committed: 'Import saved.',
  result: (lines: number, copies: number) =>
    `Imported: ${countWithNoun(lines, lineForms)}, ${countWithNoun(copies, copyForms)}.`,
  show: 'See them in your stock',
  undo: 'Undo this import',
  undoAsk: 'Undo this import?',
  undoWhy: 'Every copy goes back to how it was before.',
  undoChanged: (copies: number) =>
    `${countWithNoun(copies, { one: 'copy has', other: 'copies have' })} changed since and will stay as they are.`,
  undoing: 'Undoing…',
  doneOf: (done: number, total: number) => `${formatNumber(done)} of ${countWithNoun(total, copyForms)}`,
  canLeave: 'You can leave: it’s either undone completely or not at all.',
  undone: 'The import was undone.',
  undoneBut: (copies: number) =>
    `The import was undone. ${countWithNoun(copies, { one: 'copy had', other: 'copies had' })} changed since and stayed as they were.`,
  notUndone: 'The import couldn’t be undone.',
  undoUntil: (day: string) => `You can undo it until ${day}.`,
  tooLate: 'It can’t be undone anymore.',
  wishes: (rows: number) =>
    `${countWithNoun(rows, { one: 'row is a card you want', other: 'rows are cards you want' })}, not stock.`,
  watch: 'Add them to your watchlist',
  watched: (cards: number) => `${countWithNoun(cards, cardForms)} added to your watchlist.`,
  notFound: (rows: number) =>
    `${countWithNoun(rows, { one: 'row names', other: 'rows name' })} a card that we don’t know.`,
  noRoom: (cards: number) => `Your watchlist is full: ${countWithNoun(cards, cardForms)} didn’t fit.`,
  notWatched: 'They couldn’t be added to your watchlist.',
};
