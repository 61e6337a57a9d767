// What a store sees first, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { EventDto } from '../../events/index.js';

/** The dashboard of a store. */
export class StoreSummary {
  @ApiProperty({
    type: EventDto,
    isArray: true,
    maxItems: 20,
    description: 'Its events in the next 3 days, soonest first, at most 20.',
  })
  upcomingEvents: EventDto[];
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    example: 72,
    description: 'The number of its active listings.',
  })
  totalListings: number;
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    example: 6,
    description: 'The number of events it has scheduled, past and upcoming, excluding canceled ones.',
  })
  totalEventsHosted: number;
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    example: 18,
    description:
      'How many times its cards in stock (for sale or trade) are on other people’s watchlists. A card watched by two ' +
      'people counts twice, however many copies are in stock; the store’s own watchlist is excluded.',
  })
  totalWatchlist: number;
}
