// The reads of events: SQL to answers in one step.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Sql, type Statement } from '../../platform/database/sql.js';
import { wordsOf } from '../../platform/database/words.js';
import { FIRST_UUID, keyOf } from '../../platform/http/cursor.js';
import { type Page, pageOf } from '../../platform/http/list.js';
import { CatalogsFacade, type TcgFormat } from '../catalogs/index.js';
import { eventNotFound } from './domain/event.errors.js';
import { formatsNamed } from './domain/format.js';
import { periodOf } from './domain/period.js';
import { dateAndTime } from './domain/start.js';
import type { EventDto } from './dto/event.dto.js';
import type { EventsQuery, StoreEventsQuery } from './dto/events-query.dto.js';
import {
  ALL,
  COUNT_OF_STORE,
  COUNT_UPCOMING,
  OF_STORE,
  OF_STORE_LATEST,
  ONE,
  SEARCH,
  UPCOMING,
  UPCOMING_OF_STORE,
} from './events.statements.js';
import type { EventRow } from './persistence/event.row.js';

type Shown = EventRow & { id: number; format: TcgFormat; host: string };
type Counted = Shown & { total: number };

/** Which events start soon: from one moment until another, both included, at most so many, of one store or of all. */
export interface Soon {
  readonly from: Date;
  readonly until: Date;
  readonly most: number;
  readonly store?: string;
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
    return words.length > 0 ? this.page(SEARCH, query, words) : this.page(ALL, query);
  }

  /** Events of one store, the soonest or the latest first; none of a store that is closed. */
  ofStore(store: string, query: StoreEventsQuery): Promise<Page<EventDto>> {
    const statement = query.order === 'latest' ? OF_STORE_LATEST : OF_STORE;
    return this.page(statement, query, wordsOf(query.q), store);
  }

  /** Events that start soon, the soonest first. */
  async startingSoon({ from, until, most, store }: Soon): Promise<EventDto[]> {
    const values = [most, from.toISOString(), until.toISOString()];
    const rows = await (store === undefined
      ? this.sql.rows<Shown>(UPCOMING, values)
      : this.sql.rows<Shown>(UPCOMING_OF_STORE, [...values, store]));
    return rows.map(answer);
  }

  /** How many events start soon, counted as far as `most`. */
  async countSoon({ from, until, most }: Omit<Soon, 'store'>): Promise<number> {
    const values = [most, from.toISOString(), until.toISOString()];
    return (await this.sql.row<{ total: number }>(COUNT_UPCOMING, values))?.total ?? 0;
  }

  /** How many events a store has scheduled, past and future. */
  async countOf(store: string): Promise<number> {
    return (await this.sql.row<{ total: number }>(COUNT_OF_STORE, [store]))?.total ?? 0;
  }

  /** One event as it is now, for the answer of a verb. */
  async one(uuid: string): Promise<EventDto> {
    const row = await this.sql.row<Shown>(ONE, [uuid]);
    if (!row) throw eventNotFound();
    return answer(row);
  }

  private async page(statement: Statement, query: EventsQuery, ...more: unknown[]): Promise<Page<EventDto>> {
    const { from, to, tcg, format } = query;
    const period = periodOf(from, to, this.clock.now());
    const narrowed = tcg !== undefined || format !== undefined;
    const formats = narrowed ? formatsNamed(await this.catalogs.formats(), { tcg, format }) : null;
    const start = period.from.toISOString();
    const until = period.until?.toISOString() ?? 'infinity';
    const begin = statement === OF_STORE_LATEST ? [until, LAST] : [start, FIRST_UUID];
    const read = (limit: number, after?: string) => {
      const [moment, uuid] = after ? keyOf(after, 'moment', 'uuid') : begin;
      return this.sql.rows<Counted>(statement, [limit, start, until, formats, moment, uuid, ...more]);
    };
    return pageOf(query, read, answer, (row) => [row.starts_at.toISOString(), row.uuid]);
  }
}

function answer(row: Shown): EventDto {
  const { id, uuid, name, location, format, version } = row;
  const { date, time } = dateAndTime(row.starts_at);
  const user = { uuid: row.store, name: row.host };
  return { id, uuid, name, date, time, location, timeZone: row.time_zone, format, user, version };
}
