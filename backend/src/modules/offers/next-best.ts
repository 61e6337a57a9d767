// For somebody whose copy is gone: the cheapest copies of the same card that others nearby have.
import { Injectable } from '@nestjs/common';
import type { FieldError } from '../../kernel/domain-error.js';
import { fieldProblem } from '../../platform/http/validation/field-problems.js';
import { type CardOffers, ListingsFacade } from '../listings/index.js';

/** One of the cards of an offer. */
export const LINE_GONE = fieldProblem('offers.line-gone', 'This card is no longer available.');
/** A copy that somebody else has of a card that is gone. */
const NEXT_BEST = fieldProblem('offers.next-best', 'Somebody else has this card.');

/** How many copies are named for each card, and for how many cards. */
const MAX_COPIES = 3;
const MAX_CARDS = 5;
/** How many others are looked at. */
const MAX_LISTERS = 30;

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
    const wanted = gone.filter(({ giver }) => giver !== asker).slice(0, MAX_CARDS);
    if (wanted.length === 0) return named;
    const printings = wanted.map(({ cardId }) => cardId);
    const asked = { printings, anywhere: false, maxListers: MAX_LISTERS };
    const offers = await this.listings.offersOf(asker, asked);
    return [...named, ...wanted.flatMap((copy) => othersOf(copy, offers))];
  }
}

function othersOf(
  { listing, giver, cardId, cardName }: GoneCopy,
  { asked, lots, listers }: CardOffers,
): FieldError[] {
  const near = new Map(listers.filter(({ isNear }) => isNear).map((lister) => [lister.account, lister]));
  return lots
    .filter((lot) => lot.card === asked[cardId] && lot.lister !== giver && lot.type === 'SELL')
    .flatMap((lot) => {
      const lister = near.get(lot.lister);
      return lister ? [{ lot, lister }] : [];
    })
    .toSorted((one, other) => one.lot.cents - other.lot.cents || one.lister.key - other.lister.key)
    .slice(0, MAX_COPIES)
    .map(({ lot, lister }) => ({
      ...{ field: listing, message: NEXT_BEST.message, ...NEXT_BEST.context },
      params: {
        ...{ listing: lot.id, card: cardName, price: lot.cents / 100 },
        ...{ lister: lot.lister, name: lister.name, role: lister.role },
      },
    }));
}
