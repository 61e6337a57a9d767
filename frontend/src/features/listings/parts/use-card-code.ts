/** Finds the card that a code names: asks for the codes of all sets only where the code alone does not decide. */
import { useCallback } from 'react';
import {
  type Card,
  useCollectCardsMutation,
  useLazyGetCardBySetAndNumberQuery,
  useLazyGetSetCodesQuery,
} from '../../../api/cards';
import { problemStatus } from '../../../lib/problem';
import { texts } from '../../../texts';
import {
  type CardCode,
  isPlainCode,
  readCardCodes,
  type SetCodes,
  searchForCode,
  variantsOf,
  writtenCode,
} from './card-code';

/** What came of a code. */
export type CodeResult =
  | { kind: 'found'; card: Card }
  /** It can be read as any of these. */
  | { kind: 'ambiguous'; cards: readonly Card[] }
  /** `hint` says which part is unknown; `search` is what may find the card. */
  | { kind: 'missing'; hint: string; search: string };

/** The codes of all sets, from the cache where they are; null where nobody answers. */
export function useSetCodes(): () => Promise<SetCodes> {
  const [load] = useLazyGetSetCodesQuery();
  return useCallback(async () => {
    try {
      return new Set((await load(undefined, true).unwrap()).data);
    } catch {
      return null;
    }
  }, [load]);
}

export function useCardCode(): (text: string) => Promise<CodeResult> {
  const setCodes = useSetCodes();
  const [lookUp] = useLazyGetCardBySetAndNumberQuery();
  const [collect] = useCollectCardsMutation();

  /** The card at this place; undefined where there is none. Throws where nobody answers. */
  const cardAt = async ({ set, number }: CardCode): Promise<Card | undefined> => {
    try {
      return await lookUp({ setcode: set, number }, true).unwrap();
    } catch (problem) {
      if (problemStatus(problem) === 404) return undefined;
      throw problem;
    }
  };
  const anyOf = async (codes: readonly CardCode[]): Promise<Card[]> => {
    const identifiers = codes.map(({ set, number }) => ({ set, collector_number: number }));
    return (await collect({ identifiers }).unwrap()).data;
  };

  return async (text) => {
    let sets: SetCodes = null;
    try {
      const [plain] = isPlainCode(text) ? readCardCodes(text, null) : [];
      const atOnce = plain && (await cardAt(plain));
      if (atOnce) return { kind: 'found', card: atOnce };
      sets = await setCodes();
      const codes = readCardCodes(text, sets);
      const cards = await cardsOf(codes, plain, sets, cardAt, anyOf);
      if (cards[0] && cards.length === 1) return { kind: 'found', card: cards[0] };
      if (cards.length > 1) return { kind: 'ambiguous', cards };
      return { kind: 'missing', hint: hintOf(codes, sets), search: searchForCode(text, sets) };
    } catch {
      const search = searchForCode(text, null);
      return { kind: 'missing', hint: texts.listings.find.noAnswer, search };
    }
  };
}

/** The cards that the codes name, each once. `asked` was looked up before, and is not there. */
async function cardsOf(
  codes: readonly CardCode[],
  asked: CardCode | undefined,
  sets: SetCodes,
  cardAt: (code: CardCode) => Promise<Card | undefined>,
  anyOf: (codes: readonly CardCode[]) => Promise<Card[]>,
): Promise<Card[]> {
  const wanted = codes
    .flatMap((code) => variantsOf(code, sets))
    .filter((code) => writtenCode(code) !== (asked && writtenCode(asked)));
  const [only] = wanted;
  if (!only) return [];
  const found = wanted.length === 1 ? await cardAt(only) : await anyOf(wanted);
  const cards = Array.isArray(found) ? found : found ? [found] : [];
  return [...new Map(cards.map((card) => [card.id, card])).values()];
}

/** Which part of a code is unknown. */
function hintOf(codes: readonly CardCode[], sets: SetCodes): string {
  const t = texts.listings.find;
  const known = codes.find(({ set }) => sets?.has(set));
  if (known) return t.noSuchNumber(known.set.toUpperCase(), known.number);
  const [code] = codes;
  return code && sets ? t.noSuchSet(code.set.toUpperCase()) : t.noSuchCode;
}
