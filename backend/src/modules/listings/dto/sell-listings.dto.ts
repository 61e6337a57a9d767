// Several listings that are sold together, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, Min, ValidateNested } from 'class-validator';
import { AreUuids, IfGiven, IsUuid } from '../../../platform/http/validation/fields.js';
import { ValidPrice } from './valid-price.js';

/** How many listings one call may mark as sold. */
export const MAX_SOLD_TOGETHER = 500;

/** One of the listings that are sold. */
export class SoldListing {
  @ApiProperty({ format: 'uuid', example: '0d9a2a6e-9f0e-4c56-8a52-5c3d2f1b7e01' })
  @IsUuid()
  uuid: string;
  /** The version you saw: a listing that has changed since is not sold. If omitted, any version is. */
  @ApiProperty({ type: 'integer', minimum: 1, required: false, example: 1 })
  @IfGiven()
  @IsInt()
  @Min(1)
  version?: number;
}

/** The listings, and what was paid for each. */
export class SellListings {
  @ApiProperty({ type: [SoldListing], minItems: 1, maxItems: MAX_SOLD_TOGETHER })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_SOLD_TOGETHER)
  @ValidateNested({ each: true })
  @Type(() => SoldListing)
  listings: SoldListing[];
  /** The price paid for each; defaults to each listed price. */
  @IfGiven()
  @ValidPrice(undefined, false)
  finalSoldPrice?: number;
}

/** The listings whose sale is taken back. */
export class TakeBackSales {
  @ApiProperty({
    type: 'array',
    items: { type: 'string', format: 'uuid' },
    minItems: 1,
    maxItems: MAX_SOLD_TOGETHER,
    example: ['0d9a2a6e-9f0e-4c56-8a52-5c3d2f1b7e01'],
  })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_SOLD_TOGETHER)
  @AreUuids('each of listings must be a UUID')
  listings: string[];
}
