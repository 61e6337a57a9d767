// One line of a deck or a list: `4x Lightning Bolt (M11) 149 *F* [Burn]`.
import type { Finish } from '../../../listings/index.js';
import type { ImportRow } from '../read-file.js';
import { collectorNumber, slashedName } from '../values/names.js';
import { quantityOf } from '../values/quantity.js';
import { ARENA_SETS, setCodeOf } from '../vocabulary/sets.js';

export interface DeckLine
  extends Pick<ImportRow, 'quantity' | 'name' | 'setCode' | 'number' | 'finish' | 'isAltered' | 'problem'> {
  /** Whether it is among cards that are considered only. */
  readonly isMaybe?: boolean;
}

const COUNTED = /^(?:SB:\s*)?(?:(-?\d+(?:[.,]\d+)?)\s*x?\s+)?(.*)$/i;
const FINISH_MARKS: Readonly<Record<string, Finish>> = {
  F: 'FOIL',
  E: 'ETCHED',
  FOIL: 'FOIL',
  ETCHED: 'ETCHED',
  'FOIL ETCHED': 'ETCHED',
};
const MARK = /\s(?:\*([A-Z]+)\*|\((foil|(?:foil )?etched)\))/gi;
const MAYBE = /\[[^\]]*\bmaybeboard\b[^\]]*\]|\{noDeck\}/i;
/** What stands behind a card for its own program: tags, colors and comments. */
const TAGS = /(\s+#!?[^\s\d]\S*|\s+\^[^^]*\^|\s+# .*)+\s*$/;
/** `(M11:149)` of TappedOut is `(M11) 149` of the others. */
const NUMBER_INSIDE = /\(([A-Za-z0-9_-]{2,12}):([^\s()]+)\)/;
const NUMBER = String.raw`(?:\s+#?\s*([^\s()[\]]*[\d★†][^\s()[\]]*))?`;
/** The set in parentheses, then the number: one with a digit or a star in it. Behind them may be categories in brackets. */
const IN_PARENTHESES = new RegExp(String.raw`\s+\(([A-Za-z0-9_-]{2,12})\)${NUMBER}(?:\s+\[[^\]]*\])?\s*$`);
const IN_BRACKETS = new RegExp(String.raw`\s+\[([A-Z0-9_]{2,8}|[a-z0-9]{3,5})\]${NUMBER}\s*$`);
const CATEGORIES = /\s+\[[^\]]*\]\s*$/;
/** `[M14] Mutavault` of Magic Workstation, `[M11#149]` of Deckstats, `[WAR:2*] Ugin` of XMage, where a star is `*` and a dagger `+`. */
const LEADING_SET = /^\[([A-Za-z0-9_]{2,8})(?:[:#]([^\]\s]+))?\]\s*/;

const leadingNumber = (number: string): string => number.replace('*', '★').replace('+', '†');

/** Takes marks like `*F*` and `(foil)` off the end. */
function withoutMarks(text: string): { rest: string; marks: string[] } {
  const marks = [...text.matchAll(MARK)].map(([, mark, word = '']) => (mark ?? word).toUpperCase());
  return { rest: text.replace(MARK, ''), marks };
}

/** A line with a card; undefined if it is empty. */
export function deckLine(line: string): DeckLine | undefined {
  const [, count, body = ''] = COUNTED.exec(line.replace(/\s+/g, ' ').trim()) ?? [];
  const leading = LEADING_SET.exec(body);
  const { rest, marks } = withoutMarks(leading ? body.slice(leading[0].length) : body);
  const cut = rest.replace(TAGS, '').replace(NUMBER_INSIDE, '($1) $2');
  const printing = leading ? undefined : (IN_PARENTHESES.exec(cut) ?? IN_BRACKETS.exec(cut));
  const name = slashedName(printing ? cut.slice(0, printing.index) : cut.replace(CATEGORIES, ''));
  if (name === '') return undefined;
  const setCode = leading?.[1] ?? printing?.[1];
  const number = leading?.[2] === undefined ? printing?.[2] : leadingNumber(leading[2]);
  const quantity = count === undefined ? 1 : quantityOf(count);
  const finish = marks.map((mark) => FINISH_MARKS[mark]).find((each) => each !== undefined);
  return {
    quantity: typeof quantity === 'number' ? quantity : 0,
    name,
    ...(setCode === undefined ? {} : { setCode: setCodeOf(setCode, ARENA_SETS) }),
    ...(number === undefined ? {} : { number: collectorNumber(number) }),
    ...(finish ? { finish } : {}),
    ...(marks.includes('A') ? { isAltered: true } : {}),
    ...(MAYBE.test(line) ? { isMaybe: true } : {}),
    ...(typeof quantity === 'number' ? {} : { problem: { code: quantity, value: count ?? '' } }),
  };
}
