// Which stops are compared: there may be hundreds of people who have one common card.
import type { OfferedLot, OfferingLister } from '../listings/index.js';
import { MAX_CANDIDATES } from './domain/limits.js';

/** The listers who have the most of the cards, of those the nearest; the same ones whatever the order they come in. */
export function candidatesOf(
  listers: readonly OfferingLister[],
  lots: readonly OfferedLot[],
): { readonly listers: readonly OfferingLister[]; readonly isPartial: boolean } {
  const cards = new Map<string, Set<string>>();
  for (const { lister, card } of lots) cards.set(lister, (cards.get(lister) ?? new Set()).add(card));
  const countOf = ({ account }: OfferingLister): number => cards.get(account)?.size ?? 0;
  const ranked = listers.toSorted(
    (a, b) =>
      Number(b.isNear) - Number(a.isNear) ||
      countOf(b) - countOf(a) ||
      a.key - b.key ||
      (a.account < b.account ? -1 : 1),
  );
  return { listers: ranked.slice(0, MAX_CANDIDATES), isPartial: ranked.length > MAX_CANDIDATES };
}
