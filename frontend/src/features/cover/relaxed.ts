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
  const { at, anywhere, maxStops, stopWorth } = request;
  if (kind === 'DISTANCE') return { ...request, anywhere: true };
  if (kind === 'HOURS') return { ...request, at: undefined };
  if (kind === 'STOPS') return { ...request, maxStops: (maxStops ?? 0) + 1 };
  const changes: Partial<Record<CoverRelaxation['kind'], (of: CoverCard) => Partial<CoverCard>>> = {
    PRINTING: () => ({ anyPrinting: true }),
    CONDITION: () => ({ leastCondition: lot.condition }),
    FINISH: ({ finishes = [] }) => ({ finishes: [...finishes, lot.finish] }),
    LANGUAGE: ({ languages = [] }) => ({ languages: [...languages, lot.language] }),
    PRICE: () => ({ maxPrice: lot.price ?? undefined }),
    TRADE: () => ({ trade: true }),
  };
  // A line of a text has no terms of its own: the cards that were read from it take its place.
  const cards = cardsOf(answer).map((each, place) =>
    place === card ? { ...each, ...changes[kind]?.(each) } : each,
  );
  return { cards, at, anywhere, maxStops, stopWorth };
}
