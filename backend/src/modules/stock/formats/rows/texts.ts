// What the owner wrote about a row: external ID, shelf and notes.
import type { ImportRow } from '../read-file.js';
import { flagOf, momentOf } from '../values/flags.js';
import type { Cells, Found } from './cells.js';

type Text = 'externalId' | 'shelf' | 'note' | 'privateNote';

/** As long as a listing keeps them. */
const LONGEST: Readonly<Record<Text, number>> = { externalId: 100, shelf: 60, note: 200, privateNote: 500 };

/** No request may have them in one line of text either: line breaks, other control characters, and what changes the direction of a text. */
const UNFIT = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/** `2.68E+17`: a spreadsheet program has made a number of it, and its last digits are lost. */
const BY_SPREADSHEET = /^\d+([.,]\d+)?E\+\d+$/i;

/** The columns that flag something special: `Artist Proof`, `Misprint`. */
const remarksOf = (cells: Cells): string[] =>
  cells
    .all('remark')
    .filter(({ text }) => flagOf(text) !== false)
    .map(({ at }) => cells.plan.columns[at] ?? '');

/** The note, and behind it what columns flag: none of it is lost. */
function noteOf(cells: Cells): Found | undefined {
  const note = cells.find('note');
  const remarks = remarksOf(cells);
  if (remarks.length === 0) return note;
  return { text: [...(note ? [note.text] : []), ...remarks].join('. '), at: note?.at ?? 0 };
}

export function textsOf(cells: Cells, isDeck: boolean): Pick<ImportRow, Text | 'countedAt'> {
  const text = (key: Text, found = cells.find(key)): Partial<Record<Text, string>> => {
    const line = found?.text.replace(UNFIT, ' ').trim();
    if (!found || !line) return {};
    // Characters as the database counts them.
    if ([...line].length > LONGEST[key]) cells.hold('too-long', found);
    if (key === 'externalId' && BY_SPREADSHEET.test(line)) cells.hold('unreadable-id', found);
    return { [key]: line };
  };
  const folder = isDeck ? undefined : cells.find('folder');
  const countedAt = cells.read('countedAt', 'unreadable-date', momentOf);
  return {
    ...text('externalId'),
    ...text('shelf', cells.find('shelf') ?? folder),
    ...text('note', noteOf(cells)),
    ...text('privateNote'),
    ...(countedAt ? { countedAt } : {}),
  };
}
