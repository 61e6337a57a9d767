// A row of an exported file before it is written: copies that the format has the same words for, with their number.
import type { Condition, Finish, ListingType } from '../../listings/index.js';

/** The card of a row, and its ids in other catalogs. */
export interface ExportedCard {
  /** The id of the printing, which is Scryfall's. */
  readonly cardId: string;
  readonly name: string;
  readonly setCode: string;
  readonly setName: string;
  readonly number: string;
  /** Unknown for a card that the card database has dropped, as is all that follows. */
  readonly layout: string | null;
  readonly rarity: string | null;
  readonly multiverseId: number | null;
  readonly cardmarketId: number | null;
  readonly mtgoId: number | null;
  readonly mtgoFoilId: number | null;
  readonly tcgplayerId: number | null;
}

/** Copies of one owner. What a format has no place for is null or false, and not a reason for a row of its own. */
export interface ExportRow extends ExportedCard {
  readonly condition: Condition;
  readonly finish: Finish;
  readonly language: string;
  readonly type: ListingType;
  /** The copies at hand, and how many of them are reserved or offered for trade. */
  readonly quantity: number;
  readonly held: number;
  readonly forTrade: number;
  /** In cents; the market price is that of the finish. */
  readonly price: number;
  readonly pricePaid: number | null;
  readonly marketPrice: number | null;
  readonly externalId: string | null;
  readonly shelf: string | null;
  readonly note: string | null;
  readonly privateNote: string | null;
  readonly isSigned: boolean;
  readonly isAltered: boolean;
  /** As ISO 8601 in UTC: the oldest count and the newest posting. */
  readonly countedAt: string;
  readonly createdAt: string;
}
