// An offer, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { PageQuery } from '../../../platform/http/lists/page-query.dto.js';
import { IfGiven } from '../../../platform/http/validation/fields.js';
import { DealParty, FairTradeSheetDto } from '../../deals/index.js';
import { CONDITIONS, type Condition, FINISHES, type Finish } from '../../listings/index.js';
import {
  MAX_HOURS,
  OFFER_KINDS,
  OFFER_STATES,
  type OfferKind,
  type OfferState,
  VOID_REASONS,
  type VoidReason,
} from '../domain/offer.js';

const UUID = { format: 'uuid', example: '0b5d1f2e-8a43-4c53-9f3e-6d0c3f6f2a11' } as const;
const MOMENT = { format: 'date-time', example: '2027-03-12T18:00:00.000Z' } as const;

/** The printing of a copy, as it was when it was offered. */
export class OfferCard {
  @ApiProperty(UUID)
  id: string;
  /** @example "Tidewell Archivist" */
  name: string;
  /** @example "brm" */
  setCode: string;
  /** @example "Brinemarch" */
  setName: string;
  /** @example "12" */
  number: string;
  /** @example "/api/cards/pictures/brm-12.svg" */
  imageUrl: string;
}

/** A copy that its lister gives. */
export class OfferLineDto {
  @ApiProperty(UUID)
  listing: string;
  /** The account that gives it; the other one gets it. */
  @ApiProperty(UUID)
  giver: string;
  @ApiProperty({ type: OfferCard })
  card: OfferCard;
  @ApiProperty({ enum: CONDITIONS, enumName: 'Condition', example: 'NEAR_MINT' })
  condition: Condition;
  @ApiProperty({ enum: FINISHES, enumName: 'Finish', example: 'NONFOIL' })
  finish: Finish;
  /** @example "en" */
  language: string;
  /** The agreed price in US dollars. */
  @ApiProperty({ type: 'number', example: 5.99 })
  price: number;
}

/** A line of the latest revision. */
export class CurrentOfferLine extends OfferLineDto {
  /** Whether it can still be had, or is reserved by the deal of this offer. */
  @ApiProperty({ example: true })
  isAvailable: boolean;
}

export class OfferCash {
  @ApiProperty({ type: 'number', example: 5 })
  amount: number;
  /** The account that pays. */
  @ApiProperty(UUID)
  payer: string;
}

/** What one of the two proposed; it never changes once it was sent. */
export class OfferRevision {
  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  revision: number;
  /** The account that proposed it. */
  @ApiProperty(UUID)
  author: string;
  @ApiProperty({ type: [OfferLineDto] })
  lines: OfferLineDto[];
  @ApiProperty({ type: OfferCash, nullable: true })
  cash: OfferCash | null;
  @ApiProperty({ type: 'string', nullable: true, example: 'I’m at the store on Friday evening.' })
  note: string | null;
  @ApiProperty({ type: FairTradeSheetDto })
  sheet: FairTradeSheetDto;
  @ApiProperty(MOMENT)
  madeAt: string;
}

/** The event at which the cards are to change hands. */
export class OfferEvent {
  @ApiProperty(UUID)
  id: string;
  /** @example "Friday Night Magic" */
  name: string;
  /** Who holds it. */
  @ApiProperty({ example: 'Harbor Cards' })
  storeName: string;
  @ApiProperty(MOMENT)
  startsAt: string;
  /** @example "America/Chicago" */
  timeZone: string;
}

/** An offer with what its latest revision says. */
export class OfferDto {
  @ApiProperty(UUID)
  uuid: string;
  @ApiProperty({ enum: OFFER_KINDS, enumName: 'OfferKind', example: 'TRADE' })
  kind: OfferKind;
  @ApiProperty({ enum: OFFER_STATES, enumName: 'OfferState', example: 'OPEN' })
  state: OfferState;
  /** That of the latest revision; quoted, it is the ETag for If-Match. */
  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  revision: number;
  @ApiProperty({
    ...UUID,
    type: 'string',
    nullable: true,
    description: 'The account that answers; null if nobody does.',
  })
  turn: string | null;
  /** Who made the first revision: the first side of the sheet. */
  @ApiProperty({ type: DealParty })
  proposer: DealParty;
  @ApiProperty({ type: DealParty })
  recipient: DealParty;
  @ApiProperty({ type: [CurrentOfferLine] })
  lines: CurrentOfferLine[];
  @ApiProperty({ type: OfferCash, nullable: true })
  cash: OfferCash | null;
  @ApiProperty({ type: 'string', nullable: true, example: 'I’m at the store on Friday evening.' })
  note: string | null;
  /** For how many hours it is open without an answer. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_HOURS, example: 72 })
  hours: number;
  @ApiProperty({
    type: OfferEvent,
    nullable: true,
    description: 'Null for none, and for one that was called off.',
  })
  event: OfferEvent | null;
  @ApiProperty({ type: FairTradeSheetDto })
  sheet: FairTradeSheetDto;
  @ApiProperty({ ...MOMENT, type: 'string', nullable: true, description: 'Of an open offer.' })
  expiresAt: string | null;
  @ApiProperty(MOMENT)
  createdAt: string;
  @ApiProperty(MOMENT)
  changedAt: string;
  @ApiProperty({ enum: [...VOID_REASONS, null], type: 'string', nullable: true, example: null })
  voidReason: VoidReason | null;
  @ApiProperty({ ...UUID, type: 'string', nullable: true, description: 'The deal that it has become.' })
  deal: string | null;
  /** How many other open offers are about one of these copies, counted as far as 99. */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 99, example: 2 })
  othersAsked: number;
}

/** An offer with all of its revisions, the latest first. */
export class OfferWithRevisions extends OfferDto {
  @ApiProperty({ type: [OfferRevision] })
  revisions: OfferRevision[];
}

export const OFFER_VIEWS = ['open', 'past'] as const;
export type OfferView = (typeof OFFER_VIEWS)[number];

/** Which offers are listed. */
export class OffersQuery extends PageQuery {
  /** Open ones with the caller’s drafts, or past ones. */
  @ApiProperty({ enum: OFFER_VIEWS, required: false, default: 'open' })
  @IfGiven()
  @IsIn(OFFER_VIEWS)
  view: OfferView = 'open';
}
