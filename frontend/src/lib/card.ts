/** What the screens read from a card of the card database. */
import { texts } from '../texts';

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

/** The market prices of a card, in US dollars as decimal text. */
export interface MarketPrices {
  regular: string | null;
  foil: string | null;
  /** What the price of the foil is one of: etched is all that some printings have. */
  foilName: string;
}

const { ETCHED, FOIL } = texts.lib.finishes;

/** The market prices to show. */
export function marketPrices({ prices = {} }: CardFacts): MarketPrices {
  const { usd = null, usd_foil: foil = null, usd_etched: etched = null } = prices;
  const etchedOnly = usd === null && foil === null && etched !== null;
  return { regular: usd, foil: etchedOnly ? etched : foil, foilName: etchedOnly ? ETCHED : FOIL };
}

/** Whether the card exists in digital games only: such cards cannot change hands at a counter. */
export const isDigitalOnly = ({ games, digital }: CardFacts): boolean =>
  games ? !games.includes('paper') : digital === true;
