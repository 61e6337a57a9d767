// What anybody may see of the market, on the wire: no account is needed, so nothing in it is anybody's secret.
import { ApiProperty } from '@nestjs/swagger';
import { LatestListing } from '../../listings/index.js';

/** Figures are counted as far as this: what is more is not worth the time. */
export const COUNT_CAP = 10_000;

/** An event that strangers may know of: where it is, is for members, as the store's address is. */
export class ComingEvent {
  /** @example "Friday Night Commander" */
  name: string;
  @ApiProperty({ type: 'string', format: 'date-time', example: '2026-03-14T00:30:00.000Z' })
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
  /**
   * The name of the store that runs it.
   * @example "The Gilded Goblet"
   */
  store: string;
}

/** A store that strangers may know of. */
export class OpenStore {
  /** @example "The Gilded Goblet" */
  name: string;
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    example: 72,
    description: 'The number of its active listings.',
  })
  listings: number;
}

/** How much there is. */
export class MarketFigures {
  @ApiProperty({ type: 'integer', minimum: 0, maximum: COUNT_CAP, example: 42 })
  stores: number;
  @ApiProperty({ type: 'integer', minimum: 0, maximum: COUNT_CAP, example: 1234 })
  listings: number;
  @ApiProperty({ type: 'integer', minimum: 0, maximum: COUNT_CAP, example: 17 })
  events: number;
}

/** The market as its front page shows it. */
export class FrontPage {
  @ApiProperty({
    type: LatestListing,
    isArray: true,
    maxItems: 6,
    description: 'The latest listings for sale, newest first, each card once, at most 6.',
  })
  listings: LatestListing[];
  @ApiProperty({
    type: ComingEvent,
    isArray: true,
    maxItems: 3,
    description: 'The next events of all stores, soonest first, at most 3.',
  })
  events: ComingEvent[];
  @ApiProperty({
    type: OpenStore,
    isArray: true,
    maxItems: 3,
    description: 'The newest stores, newest first, at most 3.',
  })
  stores: OpenStore[];
  @ApiProperty({
    type: MarketFigures,
    description: `Open stores, active listings and events to come, each counted as far as ${COUNT_CAP}.`,
  })
  counts: MarketFigures;
}
