/** Looking up many cards at once, as many a call as the card database takes. */
import { type Card, type CardIdentifier, useCollectCardsMutation } from '../../../api/cards';
import type { NamedCard } from '../../../lib/listing-lines';

/** So many cards are asked for with one call. */
const A_CALL = 75;

/** What came of it: the cards in the order of the names, null where there is none, `failed` where nobody answered. */
type Looked = Card | null | 'failed';

/** Looks the cards up; `onProgress` hears how many are done. The same card is asked for once. */
export function useCollection() {
  const [collect] = useCollectCardsMutation();
  return async (names: readonly NamedCard[], onProgress: (done: number) => void): Promise<Looked[]> => {
    const asked = [...new Map(names.map((name) => [markOf(name), name])).entries()];
    const found = new Map<string, Looked>();
    for (let from = 0; from < asked.length; from += A_CALL) {
      const some = asked.slice(from, from + A_CALL);
      const cards = await answer(some.map(([, name]) => name));
      for (const [at, [mark]] of some.entries()) found.set(mark, cards[at] ?? null);
      onProgress(names.filter((name) => found.has(markOf(name))).length);
    }
    return names.map((name) => found.get(markOf(name)) ?? null);
  };

  async function answer(names: readonly NamedCard[]): Promise<Looked[]> {
    // The mark comes back with what is not found; all else is in the order that was asked for.
    const identifiers = names.map((name, mark) => ({ ...identifierOf(name), mark }));
    try {
      const { data, not_found: missing } = await collect({ identifiers }).unwrap();
      const gone = new Set(missing.map(({ mark }) => mark));
      if (data.length + gone.size !== names.length) return names.map(() => 'failed');
      const cards = [...data];
      return identifiers.map(({ mark }) => (gone.has(mark) ? null : (cards.shift() ?? null)));
    } catch {
      return names.map(() => 'failed');
    }
  }
}

const identifierOf = (card: NamedCard): CardIdentifier =>
  'number' in card
    ? { set: card.set, collector_number: card.number }
    : { name: card.name, ...(card.set && { set: card.set }) };

const markOf = (card: NamedCard): string => JSON.stringify(identifierOf(card)).toLowerCase();
