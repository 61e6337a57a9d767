// How the difference between the revision that somebody has seen and the latest one is said in an error.
import type { FieldError } from '../../kernel/domain-error.js';
import { fieldProblem, refusedField } from '../../platform/http/validation/field-problems.js';
import { differenceOf, type OfferDifference } from './domain/difference.js';
import type { TradedCopy } from './persistence/offer-facts.js';
import type { OfferLine, OfferTerms } from './persistence/terms.js';

const ADDED = fieldProblem('offers.line-added', 'This card has been added.');
const REMOVED = fieldProblem('offers.line-removed', 'This card has been removed.');
const PRICE = fieldProblem('offers.price-changed', 'The price of this card has changed.');
const COPY = fieldProblem('offers.copy-changed', 'This card is not as it was offered any more.');
const CASH = fieldProblem('offers.cash-changed', 'The cash has changed.');
const NOTE = fieldProblem('offers.note-changed', 'The note has changed.');

/** One entry for each difference: its `field` is the listing, `cash` or `note`. */
export const errorsOfDifference = (before: OfferTerms, after: OfferTerms): FieldError[] =>
  differenceOf(before, after).map(errorOf);

/** What a copy is. */
type CopyKind = Pick<TradedCopy, 'cardId' | 'condition' | 'finish' | 'language'>;

/** One entry for each copy that is not what its line says; its `field` is the listing. */
export const errorsOfChangedCopies = (
  lines: readonly OfferLine[],
  copies: ReadonlyMap<string, CopyKind>,
): FieldError[] =>
  lines
    .filter((line) => !isSameCopy(line, copies.get(line.listing)))
    .map(({ listing, cardName: card }) => ({ ...refusedField(listing, COPY), params: { card } }));

const isSameCopy = (line: OfferLine, copy: CopyKind | undefined): boolean =>
  copy?.cardId === line.cardId &&
  copy.condition === line.condition &&
  copy.finish === line.finish &&
  copy.language === line.language;

function errorOf(difference: OfferDifference): FieldError {
  if (difference.kind === 'CASH') return refusedField('cash', CASH);
  if (difference.kind === 'NOTE') return refusedField('note', NOTE);
  const { field, card } = difference;
  if (difference.kind === 'ADDED') return { ...refusedField(field, ADDED), params: { card } };
  if (difference.kind === 'REMOVED') return { ...refusedField(field, REMOVED), params: { card } };
  const [from, to] = [difference.from / 100, difference.to / 100];
  return { ...refusedField(field, PRICE), params: { card, from, to } };
}
