// Plans that are kept, and what somebody with the link of one sees, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { ROLES, type Role } from '../../../kernel/role.js';
import { required } from '../../../platform/http/validation/field-problems.js';
import { Line, Visible } from '../../../platform/http/validation/fields.js';
import { CONDITIONS, type Condition, FINISHES, type Finish } from '../../listings/index.js';
import { ApiDistance, type DistanceDto } from '../../places/index.js';
import { PLAN_KINDS, type PlanKind } from '../domain/planner/index.js';
import { MAX_TITLE } from '../domain/saved-plan.js';
import { CoverDto } from './cover.dto.js';
import { CoverRequest } from './cover-request.dto.js';

const MOMENT = { type: 'string', format: 'date-time', example: '2027-03-12T10:00:00.000Z' } as const;
const PRICE = {
  type: 'number',
  minimum: 0,
  description: 'In US dollars, of the known prices.',
  example: 41.75,
} as const;

const TITLE = { type: 'string', minLength: 1, maxLength: MAX_TITLE, example: 'Friday’s deck' } as const;

/** A list, as it is asked to be covered, and which of its plans is kept. */
export class SavePlan extends CoverRequest {
  @ApiProperty(TITLE)
  @Visible(required)
  @Line(MAX_TITLE, 1)
  title: string;
  @ApiProperty({ enum: PLAN_KINDS, enumName: 'CoverPlanKind', example: 'FEWEST' })
  @IsIn(PLAN_KINDS)
  kind: PlanKind;
}

/** What a kept plan is called from now on. */
export class RenamePlan {
  @ApiProperty(TITLE)
  @Visible(required)
  @Line(MAX_TITLE, 1)
  title: string;
}

/** A plan among others. */
export class SavedPlanSummary {
  @ApiProperty({ format: 'uuid', example: '0b5d1f2e-8a43-4c53-9f3e-6d0c3f6f2a11' })
  uuid: string;
  /** @example "Friday’s deck" */
  title: string;
  @ApiProperty({ enum: PLAN_KINDS, enumName: 'CoverPlanKind', example: 'FEWEST' })
  kind: PlanKind;
  @ApiProperty(PRICE)
  total: number;
  /** How many copies it has. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 56 })
  copies: number;
  @ApiProperty({ type: 'integer', minimum: 0, example: 3 })
  stops: number;
  @ApiProperty({ ...MOMENT, description: 'When it was planned.' })
  plannedAt: string;
  @ApiProperty({
    type: 'string',
    nullable: true,
    example: 'pJ3m0Vb0nq1Qw4y1bqk5yA',
    description: 'The secret of its link: anyone who has it sees the plan. Null if it is not shared.',
  })
  link: string | null;
}

/** A plan that is kept: what was asked for, and what was planned then. */
export class SavedPlan extends SavedPlanSummary {
  @ApiProperty({ type: CoverRequest })
  asked: CoverRequest;
  @ApiProperty({
    type: CoverDto,
    description:
      'With this plan alone. A stop whose account is closed or suspended has no name and no address.',
  })
  answer: CoverDto;
}

/** Copies to get at a stop of a shared plan. */
export class SharedPick {
  @ApiProperty({ format: 'uuid', example: '5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10' })
  cardId: string;
  /** @example "Tidewell Archivist" */
  cardName: string;
  /** @example "Brinemarch" */
  cardSet: string;
  /** @example "12" */
  cardNumber: string;
  @ApiProperty({ type: 'integer', minimum: 1, example: 2 })
  copies: number;
  @ApiProperty({
    type: 'number',
    nullable: true,
    minimum: 0,
    example: 2.5,
    description: 'Of one copy, in US dollars; null if unknown.',
  })
  price: number | null;
  @ApiProperty({ enum: CONDITIONS, enumName: 'Condition', example: 'NEAR_MINT' })
  condition: Condition;
  @ApiProperty({ enum: FINISHES, enumName: 'Finish', example: 'NONFOIL' })
  finish: Finish;
  /** @example "en" */
  language: string;
}

/** A stop of a shared plan: a store by its name, a player only by the distance band. */
export class SharedStop {
  @ApiProperty({ enum: ROLES, enumName: 'Role', example: 'STORE' })
  role: Role;
  @ApiProperty({
    format: 'uuid',
    nullable: true,
    example: '0b5d1f2e-8a43-4c53-9f3e-6d0c3f6f2a11',
    description: 'Of a store; null where it is gone.',
  })
  store: string | null;
  @ApiProperty({
    type: 'string',
    nullable: true,
    example: 'Harbor Cards',
    description: 'Of a store; null where it is gone.',
  })
  name: string | null;
  @ApiProperty({
    type: 'string',
    nullable: true,
    example: '1814 W Division Street',
    description: 'Of a store.',
  })
  address: string | null;
  /** Of a player, from who planned it: those of stores would say where that is. */
  @ApiDistance()
  distance: DistanceDto | null;
  @ApiProperty(PRICE)
  total: number;
  @ApiProperty({ type: [SharedPick] })
  picks: SharedPick[];
}

export class SharedMissing {
  /** @example "Tidewell Archivist" */
  cardName: string;
  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  copies: number;
}

/** What somebody with the link of a plan sees. */
export class SharedPlan {
  /** @example "Friday’s deck" */
  title: string;
  @ApiProperty({ enum: PLAN_KINDS, enumName: 'CoverPlanKind', example: 'FEWEST' })
  kind: PlanKind;
  @ApiProperty(PRICE)
  total: number;
  @ApiProperty({ type: 'integer', minimum: 0, example: 56 })
  copies: number;
  @ApiProperty({ ...MOMENT, description: 'When it was planned.' })
  plannedAt: string;
  @ApiProperty({ type: [SharedStop] })
  stops: SharedStop[];
  @ApiProperty({ type: [SharedMissing] })
  missing: SharedMissing[];
}
