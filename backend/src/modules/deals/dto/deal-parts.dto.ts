// The parts of a deal on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '../../../kernel/role.js';
import { CONDITIONS, type Condition, FINISHES, type Finish } from '../../listings/index.js';
import { SETTLEMENTS, type Settlement, SIGNALS, type SignalKind } from '../domain/deal.js';
import { DEAL_EVENTS, DEAL_STATES, type DealEvent, type DealState } from '../domain/deal-machine.js';
import { LineCondition, LinePrice } from './steps.dto.js';

const A_UUID = { format: 'uuid', example: '0b5d1f2e-8a43-4c53-9f3e-6d0c3f6f2a11' } as const;
const MOMENT = { type: 'string', format: 'date-time', example: '2027-03-05T17:00:00.000Z' } as const;
const NTH = { type: 'integer', minimum: 0, example: 0 } as const;

export class DealParty {
  @ApiProperty(A_UUID)
  uuid: string;
  @ApiProperty({
    type: 'string',
    nullable: true,
    example: 'Robin Alvarez',
    description: 'Null for a former member.',
  })
  name: string | null;
  @ApiProperty({ enum: ROLES, enumName: 'Role', example: 'USER' })
  role: Role;
}

export class DealWitness {
  @ApiProperty(A_UUID)
  uuid: string;
  @ApiProperty({
    type: 'string',
    nullable: true,
    example: 'Cardboard Castle',
    description: 'Null once its account is closed.',
  })
  name: string | null;
}

export class DealCard {
  @ApiProperty({ format: 'uuid', example: '5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10' })
  id: string;
  /** @example "Lantern of Insight" */
  name: string;
  /** @example "brm" */
  setCode: string;
  /** @example "Brinemarch" */
  setName: string;
  /** @example "12" */
  number: string;
  /** @example "/api/cards/5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10/image/front/normal" */
  imageUrl: string;
}

/** One copy. */
export class DealLineDto {
  @ApiProperty(NTH)
  nth: number;
  @ApiProperty(A_UUID)
  listing: string;
  /** The account that gives it. */
  @ApiProperty(A_UUID)
  giver: string;
  @ApiProperty({ type: DealCard })
  card: DealCard;
  @ApiProperty({ enum: FINISHES, enumName: 'Finish', example: 'NONFOIL' })
  finish: Finish;
  /** @example "en" */
  language: string;
  /** As it was listed. */
  @ApiProperty({ enum: CONDITIONS, enumName: 'Condition', example: 'NEAR_MINT' })
  condition: Condition;
  /** What both have agreed on. */
  @ApiProperty({ enum: CONDITIONS, enumName: 'Condition', example: 'NEAR_MINT' })
  agreedCondition: Condition;
  @ApiProperty({
    type: 'number',
    minimum: 0,
    example: 5.99,
    description: 'What was agreed on, in US dollars.',
  })
  price: number;
  @ApiProperty({
    type: 'string',
    nullable: true,
    example: 'B12',
    description: 'Where the caller keeps it; null for what the other gives.',
  })
  shelf: string | null;
  /** It isn’t handed over. */
  @ApiProperty({ example: false })
  isStruck: boolean;
}

export class DealCash {
  @ApiProperty({ type: 'number', minimum: 0.01, example: 5, description: 'In US dollars.' })
  amount: number;
  /** The account that pays it. */
  @ApiProperty(A_UUID)
  payer: string;
}

export class AmendmentDto {
  /** The account that proposes it. */
  @ApiProperty(A_UUID)
  by: string;
  @ApiProperty({ type: 'array', items: NTH, example: [0], description: 'Lines that aren’t handed over.' })
  struck: readonly number[];
  @ApiProperty({ type: [LineCondition], example: [] })
  conditions: readonly LineCondition[];
  @ApiProperty({ type: [LinePrice], example: [] })
  prices: readonly LinePrice[];
  @ApiProperty({ type: DealCash, nullable: true, description: 'What is paid then.' })
  cash: DealCash | null;
}

export class DealSignal {
  @ApiProperty(A_UUID)
  by: string;
  @ApiProperty({ enum: SIGNALS, enumName: 'DealSignalKind', example: 'LATE' })
  signal: SignalKind;
  @ApiProperty(MOMENT)
  at: string;
  @ApiProperty({ type: 'integer', nullable: true, example: 15, description: 'How late.' })
  minutes: number | null;
}

/** The state of the hand-over. */
export class HandOver {
  @ApiProperty({
    ...MOMENT,
    nullable: true,
    description: 'When codes begin to work; null without a meeting.',
  })
  opensAt: string | null;
  @ApiProperty({ ...MOMENT, nullable: true, description: 'When they end to work.' })
  closesAt: string | null;
  /** Of the lines; it changes when both change them. */
  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  revision: number;
  /** Whether the caller has entered the other’s code. */
  @ApiProperty({ example: false })
  confirmedByMe: boolean;
  @ApiProperty({ example: false })
  confirmedByOther: boolean;
  @ApiProperty({
    ...MOMENT,
    nullable: true,
    example: null,
    description: 'The caller has entered too many wrong codes.',
  })
  lockedUntil: string | null;
}

export class DealStep {
  @ApiProperty(MOMENT)
  at: string;
  @ApiProperty({ ...A_UUID, type: 'string', nullable: true, description: 'Null where nobody did it.' })
  by: string | null;
  @ApiProperty({ enum: DEAL_EVENTS, enumName: 'DealEvent', example: 'OPENED' })
  event: DealEvent;
  /** From then on. */
  @ApiProperty({ enum: DEAL_STATES, enumName: 'DealState', example: 'AGREED' })
  state: DealState;
}

export class SettlementDto {
  /** The account that proposes it. */
  @ApiProperty(A_UUID)
  by: string;
  @ApiProperty({ enum: SETTLEMENTS, enumName: 'Settlement', example: 'STANDS' })
  outcome: Settlement;
  /** What the other one has said before; null for nothing. */
  @ApiProperty({ enum: SETTLEMENTS, enumName: 'Settlement', nullable: true, example: 'UNDONE' })
  otherOutcome: Settlement | null;
}
