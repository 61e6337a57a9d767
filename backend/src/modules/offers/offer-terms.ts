// Turns what somebody proposes into terms: copies of the two as they are now, with a price each.
import { Injectable } from '@nestjs/common';
import type { DomainError, FieldError } from '../../kernel/domain-error.js';
import { Money } from '../../kernel/money.js';
import { fieldProblem, refusedField } from '../../platform/http/validation/field-problems.js';
import { copiesGone, countFirst, notTheirCopies, payerUnknown } from './domain/offer.errors.js';
import type { Cash } from './domain/offer.js';
import type { OfferCashBody, OfferLineBody } from './dto/make-offer.dto.js';
import { LINE_GONE, NextBest } from './next-best.js';
import { OfferFacts, type TradedCopy } from './persistence/offer-facts.js';
import type { OfferLine } from './persistence/terms.js';

const UNCOUNTED = fieldProblem('offers.line-uncounted', 'Nobody has counted this card for long.');

/** The two of an offer: the first one has made it. */
export interface Pair {
  readonly first: string;
  readonly second: string;
}

@Injectable()
export class OfferTermsReader {
  constructor(
    private readonly facts: OfferFacts,
    private readonly nextBest: NextBest,
  ) {}

  /**
   * The lines as they are offered, for `asker`, of copies that may be known. Throws `offers.copies-gone`, which names those that are not available and what others
   * have instead, `offers.count-first` and `offers.not-their-copies`.
   */
  async lines(
    asker: string,
    pair: Pair,
    asked: readonly OfferLineBody[],
    known?: ReadonlyMap<string, TradedCopy>,
  ): Promise<readonly OfferLine[]> {
    const copies = known ?? (await this.facts.copies(asked.map(({ listing }) => listing)));
    const foreign = asked.filter(({ listing }) => isForeign(copies.get(listing), pair));
    if (foreign.length > 0)
      throw notTheirCopies({
        errors: foreign.map(({ listing }) => refused(listing, notTheirCopies.message)),
      });
    const gone = asked.filter(({ listing }) => !copies.get(listing)?.isActive);
    if (gone.length > 0) throw await this.gone(asker, gone, copies);
    const expired = asked
      .flatMap(({ listing }) => copies.get(listing) ?? [])
      .filter((copy) => copy.isExpired);
    if (expired.length > 0) throw countFirst({ errors: expired.map(toCount) });
    return asked.flatMap(({ listing, price }) => {
      const copy = copies.get(listing);
      return copy ? [lineOf(copy, price)] : [];
    });
  }

  private async gone(
    asker: string,
    gone: readonly OfferLineBody[],
    copies: ReadonlyMap<string, TradedCopy>,
  ): Promise<DomainError> {
    const known = gone.flatMap(({ listing }) => copies.get(listing) ?? []);
    const unknown = gone.filter(({ listing }) => !copies.has(listing));
    const errors = [
      ...unknown.map(({ listing }) => refused(listing, LINE_GONE.message)),
      ...(await this.nextBest.errorsOf(asker, known)),
    ];
    return copiesGone({ errors });
  }
}

const refused = (field: string, message: string): FieldError => ({ field, message });

/** What an error says of a copy that is to be counted first. */
export const toCount = ({
  listing,
  cardName: card,
}: Pick<TradedCopy, 'listing' | 'cardName'>): FieldError => ({
  ...refusedField(listing, UNCOUNTED),
  params: { card },
});

const isForeign = (copy: TradedCopy | undefined, { first, second }: Pair): boolean =>
  copy !== undefined && (copy.type === 'BUY' || (copy.giver !== first && copy.giver !== second));

function lineOf(
  { isActive: _active, isExpired: _expired, type: _type, ...copy }: TradedCopy,
  price?: number,
): OfferLine {
  return { ...copy, cents: (price === undefined ? undefined : Money.ofDollars(price)?.cents) ?? copy.cents };
}

/** The cash that somebody proposes. Throws `offers.payer-unknown`. */
export function cashFrom(body: OfferCashBody | null | undefined, { first, second }: Pair): Cash | null {
  if (!body) return null;
  if (body.payer !== first && body.payer !== second) throw payerUnknown();
  const cents = Money.ofDollars(body.amount)?.cents;
  return cents ? { cents, payer: body.payer } : null;
}
