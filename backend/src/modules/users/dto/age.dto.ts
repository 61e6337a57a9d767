// Whether an account is of somebody under 18, on the wire; its owner alone reads it.
import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { fieldProblem } from '../../../platform/http/validation/field-problems.js';

const MONTH = /^(19|20)\d\d-(0[1-9]|1[0-2])$/;
const IS_MONTH = fieldProblem('users.birth-month', 'Choose a month and a year.');
const BORN = { type: 'string', pattern: MONTH.source, example: '2010-05' } as const;

/** Says that the account is of somebody under 18. */
export class SetAge {
  /** The month of birth. */
  @ApiProperty(BORN)
  @Matches(MONTH, IS_MONTH)
  bornIn: string;
}

export class AgeDto {
  /** Whether the owner has said so, and is not of age yet. */
  @ApiProperty({ example: true })
  isUnder18: boolean;
  /** Null unless they have said so. */
  @ApiProperty({ ...BORN, nullable: true })
  bornIn: string | null;
  /** The first day on which none of it applies any more; what was said is deleted then. */
  @ApiProperty({ type: 'string', format: 'date', nullable: true, example: '2028-06-02' })
  adultFrom: string | null;
  /**
   * The highest value of one deal until then, in US dollars.
   * @example 50
   */
  maxDealValue: number;
}
