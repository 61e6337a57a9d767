// A series: what a store invites people to again and again, by a rule, at a time of the clock on its wall.
import { differs } from '../../../../kernel/changes.js';
import { detailsOf, type EventDetails, refuseUnlessEnough } from '../../domain/event-details.js';
import type { EventPlan, EventState } from '../../domain/store-event.js';
import { addDays, datesOf, type Recurrence } from './recurrence.js';
import * as errors from './series.errors.js';
import { lastDay, newDates, plannedDates, type SeriesDate, seriesDate, type Times } from './series-dates.js';

/** How far ahead the events of a series are made. */
export const WEEKS_AHEAD = 26;

/** What the store chooses. */
export interface SeriesPlan extends Recurrence, Times, EventDetails {
  readonly name: string;
  readonly location: string;
  readonly formatId: number;
}

/** The plain values of a series. */
export interface SeriesState {
  readonly uuid: string;
  readonly store: string;
  readonly createdAt: Date;
  readonly plan: SeriesPlan;
  /** Each skipped date, with the id of the event that it had. */
  readonly skipped: Readonly<Record<string, string | null>>;
  /** The events of the dates up to here are made; those of later dates are made at night. */
  readonly madeUntil: string;
  readonly version: number;
}

/** A series of a store. The store never changes; each change makes a new version. */
export class EventSeries {
  private constructor(
    readonly uuid: string,
    readonly store: string,
    readonly createdAt: Date,
    private plan: SeriesPlan,
    private skipped: SeriesState['skipped'],
    private madeUntil: string,
    private version: number,
  ) {}

  /** A new series; its events are still to be made. Throws what `newDates` throws and `events.least-above-capacity`. */
  static schedule(
    { uuid, store, plan, skips }: Pick<SeriesState, 'uuid' | 'store' | 'plan'> & { skips: readonly string[] },
    now: Date,
  ): EventSeries {
    const series = new EventSeries(uuid, store, now, plan, {}, addDays(plan.startsOn, -1), 1);
    refuseUnlessEnough(plan);
    const dates = newDates(plan, now);
    const [odd] = skips.filter((date) => !dates.includes(date));
    if (odd) throw errors.atField(errors.notADate, 'skipped');
    if (dates.every((date) => skips.includes(date))) throw errors.atField(errors.neverFires, 'skipped');
    series.skipped = Object.fromEntries(skips.map((date) => [date, null]));
    return series;
  }

  /** A series as it was kept. */
  static restore(state: SeriesState): EventSeries {
    const { uuid, store, createdAt, plan, skipped, madeUntil, version } = state;
    return new EventSeries(uuid, store, createdAt, plan, skipped, madeUntil, version);
  }

  /** The dates that start after `now`, skipped or not. */
  dates(now: Date): SeriesDate[] {
    const end = addDays(lastDay(now), 1);
    return datesOf(this.plan, end)
      .filter((date) => date >= addDays(now.toISOString().slice(0, 10), -2))
      .map((date) => seriesDate(date, this.plan))
      .filter(({ startsAt }) => startsAt > now);
  }

  /**
   * Of these dates those that are to have an event: soon enough, or up to a day that is later, and not skipped. At least the first one is.
   */
  due(now: Date, atLeastUntil = ''): SeriesDate[] {
    const end = laterOf(horizonAt(now), atLeastUntil);
    const on = this.dates(now).filter(({ date }) => !(date in this.skipped));
    return on.filter(({ date }, nth) => nth === 0 || date <= end);
  }

  /** The due dates whose events were not made yet; from now on they are. */
  make(now: Date): SeriesDate[] {
    const due = this.due(now).filter(({ date }) => date > this.madeUntil);
    this.madeUntil = laterOf(this.madeUntil, madeThrough(due, now));
    return due;
  }

  /** After a change: the events of these due dates, and no later ones, are made. */
  remake(dates: readonly SeriesDate[], now: Date): void {
    this.madeUntil = madeThrough(dates, now);
  }

  /** The plan of the event of a date. */
  planOn({ startsAt, endsAt }: Pick<SeriesDate, 'startsAt' | 'endsAt'>): EventPlan {
    const { name, location, formatId, timeZone } = this.plan;
    return { name, location, formatId, timeZone, startsAt, endsAt, ...detailsOf(this.plan) };
  }

  /**
   * Changes some of the plan; what stays as it is changes nothing. Skipped dates that the new rule isn't on are forgotten. Throws what
   * `plannedDates` throws, `events.series-in-the-past` and `events.least-above-capacity`.
   */
  change(changes: Partial<SeriesPlan>, now: Date): void {
    if (!differs(this.plan, changes)) return;
    const plan = { ...this.plan, ...changes };
    const isEarlier = plan.startsOn !== this.plan.startsOn && plan.startsOn < now.toISOString().slice(0, 10);
    if (isEarlier) throw errors.atField(errors.startsInThePast, 'startsOn');
    refuseUnlessEnough(plan);
    const dates = plannedDates(plan, now);
    this.plan = plan;
    const kept = Object.entries(this.skipped).filter(([date]) => dates.includes(date));
    this.skipped = Object.fromEntries(kept);
    if (this.due(now).length === 0) throw errors.atField(errors.neverFires, 'until');
    this.version += 1;
  }

  /**
   * A date has no event any more. One that was moved alone may be to come when its date is over. Throws `events.not-a-date-of-series`
   * and `events.series-date-over`.
   */
  skip(date: string, event: EventState | undefined, now: Date): void {
    if (!event) this.coming(date, now);
    else if (event.plan.startsAt <= now) throw errors.dateOver();
    if (date in this.skipped) return;
    this.skipped = { ...this.skipped, [date]: event?.uuid ?? null };
    this.version += 1;
  }

  /**
   * A skipped date has an event again: its id, if it had one, or null. Undefined where it isn't skipped. Throws
   * `events.not-a-date-of-series` and `events.series-date-over`.
   */
  bringBack(date: string, now: Date): string | null | undefined {
    this.coming(date, now);
    const { [date]: event, ...rest } = this.skipped;
    if (!(date in this.skipped)) return undefined;
    this.skipped = rest;
    this.version += 1;
    return event ?? null;
  }

  /** The events that its skipped dates had, from one date on. */
  skippedEvents(from: string): string[] {
    return Object.entries(this.skipped).flatMap(([date, event]) => (event && date >= from ? [event] : []));
  }

  /** Whether this date is over by the plan. */
  isOver(date: string, now: Date): boolean {
    return seriesDate(date, this.plan).startsAt <= now;
  }

  /** Whether the rule has this date. */
  isOn(date: string): boolean {
    return datesOf(this.plan, date).at(-1) === date;
  }

  /** The last date of the rule up to `limit`. */
  lastDate(limit: string): string {
    return datesOf(this.plan, limit).at(-1) ?? this.plan.startsOn;
  }

  /** Whether the event of this date would be made already. */
  isMade(date: string): boolean {
    return date <= this.madeUntil;
  }

  /**
   * Ends the series before a date; what it had from there on is a new series, with the same events. Throws
   * `events.not-a-date-of-series` and `events.series-date-over`.
   */
  split(from: string, uuid: string, now: Date): EventSeries {
    this.coming(from, now);
    const { count, until } = this.plan;
    const before = datesOf(this.plan, addDays(from, -1)).length;
    const rest = { ...this.plan, startsOn: from, until, count: count === null ? null : count - before };
    const later = Object.entries(this.skipped).filter(([date]) => date >= from);
    const split = new EventSeries(uuid, this.store, now, rest, Object.fromEntries(later), this.madeUntil, 1);
    this.endBefore(from);
    return split;
  }

  /** The last date is before this one. */
  endBefore(date: string): void {
    this.plan = { ...this.plan, until: addDays(date, -1), count: null };
    this.skipped = Object.fromEntries(Object.entries(this.skipped).filter(([each]) => each < date));
    this.version += 1;
  }

  /** Whether a date of the series is before this one, so that ending it there leaves something. */
  hasDatesBefore(date: string): boolean {
    return datesOf(this.plan, addDays(date, -1)).length > 0;
  }

  /** Throws unless this is a date of the series that is not over. */
  coming(date: string, now: Date): SeriesDate {
    if (!this.isOn(date)) throw errors.atField(errors.notADate, 'date');
    const coming = seriesDate(date, this.plan);
    if (coming.startsAt <= now) throw errors.dateOver();
    return coming;
  }

  /** Everything about it, for the database. */
  get state(): SeriesState {
    const { uuid, store, createdAt, plan, skipped, madeUntil, version } = this;
    return { uuid, store, createdAt, plan, skipped, madeUntil, version };
  }
}

const horizonAt = (now: Date): string => addDays(now.toISOString().slice(0, 10), WEEKS_AHEAD * 7);

const laterOf = (one: string, other: string): string => (one > other ? one : other);

/** Skipped dates up to the horizon count as made: one that is brought back gets its event at once. */
const madeThrough = (due: readonly SeriesDate[], now: Date): string =>
  laterOf(horizonAt(now), due.at(-1)?.date ?? '');
