// What of a listing may change, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, Matches, ValidateBy } from 'class-validator';
import { IfGiven } from '../../../platform/http/validation/fields.js';
import { CONDITIONS, type Condition } from '../domain/condition.js';
import { FINISHES, type Finish, LISTING_TYPES, type ListingType } from '../domain/listing-kind.js';
import { SETTABLE_STATUSES } from '../domain/listing-status.js';
import { CopyDetailsBody } from './copy-details.dto.js';
import { ValidPrice } from './valid-price.js';

/** A sale is what makes this field mean something: without one it would be lost. */
const WithSale = () =>
  ValidateBy(
    { name: 'withSale', validator: { validate: (_price, of) => Object(of?.object).status === 'SOLD' } },
    { message: '$property needs the status SOLD' },
  );

/** The fields to change: new terms, what is noted about the copy, or `status: SOLD` with the final price. */
export class ChangeListing extends CopyDetailsBody {
  @IfGiven()
  @ValidPrice(undefined, false)
  price?: number;
  @ApiProperty({ enum: CONDITIONS, enumName: 'Condition', required: false })
  @IfGiven()
  @IsIn(CONDITIONS)
  condition?: Condition;
  @ApiProperty({ enum: LISTING_TYPES, enumName: 'ListingType', required: false })
  @IfGiven()
  @IsIn(LISTING_TYPES)
  type?: ListingType;
  @ApiProperty({ enum: FINISHES, enumName: 'Finish', required: false })
  @IfGiven()
  @IsIn(FINISHES)
  finish?: Finish;
  /**
   * The printed language.
   * @example "en"
   */
  @IfGiven()
  @Matches(/^[a-z]{2,3}$/, { message: 'language must be a code such as en' })
  language?: string;
  @ApiProperty({ enum: SETTABLE_STATUSES, enumName: 'SettableListingStatus', required: false })
  @IfGiven()
  @IsIn(SETTABLE_STATUSES)
  status?: (typeof SETTABLE_STATUSES)[number];
  /** The final price, only with `status: SOLD`; defaults to the listed price. */
  @IfGiven()
  @WithSale()
  @ValidPrice(undefined, false)
  finalSoldPrice?: number;
}
