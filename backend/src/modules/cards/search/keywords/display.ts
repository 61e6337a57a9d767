// Display options that stand in a search: `order:released`, `unique:prints`, `include:extras`.
import { DIRECTIONS, type DisplayOptions, ORDERS, PREFERENCES, UNIQUES } from '../query.js';
import { unknownChoice } from '../warnings.js';

/** One display option: its names, and what a value chooses; undefined when there is no such choice. */
export interface DisplayKeyword {
  readonly names: readonly string[];
  /** What its values are called in a warning. */
  readonly what: string;
  readonly chosen: (value: string) => DisplayOptions | undefined;
}

const ALL: DisplayOptions = { extras: true, variations: true, multilingual: true };
const INCLUDED: ReadonlyMap<string, DisplayOptions> = new Map([
  ['extras', { extras: true }],
  ['extra', { extras: true }],
  ['variations', { variations: true }],
  ['variation', { variations: true }],
  ['multilingual', { multilingual: true }],
  ['all', ALL],
  ['everything', ALL],
  // These are never hidden.
  ['funny', {}],
  ['digital', {}],
]);
/** How a page looks, which an answer does not show. */
const MODES = new Set(['grid', 'checklist', 'full', 'text', 'images']);

const among = <Word extends string>(words: readonly Word[], value: string): Word | undefined =>
  words.find((word) => word === value);

export const DISPLAY: readonly DisplayKeyword[] = [
  option('unique mode', ['unique'], (value) => {
    const unique = among(UNIQUES, value);
    return unique && { unique };
  }),
  option('order choice', ['order', 'sort'], (value) => {
    const order = among(ORDERS, value);
    return order && { order };
  }),
  option('direction choice', ['direction', 'dir'], (value) => {
    if (value === 'auto') return { dir: undefined };
    const dir = among(DIRECTIONS, value);
    return dir && { dir };
  }),
  option('preference mode', ['prefer'], (value) => {
    const prefer = among(PREFERENCES, value);
    return prefer && { prefer };
  }),
  option('display mode', ['display', 'as'], (value) => (MODES.has(value) ? {} : undefined)),
  // The public database calls an unknown inclusion a direction, too.
  option('direction choice', ['include'], (value) => INCLUDED.get(value)),
];

function option(what: string, names: readonly string[], chosen: DisplayKeyword['chosen']): DisplayKeyword {
  return { names, what, chosen };
}

/** What a display option chooses, or a warning. */
export function choice({ what, chosen }: DisplayKeyword, value: string): DisplayOptions | string {
  return chosen(value.toLowerCase()) ?? unknownChoice(what, value);
}
