// What the steps of a deal take.
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  Matches,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { required } from '../../../platform/http/validation/field-problems.js';
import { IfGiven, IsMoment, Line, Paragraphs, Visible } from '../../../platform/http/validation/fields.js';
import { CONDITIONS, type Condition, ValidPrice } from '../../listings/index.js';
import {
  CANCEL_REASONS,
  type CancelReason,
  DISPUTE_REASONS,
  type DisputeReason,
  MAX_SHELF,
  MET_ANSWERS,
  type MetAnswer,
  SETTLEMENTS,
  type Settlement,
  SIGNALS,
  type SignalKind,
  WHEREABOUTS,
  type Whereabouts,
} from '../domain/deal.js';

export const MAX_LINES = 50;
export const MAX_NOTE = 500;
const MAX_LATE = 240;
const NTH = { type: 'integer', minimum: 0, maximum: MAX_LINES - 1, example: 0 } as const;

/** Where the cards are put aside. */
export class PutAside {
  @ApiProperty({
    type: 'string',
    nullable: true,
    minLength: 1,
    maxLength: MAX_SHELF,
    example: 'Drawer 3',
    description: 'Null for no place in particular.',
  })
  @ValidateIf((_body: object, value: unknown) => value !== null)
  @Visible(required)
  @Line(MAX_SHELF, 1)
  shelf: string | null;
}

export class CancelDeal {
  @ApiProperty({ enum: CANCEL_REASONS, enumName: 'CancelReason', example: 'CANNOT_COME' })
  @IsIn(CANCEL_REASONS)
  reason: CancelReason;
  /** The other party reads it. */
  @ApiProperty({ minLength: 1, maxLength: MAX_NOTE, required: false, example: 'My train was canceled.' })
  @IfGiven()
  @Visible(required)
  @Paragraphs(MAX_NOTE, 1)
  note?: string;
}

export class SignalArrival {
  @ApiProperty({ enum: SIGNALS, enumName: 'DealSignalKind', example: 'LATE' })
  @IsIn(SIGNALS)
  signal: SignalKind;
  /** Of `LATE`: how many minutes. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_LATE, required: false, example: 15 })
  @IfGiven()
  @IsInt()
  @Min(1)
  @Max(MAX_LATE)
  minutes?: number;
}

/** What a line is in truth. */
export class LineCondition {
  @ApiProperty(NTH)
  @IsInt()
  @Min(0)
  @Max(MAX_LINES - 1)
  nth: number;
  @ApiProperty({ enum: CONDITIONS, enumName: 'Condition', example: 'LIGHTLY_PLAYED' })
  @IsIn(CONDITIONS)
  condition: Condition;
}

/** What a line costs instead. */
export class LinePrice {
  @ApiProperty(NTH)
  @IsInt()
  @Min(0)
  @Max(MAX_LINES - 1)
  nth: number;
  @ValidPrice()
  price: number;
}

/** What changes at the table, or as the market has moved; the other party agrees to it. */
export class ProposeAmendment {
  @ApiProperty({
    type: 'array',
    items: NTH,
    maxItems: MAX_LINES,
    example: [0],
    description: 'Lines that aren’t handed over.',
  })
  @IsArray()
  @ArrayMaxSize(MAX_LINES)
  @ArrayUnique()
  @IsInt({ each: true })
  @Min(0, { each: true })
  @Max(MAX_LINES - 1, { each: true })
  struck: number[];
  @ApiProperty({
    type: [LineCondition],
    maxItems: MAX_LINES,
    description: 'Conditions to correct.',
  })
  @IsArray()
  @ArrayMaxSize(MAX_LINES)
  @ArrayUnique(({ nth }: LineCondition) => nth)
  @ValidateNested({ each: true })
  @Type(() => LineCondition)
  conditions: LineCondition[];
  @ApiProperty({
    type: [LinePrice],
    maxItems: MAX_LINES,
    required: false,
    description: 'Prices in US dollars to agree on instead; what is paid follows them.',
  })
  @IfGiven()
  @IsArray()
  @ArrayMaxSize(MAX_LINES)
  @ArrayUnique(({ nth }: LinePrice) => nth)
  @ValidateNested({ each: true })
  @Type(() => LinePrice)
  prices?: LinePrice[];
}

/** The other party’s code: “I met you, and have what the deal says.” */
export class EnterCode {
  @ApiProperty({ pattern: '^\\d{6}$', example: '480135' })
  @Matches(/^\d{6}$/, { message: '$property must have six digits' })
  code: string;
  /** Up to 24 hours ago: a code that was entered without a connection is sent later. */
  @ApiProperty({ type: 'string', format: 'date-time', example: '2027-03-05T17:10:00.000Z' })
  @IsMoment()
  enteredAt: string;
  /** The `revision` of the lines that were looked at. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 2147483647, example: 1 })
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  revision: number;
}

export class AnswerNoShow {
  /** Whether the other is right: you did not come. */
  @ApiProperty({ type: 'boolean', example: false })
  @IsBoolean()
  agrees: boolean;
}

export class SayWhereabouts {
  /** Whether the caller’s copies are gone: the other took them. */
  @ApiProperty({ enum: WHEREABOUTS, enumName: 'Whereabouts', example: 'GONE' })
  @IsIn(WHEREABOUTS)
  cards: Whereabouts;
}

export class SayWhetherMet {
  @ApiProperty({ enum: MET_ANSWERS, enumName: 'MetAnswer', example: 'HANDED_OVER' })
  @IsIn(MET_ANSWERS)
  answer: MetAnswer;
}

export class DisputeDeal {
  @ApiProperty({ enum: DISPUTE_REASONS, enumName: 'DisputeReason', example: 'WRONG_CONDITION' })
  @IsIn(DISPUTE_REASONS)
  reason: DisputeReason;
  /** The other party reads it. */
  @ApiProperty({ minLength: 1, maxLength: MAX_NOTE, required: false, example: 'The corner is bent.' })
  @IfGiven()
  @Visible(required)
  @Paragraphs(MAX_NOTE, 1)
  note?: string;
}

export class SettleDispute {
  /** Both must say the same. */
  @ApiProperty({ enum: SETTLEMENTS, enumName: 'Settlement', example: 'STANDS' })
  @IsIn(SETTLEMENTS)
  outcome: Settlement;
}
