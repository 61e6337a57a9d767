// The reads of events: SQL to answers in one step.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { WEEKDAYS } from '../../kernel/weekday.js';
import type { PageRow } from '../../platform/database/json-page.js';
import { Sql, type Statement } from '../../platform/database/sql.js';
import { wordsOf } from '../../platform/database/words.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { FIRST_UUID, keyOf } from '../../platform/http/lists/cursor.js';
import { type Page, writtenPage } from '../../platform/http/lists/list.js';
import { CatalogsFacade } from '../catalogs/index.js';
import { eventNotFound } from './domain/event.errors.js';
import { formatsNamed } from './domain/format.js';
import { periodOf } from './domain/period.js';
import type { EventDto } from './dto/event.dto.js';
import {
  type AllEventsQuery,
  type EventsQuery,
  isNarrowed,
  type StoreEventsQuery,
} from './dto/events-query.dto.js';
import { COUNT_UPCOMING, LISTS, ONE, SEVERAL, UPCOMING } from './events.statements.js';
import { FITTING } from './narrowed.statement.js';

/** Which events start soon: from one moment until another, both included, up to `limit` of them. */
export interface UpcomingPeriod {
  readonly from: Date;
  readonly until: Date;
  readonly limit: number;
}

/** After every UUID: a page whose latest come first takes all events of the moment that it starts at. */
const LAST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

@Injectable()
export class EventsQueries {
  constructor(
    private readonly sql: Sql,
    private readonly catalogs: CatalogsFacade,
    private readonly clock: Clock,
  ) {}

  /** Events of all open stores, the soonest first, or those of the nearest store. */
  async all({ uuid }: Caller, query: AllEventsQuery): Promise<Page<EventDto>> {
    const words = wordsOf(query.q);
    if (isNarrowed(query)) return this.fitting(uuid, query, words);
    if (query.sort === 'nearest') return this.nearest(uuid, query, words);
    const { search, filtered, all } = LISTS[query.series];
    if (words.length > 0) return this.page(search, query, uuid, words);
    return this.page((query.tcg ?? query.format) ? filtered : all, query, uuid);
  }

  /** Events of one store, the soonest or the latest first; none of a store that is closed. */
  ofStore({ uuid }: Caller, store: string, query: StoreEventsQuery): Promise<Page<EventDto>> {
    const { ofStore, ofStoreLatest } = LISTS[query.series];
    const statement = query.order === 'latest' ? ofStoreLatest : ofStore;
    return this.page(statement, query, uuid, wordsOf(query.q), store);
  }

  /** Events that start soon, the soonest first, as strangers see them. */
  async startingSoon(soon: UpcomingPeriod): Promise<EventDto[]> {
    const asked = [...inPeriod(soon), null];
    return (await this.sql.rows<{ event: EventDto }>(UPCOMING, asked)).map(({ event }) => event);
  }

  /** How many events start soon, counted as far as `most`. */
  async countSoon(soon: UpcomingPeriod): Promise<number> {
    return (await this.sql.one<{ total: number }>(COUNT_UPCOMING, inPeriod(soon))).total;
  }

  /** An event, without a distance for nobody. Throws `events.not-found`. */
  async one(caller: Pick<Caller, 'uuid'> | null, uuid: string): Promise<EventDto> {
    const row = await this.sql.row<{ event: EventDto }>(ONE, [uuid, caller?.uuid ?? null]);
    if (!row) throw eventNotFound();
    return row.event;
  }

  /** Events as they are now, in this order, for the answer of a verb. */
  async several(caller: Pick<Caller, 'uuid'>, uuids: readonly string[]): Promise<EventDto[]> {
    const rows = await this.sql.rows<{ event: EventDto }>(SEVERAL, [uuids, caller.uuid]);
    return rows.map(({ event }) => event);
  }

  private page(statement: Statement, query: EventsQuery, ...more: unknown[]): Promise<Page<EventDto>> {
    const period = this.periodOf(query);
    const [start, until] = period;
    const begin = statement === LISTS[query.series].ofStoreLatest ? [until, LAST] : [start, FIRST_UUID];
    const after = query.after ? keyOf(query.after, 'moment', 'uuid') : begin;
    return this.read(statement, query, period, [...after, ...more]);
  }

  private fitting(viewer: string, query: AllEventsQuery, words: readonly string[]): Promise<Page<EventDto>> {
    const { feeMax, weekday, free, sort, radius, series } = query;
    const period = this.periodOf(query);
    const [distance, ...after] = query.after
      ? keyOf(query.after, 'number', 'moment', 'uuid')
      : ([0, period[0], FIRST_UUID] as const);
    const cents = feeMax === undefined ? null : Math.round(feeMax * 100);
    const days = weekday?.map((day) => WEEKDAYS.indexOf(day) + 1) ?? null;
    const asked = [cents, days, free, sort === 'nearest', radius === 'mine', series === 'next'];
    return this.read(FITTING, query, period, [...after, viewer, words, distance, ...asked]);
  }

  private nearest(viewer: string, query: EventsQuery, words: readonly string[]): Promise<Page<EventDto>> {
    const period = this.periodOf(query);
    const begin = [0, period[0], FIRST_UUID] as const;
    const { nearestStoresFirst, searchNearest } = LISTS[query.series];
    const [distance, ...after] = query.after ? keyOf(query.after, 'number', 'moment', 'uuid') : begin;
    if (words.length === 0) return this.read(nearestStoresFirst, query, period, [...after, viewer, distance]);
    return this.read(searchNearest, query, period, [...after, viewer, words, distance]);
  }

  private periodOf({ from, to }: EventsQuery): readonly [start: string, until: string] {
    const period = periodOf(from, to, this.clock.now());
    return [period.from.toISOString(), period.until?.toISOString() ?? 'infinity'];
  }

  private async read(
    statement: Statement,
    { tcg, format, limit }: EventsQuery,
    period: readonly string[],
    more: readonly unknown[],
  ): Promise<Page<EventDto>> {
    const row = await this.sql.one<PageRow>(statement, [limit, ...period, tcg, format, ...more]);
    // Only who sees nothing may have named what there is not.
    if (row.total === '0' && (tcg ?? format)) formatsNamed(await this.catalogs.formats(), { tcg, format });
    return writtenPage(row);
  }
}

const inPeriod = ({ from, until, limit }: UpcomingPeriod) => [limit, from.toISOString(), until.toISOString()];
