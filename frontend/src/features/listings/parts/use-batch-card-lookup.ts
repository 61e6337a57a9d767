/** Looking up many cards at once, as many a call as the card database takes. */
import {
  type Card,
  type CardIdentifier,
  useCollectCardsMutation,
  useSuggestPrintingsMutation,
} from '../../../api/cards';
import { type SetCodes, variantsOf } from './card-code';
import type { NamedCard } from './listing-lines';

/** The most cards in one call. */
const BATCH_SIZE = 75;

/**
 * What came of a name: one card, several to choose from, null where there is none, `failed` where nobody answered. A quantity
 * that was written in words is returned where it is one.
 */
export type LookupResult =
  | { card: Card; quantity?: number }
  | { cards: readonly Card[]; total: number; quantity?: number }
  | null
  | 'failed';

/** What is asked: a place in a set, or a name. */
type Question = { set: string; collector_number: string } | { name: string; set?: string };

/** Looks the cards up; `onProgress` is called with how many are done. The same question is asked once. */
export function useBatchCardLookup() {
  const [collect] = useCollectCardsMutation();
  const [suggest] = useSuggestPrintingsMutation();

  return async (
    names: readonly NamedCard[],
    sets: SetCodes,
    onProgress: (done: number) => void,
  ): Promise<LookupResult[]> => {
    const found = new Map<string, LookupResult>();
    const ask = async (questions: readonly Question[]) => {
      const asked = [...new Map(questions.map((each) => [keyOf(each), each])).values()];
      const unknown = asked.filter((each) => !found.has(keyOf(each)));
      await inBatches(unknown.filter(isPlace), places);
      await inBatches(unknown.filter(isName), printings);
    };
    const inBatches = async <Asked extends Question>(
      asked: readonly Asked[],
      answer: (some: readonly Asked[]) => Promise<LookupResult[]>,
    ) => {
      for (let from = 0; from < asked.length; from += BATCH_SIZE) {
        const some = asked.slice(from, from + BATCH_SIZE);
        const results = await answer(some);
        for (const [at, question] of some.entries()) found.set(keyOf(question), results[at] ?? null);
        const isDone = (name: NamedCard) => questionsOf(name, sets).every((each) => found.has(keyOf(each)));
        onProgress(names.filter(isDone).length);
      }
    };
    const read = (questions: readonly Question[]) => questions.map((each) => found.get(keyOf(each)) ?? null);

    await ask(names.flatMap((name) => questionsOf(name, sets).slice(0, 1)));
    // Other readings of what was found are asked for, too: both may be meant.
    const isOpen = (name: NamedCard) =>
      'number' in name &&
      (name.others !== undefined || read(questionsOf(name, sets).slice(0, 1))[0] === null);
    await ask(names.filter(isOpen).flatMap((name) => questionsOf(name, sets)));
    const counted = names.flatMap((name) => countedIn(name, read(questionsOf(name, sets))) ?? []);
    await ask(counted.map(({ name, set }) => ({ name, ...(set && { set }) })));
    return names.map((name) => {
      const results = read(questionsOf(name, sets));
      const other = countedIn(name, results);
      const [otherwise] = other ? read([{ name: other.name, ...(other.set && { set: other.set }) }]) : [];
      if (otherwise && otherwise !== 'failed') return { ...otherwise, quantity: other?.quantity ?? 1 };
      return firstCard(results);
    });
  };

  async function places(asked: readonly Question[]): Promise<LookupResult[]> {
    // The mark comes back with what is not found; all else is in the order that was asked for.
    const identifiers: CardIdentifier[] = asked.map((question, mark) => ({ ...question, mark }));
    try {
      const { data, not_found: missing } = await collect({ identifiers }).unwrap();
      const gone = new Set(missing.map(({ mark }) => mark));
      if (data.length + gone.size !== asked.length) return asked.map(() => 'failed');
      const cards = [...data];
      return identifiers.map(({ mark }) => {
        const card = gone.has(mark) ? undefined : cards.shift();
        return card ? { card } : null;
      });
    } catch {
      return asked.map(() => 'failed');
    }
  }

  async function printings(asked: readonly { name: string; set?: string }[]): Promise<LookupResult[]> {
    try {
      const { data } = await suggest({ identifiers: [...asked] }).unwrap();
      return asked.map((_, at) => {
        const { total = 0, printings: cards = [] } = data[at] ?? {};
        return cards[0] ? (total === 1 ? { card: cards[0] } : { cards, total }) : null;
      });
    } catch {
      return asked.map(() => 'failed');
    }
  }
}

const isPlace = (question: Question): question is Extract<Question, { collector_number: string }> =>
  'collector_number' in question;
const isName = (question: Question): question is { name: string; set?: string } => 'name' in question;

/** What a line may mean, the likeliest first. */
const questionsOf = (card: NamedCard, sets: SetCodes): Question[] =>
  'number' in card
    ? [card, ...(card.others ?? [])]
        .flatMap((code) => variantsOf(code, sets))
        .map(({ set, number }) => ({ set, collector_number: number }))
    : [{ name: card.name, ...(card.set && { set: card.set }) }];

/** The name behind a number in words, where no card is called as it is written. */
const countedIn = (name: NamedCard, results: readonly LookupResult[]) =>
  'number' in name || !name.counted || results.some((each) => each !== null)
    ? null
    : { ...name.counted, set: name.set };

/** The card of the first answer that has one; several cards are a question. */
function firstCard(results: readonly LookupResult[]): LookupResult {
  if (results.includes('failed')) return 'failed';
  const cards = results.flatMap((each) => (each && each !== 'failed' && 'card' in each ? [each.card] : []));
  const different = [...new Map(cards.map((card) => [card.id, card])).values()];
  const [only] = different;
  if (different.length > 1) return { cards: different, total: different.length };
  return only ? { card: only } : (results.find((each) => each !== null) ?? null);
}

const keyOf = (question: Question): string =>
  isPlace(question)
    ? `${question.set} ${question.collector_number}`
    : JSON.stringify([question.name, question.set ?? '']).toLowerCase();
