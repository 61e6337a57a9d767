// How the difference between the revision that somebody has seen and the latest one is said in an error.
import type { FieldError } from '../../kernel/domain-error.js';
import { fieldProblem, refusedField } from '../../platform/http/validation/field-problems.js';
import { differenceOf, type OfferDifference } from './domain/difference.js';
import type { OfferTerms } from './persistence/terms.js';

const ADDED = fieldProblem('offers.line-added', 'This card has been added.');
const REMOVED = fieldProblem('offers.line-removed', 'This card has been removed.');
const PRICE = fieldProblem('offers.price-changed', 'The price of this card has changed.');
const CASH = fieldProblem('offers.cash-changed', 'The cash has changed.');
const NOTE = fieldProblem('offers.note-changed', 'The note has changed.');

/** One entry for each difference: its `field` is the listing, `cash` or `note`. */
export const errorsOfDifference = (before: OfferTerms, after: OfferTerms): FieldError[] =>
  differenceOf(before, after).map(errorOf);

function errorOf(difference: OfferDifference): FieldError {
  if (difference.kind === 'CASH') return refusedField('cash', CASH);
  if (difference.kind === 'NOTE') return refusedField('note', NOTE);
  const { field, card } = difference;
  if (difference.kind === 'ADDED') return { ...refusedField(field, ADDED), params: { card } };
  if (difference.kind === 'REMOVED') return { ...refusedField(field, REMOVED), params: { card } };
  const [from, to] = [difference.from / 100, difference.to / 100];
  return { ...refusedField(field, PRICE), params: { card, from, to } };
}
