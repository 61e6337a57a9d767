// What it takes to post a listing, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, Matches } from 'class-validator';
import { IsUuid, Line } from '../../../platform/http/validation/fields.js';
import { CONDITIONS, type Condition } from '../domain/condition.js';
import { FINISHES, type Finish, LISTING_TYPES, type ListingType } from '../domain/listing-kind.js';
import { CopyDetailsBody } from './copy-details.dto.js';
import { EACH_PRICE, ValidPrice } from './valid-price.js';

/** One card to list. The card's name, set, number and picture come from the card database; sent ones are advisory. */
export class PostListing extends CopyDetailsBody {
  @ApiProperty({ format: 'uuid', example: '5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10' })
  @IsUuid()
  cardId: string;
  /** @example "Tidewell Archivist" */
  @IsOptional()
  @Line(300)
  cardName?: string;
  /** @example "Brinemarch" */
  @IsOptional()
  @Line(200)
  cardSet?: string;
  /** @example "12" */
  @IsOptional()
  @Line(20)
  cardNumber?: string;
  /** @example "/api/cards/5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10/image/front/normal" */
  @IsOptional()
  @Line(1000)
  cardImageUrl?: string;
  @ApiProperty({ enum: CONDITIONS, enumName: 'Condition', example: 'NEAR_MINT' })
  @IsIn(CONDITIONS)
  condition: Condition;
  @ValidPrice(EACH_PRICE)
  price: number;
  @ApiProperty({ enum: LISTING_TYPES, enumName: 'ListingType', default: 'SELL', required: false })
  @IsOptional()
  @IsIn(LISTING_TYPES)
  type?: ListingType;
  /** Defaults to NONFOIL if the card was printed that way, else to the first finish it was printed in. */
  @ApiProperty({ enum: FINISHES, enumName: 'Finish', required: false })
  @IsOptional()
  @IsIn(FINISHES)
  finish?: Finish;
  /**
   * The printed language.
   * @example "en"
   */
  @IsOptional()
  @Matches(/^[a-z]{2,3}$/, { message: 'language must be a code such as en' })
  language?: string;
  /** A listing is ACTIVE on creation. */
  @ApiProperty({ enum: ['ACTIVE'], required: false })
  @IsOptional()
  @IsIn(['ACTIVE'])
  status?: 'ACTIVE';
  /** The lister: must be the caller. */
  @ApiProperty({ format: 'uuid', required: false, example: '7b0c5a52-14f5-4e3e-9c6a-0c1d6a1f2b11' })
  @IsOptional()
  @IsUuid()
  uuid?: string;
}
