// The verbs of series: schedule, change, call off, skip a date, bring it back. One method, one transaction.
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { differs } from '../../../kernel/changes.js';
import { Clock } from '../../../kernel/clock.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import type { IfMatch } from '../../../platform/http/caching/version.js';
import { UsersFacade } from '../../users/index.js';
import { accountClosed, nothingToChange, notYourEvent } from '../domain/event.errors.js';
import { NO_DETAILS } from '../domain/event-details.js';
import { detailsAsked } from '../dto/event-details.dto.js';
import { EventLookups } from '../event-lookups.js';
import { notYourSeries, seriesChanged, seriesNotFound, tooManySeries } from './domain/series.errors.js';
import { EventSeries, type SeriesPlan } from './domain/series.js';
import { endAfter } from './domain/series-dates.js';
import type { SeriesWithDatesDto } from './dto/series.dto.js';
import type { ChangeSeries, ScheduleSeries } from './dto/series-body.dto.js';
import { SeriesRepository } from './persistence/series.repository.js';
import { MAX_SERIES, recurrenceOf, SeriesQueries } from './series.queries.js';
import { SeriesEvents } from './series-events.js';

/** Whose series it is, and what they have seen of it. */
interface Own {
  readonly caller: Pick<Caller, 'uuid'>;
  readonly uuid: string;
  readonly seen: IfMatch;
}

@Injectable()
export class SeriesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly series: SeriesRepository,
    private readonly events: SeriesEvents,
    private readonly queries: SeriesQueries,
    private readonly lookups: EventLookups,
    private readonly users: UsersFacade,
    private readonly clock: Clock,
  ) {}

  /** Schedules a series of the caller and the events of its next dates. */
  async schedule(caller: Pick<Caller, 'uuid'>, asked: ScheduleSeries): Promise<SeriesWithDatesDto> {
    if (asked.userId && asked.userId !== caller.uuid) throw notYourEvent();
    const now = this.clock.now();
    const { name, location, skipped = [] } = asked;
    const formatId = await this.lookups.formatOf(asked);
    const details = { ...detailsAsked(asked, NO_DETAILS), ...(await this.lookups.placeOf(asked.place)) };
    const plan = { name, location, formatId, ...recurrenceOf(asked), ...details };
    const at = { uuid: randomUUID(), store: caller.uuid, plan, skips: skipped };
    return this.unitOfWork.run(async () => {
      const series = EventSeries.schedule(at, now);
      await this.refuseIfClosed(caller);
      await this.refuseIfMany(caller.uuid, now);
      await this.lookups.usePicture(caller.uuid, asked.picture);
      const dates = series.make(now);
      await this.series.add(series, now);
      await this.events.add(series, dates, now);
      return this.queries.one(caller, series.uuid);
    });
  }

  /** Changes the dates to come, or those from one on, which become a series of their own. */
  async change(
    own: Own,
    { tcg, format, ...asked }: ChangeSeries,
    from?: string,
  ): Promise<SeriesWithDatesDto> {
    if (Object.values({ tcg, format, ...asked }).every((value) => value === undefined))
      throw nothingToChange();
    return this.unitOfWork.run(async () => {
      const now = this.clock.now();
      const series = await this.partOf(await this.own(from ? own : { ...own, seen: undefined }), from, now);
      const { plan, version } = series.state;
      const formatId = await this.lookups.formatOf({ tcg, format }, plan.formatId);
      const place = await this.lookups.placeOf(asked.place);
      const changes = { ...changesOf(plan, asked), ...place, formatId };
      // What all of it is already may have been sent before, and its answer lost.
      if (!from && own.seen && !own.seen.has(version) && differs(plan, changes)) throw seriesChanged();
      await this.lookups.usePicture(own.caller.uuid, asked.picture);
      series.change(changes, now);
      await this.events.follow(series, now);
      await this.series.save(series, now);
      return this.queries.one(own.caller, series.uuid);
    });
  }

  /** Calls off the dates to come, or those from one on. What has taken place stays. */
  async callOff(own: Own, from?: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const now = this.clock.now();
      const series = await this.own(own);
      await this.events.callOff(series, { from, now, actor: own.caller.uuid });
      if (from && series.hasDatesBefore(from)) {
        series.endBefore(from);
        return this.series.save(series, now);
      }
      return this.series.remove(series);
    });
  }

  /** A date of the series has no event. */
  async skip(own: Own, date: string): Promise<SeriesWithDatesDto> {
    return this.unitOfWork.run(async () => {
      const now = this.clock.now();
      const series = await this.own(own);
      await this.events.skip(series, { date, now, actor: own.caller.uuid });
      await this.series.save(series, now);
      return this.queries.one(own.caller, own.uuid);
    });
  }

  /** A skipped date has its event again. */
  async bringBack(own: Own, date: string): Promise<SeriesWithDatesDto> {
    return this.unitOfWork.run(async () => {
      const now = this.clock.now();
      const series = await this.own(own);
      const event = series.bringBack(date, now);
      if (event !== undefined && series.isMade(date))
        await this.events.bringBack(series, { date, event, now });
      await this.series.save(series, now);
      return this.queries.one(own.caller, own.uuid);
    });
  }

  /** The whole series, or its part from a date on: that has a new id where dates are left before it. */
  private async partOf(series: EventSeries, from: string | undefined, now: Date): Promise<EventSeries> {
    if (!from) return series;
    series.coming(from, now);
    if (!series.hasDatesBefore(from)) return series;
    await this.refuseIfMany(series.store, now);
    const part = series.split(from, randomUUID(), now);
    await this.series.add(part, now);
    await this.events.moveTo(part, series, from, now);
    await this.series.save(series, now);
    return part;
  }

  /** Takes the account before the series, as erasing the account does. */
  private async own({ caller, uuid, seen }: Own): Promise<EventSeries> {
    await this.refuseIfClosed(caller);
    const series = await this.series.forChange(uuid);
    if (!series) throw seriesNotFound();
    if (series.store !== caller.uuid) throw notYourSeries();
    if (seen && !seen.has(series.state.version)) throw seriesChanged();
    return series;
  }

  private async refuseIfClosed({ uuid }: Pick<Caller, 'uuid'>): Promise<void> {
    if (!(await this.users.lockIfOpen(uuid))) throw accountClosed();
  }

  private async refuseIfMany(store: string, now: Date): Promise<void> {
    if ((await this.series.count(store, now.toISOString().slice(0, 10))) >= MAX_SERIES) throw tooManySeries();
  }
}

/**
 * What a body changes of a plan: a last day takes the count away and a count the last day, weekly series have no nth weekday,
 * and where the start alone is another, it lasts as long.
 */
function changesOf(plan: SeriesPlan, asked: ChangeSeries): Partial<SeriesPlan> {
  const { name, location, frequency, every, weekday, startsOn, time, endTime, timeZone } = asked;
  const ends = time !== undefined && endTime === undefined ? endAfter(time, plan) : endTime;
  const given = { name, location, frequency, every, weekday, startsOn, time, endTime: ends, timeZone };
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const until = asked.until === undefined && asked.count ? null : asked.until;
  const count = asked.count === undefined && asked.until ? null : asked.count;
  const nth = asked.nth === undefined && frequency === 'WEEKLY' ? null : asked.nth;
  return {
    ...set,
    ...(until !== undefined && { until }),
    ...(count !== undefined && { count }),
    ...(nth !== undefined && { nth }),
    ...detailsAsked(asked, plan),
  };
}
