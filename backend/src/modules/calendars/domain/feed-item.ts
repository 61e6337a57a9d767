// What the feeds say of an event: JSON Feed and RSS have the same items.
import { pageOf } from './event-calendar.js';
import type { ListedEvent, ListedPicture } from './listed-event.js';

/** A feed of events to come: what it is called, where people read the same, and where it is. */
export interface Feed {
  readonly title: string;
  readonly pageUrl: string;
  readonly feedUrl: string;
  readonly items: readonly FeedItem[];
}

/** An event in a feed. */
export interface FeedItem {
  readonly event: ListedEvent;
  readonly url: string;
  readonly title: string;
  readonly text: string;
  readonly picture: ListedPicture | null;
}

/** The items of the events that take place. */
export function feedItems(events: readonly ListedEvent[], origin: string): FeedItem[] {
  const clocks = new Clocks();
  return events
    .filter(({ isCanceled }) => !isCanceled)
    .map((event) => {
      const { name, store, location, format } = event;
      const starts = clocks.startOf(event);
      const text = [starts, `${format} · ${store}`, location].join('\n');
      const picture = event.picture && { ...event.picture, url: origin + event.picture.url };
      return { event, url: pageOf(event, origin), title: `${name}, ${starts}`, text, picture };
    });
}

/** Says times by the clock of each place, in one language, as feeds have none. To make a clock takes a hundred times as long as to read it. */
class Clocks {
  private readonly byZone = new Map<string, Intl.DateTimeFormat>();

  startOf({ startsAt, timeZone }: ListedEvent): string {
    const options = { dateStyle: 'full', timeStyle: 'short', timeZone } as const;
    const clock = this.byZone.get(timeZone) ?? new Intl.DateTimeFormat('en-US', options);
    this.byZone.set(timeZone, clock);
    return clock.format(new Date(startsAt)).replaceAll('\u202f', ' ');
  }
}
