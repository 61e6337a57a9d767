// The events of a series: made for its dates, moved with its rule, called off; and what other modules hear of it.
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { calledOffEvent, changesOf, scheduledEvents } from '../domain/announcements.js';
import { hiddenByModerator } from '../domain/event.errors.js';
import { eventBroughtBack } from '../domain/event.events.js';
import { StoreEvent } from '../domain/store-event.js';
import { EventRepository } from '../persistence/event.repository.js';
import { HiddenEventRepository } from '../persistence/hidden-event.repository.js';
import { MAX_DAYS, matchDates } from './domain/match-dates.js';
import { addDays } from './domain/recurrence.js';
import type { EventSeries } from './domain/series.js';
import type { SeriesDate } from './domain/series-dates.js';

/** Which date is meant, and who says so. */
interface OfDate {
  readonly date: string;
  readonly now: Date;
  readonly actor: string;
}

@Injectable()
export class SeriesEvents {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly events: EventRepository,
    private readonly hidden: HiddenEventRepository,
  ) {}

  /** Makes the events of these dates; followers of the store are notified of them once. */
  async add(series: EventSeries, dates: readonly SeriesDate[], now: Date): Promise<void> {
    const events = await this.make(series, dates, now);
    const scheduled = scheduledEvents(events.map(({ state }) => state));
    if (scheduled) this.unitOfWork.publish(scheduled);
  }

  /** Makes the events of these dates, and notifies nobody: the series is known. */
  async make(series: EventSeries, dates: readonly SeriesDate[], now: Date): Promise<StoreEvent[]> {
    const events = dates.map((date) => eventOn(series, date, randomUUID(), now));
    if (events.length > 0) await this.events.add(...events);
    return events;
  }

  /** After a change each event to come takes place as the series says now; one that was changed alone keeps what it is. */
  async follow(series: EventSeries, now: Date): Promise<void> {
    const all = await this.events.ofSeries(series.uuid, now);
    const events = new Map(
      all.filter((event) => isToCome(event, series, now)).map((each) => [dateOf(each), each]),
    );
    // Of a date whose event was moved, and is over, or whose date is over, nothing is made.
    const done = new Set(all.map(dateOf).filter((date) => !events.has(date)));
    const before = [...events.keys()].sort();
    const last = before.at(-1);
    // The last event may go to a date that is too late for a new one.
    const dates = series.due(now, last && addDays(last, MAX_DAYS));
    const due = new Map(dates.filter(({ date }) => !done.has(date)).map((date) => [date.date, date]));
    const { kept, gone, added } = matchDates(before, [...due.keys()]);
    const soon = series.due(now).filter(({ date }) => added.includes(date));
    const made = new Set([...done, ...kept.values(), ...soon.map(({ date }) => date)]);
    series.remake(
      dates.filter(({ date }) => made.has(date)),
      now,
    );
    await this.remove(
      series,
      gone.flatMap((date) => events.get(date) ?? []),
    );
    await this.move(series, pairsOf(kept, events, due), now);
    await this.changeAtOwnHour(
      series,
      all.filter((event) => keepsHour(event, series, now)),
      now,
    );
    await this.add(series, soon, now);
  }

  /** The events from a date on belong to the part that was split off. */
  async moveTo(part: EventSeries, series: EventSeries, from: string, now: Date): Promise<void> {
    const all = await this.events.ofSeries(series.uuid, now);
    const events = all.filter((event) => dateOf(event) >= from);
    for (const event of events)
      if (event.state.occurrence) event.assign({ ...event.state.occurrence, series: part.uuid });
    if (events.length > 0) await this.events.save(...events);
  }

  /**
   * Calls off all events to come, or those from a date on; also those that a moderator has hidden. The event of that date is to come, or
   * else the date is: throws `events.not-a-date-of-series` and `events.series-date-over`.
   */
  async callOff(
    series: EventSeries,
    { from = '', now, actor }: { from?: string | undefined; now: Date; actor: string },
  ): Promise<void> {
    const events = await this.events.ofSeries(series.uuid, now);
    const off = events.filter((event) => event.state.plan.startsAt > now && dateOf(event) >= from);
    if (from && !off.some((event) => dateOf(event) === from)) series.coming(from, now);
    await this.remove(series, off, actor);
    await this.hidden.forget(series.skippedEvents(from));
  }

  /** Skips one date, and calls off its event. Throws what `EventSeries.skip` throws. */
  async skip(series: EventSeries, { date, now, actor }: OfDate): Promise<void> {
    const events = await this.events.ofSeries(series.uuid, now);
    const event = events.find((each) => dateOf(each) === date);
    series.skip(date, event?.state, now);
    if (event) await this.remove(series, [event], actor);
  }

  /** Makes the event of one date again, with the id that it had. Throws `events.hidden`. */
  async bringBack(
    series: EventSeries,
    { date, event, now }: Omit<OfDate, 'actor'> & { event: string | null },
  ): Promise<void> {
    if (event && (await this.hidden.isHidden(event))) throw hiddenByModerator();
    const back = eventOn(series, series.coming(date, now), event ?? randomUUID(), now);
    await this.events.add(back);
    const scheduled = scheduledEvents([back.state]);
    if (scheduled) this.unitOfWork.publish(scheduled);
    if (event) this.unitOfWork.publish(eventBroughtBack({ store: series.store, event }));
  }

  private async changeAtOwnHour(
    series: EventSeries,
    events: readonly StoreEvent[],
    now: Date,
  ): Promise<void> {
    for (const event of events) {
      const { plan } = event.state;
      event.change({ ...series.planOn(plan), timeZone: plan.timeZone }, now);
      for (const change of changesOf(event.state, plan)) this.unitOfWork.publish(change);
    }
    if (events.length > 0) await this.events.save(...events);
  }

  private async move(
    series: EventSeries,
    pairs: readonly (readonly [event: StoreEvent, date: SeriesDate])[],
    now: Date,
  ): Promise<void> {
    for (const [event, date] of pairs) {
      const { plan, occurrence } = event.state;
      const isChanged = occurrence?.isChanged ?? false;
      event.assign({ series: series.uuid, occursOn: date.date, isChanged });
      if (isChanged) continue;
      event.change(series.planOn(date), now);
      for (const change of changesOf(event.state, plan)) this.unitOfWork.publish(change);
    }
    if (pairs.length > 0) await this.events.save(...pairs.map(([event]) => event));
  }

  private async remove(
    { store }: EventSeries,
    events: readonly StoreEvent[],
    actor: string = store,
  ): Promise<void> {
    if (events.length === 0) return;
    await this.events.remove(...events);
    for (const { state } of events) {
      await this.unitOfWork.record({ action: 'events.called-off', actor, target: state.uuid });
      this.unitOfWork.publish(calledOffEvent(state));
    }
  }
}

const dateOf = ({ state }: StoreEvent): string => state.occurrence?.occursOn ?? '';

/** An event that is about to begin keeps its hour where its series goes to one that is over; everything else is that of the series. */
function keepsHour(event: StoreEvent, series: EventSeries, now: Date): boolean {
  const isOwn = event.state.occurrence?.isChanged ?? false;
  const date = dateOf(event);
  return !isOwn && event.state.plan.startsAt > now && series.isOn(date) && series.isOver(date, now);
}

/**
 * Whether an event follows its series: it is still to come, and so is its date, if it was moved alone. One that is about to begin stays
 * where its series goes to an hour of its date that is over.
 */
function isToCome(event: StoreEvent, series: EventSeries, now: Date): boolean {
  if (event.state.plan.startsAt <= now) return false;
  const date = dateOf(event);
  const isOwn = event.state.occurrence?.isChanged || series.isOn(date);
  return !(isOwn && series.isOver(date, now));
}

const eventOn = (series: EventSeries, date: SeriesDate, uuid: string, now: Date): StoreEvent =>
  StoreEvent.schedule(uuid, series.store, series.planOn(date), now, {
    series: series.uuid,
    occursOn: date.date,
    isChanged: false,
  });

function pairsOf(
  kept: ReadonlyMap<string, string>,
  events: ReadonlyMap<string, StoreEvent>,
  due: ReadonlyMap<string, SeriesDate>,
): (readonly [StoreEvent, SeriesDate])[] {
  return [...kept].flatMap(([before, after]) => {
    const [event, date] = [events.get(before), due.get(after)];
    return event && date ? [[event, date] as const] : [];
  });
}
