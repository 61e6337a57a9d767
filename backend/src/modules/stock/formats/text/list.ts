// A deck or a list of cards as text: Arena, Magic Workstation, XMage, and what people type.
import type { Turns } from '../bytes/turns.js';
import { type Refusal, refusal } from '../problems.js';
import type { ImportRow, Section } from '../read-file.js';
import { MAX_CELL, MAX_ROWS } from '../table/csv-rows.js';
import { deckLine } from './deck-line.js';

/** Alone on its line, perhaps with a colon or a count. A card's name may begin with one of them. */
const SECTION =
  /^(?:\/\/\s*)?(about|commanders?|companions?|deck|main ?(?:deck|board)?|side ?board|maybe ?board|considering|wish ?list|wants?|tokens|attractions|stickers|planes|schemes|conspiracies|signature spells?|oathbreaker|creatures?|lands?|instants?|sorcer(?:y|ies)|artifacts?|enchantments?|planeswalkers?|battles?|spells?|other)\s*:?\s*(?:[([]\d+[)\]])?\s*:?$/i;
const WISHES = /^(maybe ?board|considering|wish ?list|wants?)$/i;
/** Comments, and how XMage lays out its windows. */
const COMMENT = /^(\/\/|#|LAYOUT\s|NAME:|AUTHOR:|\[(metadata|main|sideboard)\]$)/i;
const ABOUT = /^name\s/i;

/** What follows a line. */
interface State {
  readonly section: Section;
  readonly isAbout: boolean;
}

function next(line: string, state: State): State | 'comment' | 'card' {
  const [, word] = SECTION.exec(line) ?? [];
  if (word) return { section: WISHES.test(word) ? 'wish' : 'stock', isAbout: /^about$/i.test(word) };
  if (COMMENT.test(line) || (state.isAbout && ABOUT.test(line))) return 'comment';
  return 'card';
}

/** Longer names without a count, or signs that no name has, are prose or another kind of file, as JSON. */
const PROSE = /^(?!\s*(SB:\s*)?\d).{81,}|[|<>=]|":|^\s*[{}\]]/;
const unreadable = { problem: { code: 'unreadable-line' } } as const;

/** No card's line is longer, with all that programs add. */
const MAX_LINE = 500;

function rowOf(text: string, line: number, section: Section): ImportRow | undefined {
  if (text.length > MAX_LINE) return { line, raw: [text], section, ids: {}, quantity: 0, ...unreadable };
  const card = deckLine(text);
  if (!card) return undefined;
  const { isMaybe, ...said } = card;
  if (PROSE.test(text) && !isMaybe)
    return { line, raw: [text], section, ids: {}, quantity: 0, ...unreadable };
  return { line, raw: [text], section: isMaybe ? 'wish' : section, ids: {}, ...said };
}

/** The cards of a text, one per line. */
export async function readList(text: string, turns: Turns): Promise<ImportRow[] | Refusal> {
  const rows: ImportRow[] = [];
  let state: State = { section: 'stock', isAbout: false };
  let line = 0;
  for (let start = 0; start <= text.length; ) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    line += 1;
    if (end - start > MAX_CELL) return refusal('cell-too-long', line);
    const raw = text.slice(start, end);
    const trimmed = raw.trim();
    start = end + 1;
    if (trimmed === '') continue;
    // With single blanks, or the pattern of sections would try each way to share a run of them.
    const what = next(trimmed.replace(/\s+/g, ' '), state);
    if (typeof what !== 'string') state = what;
    const row = what === 'card' ? rowOf(raw, line, state.section) : undefined;
    if (row) rows.push(row);
    if (rows.length > MAX_ROWS) return refusal('too-many-rows');
    if (turns.isOver) await turns.next();
  }
  const isProse = rows.filter(({ problem }) => problem?.code === 'unreadable-line').length * 2 > rows.length;
  return isProse ? refusal('no-cards') : rows;
}
