// Towns on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { Words } from '../../../platform/http/validation/fields.js';

/** What was typed so far. */
export class PlacesQuery {
  /**
   * The start of a town's name in any of its spellings, or of a US or Canadian postal code; after a comma the start of its state or
   * country.
   * @example "Springfield, IL"
   */
  @Words(100)
  q: string;
}

/** A town. */
export class TownDto {
  /** Its GeoNames ID. */
  @ApiProperty({ type: 'integer', example: 4250542 })
  id: number;
  @ApiProperty({ example: 'Springfield' })
  name: string;
  /** Names the town with its state or country; no two towns have the same. */
  @ApiProperty({ example: 'Springfield, Illinois, United States' })
  label: string;
  /** ISO 3166-1 alpha-2. */
  @ApiProperty({ example: 'US' })
  country: string;
  /** IANA time zone. */
  @ApiProperty({ example: 'America/Chicago' })
  timeZone: string;
  /** Its middle. */
  @ApiProperty({ example: 39.802 })
  latitude: number;
  @ApiProperty({ example: -89.644 })
  longitude: number;
}
