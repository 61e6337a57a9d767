/** The printings of a card, and the languages of one of them. */
import { type Card, type CardSearch, useFindCardsInfiniteQuery } from '../../../api/cards';
import { exactNameQuery } from '../../../lib/exact-name-query';

/** All printings of the same card, the newest first. A card without an oracle id is known by its name. */
const printingsOf = (card: Card): CardSearch => {
  const oracle = card.oracle_id ?? card.card_faces?.[0]?.oracle_id;
  return { q: oracle ? `oracleid:${oracle}` : exactNameQuery(card.name), order: 'released', dir: 'desc' };
};

export const usePrintings = (card: Card) => useFindCardsInfiniteQuery(printingsOf(card));

/** The same set and number in every language, the card's own first. A number may be part of another: `12` of `12a`. */
export function useLanguages(card: Card): Card[] {
  const { set, collector_number: number } = card;
  const { currentData } = useFindCardsInfiniteQuery({
    q: `set:${set} cn:"${number}" lang:any`,
    multilingual: true,
  });
  const found = currentData?.pages.flatMap(({ rows }) => rows) ?? [];
  const others = found.filter(
    (each) => each.set === set && each.collector_number === number && each.lang !== card.lang,
  );
  return [card, ...others];
}
