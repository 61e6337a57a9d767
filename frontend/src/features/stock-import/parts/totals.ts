/** What an import would change, counted: for its tabs and for its button. */
import type { ImportDifference, ImportRowKind } from '../../../api/stock-imports';
import type { Mode } from './import-settings';

/** The kinds of rows, in the order of their tabs. */
export const KINDS = [
  'HELD',
  'NEW',
  'MORE',
  'FEWER',
  'TO_ZERO',
  'PRICE',
  'CHANGED',
  'UNCHANGED',
  'SUMMED',
  'WISH',
  'SKIPPED',
] as const satisfies readonly ImportRowKind[];

/** These are shown even with nothing in them: it is good to know. */
const ALWAYS: readonly ImportRowKind[] = ['NEW', 'MORE', 'FEWER', 'TO_ZERO', 'PRICE', 'UNCHANGED'];

/** What changes something. */
const CHANGING: readonly ImportRowKind[] = ['NEW', 'MORE', 'FEWER', 'TO_ZERO', 'PRICE', 'CHANGED'];

export const linesOf = ({ kinds }: ImportDifference, kind: ImportRowKind): number =>
  kinds.find((each) => each.kind === kind)?.lines ?? 0;

/** The tabs of a difference; what is held back is there as long as somebody looks at it. */
export const tabsOf = (difference: ImportDifference, shown: ImportRowKind | null): readonly ImportRowKind[] =>
  KINDS.filter((kind) => kind === shown || ALWAYS.includes(kind) || linesOf(difference, kind) > 0);

/** The tab that is shown first: what needs a person, else the first with anything in it. */
export const firstTab = (difference: ImportDifference): ImportRowKind =>
  KINDS.find((kind) => linesOf(difference, kind) > 0) ?? 'NEW';

const summed = (difference: ImportDifference, kinds: readonly ImportRowKind[], of: 'lines' | 'copies') =>
  difference.kinds.reduce((sum, each) => sum + (kinds.includes(each.kind) ? each[of] : 0), 0);

/** Lines, and copies, that change. */
export const changedLines = (difference: ImportDifference): number => summed(difference, CHANGING, 'lines');
export const changedCopies = (difference: ImportDifference): number => summed(difference, CHANGING, 'copies');

/** What the button counts: copies that are added, lines that are set, or the lines that there are afterwards. */
export function committedCount(difference: ImportDifference, mode: Mode): number {
  if (mode === 'ADD') return summed(difference, ['NEW', 'MORE'], 'copies');
  if (mode === 'SET') return changedLines(difference);
  return summed(difference, ['NEW', 'MORE', 'FEWER', 'PRICE', 'CHANGED', 'UNCHANGED'], 'lines');
}

/** The value of the stock afterwards, in US dollars. */
export const valueAfter = ({ kinds, valueBefore }: ImportDifference): number =>
  kinds.reduce((sum, { kind, value }) => sum + (CHANGING.includes(kind) ? value : 0), valueBefore);
