// What is on offer around somebody, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '../../../../kernel/role.js';
import { Notice } from '../../../cards/index.js';
import { ApiDistance, DistanceDto } from '../../../places/index.js';
import { CONDITIONS, type Condition } from '../../domain/condition.js';
import { FINISHES, type Finish } from '../../domain/listing-kind.js';
import { OFFER_TYPES, type OfferType } from './on-offer-query.dto.js';

const UUID = { format: 'uuid', example: '0b5d1f2e-8a43-4c53-9f3e-6d0c3f6f2a11' } as const;

/** Who has listed a copy. */
export class CopyLister {
  @ApiProperty(UUID)
  uuid: string;
  /** @example "Harbor Cards" */
  name: string;
  @ApiProperty({ enum: ROLES, enumName: 'Role', example: 'STORE' })
  role: Role;
}

/** The copy that shows a card: what can be held, or offered for. */
export class OfferedCopy {
  @ApiProperty({ ...UUID, example: '0d9a2a6e-9f0e-4c56-8a52-5c3d2f1b7e01' })
  listing: string;
  /** Its own asking price in US dollars: others may cost less. */
  @ApiProperty({ type: 'number', example: 1.5 })
  price: number;
  @ApiProperty({ type: CopyLister })
  lister: CopyLister;
}

/** A card that others sell or would trade, and the copy of it that is first in the order that was asked for. */
export class OfferedCard {
  /** The printing of the copy. */
  @ApiProperty({ format: 'uuid', example: '5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10' })
  cardId: string;
  /** @example "Tidewell Archivist" */
  cardName: string;
  /**
   * The name of the printing's set.
   * @example "Brinemarch"
   */
  cardSet: string;
  /** @example "brm" */
  cardSetCode: string;
  /** @example "12" */
  cardNumber: string;
  /** @example "/api/cards/5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10/image/front/normal" */
  cardImageUrl: string;
  /** Whether the copy is for sale or for trade. */
  @ApiProperty({ enum: OFFER_TYPES, example: 'SELL' })
  type: OfferType;
  @ApiProperty({ enum: CONDITIONS, enumName: 'Condition', example: 'NEAR_MINT' })
  condition: Condition;
  @ApiProperty({ enum: FINISHES, enumName: 'Finish', example: 'NONFOIL' })
  finish: Finish;
  /** @example "en" */
  language: string;
  /** When the copy was posted. */
  @ApiProperty({ type: 'string', format: 'date-time', example: '2026-03-01T10:00:00.000Z' })
  createdAt: string;
  /** The lowest asking price of the card in US dollars; null if all copies are for trade only. */
  @ApiProperty({ type: 'number', nullable: true, example: 1.5 })
  price: number | null;
  /** The market price of the copy's printing and finish in US dollars; null where nobody knows. */
  @ApiProperty({ type: 'number', nullable: true, example: 1.75 })
  marketPrice: number | null;
  /** The number of copies. */
  @ApiProperty({ type: 'integer', minimum: 1, example: 3 })
  copies: number;
  /** The number of stores with copies. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 1 })
  stores: number;
  /** The number of players with copies. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 2 })
  players: number;
  /** Whether no copy has a fresh count. */
  @ApiProperty({ example: false })
  isStale: boolean;
  @ApiProperty({ type: OfferedCopy })
  copy: OfferedCopy;
  /** How far the nearest copy is. */
  @ApiDistance()
  distance: DistanceDto | null;
}

/** A page of the cards on offer. */
export class OnOffer {
  /** The number of cards on all pages. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 12 })
  total: number;
  /** Whether only the first 1,500 printings were compared that the search means. */
  @ApiProperty({ example: false })
  isPartial: boolean;
  /** What the search has to say beside, such as a term that was ignored. */
  @ApiProperty({ type: [Notice] })
  notices: readonly Notice[];
  @ApiProperty({ type: [OfferedCard] })
  cards: readonly OfferedCard[];
}
