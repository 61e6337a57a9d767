/** Which lines are chosen by their checkboxes: some, or all that match but some. */

export type ChosenLines =
  | { all: false; lines: ReadonlySet<string> }
  /** `lines` are left out. */
  | { all: true; lines: ReadonlySet<string> };

export const NONE_CHOSEN: ChosenLines = { all: false, lines: new Set() };
export const ALL_CHOSEN: ChosenLines = { all: true, lines: new Set() };

/** No more can be named, or left out, in one call. */
export const MAX_NAMED = 20_000;

export const isChosen = ({ all, lines }: ChosenLines, line: string): boolean => lines.has(line) !== all;

/** How many of `total` lines that match are chosen. */
export const countChosen = ({ all, lines }: ChosenLines, total: number): number =>
  all ? Math.max(0, total - lines.size) : lines.size;

/** Chooses these lines, or lets go of them. */
export function withLines(chosen: ChosenLines, of: readonly string[], choose: boolean): ChosenLines {
  const lines = new Set(chosen.lines);
  for (const line of of) {
    if (choose === chosen.all) lines.delete(line);
    else lines.add(line);
  }
  return { ...chosen, lines };
}

/** The same after lines have got other IDs, which happens when their terms change. */
export function renamed(chosen: ChosenLines, names: ReadonlyMap<string, string>): ChosenLines {
  if (![...chosen.lines].some((line) => names.has(line))) return chosen;
  return { ...chosen, lines: new Set([...chosen.lines].map((line) => names.get(line) ?? line)) };
}
