// The reads of storefronts: what anybody sees of a store, and what its owner edits.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import type { PageRow } from '../../platform/database/json-page.js';
import { Sql } from '../../platform/database/sql.js';
import { wordsOf } from '../../platform/database/words.js';
import { FROM_THE_LATEST, keyOf } from '../../platform/http/lists/cursor.js';
import { Page, writtenPage } from '../../platform/http/lists/list.js';
import type { DayException, Hours, WeeklyInterval } from './domain/hours.js';
import { currentExceptions, dayIn, stateAt } from './domain/opening-hours.js';
import { storeNotFound } from './domain/storefront.errors.js';
import { MAX_SINGLES } from './domain/storefront.js';
import type { HoursDto } from './dto/hours.dto.js';
import type { OwnStorefrontDto } from './dto/own-storefront.dto.js';
import type { SinglesQuery } from './dto/singles-query.dto.js';
import type { StorefrontDto, StorefrontPlace, StoreSingle } from './dto/storefront.dto.js';
import { OWN, SINGLES, STOREFRONT } from './storefronts.statements.js';

type WrittenRow = {
  website: string | null;
  description: string | null;
  timeZone: string | null;
  weekly: WeeklyInterval[] | null;
  exceptions: DayException[] | null;
};
type OwnRow = WrittenRow & Pick<OwnStorefrontDto, 'version'>;
const NOTHING: OwnRow = {
  website: null,
  description: null,
  timeZone: null,
  weekly: null,
  exceptions: null,
  version: 0,
};
type StorefrontRow = WrittenRow &
  Pick<StorefrontDto, 'uuid' | 'name' | 'address' | 'events' | 'singles' | 'singlesCount'> & {
    [Field in keyof StorefrontPlace]: StorefrontPlace[Field] | null;
  };

@Injectable()
export class StorefrontsQueries {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** An open store as anybody sees it. Throws `storefronts.not-found`. */
  async one(uuid: string): Promise<StorefrontDto> {
    const now = this.clock.now();
    const row = await this.sql.row<StorefrontRow>(STOREFRONT, [uuid, now, MAX_SINGLES, ...FROM_THE_LATEST]);
    if (!row) throw storeNotFound();
    const { timeZone, events, singles, singlesCount } = row;
    const hours = hoursOf(row, now);
    return {
      uuid: row.uuid,
      name: row.name,
      address: row.address,
      place: placeOf(row),
      website: row.website,
      description: row.description,
      hours,
      timeZone,
      today: timeZone === null ? null : dayIn(timeZone, now),
      state: timeZone === null ? null : stateAt(hours, timeZone, now),
      events,
      singles,
      singlesCount,
    };
  }

  /** What a store says of itself; nothing of a player. */
  async own(uuid: string): Promise<OwnStorefrontDto> {
    const row = (await this.sql.row<OwnRow>(OWN, [uuid])) ?? NOTHING;
    const { description, website, timeZone, version } = row;
    return { ...hoursOf(row, this.clock.now()), description, website, timeZone, version };
  }

  /** What a store has on the market that says these words; nothing of who is no open store. */
  async singles(uuid: string, { q, limit, after }: SinglesQuery): Promise<Page<StoreSingle>> {
    const words = wordsOf(q);
    if (words.length === 0) return Page.whole([]);
    const start = after ? keyOf(after, 'number', 'moment', 'uuid') : [-1, ...FROM_THE_LATEST];
    const asked = [uuid, this.clock.now(), words, limit, ...start];
    return writtenPage(await this.sql.one<PageRow>(SINGLES, asked));
  }
}

/** The hours without exceptions that are over. */
function hoursOf({ weekly, exceptions, timeZone }: WrittenRow, now: Date): HoursDto {
  const hours: Hours = { weekly: weekly ?? [], exceptions: exceptions ?? [] };
  const current = currentExceptions(hours, timeZone ?? 'UTC', now);
  return {
    weekly: [...hours.weekly],
    exceptions: current.map(({ date, intervals }) => ({ date, intervals: [...intervals] })),
  };
}

const placeOf = ({ latitude, longitude, country }: StorefrontRow): StorefrontPlace | null =>
  latitude === null || longitude === null || country === null ? null : { latitude, longitude, country };
