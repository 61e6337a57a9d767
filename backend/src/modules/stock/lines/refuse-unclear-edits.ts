// Refuses an edit that says nothing, or more than one thing: each of its fields is valid by itself.
import { fieldProblem, refusedField } from '../../../platform/http/validation/field-problems.js';
import { requestInvalid } from '../../../platform/http/validation/validation.js';
import type { StockEdit } from '../dto/edit.dto.js';
import { isOfQuantity } from './edit-plan.js';

const ONE_SELECTION = fieldProblem('stock.one-selection', 'Send either lines, or lineIds, or a filter');
const ONE_CHANGE = fieldProblem('stock.one-change', 'Send exactly one change');
// With a filter nobody sees how many lines it would be.
const NEEDS_LINES = fieldProblem(
  'stock.quantity-needs-lines',
  'Name the lines whose number of copies is to change',
);
const NEEDS_QUANTITY = fieldProblem(
  'stock.expectation-needs-quantity',
  'Expect a number of copies only where that number is to change',
);

/** Throws `request.invalid` unless exactly one change is made to either lines, named one way, or a filter. */
export function refuseUnclear({ lines, lineIds, filter, change }: StockEdit): void {
  const isGiven = (value: unknown) => value !== undefined;
  if ([lines, lineIds, filter].filter(isGiven).length !== 1) throw refusal('lines', ONE_SELECTION);
  if (Object.values(change).filter(isGiven).length !== 1) throw refusal('change', ONE_CHANGE);
  if (isOfQuantity(change) && filter) throw refusal('lines', NEEDS_LINES);
  if (!isOfQuantity(change) && lines?.some(({ expectedQuantity }) => isGiven(expectedQuantity)))
    throw refusal('lines', NEEDS_QUANTITY);
}

const refusal = (field: string, problem: typeof ONE_CHANGE) =>
  requestInvalid({ errors: [refusedField(field, problem)] });
