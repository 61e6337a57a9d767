// What a store sees first, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { EventDto } from '../../events/index.js';

/** The dashboard of a store. */
export class StoreSummary {
  @ApiProperty({
    type: EventDto,
    isArray: true,
    maxItems: 20,
    description: 'Its own events that start in the next 3 days, the soonest first, at most 20.',
  })
  upcomingEvents: EventDto[];
  @ApiProperty({ type: 'integer', minimum: 0, example: 72, description: 'How many listings it has active.' })
  totalListings: number;
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    example: 6,
    description:
      'How many events it has scheduled, those to come and those that are over; none that it called off.',
  })
  totalEventsHosted: number;
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    example: 18,
    description:
      'How often the cards that it has in stock (to sell or to trade) are on the watchlists of others. A card that ' +
      'two people watch counts twice, however many of it are in stock; the store’s own watchlist does not count.',
  })
  totalWatchlist: number;
}
