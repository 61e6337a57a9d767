// The pull sheet: the reserved copies in the order of their shelves, for people.
import { withoutFormula } from '../csv.js';
import type { ExportRow } from '../export-row.js';
import { amount, CONDITION_WORDS, FINISH_WORDS, LANGUAGE_WORDS } from '../vocabulary.js';
import { type CollectionWriter, type Columns, collectionTable, PLAIN_CSV } from './writer.js';

const COLUMNS: Columns<ExportRow> = {
  Shelf: ({ shelf }) => shelf ?? '',
  Pull: ({ held }) => String(held),
  Name: ({ name }) => name,
  Set: ({ setName }) => setName,
  Code: ({ setCode, number }) => `${setCode.toUpperCase()} ${number}`,
  Condition: ({ condition }) => CONDITION_WORDS.playset[condition],
  Finish: ({ finish }) => FINISH_WORDS.playset[finish],
  Language: ({ language }) => LANGUAGE_WORDS.english(language),
  Price: ({ price }) => amount(price),
  'External ID': ({ externalId }) => externalId ?? '',
  Note: ({ note }) => note ?? '',
  'Private Note': ({ privateNote }) => privateNote ?? '',
};

/** Nobody imports it, so no cell is a formula. */
export const PULL_SHEET: CollectionWriter = collectionTable(
  {
    distinctions: ['shelf', 'condition', 'finish', 'language', 'price', 'externalId', 'note', 'privateNote'],
  },
  {
    ...PLAIN_CSV,
    columns: Object.fromEntries(
      Object.entries(COLUMNS).map(([name, cell]) => [name, (row: ExportRow) => withoutFormula(cell(row))]),
    ),
  },
);
