/** What can be chosen among the results: cards first, then names, and at last the search itself. */
import type { Card } from '../../api/cards';
import type { Availability } from '../../api/listings';
import { cardPath, cardResultsPath } from '../../lib/card-paths';
import { exactNameQuery } from '../../lib/exact-name-query';
import type { Found } from './use-quick-card-search';

export type Option = { key: string; to: string } & (
  | { kind: 'card'; card: Card; inStock: Availability | undefined }
  | { kind: 'name'; name: string }
  | { kind: 'search'; query: string }
);

/** The choices for what is typed; none where nothing is. */
export function optionsOf(
  typed: string,
  { cards, names }: Pick<Found, 'cards' | 'names'>,
  inStock: ReadonlyMap<string, Availability> = new Map(),
): Option[] {
  const query = typed.trim();
  if (!query) return [];
  return [
    ...cards.map((card): Option => {
      const had = inStock.get(card.id);
      // A printing that somebody has, if there is one.
      const to = cardPath(had?.cheapestCardId ?? card.id);
      return { kind: 'card', key: `card-${card.id}`, to, card, inStock: had };
    }),
    ...names.map(
      (name): Option => ({
        kind: 'name',
        key: `name-${name}`,
        to: cardResultsPath(exactNameQuery(name)),
        name,
      }),
    ),
    { kind: 'search', key: 'search', to: cardResultsPath(query), query },
  ];
}

/** Where what was chosen stands now, or -1: a name whose card has come in the meantime is that card. */
export function placeOf(chosen: Option | null, options: readonly Option[]): number {
  if (!chosen) return -1;
  const same = options.findIndex(({ key }) => key === chosen.key);
  if (same >= 0 || chosen.kind !== 'name') return same;
  return options.findIndex((option) => option.kind === 'card' && option.card.name === chosen.name);
}
