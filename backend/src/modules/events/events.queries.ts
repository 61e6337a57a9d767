// The reads of events: SQL to answers in one step.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import type { PageRow } from '../../platform/database/json-page.js';
import { Sql, type Statement } from '../../platform/database/sql.js';
import { wordsOf } from '../../platform/database/words.js';
import { FIRST_UUID, keyOf } from '../../platform/http/lists/cursor.js';
import { type Page, writtenPage } from '../../platform/http/lists/list.js';
import { CatalogsFacade } from '../catalogs/index.js';
import { eventNotFound } from './domain/event.errors.js';
import { formatsNamed } from './domain/format.js';
import { periodOf } from './domain/period.js';
import type { EventDto } from './dto/event.dto.js';
import type { EventsQuery, StoreEventsQuery } from './dto/events-query.dto.js';
import {
  ALL,
  COUNT_UPCOMING,
  FILTERED,
  OF_STORE,
  OF_STORE_LATEST,
  ONE,
  SEARCH,
  SEVERAL,
  UPCOMING,
} from './events.statements.js';

/** Which events start soon: from one moment until another, both included, at most so many. */
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

  /** Events of all open stores, the soonest first. */
  all(query: EventsQuery): Promise<Page<EventDto>> {
    const words = wordsOf(query.q);
    if (words.length > 0) return this.page(SEARCH, query, words);
    return this.page((query.tcg ?? query.format) ? FILTERED : ALL, query);
  }

  /** Events of one store, the soonest or the latest first; none of a store that is closed. */
  ofStore(store: string, query: StoreEventsQuery): Promise<Page<EventDto>> {
    const statement = query.order === 'latest' ? OF_STORE_LATEST : OF_STORE;
    return this.page(statement, query, wordsOf(query.q), store);
  }

  /** Events that start soon, the soonest first. */
  async startingSoon(soon: UpcomingPeriod): Promise<EventDto[]> {
    return (await this.sql.rows<{ event: EventDto }>(UPCOMING, inPeriod(soon))).map(({ event }) => event);
  }

  /** How many events start soon, counted as far as `most`. */
  async countSoon(soon: UpcomingPeriod): Promise<number> {
    return (await this.sql.one<{ total: number }>(COUNT_UPCOMING, inPeriod(soon))).total;
  }

  /** An event. Throws `events.not-found`. */
  async one(uuid: string): Promise<EventDto> {
    const row = await this.sql.row<{ event: EventDto }>(ONE, [uuid]);
    if (!row) throw eventNotFound();
    return row.event;
  }

  /** Events as they are now, in this order, for the answer of a verb. */
  async several(uuids: readonly string[]): Promise<EventDto[]> {
    const rows = await this.sql.rows<{ event: EventDto }>(SEVERAL, [uuids]);
    return rows.map(({ event }) => event);
  }

  private async page(statement: Statement, query: EventsQuery, ...more: unknown[]): Promise<Page<EventDto>> {
    const { from, to, tcg, format, limit, after } = query;
    const period = periodOf(from, to, this.clock.now());
    const start = period.from.toISOString();
    const until = period.until?.toISOString() ?? 'infinity';
    const begin = statement === OF_STORE_LATEST ? [until, LAST] : [start, FIRST_UUID];
    const [moment, uuid] = after ? keyOf(after, 'moment', 'uuid') : begin;
    const values = [limit, start, until, tcg, format, moment, uuid, ...more];
    const row = await this.sql.one<PageRow>(statement, values);
    // Only who sees nothing may have named what there is not.
    if (row.total === '0' && (tcg ?? format)) formatsNamed(await this.catalogs.formats(), { tcg, format });
    return writtenPage(row);
  }
}

const inPeriod = ({ from, until, limit }: UpcomingPeriod) => [limit, from.toISOString(), until.toISOString()];
