// The public page of a card, on the wire: stores by name, people as a number.
import { ApiProperty } from '@nestjs/swagger';
import { COUNT_CAP, MAX_SELLERS } from '../domain/storefront.js';

/** A store that has the card. */
export class CardSeller {
  @ApiProperty({ format: 'uuid', example: '7b0c5a52-14f5-4e3e-9c6a-0c1d6a1f2b11' })
  uuid: string;
  /** @example "The Gilded Goblet" */
  name: string;
  @ApiProperty({ type: 'string', nullable: true, example: '1814 W Division Street, Chicago, IL 60622' })
  address: string | null;
  @ApiProperty({ type: 'integer', minimum: 1, example: 3 })
  copies: number;
  /** Its lowest asking price in US dollars; null if it only trades. */
  @ApiProperty({ type: 'number', nullable: true, example: 1.5 })
  price: number | null;
  /** When the store last said that one of them is there. */
  @ApiProperty({ type: 'string', format: 'date-time', example: '2026-03-01T10:00:00.000Z' })
  countedAt: string;
  /** That was long ago: 30 days for a store, 60 for a player. It comes after stores that have counted since. */
  @ApiProperty({ example: false })
  isStale: boolean;
}

/** Who has a printing of a card, to sell or to trade. */
export class CardOffers {
  @ApiProperty({ type: 'integer', minimum: 0, maximum: COUNT_CAP, example: 5 })
  copies: number;
  @ApiProperty({ type: 'integer', minimum: 0, example: 1 })
  stores: number;
  /** People who aren’t stores: members alone see who they are. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 2 })
  players: number;
  /** How many of the copies are for sale. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 4 })
  forSale: number;
  /** In US dollars; null if nothing is for sale. */
  @ApiProperty({ type: 'number', nullable: true, example: 1.5 })
  lowPrice: number | null;
  @ApiProperty({ type: 'number', nullable: true, example: 4 })
  highPrice: number | null;
  /** The stores, cheapest first. */
  @ApiProperty({ type: CardSeller, isArray: true, maxItems: MAX_SELLERS })
  sellers: CardSeller[];
}

/** A printing of a card as anybody sees it. */
export class PublicCard {
  @ApiProperty({ format: 'uuid', example: '5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10' })
  id: string;
  /** @example "Tidewell Archivist" */
  name: string;
  /** In lower case. */
  @ApiProperty({ example: 'brm' })
  setCode: string;
  /** @example "Brinemarch" */
  setName: string;
  /** @example "12" */
  collectorNumber: string;
  @ApiProperty({ type: 'string', nullable: true, example: 'Creature — Human Wizard' })
  typeLine: string | null;
  /** The rules text; that of both faces, a blank line between them. */
  @ApiProperty({ type: 'string', nullable: true, example: 'Vigilance' })
  oracleText: string | null;
  @ApiProperty({ type: 'string', nullable: true, example: 'rare' })
  rarity: string | null;
  @ApiProperty({ type: 'string', nullable: true, example: 'Mira Holt' })
  artist: string | null;
  /** In US dollars; null if nobody knows. */
  @ApiProperty({ type: 'number', nullable: true, example: 2.25 })
  marketPrice: number | null;
  @ApiProperty({ type: 'number', nullable: true, example: 6.5 })
  marketPriceFoil: number | null;
  /** The day that the prices are of. */
  @ApiProperty({ type: 'string', format: 'date', nullable: true, example: '2027-03-01' })
  marketPriceDate: string | null;
  offers: CardOffers;
}
