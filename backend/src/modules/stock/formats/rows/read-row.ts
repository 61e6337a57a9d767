// Reads one row of a table.
import type { RowSkip } from '../problems.js';
import type { ImportRow } from '../read-file.js';
import type { CsvRow } from '../table/csv-rows.js';
import { isSealed } from '../vocabulary/variation.js';
import { cardOf, isNamed } from './card.js';
import { Cells } from './cells.js';
import { countsOf } from './counts.js';
import type { Plan } from './plan.js';
import { pricesOf } from './prices.js';
import { flagsOf, sectionOf, termsOf } from './terms.js';
import { textsOf } from './texts.js';

const MAGIC = /^(magic\b|mtg\b)/i;
const SEALED = /\b(booster|box|sealed|bundle|display|sleeves?|accessor|(starter|theme|intro) deck)/i;

/** Why a row is no card of the stock, if it isn't. */
function skipOf(cells: Cells, isBare: boolean): RowSkip | undefined {
  if (isBare) return 'not-a-card';
  const game = (cells.text('game') ?? cells.text('category'))?.replaceAll('_', ' ');
  if (game !== undefined && !MAGIC.test(game)) return 'other-game';
  if (game !== undefined && SEALED.test(game) && !/single/i.test(game)) return 'sealed-product';
  const variation = cells.text('variation');
  if (variation !== undefined && isSealed(variation)) return 'sealed-product';
  return cells.text('mtgo') === '1' || cells.text('name') === 'Event Ticket' ? 'not-a-card' : undefined;
}

/** More cells than columns: which is which is not known. */
function holdsTooMany({ cells }: CsvRow, columns: number): boolean {
  return cells.slice(columns).some((cell) => cell.trim() !== '');
}

/** All in the first cell, as when blanks separate what the columns should. */
const isInOneCell = ({ cells }: CsvRow): boolean =>
  cells.length > 3 &&
  /^\d+\s+\S+\s/.test(cells[0] ?? '') &&
  cells.slice(1).every((cell) => cell.trim() === '');

/** The rows that a line of the file says: one for each finish it counts. */
export function readRow(plan: Plan, row: CsvRow): ImportRow[] {
  const cells = new Cells(plan, row);
  if (row.isBroken) cells.hold('broken-quotes');
  if (holdsTooMany(row, plan.columns.length)) cells.hold('too-many-cells');
  if (isInOneCell(row)) cells.hold('cells-in-one', { text: row.cells[0] ?? '', at: 0 });
  const card = cardOf(cells);
  const hasNothing =
    !isNamed(card) && cells.find('quantity') === undefined && cells.find('externalId') === undefined;
  const skipped = skipOf(cells, hasNothing || /^orders contained in pull sheet/i.test(row.cells[0] ?? ''));
  if (skipped) {
    return [{ line: row.line, raw: row.cells, quantity: 0, section: 'stock', ...card, skipped }];
  }
  const section = sectionOf(cells);
  const counts = countsOf(cells);
  const said = {
    ...pricesOf(cells),
    ...textsOf(cells, section !== 'stock'),
    ...flagsOf(cells),
  };
  const { condition, finish, language } = termsOf(cells);
  if (!isNamed(card) && said.externalId === undefined) cells.hold('no-name');
  return counts.map(
    (count) =>
      ({
        line: row.line,
        raw: row.cells,
        quantity: count.quantity,
        ...(counts.length > 1 ? { countedIn: count.columns } : {}),
        section: count.section ?? section,
        ...card,
        ...said,
        ...(condition ? { condition } : {}),
        ...((count.finish ?? finish) ? { finish: count.finish ?? finish } : {}),
        ...(language === undefined ? {} : { language }),
        ...(cells.problem ? { problem: cells.problem } : {}),
      }) as ImportRow,
  );
}
