// For somebody whose copy is gone: the cheapest copies of the same card that others nearby have.
import { Injectable } from '@nestjs/common';
import type { FieldError } from '../../kernel/domain-error.js';
import { fieldProblem } from '../../platform/http/validation/field-problems.js';
import { ListingsFacade } from '../listings/index.js';

/** One of the cards of an offer. */
export const LINE_GONE = fieldProblem('offers.line-gone', 'This card is no longer available.');
/** A copy that somebody else has of a card that is gone. */
const NEXT_BEST = fieldProblem('offers.next-best', 'Somebody else has this card.');

/** A copy that is gone. */
export interface GoneCopy {
  readonly listing: string;
  readonly giver: string;
  readonly cardId: string;
  readonly cardName: string;
}

@Injectable()
export class NextBest {
  constructor(private readonly listings: ListingsFacade) {}

  /**
   * What an error says of copies that are gone: each by its name, its `field` the listing, and after it what others within the
   * asker's radius have, with the values to show: `listing`, `card`, `price`, and of who has it `lister`, `name` and `role`.
   */
  async errorsOf(asker: string, gone: readonly GoneCopy[]): Promise<FieldError[]> {
    const named = gone.map(({ listing, cardName }) => ({
      ...{ field: listing, message: LINE_GONE.message, ...LINE_GONE.context },
      params: { card: cardName },
    }));
    const missed = gone
      .filter(({ giver }) => giver !== asker)
      .map((copy) => ({ ...copy, printing: copy.cardId }));
    const copies = await this.listings.nextBest(asker, missed);
    const others = copies.map(({ missed: { listing: field, cardName: card }, cents, ...copy }) => ({
      ...{ field, message: NEXT_BEST.message, ...NEXT_BEST.context },
      params: { ...copy, card, price: cents / 100 },
    }));
    return [...named, ...others];
  }
}
