// What an offer to somebody begins with, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray } from 'class-validator';
import { AreUuids, IfGiven, IsUuid } from '../../../platform/http/validation/fields.js';
import { DealParty, FairTradeSheetDto } from '../../deals/index.js';
import { MAX_LINES } from '../domain/offer.js';
import { OfferDto, OfferEvent, OfferLineDto } from './offer.dto.js';

const UUID = { format: 'uuid', example: '0b5d1f2e-8a43-4c53-9f3e-6d0c3f6f2a11' } as const;

/** Who an offer is for, and the copies it starts from. */
export class OfferStartQuery {
  /** The account that it would be made to. */
  @ApiProperty(UUID)
  @IsUuid()
  to: string;
  /**
   * Listings of either side, comma-separated.
   * @example ["0b5d1f2e-8a43-4c53-9f3e-6d0c3f6f2a11"]
   */
  @ApiProperty({
    ...{ type: 'array', items: { type: 'string', format: 'uuid' }, minItems: 1, maxItems: MAX_LINES },
    required: false,
  })
  @IfGiven()
  @IsArray()
  @ArrayUnique()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_LINES)
  @Transform(({ value }) => (typeof value === 'string' ? value.split(',') : value))
  @AreUuids('listings must be UUIDs with commas between them')
  listings?: string[];
  /** An event at which the cards are to change hands. */
  @ApiProperty({ ...UUID, required: false })
  @IfGiven()
  @IsUuid()
  event?: string;
}

/** A copy that can’t be offered any more. */
export class GoneListing {
  @ApiProperty(UUID)
  listing: string;
  /** Its card; null where it was withdrawn, or is listed by somebody else. */
  @ApiProperty({ type: 'string', nullable: true, example: 'Tidewell Archivist' })
  card: string | null;
}

/** What an offer to somebody begins with. */
export class OfferStart {
  @ApiProperty({ type: DealParty })
  recipient: DealParty;
  /** The listings that can be had, at the prices that they have. */
  @ApiProperty({ type: [OfferLineDto] })
  lines: OfferLineDto[];
  /** Those that can’t. */
  @ApiProperty({ type: [GoneListing] })
  gone: GoneListing[];
  @ApiProperty({ type: FairTradeSheetDto, nullable: true, description: 'Of these lines; null without any.' })
  sheet: FairTradeSheetDto | null;
  @ApiProperty({
    type: OfferEvent,
    nullable: true,
    description: 'The event that is asked for; null if an offer can’t be at it.',
  })
  event: OfferEvent | null;
  @ApiProperty({ type: OfferDto, nullable: true, description: 'The caller’s draft to the same recipient.' })
  draft: OfferDto | null;
}
