// For who doesn't get what the other has sold elsewhere: the cheapest copies of the same cards that others nearby have.
import { Injectable } from '@nestjs/common';
import { ListingsFacade } from '../listings/index.js';
import type { NextBestCopy } from './dto/conflict.dto.js';

/** How many copies are named of each card, and of how many cards. */
const MAX_COPIES = 3;
const MAX_CARDS = 5;
/** How many others are looked at. */
const MAX_LISTERS = 30;

/** A line of a deal, as far as it matters here. */
interface GivenLine {
  readonly nth: number;
  readonly giver: string;
  readonly card: { readonly id: string };
}

@Injectable()
export class NextBest {
  constructor(private readonly listings: ListingsFacade) {}

  /** What others within the radius of the account sell of the cards that somebody else was to give it. */
  async of(account: string, lines: readonly GivenLine[]): Promise<NextBestCopy[]> {
    const wanted = lines.filter(({ giver }) => giver !== account).slice(0, MAX_CARDS);
    const printings = wanted.map(({ card }) => card.id);
    const { asked, lots, listers } = await this.listings.offersOf(account, {
      ...{ printings, anywhere: false, maxListers: MAX_LISTERS },
    });
    const near = new Map(listers.filter(({ isNear }) => isNear).map((lister) => [lister.account, lister]));
    return wanted.flatMap(({ nth, giver, card }) =>
      lots
        .filter((lot) => lot.type === 'SELL' && lot.card === asked[card.id] && lot.lister !== giver)
        .flatMap((lot) => {
          const name = near.get(lot.lister)?.name;
          return name === undefined
            ? []
            : [{ nth, listing: lot.id, lister: lot.lister, name, price: lot.cents / 100 }];
        })
        .toSorted((one, other) => one.price - other.price)
        .slice(0, MAX_COPIES),
    );
  }
}
