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
    description: 'All stores’ events in the next 3 days, soonest first, at most 20.',
  })
  upcomingEvents: EventDto[];
  @ApiProperty({
    type: WatchedCardDto,
    isArray: true,
    maxItems: 20,
    description: 'The most recently watched cards, newest first, at most 20.',
  })
  watchlists: WatchedCardDto[];
}
