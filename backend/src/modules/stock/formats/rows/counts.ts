// How many copies a row counts, in which finish: one row of a file can count several.
import type { Finish } from '../../../listings/index.js';
import type { Section } from '../read-file.js';
import { flagOf } from '../values/flags.js';
import { MAX_QUANTITY, quantityOf } from '../values/quantity.js';
import type { Cells, Found } from './cells.js';

export interface Count {
  readonly quantity: number;
  /** Undefined where the finish is the row's. */
  readonly finish?: Finish;
  readonly section?: Section;
  /** The columns that it is counted in. */
  readonly columns: readonly number[];
}

const BY_FINISH = [
  ['foilQuantity', 'FOIL'],
  ['etchedQuantity', 'ETCHED'],
] as const;
const CARDS_IN_PLAYSET = 4;

/** Undefined, and the row held back, if it is no number. */
function counted(cells: Cells, found: Found): number | undefined {
  const quantity = quantityOf(found.text);
  return typeof quantity === 'number' ? quantity : cells.hold(quantity, found);
}

/** Each place's new quantity, or where that is blank what it has. */
function usual(cells: Cells): number | undefined {
  const current = cells.all('quantity');
  const renewed = cells.all('newQuantity');
  const places = (current.length > renewed.length ? current : renewed).map((_, nth) => {
    const found = renewed[nth]?.text ? renewed[nth] : current[nth];
    return found?.text && !/^not stocked$/i.test(found.text) ? found : undefined;
  });
  const said = cells.plan.format.sumsQuantities ? places : [places.find((place) => place !== undefined)];
  const counts = said.flatMap((found) => (found ? [counted(cells, found)] : []));
  const isNotStocked = [...current, ...renewed].some(({ text }) => /^not stocked$/i.test(text));
  if (counts.length === 0) return isNotStocked ? 0 : undefined;
  return counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

/** What a row counts whose file has no column for it: one copy, unless its program writes how many there are. */
const uncounted = ({ format }: Cells['plan']): number | undefined =>
  format.name === undefined || format.isCopyPerRow ? 1 : undefined;

/** The counts of a row that are not zero, or one of zero. */
export function countsOf(cells: Cells): Count[] {
  const hasParts = BY_FINISH.some(([use]) => cells.has(use));
  const hasUsual = cells.has('quantity') || cells.has('newQuantity');
  const other = cells.find('otherQuantity');
  if (other && counted(cells, other)) cells.hold('unknown-finish', other);
  const wanted = cells.find('wanted');
  const isPlayset = cells.read('playset', 'unknown-flag', flagOf);
  const regular = hasUsual ? usual(cells) : hasParts ? undefined : uncounted(cells.plan);
  const part = (units: number | undefined, places: readonly Found[], more: Partial<Count>): Count[] => {
    if (units === undefined) return [];
    const quantity = isPlayset ? units * CARDS_IN_PLAYSET : units;
    if (quantity > MAX_QUANTITY) cells.hold('quantity-too-large');
    const columns = places.map(({ at }) => at);
    return [{ quantity: Math.min(quantity, MAX_QUANTITY), columns, ...more }];
  };
  const counts = [
    ...part(
      regular,
      [...cells.all('quantity'), ...cells.all('newQuantity')],
      hasParts ? { finish: 'NONFOIL' } : {},
    ),
    ...BY_FINISH.flatMap(([use, finish]) => {
      const found = cells.find(use);
      return part(found && counted(cells, found), cells.all(use), { finish });
    }),
    ...part(wanted && counted(cells, wanted), cells.all('wanted'), { section: 'wish' }),
  ];
  if (counts.length === 0) cells.hold('no-quantity');
  const some = counts.filter(({ quantity }) => quantity > 0);
  return some.length > 0 ? some : [counts[0] ?? { quantity: 0, columns: [] }];
}
