// The lines of a report as CSV: for people, so that no cell is a formula.
import { withoutFormula } from '../exports/csv.js';
import { PLAIN_CSV, tableWriter } from '../exports/writers/writer.js';
import type { DriftLineDto, LastChange } from './dto/drift-line.dto.js';

const KIND_WORDS = {
  MORE: 'More in Playset',
  FEWER: 'Fewer in Playset',
  NOT_IN_FILE: 'Not in the file',
  NOT_IN_STOCK: 'Not in Playset',
  NOT_COMPARED: 'Not compared',
} as const satisfies Readonly<Record<DriftLineDto['kind'], string>>;

const CAUSE_WORDS = {
  ADDED: 'added',
  SOLD: 'sold',
  WITHDRAWN: 'withdrawn',
  MOVED_HERE: 'moved to this line',
  MOVED_AWAY: 'moved to another line',
} as const satisfies Readonly<Record<LastChange['what'], string>>;

const SOURCE_WORDS = {
  IMPORT: 'by an import',
  EDIT: 'by an edit',
  PRICES: 'by price rules',
  TILL: 'by the till',
  DEAL: 'by a deal',
  UNDO: 'by an undo',
} as const satisfies Readonly<Record<NonNullable<LastChange['source']>, string>>;

const wordsOf = ({ what, source, copies, at }: LastChange): string =>
  [at.slice(0, 10), copies, CAUSE_WORDS[what], source ? SOURCE_WORDS[source] : 'by hand'].join(' ');

const text = (value: string | null): string => withoutFormula(value ?? '');

export const REPORT_FILE = tableWriter<DriftLineDto>({
  ...PLAIN_CSV,
  columns: {
    'External ID': ({ externalId }) => text(externalId),
    Name: ({ cardName, said }) => text(cardName ?? said),
    'Set Code': ({ cardSetCode }) => text(cardSetCode),
    'Collector Number': ({ cardNumber }) => text(cardNumber),
    Condition: ({ condition }) => text(condition),
    Finish: ({ finish }) => text(finish),
    Language: ({ language }) => text(language),
    'Line of the File': ({ fileLine }) => String(fileLine ?? ''),
    'In the File': ({ theirs }) => String(theirs),
    'In Playset': ({ ours }) => String(ours),
    Reserved: ({ reserved }) => String(reserved),
    Difference: ({ difference, kind }) => (kind === 'NOT_COMPARED' ? '' : String(difference)),
    What: ({ kind, reason }) => [KIND_WORDS[kind], reason].filter(Boolean).join(': '),
    'Last Changes': ({ causes }) => causes.map(wordsOf).join('; '),
  },
});
