/** What the screens read from a card of the card database. */
import { FINISHES, type Finish, finishLabels } from './listing-values';
import { formatMarketPrice } from './money';

/** A face of a card, as far as the screens show it. */
export interface CardFaceFacts {
  name?: string;
  mana_cost?: string;
  type_line?: string;
  oracle_text?: string;
  flavor_text?: string;
  artist?: string;
  power?: string;
  toughness?: string;
  loyalty?: string;
  defense?: string;
  image_uris?: object;
}

/** A card, as far as these rules need it. */
export interface CardFacts extends CardFaceFacts {
  name: string;
  card_faces?: CardFaceFacts[];
  games?: string[];
  digital?: boolean;
  prices?: { usd?: string | null; usd_foil?: string | null; usd_etched?: string | null };
}

/** The two sides of a card that can have a picture each. */
export type CardSide = 'front' | 'back';

/**
 * Whether the card has a picture on its back. Split and adventure cards have several faces on one side, so faces alone
 * do not tell.
 */
export const isTwoSided = ({ card_faces: faces = [] }: CardFacts): boolean =>
  faces.length > 1 && faces[1]?.image_uris !== undefined;

/** The faces to read: those of the card, or the card itself where it has one. */
export function facesOf(card: CardFacts): CardFaceFacts[] {
  const faces = card.card_faces ?? [];
  return faces.length > 0 ? faces : [card];
}

/** The name on one side of the card. */
export const sideName = (card: CardFacts, side: CardSide): string =>
  (isTwoSided(card) ? card.card_faces?.[side === 'front' ? 0 : 1]?.name : undefined) ?? card.name;

const PRICE_KEYS = { NONFOIL: 'usd', FOIL: 'usd_foil', ETCHED: 'usd_etched' } as const;

/** The market price of a card in one finish: US dollars as a price field has them (`0.25`), null where there is none. */
export function priceOf({ prices }: Pick<CardFacts, 'prices'>, finish: Finish): string | null {
  const amount = Number(prices?.[PRICE_KEYS[finish]]);
  return amount > 0 ? amount.toFixed(2) : null;
}

/** The finish that stands for a card where there is room for one price: regular, else foil, else etched; null without prices. */
export const pricedFinish = (
  card: Pick<CardFacts, 'prices'>,
  finishes: readonly Finish[] = FINISHES,
): Finish | null => finishes.find((finish) => priceOf(card, finish) !== null) ?? null;

/** That price as people read it, with its finish where that is not the regular one; null without prices. */
export function formatLeadPrice(card: Pick<CardFacts, 'prices'>): string | null {
  const finish = pricedFinish(card);
  if (finish === null) return null;
  const price = formatMarketPrice(priceOf(card, finish));
  return finish === 'NONFOIL' ? price : `${finishLabels[finish]} ${price}`;
}

/** Whether the card exists in digital games only: such cards cannot change hands at a counter. */
export const isDigitalOnly = ({ games, digital }: CardFacts): boolean =>
  games ? !games.includes('paper') : digital === true;
