// Where to get a list of cards, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '../../../kernel/role.js';
import { CONDITIONS, type Condition, FINISHES, type Finish } from '../../listings/index.js';
import { ApiDistance, type DistanceDto } from '../../places/index.js';
import { OpeningStateDto } from '../../storefronts/index.js';
import { PLAN_KINDS, type PlanKind, RELAXATION_KINDS, type RelaxationKind } from '../domain/planner/index.js';
import { CoverTerms } from './cover-request.dto.js';

const PRICE = { type: 'number', nullable: true, minimum: 0, example: 2.5 } as const;

/** A card of the list, by its place in which plans name it. */
export class CoveredCard {
  @ApiProperty({ format: 'uuid', example: '5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10' })
  cardId: string;
  /** @example "Tidewell Archivist" */
  cardName: string;
  /** @example "Brinemarch" */
  cardSet: string;
  /** @example "brm" */
  cardSetCode: string;
  /** @example "12" */
  cardNumber: string;
  /** How many are wanted. */
  @ApiProperty({ type: 'integer', minimum: 1, example: 4 })
  copies: number;
  /** Whether another printing will do. */
  @ApiProperty({ example: true })
  anyPrinting: boolean;
  /** What copies will do. */
  @ApiProperty({ type: CoverTerms })
  terms: CoverTerms;
}

/** A line that is not planned for. */
export class CoverLeftOut {
  /** Its number in the text, from 1; null for a card that was sent. */
  @ApiProperty({ type: 'integer', minimum: 1, nullable: true, example: 17 })
  line: number | null;
  /** What it says. */
  @ApiProperty({ example: '2 Lanterm Keeper' })
  text: string;
  /** `too-many-cards` beyond the 100th card; else why no card was found. More reasons may come. */
  @ApiProperty({ example: 'unknown-card' })
  reason: string;
}

/** A store or a player. */
export class CoverStop {
  @ApiProperty({ format: 'uuid', example: '0b5d1f2e-8a43-4c53-9f3e-6d0c3f6f2a11' })
  uuid: string;
  @ApiProperty({ enum: ROLES, enumName: 'Role', example: 'STORE' })
  role: Role;
  @ApiProperty({
    type: 'string',
    nullable: true,
    example: 'Harbor Cards',
    description: 'Null for a kept plan whose stop is gone.',
  })
  name: string | null;
  @ApiProperty({
    type: 'string',
    nullable: true,
    example: '1814 W Division Street',
    description: 'Of a store.',
  })
  address: string | null;
  @ApiDistance()
  distance: DistanceDto | null;
  @ApiProperty({
    type: OpeningStateDto,
    nullable: true,
    description:
      'At the planned time; null for players, stores with unknown hours, and without a planned time.',
  })
  opening: OpeningStateDto | null;
}

/** Like copies at one stop. */
export class CoverLot {
  @ApiProperty({
    format: 'uuid',
    example: '0d9a2a6e-9f0e-4c56-8a52-5c3d2f1b7e01',
    description: 'One of the listings.',
  })
  listing: string;
  @ApiProperty({ format: 'uuid', example: '5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10' })
  cardId: string;
  /** @example "Brinemarch" */
  cardSet: string;
  /** @example "brm" */
  cardSetCode: string;
  /** @example "12" */
  cardNumber: string;
  @ApiProperty({ ...PRICE, description: 'Of one copy, in US dollars; null if unknown.' })
  price: number | null;
  @ApiProperty({ enum: CONDITIONS, enumName: 'Condition', example: 'NEAR_MINT' })
  condition: Condition;
  @ApiProperty({ enum: FINISHES, enumName: 'Finish', example: 'NONFOIL' })
  finish: Finish;
  /** @example "en" */
  language: string;
  /** Whether it is only for trade. */
  @ApiProperty({ example: false })
  isTrade: boolean;
  /** When its count was made that is the oldest. */
  @ApiProperty({ type: 'string', format: 'date-time', example: '2027-03-01T10:00:00.000Z' })
  countedAt: string;
  /** Whether that is long ago. */
  @ApiProperty({ example: false })
  isStale: boolean;
}

/** Copies to get at a stop. */
export class CoverPick {
  /** The place of its card in `cards`, from 0. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 0 })
  card: number;
  @ApiProperty({ type: 'integer', minimum: 1, example: 2 })
  copies: number;
  /** The listings of these copies, as many as 20. */
  @ApiProperty({
    ...{ type: 'array', items: { type: 'string', format: 'uuid' }, maxItems: 20 },
    example: ['0d9a2a6e-9f0e-4c56-8a52-5c3d2f1b7e01'],
  })
  listings: string[];
  @ApiProperty({ type: CoverLot })
  lot: CoverLot;
}

export class CoverPlanStop {
  /** The place of the stop in `stops`, from 0. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 0 })
  stop: number;
  @ApiProperty({ type: [CoverPick] })
  picks: CoverPick[];
  @ApiProperty({
    type: 'number',
    minimum: 0,
    example: 12.5,
    description: 'In US dollars, of the known prices.',
  })
  total: number;
  @ApiProperty({ type: 'integer', minimum: 0, example: 0, description: 'Copies without a known price.' })
  unpriced: number;
}

/** The next best for what is missing: what would do if one term gave way. */
export class CoverRelaxation {
  /** Which one. STOPS: one more stop. DISTANCE: beyond the radius. HOURS: closed at the planned time. */
  @ApiProperty({ enum: RELAXATION_KINDS, enumName: 'CoverRelaxationKind', example: 'CONDITION' })
  kind: RelaxationKind;
  @ApiProperty({ type: 'integer', minimum: 0, example: 1 })
  stop: number;
  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  copies: number;
  @ApiProperty({ type: CoverLot })
  lot: CoverLot;
}

export class CoverMissing {
  @ApiProperty({ type: 'integer', minimum: 0, example: 3 })
  card: number;
  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  copies: number;
  @ApiProperty({ type: [CoverRelaxation] })
  relaxations: CoverRelaxation[];
}

export class CoverPlan {
  @ApiProperty({ enum: PLAN_KINDS, enumName: 'CoverPlanKind', example: 'FEWEST' })
  kind: PlanKind;
  /** The nearest first. */
  @ApiProperty({ type: [CoverPlanStop] })
  stops: CoverPlanStop[];
  /** How many copies it has. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 56 })
  copies: number;
  @ApiProperty({
    type: 'number',
    minimum: 0,
    example: 41.75,
    description: 'In US dollars, of the known prices.',
  })
  total: number;
  @ApiProperty({ type: 'integer', minimum: 0, example: 0, description: 'Copies without a known price.' })
  unpriced: number;
  @ApiProperty({ type: [CoverMissing] })
  missing: CoverMissing[];
}

/** Three plans for a list. */
export class CoverDto {
  @ApiProperty({ type: [CoveredCard] })
  cards: CoveredCard[];
  @ApiProperty({ type: [CoverLeftOut] })
  leftOut: CoverLeftOut[];
  /** All that plans and relaxations name. */
  @ApiProperty({ type: [CoverStop] })
  stops: CoverStop[];
  /** The cheapest, the one with the fewest stops, the nearest. */
  @ApiProperty({ type: [CoverPlan] })
  plans: CoverPlan[];
  /** Whether more offer these cards than were compared. */
  @ApiProperty({ example: false })
  isPartial: boolean;
  /** When it was planned. */
  @ApiProperty({ type: 'string', format: 'date-time', example: '2027-03-12T10:00:00.000Z' })
  plannedAt: string;
}
