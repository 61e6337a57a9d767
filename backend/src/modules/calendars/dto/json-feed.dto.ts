// A feed of events as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/).
import { ApiProperty } from '@nestjs/swagger';
import type { Feed } from '../domain/feed-item.js';
import { MAX_LISTED } from '../domain/listed-event.js';

const VERSION = 'https://jsonfeed.org/version/1.1';

/** When and where an event is: an extension of JSON Feed. */
export class JsonFeedEvent {
  @ApiProperty({ format: 'date-time', example: '2027-03-14T00:30:00.000Z' })
  starts: string;
  /**
   * The IANA time zone of the location.
   * @example "America/Chicago"
   */
  timeZone: string;
  /** @example "1814 W Division Street, Chicago, IL 60622" */
  location: string;
  /** @example "Commander" */
  format: string;
  /** @example "The Gilded Goblet" */
  store: string;
}

/** An event of a feed. */
export class JsonFeedItem {
  @ApiProperty({ format: 'uuid', example: '0d9a2a6e-9f0e-4c56-8a52-5c3d2f1b7e01' })
  id: string;
  @ApiProperty({ format: 'uri', example: 'https://playset.example/e/0d9a2a6e-9f0e-4c56-8a52-5c3d2f1b7e01' })
  url: string;
  /** @example "Friday Night Commander, Saturday, March 13, 2027 at 6:30 PM" */
  title: string;
  /** @example "Commander · The Gilded Goblet" */
  content_text: string;
  /** The picture of the event, if it has one. */
  @ApiProperty({
    ...{ format: 'uri', required: false },
    example: 'https://playset.example/api/events/pictures/mG3vQ0cZl2sYwq0T5o1XbqP4a8rJ6kH7dE9fU2nC1xA/full',
  })
  image?: string;
  @ApiProperty({ type: 'string', isArray: true, example: ['Commander'] })
  tags: string[];
  _event: JsonFeedEvent;
}

/** Events to come, the soonest first. */
export class JsonFeed {
  @ApiProperty({ format: 'uri', example: VERSION })
  version: string;
  /** @example "Events at The Gilded Goblet" */
  title: string;
  @ApiProperty({ format: 'uri', example: 'https://playset.example/s/7b0c5a52-14f5-4e3e-9c6a-0c1d6a1f2b11' })
  home_page_url: string;
  @ApiProperty({
    format: 'uri',
    example: 'https://playset.example/api/calendars/stores/7b0c5a52-14f5-4e3e-9c6a-0c1d6a1f2b11/events.json',
  })
  feed_url: string;
  @ApiProperty({ type: JsonFeedItem, isArray: true, maxItems: MAX_LISTED })
  items: JsonFeedItem[];
}

/** The feed on the wire. */
export const jsonFeed = ({ title, pageUrl, feedUrl, items }: Feed): JsonFeed => ({
  version: VERSION,
  title,
  home_page_url: pageUrl,
  feed_url: feedUrl,
  items: items.map(({ event, url, title, text, picture }) => ({
    id: event.uuid,
    url,
    title,
    content_text: text,
    ...(picture && { image: picture.url }),
    tags: [event.format],
    _event: {
      starts: event.startsAt,
      timeZone: event.timeZone,
      location: event.location,
      format: event.format,
      store: event.store,
    },
  })),
});
