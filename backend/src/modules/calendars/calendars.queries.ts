// The reads of calendars: events as files, feeds and lists of items.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Sql } from '../../platform/database/sql.js';
import { Environment } from '../../platform/environment/environment.js';
import { publicAddress } from '../../platform/environment/public-address.js';
import { CatalogsFacade } from '../catalogs/index.js';
import { boxAround, roundedForPeople } from '../places/index.js';
import { hashOf } from './calendar-secrets.js';
import { NEARBY, OF_STORE, ONE, OWN_EVENTS } from './calendars.statements.js';
import { addressUnknown, eventNotFound, storeNotFound, unknownFormat } from './domain/calendar.errors.js';
import { type Publication, singleEvent, subscribedCalendar } from './domain/event-calendar.js';
import { type Feed, feedItems } from './domain/feed-item.js';
import { byStart, type ListedEvent, listedSince } from './domain/listed-event.js';
import type { NearbyQuery } from './dto/nearby-query.dto.js';

/** The name of a person's own calendar. */
const OWN_NAME = 'Playset';

/** Events with what they are called together, and the page and the path of the API that have them. */
interface Selection {
  readonly title: string;
  readonly page: string;
  readonly events: readonly ListedEvent[];
}

@Injectable()
export class CalendarsQueries {
  private readonly origin: string;

  constructor(
    private readonly sql: Sql,
    private readonly catalogs: CatalogsFacade,
    private readonly clock: Clock,
    environment: Environment,
  ) {
    this.origin = publicAddress(environment);
  }

  /** An event as a file. Throws `calendars.event-not-found`. */
  async event(uuid: string): Promise<string> {
    const event = await this.sql.row<ListedEvent & object>(ONE, [uuid]);
    if (!event) throw eventNotFound();
    return singleEvent(event, this.publication);
  }

  /** The events of an open store as a calendar. Throws `calendars.store-not-found`. */
  async storeCalendar(uuid: string): Promise<string> {
    const { title, events } = await this.ofStore(uuid);
    return subscribedCalendar(title, events, this.publication);
  }

  /** The same as a feed, which is at this path of the API. */
  async storeFeed(uuid: string, path: string): Promise<Feed> {
    return this.feedOf(await this.ofStore(uuid), path);
  }

  /** The events of an area as a calendar. Throws `calendars.unknown-format`. */
  async nearbyCalendar(query: NearbyQuery): Promise<string> {
    const { title, events } = await this.nearby(query);
    return subscribedCalendar(title, events, this.publication);
  }

  /** The same as a feed, which is at this path of the API. */
  async nearbyFeed(query: NearbyQuery, path: string): Promise<Feed> {
    return this.feedOf(await this.nearby(query), path);
  }

  /** The calendar at a secret address. Throws `calendars.unknown-address`. */
  async ownCalendar(secret: string): Promise<string> {
    const asked = [...listedSince(this.clock.now()), hashOf(secret)];
    const row = await this.sql.row<{ events: ListedEvent[] }>(OWN_EVENTS, asked);
    if (!row) throw addressUnknown();
    return subscribedCalendar(OWN_NAME, byStart(row.events), this.publication);
  }

  private async ofStore(uuid: string): Promise<Selection> {
    const asked = [...listedSince(this.clock.now()), uuid];
    const row = await this.sql.row<{ name: string; events: ListedEvent[] }>(OF_STORE, asked);
    if (!row) throw storeNotFound();
    return { title: row.name, page: `/s/${uuid}`, events: byStart(row.events) };
  }

  /** From a place that is rounded to about a kilometre: the address of the feed says no more of where somebody lives. */
  private async nearby({ tcg, format, radiusKm, ...point }: NearbyQuery): Promise<Selection> {
    const formats = (await this.catalogs.formats()).filter(
      ({ value, tcg: game }) => value === format && (tcg === undefined || game.value === tcg),
    );
    const [first] = formats;
    if (!first) throw unknownFormat({ errors: [{ field: 'format', message: unknownFormat.message }] });
    const middle = roundedForPeople(point);
    const area = [...boxAround(middle, radiusKm), middle.latitude, middle.longitude, radiusKm * 1000];
    const asked = [...listedSince(this.clock.now()), formats.map(({ id }) => id), ...area];
    const { events } = await this.sql.one<{ events: ListedEvent[] }>(NEARBY, asked);
    return {
      title: `${first.name} · Playset`,
      page: `/events?format=${first.value}`,
      events: byStart(events),
    };
  }

  private feedOf({ title, page, events }: Selection, path: string): Feed {
    const items = feedItems(events, this.origin);
    return { title, pageUrl: this.origin + page, feedUrl: this.origin + path, items };
  }

  private get publication(): Publication {
    return { origin: this.origin, now: this.clock.now() };
  }
}
