// The terms of copies, all optional: what an edit, a correction or a till names.
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, Matches } from 'class-validator';
import { IfGiven } from '../../../platform/http/validation/fields.js';
import {
  CONDITIONS,
  type Condition,
  FINISHES,
  type Finish,
  LISTING_TYPES,
  type ListingType,
} from '../../listings/index.js';

export class CopyTerms {
  @ApiProperty({ enum: CONDITIONS, enumName: 'Condition', required: false, example: 'NEAR_MINT' })
  @IfGiven()
  @IsIn(CONDITIONS)
  condition?: Condition;
  @ApiProperty({ enum: FINISHES, enumName: 'Finish', required: false, example: 'NONFOIL' })
  @IfGiven()
  @IsIn(FINISHES)
  finish?: Finish;
  /** A language code. */
  @ApiProperty({ required: false, example: 'en' })
  @IfGiven()
  @Matches(/^[a-z]{2,3}$/, { message: 'language must be a code such as en' })
  language?: string;
  @ApiProperty({ enum: LISTING_TYPES, enumName: 'ListingType', required: false, example: 'SELL' })
  @IfGiven()
  @IsIn(LISTING_TYPES)
  type?: ListingType;
}
