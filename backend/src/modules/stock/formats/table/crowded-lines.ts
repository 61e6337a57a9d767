// Looks for lines that are no rows of cards, before they are taken apart: one of millions of commas would hold up everybody for seconds.
import type { Turns } from '../bytes/turns.js';
import { type Refusal, refusal } from '../problems.js';

/** More than a hundred cells with texts of any kind have in one line. */
const MAX_SIGNS = 2_000;
/** Looked at between two looks at the time. */
const PIECE = 65_536;
const LINE_END = 10;
const QUOTATION_MARK = 34;
const DELIMITERS: ReadonlySet<number> = new Set([...',;\t|'].map((sign) => sign.charCodeAt(0)));
const LAST = Math.max(...DELIMITERS);

/** Why a text can't be a table: too many delimiters or quotation marks in one of its lines. */
export async function crowdedLine(text: string, turns: Turns): Promise<Refusal | undefined> {
  let [line, delimiters, marks] = [1, 0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === LINE_END) [line, delimiters, marks] = [line + 1, 0, 0];
    else if (code === QUOTATION_MARK) marks += 1;
    else if (code <= LAST && DELIMITERS.has(code)) delimiters += 1;
    if (delimiters > MAX_SIGNS) return refusal('too-many-columns', line);
    if (marks > MAX_SIGNS) return refusal('cell-too-long', line);
    if (at % PIECE === 0 && turns.isOver) await turns.next();
  }
  return undefined;
}
