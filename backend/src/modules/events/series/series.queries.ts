// The reads of series: SQL to answers, with the dates that their rules say.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Sql } from '../../../platform/database/sql.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { JsonText } from '../../../platform/http/lists/json-text.js';
import { Page } from '../../../platform/http/lists/list.js';
import { notYourSeries, seriesNotFound } from './domain/series.errors.js';
import type { SeriesPlan } from './domain/series.js';
import { newDates, type SeriesDate, seriesDate } from './domain/series-dates.js';
import type {
  PreviewedDateDto,
  SeriesDateDto,
  SeriesDto,
  SeriesPreviewDto,
  SeriesWithDatesDto,
} from './dto/series.dto.js';
import type { RecurrenceBody } from './dto/series-body.dto.js';
import { type SeriesRow, seriesOf } from './persistence/series.row.js';
import { OF_STORE, ONE } from './series.statements.js';

/** How many series of a store are shown; it may not have more. */
export const MAX_SERIES = 100;

interface OneRow {
  readonly store: string;
  readonly series: SeriesDto;
  readonly row: SeriesRow;
  readonly events: readonly EventOfSeries[];
}
type EventOfSeries = Pick<SeriesDateDto, 'date' | 'startsAt' | 'endsAt' | 'isChanged'> & {
  readonly event: string;
};

/** The rule of a body. */
export const recurrenceOf = ({
  nth = null,
  until = null,
  count = null,
  endTime = null,
  ...body
}: RecurrenceBody) => {
  const { frequency, every, weekday, startsOn, time, timeZone } = body;
  return { frequency, every, weekday, nth, startsOn, until, count, time, endTime, timeZone };
};

@Injectable()
export class SeriesQueries {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** The dates of a rule. Throws what `newDates` throws. */
  preview(body: RecurrenceBody): SeriesPreviewDto {
    const recurrence = recurrenceOf(body);
    const skipped = new Set(body.skipped);
    const dates = newDates(recurrence, this.clock.now());
    return { dates: dates.map((date) => previewOf(seriesDate(date, recurrence), skipped.has(date))) };
  }

  /** The caller's series that are not over, the oldest first. */
  async own({ uuid }: Pick<Caller, 'uuid'>): Promise<Page<SeriesDto>> {
    const now = this.clock.now();
    const row = await this.sql.one<{ entries: string; total: number }>(OF_STORE, [
      ...[uuid, now.toISOString(), now.toISOString().slice(0, 10), MAX_SERIES],
    ]);
    return new Page(new JsonText(row.entries), row.total);
  }

  /** A series of the caller with its dates to come. Throws `events.series-not-found` and `events.series-not-yours`. */
  async one({ uuid: caller }: Pick<Caller, 'uuid'>, uuid: string): Promise<SeriesWithDatesDto> {
    const now = this.clock.now();
    const found = await this.sql.row<OneRow & object>(ONE, [uuid, now.toISOString()]);
    if (!found) throw seriesNotFound();
    if (found.store !== caller) throw notYourSeries();
    const { plan } = seriesOf(found.row).state;
    const { skipped } = found.row;
    const events = new Map(found.events.map((event) => [event.date, event]));
    const dates = seriesOf(found.row)
      .dates(now)
      .map((date) => dateOf(date, date.date in skipped, events.get(date.date)));
    return { ...found.series, dates: withMoved(dates, found.events, plan) };
  }
}

function previewOf({ date, startsAt, endsAt, movedTo }: SeriesDate, isSkipped: boolean): PreviewedDateDto {
  return {
    date,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    movedTo,
    isSkipped,
  };
}

function dateOf(date: SeriesDate, isSkipped: boolean, event: EventOfSeries | undefined): SeriesDateDto {
  const preview = previewOf(date, isSkipped);
  return event ? { ...preview, ...event } : { ...preview, event: null, isChanged: false };
}

/** An event whose own date is over by the rule, but which was moved to a later one, is still to come. */
function withMoved(
  dates: readonly SeriesDateDto[],
  events: readonly EventOfSeries[],
  plan: SeriesPlan,
): SeriesDateDto[] {
  const known = new Set(dates.map(({ date }) => date));
  const moved = events
    .filter(({ date }) => !known.has(date))
    .map((event) => ({ ...previewOf(seriesDate(event.date, plan), false), ...event }));
  return [...moved, ...dates].sort((a, b) => (a.date < b.date ? -1 : 1));
}
