// What a store sees and does of hand-overs between two others at its counter or event.
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, Matches, Max, Min } from 'class-validator';
import { required } from '../../../platform/http/validation/field-problems.js';
import { IfGiven, Line, Visible } from '../../../platform/http/validation/fields.js';
import { MAX_SHELF } from '../domain/deal.js';
import { DEAL_STATES, type DealState } from '../domain/deal-machine.js';
import { WITNESS_ACTS, type WitnessAct } from '../domain/witness.js';
import { DealCash, DealLineDto, DealParty } from './deal-parts.dto.js';
import { MeetingDto } from './meeting.dto.js';

const A_UUID = { type: 'string', format: 'uuid', example: '0b5d1f2e-8a43-4c53-9f3e-6d0c3f6f2a11' } as const;
const MOMENT = { type: 'string', format: 'date-time', example: '2027-03-05T17:00:00.000Z' } as const;
const COUNT = { type: 'integer', minimum: 1, example: 1 } as const;

class Coded {
  /** The code that one of the two shows. */
  @ApiProperty({ pattern: '^\\d{6}$', example: '480135' })
  @Matches(/^\d{6}$/, { message: '$property must have six digits' })
  code: string;
}

/** A code of somebody at the counter. */
export class LookUpHandOver extends Coded {}

/** What has happened before the eyes of the store. */
export class WitnessHandOver extends Coded {
  @ApiProperty({ enum: WITNESS_ACTS, enumName: 'WitnessAct', example: 'HANDED_OVER' })
  @IsIn(WITNESS_ACTS)
  act: WitnessAct;
  /** The `revision` of the lines that were looked at. */
  @ApiProperty({ ...COUNT, maximum: 2147483647 })
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  revision: number;
  /** Of `LEFT`: where the store keeps the cards. */
  @ApiProperty({ minLength: 1, maxLength: MAX_SHELF, required: false, example: 'Box under the till' })
  @IfGiven()
  @Visible(required)
  @Line(MAX_SHELF, 1)
  shelf?: string;
}

/** A deal of two others, as the store sees it where they meet; or one of its own, by the code of the other party. */
export class WitnessedDeal {
  @ApiProperty(A_UUID)
  uuid: string;
  @ApiProperty({ enum: DEAL_STATES, enumName: 'DealState', example: 'SCHEDULED' })
  state: DealState;
  /** Of the lines; it changes when both change them. */
  @ApiProperty(COUNT)
  revision: number;
  @ApiProperty({ type: DealParty })
  first: DealParty;
  @ApiProperty({ type: DealParty })
  second: DealParty;
  /** The account whose code was entered. */
  @ApiProperty(A_UUID)
  codeOf: string;
  /** Whether the store is a party itself: it enters the code on the page of the deal, and attests nothing. */
  @ApiProperty({ example: false })
  isOwn: boolean;
  /** What the store may attest with this code. */
  @ApiProperty({ type: [String], enum: WITNESS_ACTS, enumName: 'WitnessAct', example: ['HANDED_OVER'] })
  acts: readonly WitnessAct[];
  @ApiProperty({ type: [DealLineDto] })
  lines: DealLineDto[];
  @ApiProperty({ type: DealCash, nullable: true, description: 'What one pays to the other, at the table.' })
  cash: DealCash | null;
  @ApiProperty({ type: MeetingDto, nullable: true })
  meeting: MeetingDto | null;
  @ApiProperty({
    type: 'string',
    nullable: true,
    example: null,
    description: 'Where the store keeps the cards.',
  })
  shelf: string | null;
}

/** Cards that lie at the counter. */
export class CounterEntry {
  @ApiProperty(A_UUID)
  uuid: string;
  /** `AT_COUNTER`: the receiver fetches them. `RETURNING`: the giver does. */
  @ApiProperty({ enum: DEAL_STATES, enumName: 'DealState', example: 'AT_COUNTER' })
  state: DealState;
  @ApiProperty({ type: DealParty })
  giver: DealParty;
  @ApiProperty({ type: DealParty })
  receiver: DealParty;
  @ApiProperty({ type: 'integer', minimum: 1, example: 4 })
  cards: number;
  /** @example "Lantern of Insight" */
  firstCard: string;
  @ApiProperty({ type: 'string', nullable: true, example: 'Box under the till' })
  shelf: string | null;
  @ApiProperty({ ...MOMENT, description: 'Until when they wait for the one whose turn it is.' })
  dueAt: string;
}

/** What the caller’s store does for players at its counter. */
export class SaveCounterRules {
  /** Whether one player may leave cards for another. */
  @ApiProperty({ type: 'boolean', example: true })
  @IsBoolean()
  keepsCards: boolean;
}

export class CounterRules {
  @ApiProperty({ type: 'boolean', example: false })
  keepsCards: boolean;
  /** Incremented with each change; quoted, it is the ETag for If-Match. 0 before the first. */
  @ApiProperty({ type: 'integer', example: 1 })
  version: number;
}
