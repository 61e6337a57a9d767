// What a store holds without being asked each time, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, Max, Min, ValidateIf } from 'class-validator';
import { ValidPrice } from '../../listings/index.js';
import { HOLD_FOR, type HoldFor, MAX_HOLD_DAYS } from '../domain/hold-rules.js';
import { MAX_HELD } from '../domain/offer.js';

/** All rules of a store. */
export class SaveHoldRules {
  /** Whether the store holds cards at all. */
  @ApiProperty({ example: true })
  @IsBoolean()
  isOn: boolean;
  /** The most cards of one request that is accepted at once. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_HELD, example: 10 })
  @IsInt()
  @Min(1)
  @Max(MAX_HELD)
  maxCards: number;
  /** The highest total of such a request, in US dollars; null for any. */
  @ValidateIf((_body: object, value: unknown) => value !== null)
  @ValidPrice()
  @ApiProperty({ type: 'number', nullable: true, minimum: 0.01, maximum: 999_999.99, example: 100 })
  maxValue: number | null;
  /** Whose requests are accepted at once; the store answers the others. */
  @ApiProperty({ enum: HOLD_FOR, enumName: 'HoldFor', example: 'WITH_RECORD' })
  @IsIn(HOLD_FOR)
  forWhom: HoldFor;
  /** Cards are held until the store closes on this day; 0 is today. */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: MAX_HOLD_DAYS, example: 2 })
  @IsInt()
  @Min(0)
  @Max(MAX_HOLD_DAYS)
  days: number;
}

/** The rules of the caller’s store. */
export class HoldRulesDto {
  @ApiProperty({ example: true })
  isOn: boolean;
  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_HELD, example: 10 })
  maxCards: number;
  @ApiProperty({ type: 'number', nullable: true, example: 100 })
  maxValue: number | null;
  @ApiProperty({ enum: HOLD_FOR, enumName: 'HoldFor', example: 'WITH_RECORD' })
  forWhom: HoldFor;
  @ApiProperty({ type: 'integer', minimum: 0, maximum: MAX_HOLD_DAYS, example: 2 })
  days: number;
  /** Incremented with each change; quoted, it is the ETag for If-Match. 0 before the first. */
  @ApiProperty({ type: 'integer', example: 3 })
  version: number;
}
