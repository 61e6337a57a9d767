// The cells of one row by what they are, and the first thing in them that is not understood.
import type { Use } from '../known/format.js';
import type { RowProblem, RowProblemCode } from '../problems.js';
import type { CsvRow } from '../table/csv-rows.js';
import type { Plan } from './plan.js';

export interface Found {
  readonly text: string;
  readonly at: number;
}

/** No word, id or date is longer. */
const MAX_WORD = 200;

export class Cells {
  /** The first is kept. */
  problem: RowProblem | undefined;

  constructor(
    readonly plan: Plan,
    private readonly row: CsvRow,
  ) {}

  /** Whether the file has a column for it. */
  has(use: Use): boolean {
    return this.plan.places.has(use);
  }

  /** The cell, trimmed; of several columns the first that isn't blank. Undefined if all are. */
  find(use: Use): Found | undefined {
    for (const at of this.plan.places.get(use) ?? []) {
      const text = this.row.cells[at]?.trim() ?? '';
      if (text !== '' && text !== this.plan.format.blankMark) return { text, at };
    }
    return undefined;
  }

  text(use: Use): string | undefined {
    return this.find(use)?.text;
  }

  /** All cells of a use, blank ones too. */
  all(use: Use): Found[] {
    return (this.plan.places.get(use) ?? []).map((at) => ({ text: this.row.cells[at]?.trim() ?? '', at }));
  }

  hold(code: RowProblemCode, found?: Found): undefined {
    this.problem ??=
      found === undefined ? { code } : { code, column: this.plan.columns[found.at] ?? '', value: found.text };
    return undefined;
  }

  /** What a cell means by `read`; if it means nothing, the row is held back with the exact words. Undefined if it is blank. */
  read<Value>(use: Use, code: RowProblemCode, read: (text: string) => Value | undefined): Value | undefined {
    const found = this.find(use);
    if (!found) return undefined;
    return (found.text.length > MAX_WORD ? undefined : read(found.text)) ?? this.hold(code, found);
  }
}
