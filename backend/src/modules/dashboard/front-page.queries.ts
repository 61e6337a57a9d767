// The read of the front page, for strangers: however many come, the database is asked once a minute.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { DAY_MS } from '../../kernel/durations.js';
import { EventsFacade } from '../events/index.js';
import { ListingsFacade } from '../listings/index.js';
import { UsersFacade } from '../users/index.js';
import { COUNT_CAP, type FrontPage, type OpenStore } from './dto/front-page.dto.js';

/** How long an answer is good for: here, and in whatever keeps it on its way. */
export const FRESH_SECONDS = 60;
const LISTINGS = 6;
const EVENTS = 3;
const STORES = 3;
/** How far ahead it looks for events. */
const YEAR_MS = 365 * DAY_MS;

@Injectable()
export class FrontPageQueries {
  private cached: { readonly until: number; readonly page: Promise<FrontPage> } | undefined;

  constructor(
    private readonly listings: ListingsFacade,
    private readonly events: EventsFacade,
    private readonly users: UsersFacade,
    private readonly clock: Clock,
  ) {}

  /**
   * The market as strangers see it, at most a minute old. Who comes while it is read waits for the same answer; one that
   * could not be read is not kept.
   */
  frontPage(): Promise<FrontPage> {
    const now = this.clock.now();
    if (this.cached && now.getTime() < this.cached.until) return this.cached.page;
    const kept = { until: now.getTime() + FRESH_SECONDS * 1000, page: this.read(now) };
    this.cached = kept;
    kept.page.catch(() => {
      if (this.cached === kept) this.cached = undefined;
    });
    return kept.page;
  }

  private async read(from: Date): Promise<FrontPage> {
    const until = new Date(from.getTime() + YEAR_MS);
    // One after the other: once a minute, so that it never takes more than one connection from everybody else.
    const listings = await this.listings.latest(LISTINGS);
    const soon = await this.events.startingSoon({ from, until, limit: EVENTS });
    const stores = await this.newestStores();
    const counts = {
      stores: await this.users.countStores(COUNT_CAP),
      listings: await this.listings.countAll(COUNT_CAP),
      events: await this.events.countSoon({ from, until, limit: COUNT_CAP }),
    };
    const events = soon.map(({ name, date, time, timeZone, format, user }) => {
      return { name, starts: `${date}T${time}.000Z`, timeZone, format: format.name, store: user.name };
    });
    return { listings, events, stores, counts };
  }

  private async newestStores(): Promise<OpenStore[]> {
    const stores = await this.users.newestStores(STORES);
    const counts = await this.listings.countOnMarket(stores.map(({ uuid }) => uuid));
    return stores.map(({ uuid, name }) => ({ name, listings: counts.get(uuid) ?? 0 }));
  }
}
