// How the rows of one file are read: what each column is, in whose words, with which decimal mark.
import type { Condition } from '../../../listings/index.js';
import type { Turns } from '../bytes/turns.js';
import { usesOf } from '../detect.js';
import { FIELDS, type Field, type Mapping } from '../fields.js';
import type { Format, Use } from '../known/format.js';
import type { CsvRow } from '../table/csv-rows.js';
import { DecimalEvidence, type DecimalMark } from '../values/money.js';
import { conditionsOf } from '../vocabulary/conditions.js';
import { LANGUAGES } from '../vocabulary/languages.js';
import { COMMON_SETS } from '../vocabulary/sets.js';
import type { Words } from '../vocabulary/words.js';

export interface Plan {
  readonly columns: readonly string[];
  /** The columns of each use, in their order. */
  readonly places: ReadonlyMap<Use, readonly number[]>;
  readonly conditions: Words<Condition>;
  readonly languages: Words<string>;
  readonly sets: ReadonlyMap<string, string>;
  /** The decimal mark of each column with prices; undefined if nothing says which. */
  readonly marks: ReadonlyMap<number, DecimalMark | undefined>;
  readonly format: Partial<Format>;
}

const isField = (use: Use | null): use is Field => FIELDS.some((field) => field === use);

/** What the columns are: what the format says, or what the person chose instead. */
function usesBy(
  format: Format | undefined,
  columns: readonly string[],
  mapping: Mapping | undefined,
): (Use | null)[] {
  const declared = format ? usesOf(format, columns) : columns.map(() => null);
  if (!mapping) return declared;
  // What only the format knows stays, unless the column was given another meaning.
  return declared.map((use, at) => mapping.fields[at] ?? (isField(use) ? null : use));
}

/** The mapping that a person sees and corrects. */
export const mappingOf = (format: Format, columns: readonly string[]): Mapping => ({
  fields: usesOf(format, columns).map((use) => (isField(use) ? use : null)),
  hasHeader: true,
});

interface Reading {
  readonly format: Format | undefined;
  readonly columns: readonly string[];
  readonly mapping: Mapping | undefined;
  readonly rows: readonly CsvRow[];
}

/** Looks at all rows: the decimal mark is that of the column. */
export async function planOf({ format, columns, mapping, rows }: Reading, turns: Turns): Promise<Plan> {
  const uses = usesBy(format, columns, mapping);
  const places = new Map<Use, number[]>();
  for (const [at, use] of uses.entries()) if (use) places.set(use, [...(places.get(use) ?? []), at]);
  const priced = [...(places.get('price') ?? []), ...(places.get('paid') ?? [])];
  const marks = new Map<number, DecimalMark | undefined>();
  for (const at of priced) {
    const evidence = new DecimalEvidence();
    for (const { cells } of rows) {
      evidence.add(cells[at] ?? '');
      if (turns.isOver) await turns.next();
    }
    marks.set(at, mapping?.decimal ?? evidence.mark ?? format?.decimal);
  }
  return {
    columns,
    places,
    conditions: format?.conditions ?? conditionsOf(mapping?.scale),
    languages: format?.languages ?? LANGUAGES,
    sets: format?.sets ?? COMMON_SETS,
    marks,
    format: format ?? {},
  };
}
