/** Cards of a watchlist as a cover is asked for: on the terms that their owner has set. */
import type { CoverCard, WantDto } from '../../api/cover';

/** A want without what its owner left open. A highest price in percent of the market isn't sent: a cover compares dollars. */
export const wantedCard = (want: WantDto): CoverCard => {
  const { cardId, quantity, anyPrinting, leastCondition, finishes, languages, maxPrice, forTrade } = want;
  return {
    ...{ cardId, copies: quantity, anyPrinting },
    ...(leastCondition && { leastCondition }),
    ...(finishes && { finishes }),
    ...(languages && { languages }),
    ...(maxPrice !== null && { maxPrice }),
    ...(forTrade && { trade: true }),
  };
};

/** Watched cards in their order: on the terms of their wants, else one copy of any printing. */
export function wantedCards(
  watched: readonly { readonly cardId: string }[],
  wants: readonly WantDto[],
): CoverCard[] {
  const terms = new Map(wants.map((want) => [want.cardId, want]));
  return watched.map(({ cardId }) => {
    const want = terms.get(cardId);
    return want ? wantedCard(want) : { cardId, copies: 1, anyPrinting: true };
  });
}
