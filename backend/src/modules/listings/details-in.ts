// Reads what a call notes about a copy.
import { Money } from '../../kernel/money.js';
import type { CopyDetails } from './domain/copy-details.js';
import { invalidPrice } from './domain/listing.errors.js';
import type { CopyDetailsBody } from './dto/copy-details.dto.js';

/** The details that are given, null for what is taken away. Throws `listings.invalid-price`. */
export function detailsIn(body: CopyDetailsBody): Partial<CopyDetails> {
  const { externalId, shelf, note, privateNote, pricePaid, isSigned, isAltered } = body;
  const paid = typeof pricePaid === 'number' ? money(pricePaid) : pricePaid;
  return given({ externalId, shelf, note, privateNote, paid, isSigned, isAltered });
}

/** The values without those that are undefined. */
export function given<Values extends object>(
  values: Values,
): { [Key in keyof Values]?: Exclude<Values[Key], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as ReturnType<
    typeof given<Values>
  >;
}

function money(dollars: number): Money {
  const paid = Money.ofDollars(dollars);
  if (!paid) throw invalidPrice();
  return paid;
}
