// The reads of storefronts: what anybody sees of a store, and what its owner edits.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import type { PageRow } from '../../platform/database/json-page.js';
import { Sql } from '../../platform/database/sql.js';
import { wordsOf } from '../../platform/database/words.js';
import { FROM_THE_LATEST, keyOf } from '../../platform/http/lists/cursor.js';
import { Page, writtenPage } from '../../platform/http/lists/list.js';
import { ANY_PAGE } from '../../platform/images/image-folder.js';
import type { PictureDto } from '../../platform/images/picture.dto.js';
import type { DayException, WeeklyInterval } from './domain/hours.js';
import { storeNotFound } from './domain/storefront.errors.js';
import { MAX_SINGLES } from './domain/storefront.js';
import type { HoursDto } from './dto/hours.dto.js';
import type { OwnStorefrontDto } from './dto/own-storefront.dto.js';
import type { SinglesQuery } from './dto/singles-query.dto.js';
import type { StorefrontDto, StorefrontPlace, StoreSingle } from './dto/storefront.dto.js';
import { OpeningTimes, type TimesNow } from './opening-times.js';
import { LINK_PICTURE, OWN, SINGLES, STOREFRONT } from './storefronts.statements.js';

type WrittenRow = {
  website: string | null;
  description: string | null;
  timeZone: string | null;
  weekly: WeeklyInterval[] | null;
  exceptions: DayException[] | null;
  picture: PictureDto | null;
};
type OwnRow = WrittenRow & Pick<OwnStorefrontDto, 'version'>;
const NOTHING: OwnRow = {
  website: null,
  description: null,
  timeZone: null,
  weekly: null,
  exceptions: null,
  picture: null,
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
    private readonly times: OpeningTimes,
    private readonly clock: Clock,
  ) {}

  /** An open store as anybody sees it. Throws `storefronts.not-found`. */
  async one(uuid: string): Promise<StorefrontDto> {
    const now = this.clock.now();
    const row = await this.sql.row<StorefrontRow>(STOREFRONT, [uuid, now, MAX_SINGLES, ...FROM_THE_LATEST]);
    if (!row) throw storeNotFound();
    const { timeZone, events, singles, singlesCount } = row;
    const times = this.timesOf(row, now);
    return {
      uuid: row.uuid,
      name: row.name,
      address: row.address,
      place: placeOf(row),
      website: row.website,
      description: row.description,
      picture: row.picture,
      hours: hoursOf(row, times),
      timeZone,
      today: times.today,
      state: times.state,
      events,
      singles,
      singlesCount,
    };
  }

  /**
   * What previews of links to an open store and its events show: the name of its picture, or else the address of another one. Throws
   * `storefronts.not-found`.
   */
  async linkPicture(uuid: string): Promise<{ readonly picture: string } | { readonly elsewhere: string }> {
    const row = await this.sql.row<{ picture: string | null; cardId: string | null }>(LINK_PICTURE, [
      ...[uuid, this.clock.now()],
      ...FROM_THE_LATEST,
    ]);
    if (!row) throw storeNotFound();
    if (row.picture) return { picture: row.picture };
    return { elsewhere: row.cardId ? `/api/cards/${row.cardId}/preview.jpg` : ANY_PAGE };
  }

  /** What a store says of itself; nothing of a player. */
  async own(uuid: string): Promise<OwnStorefrontDto> {
    const row = (await this.sql.row<OwnRow>(OWN, [uuid])) ?? NOTHING;
    const { description, website, timeZone, picture, version } = row;
    const hours = hoursOf(row, this.timesOf(row, this.clock.now()));
    return { ...hours, description, website, timeZone, picture, version };
  }

  /** What a store has on the market that says these words; nothing of who is no open store. */
  async singles(uuid: string, { q, limit, after }: SinglesQuery): Promise<Page<StoreSingle>> {
    const words = wordsOf(q);
    if (words.length === 0) return Page.whole([]);
    const start = after ? keyOf(after, 'number', 'moment', 'uuid') : [-1, ...FROM_THE_LATEST];
    const asked = [uuid, this.clock.now(), words, limit, ...start];
    return writtenPage(await this.sql.one<PageRow>(SINGLES, asked));
  }

  private timesOf({ weekly, exceptions, timeZone }: WrittenRow, now: Date): TimesNow {
    return this.times.at({ weekly: weekly ?? [], exceptions: exceptions ?? [] }, timeZone, now);
  }
}

/** The hours without exceptions that are over. */
const hoursOf = ({ weekly }: WrittenRow, { exceptions }: TimesNow): HoursDto => ({
  weekly: weekly ?? [],
  exceptions: exceptions.map(({ date, intervals }) => ({ date, intervals: [...intervals] })),
});

const placeOf = ({ latitude, longitude, country }: StorefrontRow): StorefrontPlace | null =>
  latitude === null || longitude === null || country === null ? null : { latitude, longitude, country };
