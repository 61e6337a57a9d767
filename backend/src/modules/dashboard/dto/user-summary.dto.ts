// What a player sees first, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { EventDto } from '../../events/index.js';
import { WatchedCardDto } from '../../watchlist/index.js';

/** The dashboard of a player. */
export class UserSummary {
  @ApiProperty({
    type: EventDto,
    isArray: true,
    maxItems: 20,
    description: 'The events of all stores that start in the next 3 days, the soonest first, at most 20.',
  })
  upcomingEvents: EventDto[];
  @ApiProperty({
    type: WatchedCardDto,
    isArray: true,
    maxItems: 20,
    description: 'The cards that were put on the watchlist last, the newest first, at most 20.',
  })
  watchlists: WatchedCardDto[];
}
