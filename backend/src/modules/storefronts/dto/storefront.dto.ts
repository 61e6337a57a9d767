// The public page of a store, on the wire: nothing of it is about a private person.
import { ApiProperty } from '@nestjs/swagger';
import { PictureDto } from '../../../platform/images/picture.dto.js';
import {
  CONDITIONS,
  type Condition,
  FINISHES,
  type Finish,
  LISTING_TYPES,
  type ListingType,
} from '../../listings/index.js';
import { COUNT_CAP, MAX_EVENTS, MAX_SINGLES } from '../domain/storefront.js';
import { HoursDto, OpeningStateDto, StoreDayDto } from './hours.dto.js';

/** Where a store is. */
export class StorefrontPlace {
  @ApiProperty({ example: 41.90329 })
  latitude: number;
  @ApiProperty({ example: -87.67255 })
  longitude: number;
  /** ISO 3166-1 alpha-2. */
  @ApiProperty({ example: 'US' })
  country: string;
}

/** An event of a store, in short. */
export class StorefrontEvent {
  @ApiProperty({ format: 'uuid', example: '0d9a2a6e-9f0e-4c56-8a52-5c3d2f1b7e01' })
  uuid: string;
  /** @example "Friday Night Commander" */
  name: string;
  @ApiProperty({ type: 'string', format: 'date-time', example: '2027-03-14T00:30:00.000Z' })
  starts: string;
  /**
   * The IANA time zone of the location.
   * @example "America/Chicago"
   */
  timeZone: string;
  /**
   * The name of the format.
   * @example "Commander"
   */
  format: string;
  /** @example "1814 W Division Street, Chicago, IL 60622" */
  location: string;
  @ApiProperty({ type: PictureDto, nullable: true })
  picture: PictureDto | null;
}

/** A copy that a store has on the market, in short. */
export class StoreSingle {
  @ApiProperty({ format: 'uuid', example: '0d9a2a6e-9f0e-4c56-8a52-5c3d2f1b7e01' })
  uuid: string;
  @ApiProperty({ format: 'uuid', example: '5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10' })
  cardId: string;
  /** @example "Tidewell Archivist" */
  cardName: string;
  /**
   * The name of the card's set.
   * @example "Brinemarch"
   */
  cardSet: string;
  /** @example "12" */
  cardNumber: string;
  @ApiProperty({ enum: CONDITIONS, enumName: 'Condition', example: 'NEAR_MINT' })
  condition: Condition;
  @ApiProperty({ enum: FINISHES, enumName: 'Finish', example: 'NONFOIL' })
  finish: Finish;
  /** @example "en" */
  language: string;
  @ApiProperty({ enum: LISTING_TYPES, enumName: 'ListingType', example: 'SELL' })
  type: ListingType;
  /**
   * In US dollars, whole cents.
   * @example 5.99
   */
  price: number;
  /** When the store last said that it is there. */
  @ApiProperty({ type: 'string', format: 'date-time', example: '2026-03-01T10:00:00.000Z' })
  countedAt: string;
  /** That was long ago: 30 days for a store, 60 for a player. It comes after what was counted since. */
  @ApiProperty({ example: false })
  isStale: boolean;
}

/** A store as anybody sees it. */
export class StorefrontDto {
  @ApiProperty({ format: 'uuid', example: '7b0c5a52-14f5-4e3e-9c6a-0c1d6a1f2b11' })
  uuid: string;
  /** @example "The Gilded Goblet" */
  name: string;
  @ApiProperty({ type: 'string', nullable: true, example: '1814 W Division Street, Chicago, IL 60622' })
  address: string | null;
  @ApiProperty({ type: StorefrontPlace, nullable: true, description: 'Null until the store confirms it.' })
  place: StorefrontPlace | null;
  @ApiProperty({ type: 'string', nullable: true, example: 'https://gilded-goblet.example' })
  website: string | null;
  @ApiProperty({ type: 'string', nullable: true, example: 'Singles, and drafts on Fridays.' })
  description: string | null;
  @ApiProperty({ type: PictureDto, nullable: true, description: 'What the store looks like.' })
  picture: PictureDto | null;
  /** The hours of each week, and the exceptions that are not over. */
  hours: HoursDto;
  /** The IANA time zone of the hours; null if unknown. */
  @ApiProperty({ type: 'string', nullable: true, example: 'America/Chicago' })
  timeZone: string | null;
  @ApiProperty({
    type: StoreDayDto,
    nullable: true,
    description: 'The day there; null if the zone is unknown.',
  })
  today: StoreDayDto | null;
  @ApiProperty({
    type: OpeningStateDto,
    nullable: true,
    description: 'Whether it is open now; null if its hours or its zone are unknown.',
  })
  state: OpeningStateDto | null;
  /** The next events, soonest first. */
  @ApiProperty({ type: StorefrontEvent, isArray: true, maxItems: MAX_EVENTS })
  events: StorefrontEvent[];
  /** What was listed last to sell or trade, newest first. */
  @ApiProperty({ type: StoreSingle, isArray: true, maxItems: MAX_SINGLES })
  singles: StoreSingle[];
  /** How many singles it has on the market, counted as far as the maximum. */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: COUNT_CAP, example: 72 })
  singlesCount: number;
}
