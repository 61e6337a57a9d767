/** A request with one term given way: the next best that somebody has chosen. */
import type { CoverCard, CoverDto, CoveredCard, CoverRelaxation, CoverRequest } from '../../api/cover';

const cardOf = ({ cardId, copies, anyPrinting, terms }: CoveredCard): CoverCard => ({
  cardId,
  copies,
  anyPrinting,
  ...terms,
});

/** The cards of an answer as they were asked for. */
export const cardsOf = ({ cards }: CoverDto): CoverCard[] => cards.map(cardOf);

/** `card` is the place of the card in the answer. */
export function relaxed(
  request: CoverRequest,
  answer: CoverDto,
  card: number,
  { kind, lot }: CoverRelaxation,
): CoverRequest {
  const { text: _text, cards: _cards, at, anywhere, maxStops, stopWorth } = request;
  const next: CoverRequest = { cards: cardsOf(answer), at, anywhere, maxStops, stopWorth };
  const changes: Partial<Record<CoverRelaxation['kind'], (of: CoverCard) => Partial<CoverCard>>> = {
    PRINTING: () => ({ anyPrinting: true }),
    CONDITION: () => ({ leastCondition: lot.condition }),
    FINISH: ({ finishes = [] }) => ({ finishes: [...finishes, lot.finish] }),
    LANGUAGE: ({ languages = [] }) => ({ languages: [...languages, lot.language] }),
    PRICE: () => ({ maxPrice: lot.price ?? undefined }),
    TRADE: () => ({ trade: true }),
  };
  if (kind === 'DISTANCE') return { ...next, anywhere: true };
  if (kind === 'HOURS') return { ...next, at: undefined };
  if (kind === 'STOPS') return { ...next, maxStops: (maxStops ?? 0) + 1 };
  return {
    ...next,
    cards: next.cards?.map((each, place) => (place === card ? { ...each, ...changes[kind]?.(each) } : each)),
  };
}
