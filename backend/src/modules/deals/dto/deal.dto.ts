// A deal on the wire, as one of its parties sees it.
import { ApiProperty } from '@nestjs/swagger';
import {
  DISPUTE_REASONS,
  type DisputeReason,
  END_REASONS,
  type EndReason,
  WHEREABOUTS,
  type Whereabouts,
} from '../domain/deal.js';
import { DEAL_KINDS, DEAL_STATES, type DealKind, type DealState } from '../domain/deal-machine.js';
import { SIDES, type Side } from '../domain/fair-trade-sheet.js';
import { NextBestCopy, StockConflictDto } from './conflict.dto.js';
import {
  AmendmentDto,
  DealCash,
  DealLineDto,
  DealParty,
  DealSignal,
  DealStep,
  DealWitness,
  HandOver,
  SettlementDto,
} from './deal-parts.dto.js';
import { LostPlaceDto, MeetingDto, MeetingProposalDto } from './meeting.dto.js';
import { FairTradeSheetDto, PriceNoteDto } from './sheet.dto.js';

const A_UUID = { type: 'string', format: 'uuid', example: '0b5d1f2e-8a43-4c53-9f3e-6d0c3f6f2a11' } as const;
const MOMENT = { type: 'string', format: 'date-time', example: '2027-03-05T17:00:00.000Z' } as const;
const VERSION = { type: 'integer', minimum: 1, example: 1 } as const;

/** A deal in a list. */
export class DealSummary {
  @ApiProperty(A_UUID)
  uuid: string;
  @ApiProperty({ enum: DEAL_KINDS, enumName: 'DealKind', example: 'HOLD' })
  kind: DealKind;
  @ApiProperty({ enum: DEAL_STATES, enumName: 'DealState', example: 'SCHEDULED' })
  state: DealState;
  @ApiProperty({ type: DealParty })
  other: DealParty;
  /** How many cards both give, without those that were struck. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 4 })
  cards: number;
  /** @example "Lantern of Insight" */
  firstCard: string;
  @ApiProperty({ ...A_UUID, nullable: true, description: 'The account whose turn it is; null for neither.' })
  whoseTurn: string | null;
  @ApiProperty({ ...MOMENT, nullable: true, description: 'When it is due; null for a past deal.' })
  dueAt: string | null;
  @ApiProperty(MOMENT)
  changedAt: string;
}

/** A deal. */
export class DealDto {
  @ApiProperty(A_UUID)
  uuid: string;
  @ApiProperty({ enum: DEAL_KINDS, enumName: 'DealKind', example: 'HOLD' })
  kind: DealKind;
  @ApiProperty({ enum: DEAL_STATES, enumName: 'DealState', example: 'SCHEDULED' })
  state: DealState;
  @ApiProperty(VERSION)
  version: number;
  /** The offer that it comes from. */
  @ApiProperty(A_UUID)
  offer: string;
  @ApiProperty({ type: DealParty })
  other: DealParty;
  /** Which party the caller is: the `first` asked, the `second` was asked. */
  @ApiProperty({ enum: SIDES, enumName: 'DealSide', example: 'first' })
  me: Side;
  @ApiProperty({ ...A_UUID, nullable: true, description: 'The party that is a store, if one is.' })
  store: string | null;
  @ApiProperty({ type: [DealLineDto] })
  lines: DealLineDto[];
  @ApiProperty({ type: DealCash, nullable: true, description: 'What one pays to the other, at the table.' })
  cash: DealCash | null;
  @ApiProperty({ type: MeetingDto, nullable: true, description: 'Null until both have agreed on one.' })
  meeting: MeetingDto | null;
  @ApiProperty({
    type: MeetingProposalDto,
    nullable: true,
    description: 'A meeting that one has yet to confirm.',
  })
  proposal: MeetingProposalDto | null;
  @ApiProperty({
    type: LostPlaceDto,
    nullable: true,
    example: null,
    description: 'The meeting that isn’t possible any more, until both agree on another one.',
  })
  lostPlace: LostPlaceDto | null;
  @ApiProperty({ type: AmendmentDto, nullable: true, description: 'Changes that one has yet to agree to.' })
  amendment: AmendmentDto | null;
  @ApiProperty({
    type: 'string',
    nullable: true,
    example: 'Drawer 3',
    description: 'Where the store keeps the cards; for the store alone.',
  })
  shelf: string | null;
  @ApiProperty({ ...MOMENT, nullable: true, description: 'When it is due; null for a past deal.' })
  dueAt: string | null;
  @ApiProperty({ ...A_UUID, nullable: true, description: 'The account whose turn it is; null for neither.' })
  whoseTurn: string | null;
  @ApiProperty({ type: [DealSignal] })
  signals: readonly DealSignal[];
  @ApiProperty({ type: HandOver })
  handOver: HandOver;
  @ApiProperty({ type: FairTradeSheetDto })
  sheet: FairTradeSheetDto;
  @ApiProperty({
    type: [PriceNoteDto],
    description: 'Of a live deal: cards whose market price has moved since. The sheet stays as it is.',
  })
  priceNotes: readonly PriceNoteDto[];
  @ApiProperty({ type: [DealStep], description: 'What has happened, the first step first.' })
  history: readonly DealStep[];
  @ApiProperty({
    type: DealWitness,
    nullable: true,
    example: null,
    description: 'The store that has witnessed the hand-over, or keeps the cards for who comes later.',
  })
  witness: DealWitness | null;
  @ApiProperty({
    type: 'string',
    enum: WHEREABOUTS,
    nullable: true,
    example: null,
    description: 'What the caller has said of their own copies, since the other never confirmed.',
  })
  whereabouts: Whereabouts | null;
  /** Whether the caller is asked in private if the two met: nobody has confirmed it. */
  @ApiProperty({ example: false })
  isAskedWhetherMet: boolean;
  /** Whether who gives may leave the cards at the counter for the other. */
  @ApiProperty({ example: false })
  mayBeLeft: boolean;
  @ApiProperty({
    ...A_UUID,
    nullable: true,
    example: null,
    description: 'The account that says that the other did not come.',
  })
  claimedBy: string | null;
  @ApiProperty({
    ...A_UUID,
    nullable: true,
    example: null,
    description: 'The account that wants to undo the hand-over.',
  })
  undoBy: string | null;
  @ApiProperty({
    type: SettlementDto,
    nullable: true,
    example: null,
    description: 'How one would settle the dispute.',
  })
  settlement: SettlementDto | null;
  @ApiProperty({
    type: StockConflictDto,
    nullable: true,
    example: null,
    description: 'Copies that their giver’s stock says are gone.',
  })
  conflict: StockConflictDto | null;
  @ApiProperty({
    type: [NextBestCopy],
    description: 'What others have of cards that the other party has sold elsewhere.',
  })
  nextBest: readonly NextBestCopy[];
  @ApiProperty({ type: 'string', enum: DISPUTE_REASONS, nullable: true, example: null })
  disputeReason: DisputeReason | null;
  @ApiProperty({ type: 'string', nullable: true, example: null })
  disputeNote: string | null;
  @ApiProperty({
    type: 'string',
    enum: END_REASONS,
    nullable: true,
    example: null,
    description: 'Why it ended.',
  })
  endReason: EndReason | null;
  @ApiProperty({ type: 'string', nullable: true, example: null, description: 'What was said to it.' })
  endNote: string | null;
  @ApiProperty(MOMENT)
  createdAt: string;
  @ApiProperty(MOMENT)
  changedAt: string;
}

/** A deal that a store has work with. */
export class QueueEntry extends DealSummary {
  @ApiProperty(VERSION)
  version: number;
  @ApiProperty({ type: [DealLineDto], description: 'What the store gives, by shelf.' })
  lines: DealLineDto[];
  @ApiProperty({ type: 'number', minimum: 0, example: 23.96, description: 'What these cost, in US dollars.' })
  total: number;
  @ApiProperty({
    type: 'string',
    nullable: true,
    example: 'Drawer 3',
    description: 'Where the cards are put aside.',
  })
  shelf: string | null;
  @ApiProperty({ type: MeetingDto, nullable: true })
  meeting: MeetingDto | null;
}

/** A deal with copies that the caller’s stock says are gone. */
export class ConflictEntry extends DealSummary {
  @ApiProperty(VERSION)
  version: number;
  @ApiProperty({ type: [DealLineDto], description: 'The copies that are gone.' })
  lines: DealLineDto[];
  @ApiProperty({ type: StockConflictDto })
  conflict: StockConflictDto;
}

/** The caller’s own code: the other enters or scans it. */
export class HandOverCode {
  @ApiProperty({ pattern: '^\\d{6}$', example: '480135' })
  code: string;
  /** The text of a QR code. */
  @ApiProperty({ example: 'https://playset.example/deals/0b5d1f2e-8a43-4c53-9f3e-6d0c3f6f2a11#480135' })
  qr: string;
  @ApiProperty(MOMENT)
  opensAt: string;
  @ApiProperty(MOMENT)
  closesAt: string;
}
