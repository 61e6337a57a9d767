// The verbs of events: schedule, change, call off. One method, one transaction.
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { differs } from '../../kernel/changes.js';
import { Clock } from '../../kernel/clock.js';
import { withFields } from '../../kernel/domain-error.js';
import type { DomainEvent } from '../../kernel/domain-event.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import type { IfMatch } from '../../platform/http/caching/version.js';
import { UsersFacade } from '../users/index.js';
import { calledOffEvent, changesOf, scheduledEvents } from './domain/announcements.js';
import { endAsked } from './domain/end.js';
import {
  accountClosed,
  editConflict,
  eventNotFound,
  noSuchDay,
  nothingToChange,
  notYourEvent,
} from './domain/event.errors.js';
import { NO_DETAILS } from './domain/event-details.js';
import { dateAndTime, startOf } from './domain/start.js';
import { type EventPlan, StoreEvent } from './domain/store-event.js';
import type { ChangeEvent } from './dto/change-event.dto.js';
import type { EventDto } from './dto/event.dto.js';
import { detailsAsked } from './dto/event-details.dto.js';
import type { ScheduleEvent } from './dto/schedule-event.dto.js';
import { EventLookups } from './event-lookups.js';
import { EventsQueries } from './events.queries.js';
import { EventRepository } from './persistence/event.repository.js';

/** An event to schedule; date and time are UTC. */
export type PlannedEvent = Omit<ScheduleEvent, 'userId'>;

@Injectable()
export class EventsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly events: EventRepository,
    private readonly queries: EventsQueries,
    private readonly lookups: EventLookups,
    private readonly users: UsersFacade,
    private readonly clock: Clock,
  ) {}

  /** Schedules an event of the caller. */
  async schedule(caller: Pick<Caller, 'uuid'>, asked: ScheduleEvent): Promise<EventDto> {
    if (asked.userId && asked.userId !== caller.uuid) throw notYourEvent();
    const event = await this.planned(caller, asked);
    return this.unitOfWork.run(async () => {
      await this.refuseIfClosed(caller);
      await this.lookups.usePicture(caller.uuid, asked.picture);
      await this.events.add(event);
      this.publish(scheduledEvents([event.state]));
      return this.queries.one(caller, event.uuid);
    });
  }

  /** Schedules several events of the caller, all or none. An error names the entry that it is about. */
  async scheduleAll(caller: Pick<Caller, 'uuid'>, asked: readonly ScheduleEvent[]): Promise<EventDto[]> {
    if (asked.some(({ userId }) => userId && userId !== caller.uuid)) throw notYourEvent();
    const events: StoreEvent[] = [];
    for (const [index, entry] of asked.entries()) {
      events.push(await this.planned(caller, entry).catch((problem: unknown) => refuseEntry(problem, index)));
    }
    return this.unitOfWork.run(async () => {
      await this.refuseIfClosed(caller);
      for (const [index, { picture }] of asked.entries())
        await this.lookups
          .usePicture(caller.uuid, picture)
          .catch((problem: unknown) => refuseEntry(problem, index));
      await this.events.add(...events);
      this.publish(scheduledEvents(events.map(({ state }) => state)));
      return this.queries.several(
        caller,
        events.map(({ uuid }) => uuid),
      );
    });
  }

  /** Changes the caller's own event, unless it has changed since the caller saw it. */
  async change(caller: Caller, uuid: string, asked: ChangeEvent, seen: IfMatch): Promise<EventDto> {
    const { userId, ...fields } = asked;
    if (userId && userId !== caller.uuid) throw notYourEvent();
    if (Object.values(fields).every((value) => value === undefined)) throw nothingToChange();
    return this.unitOfWork.run(async () => {
      const event = await this.own(caller, uuid);
      const { plan, version } = event.state;
      const changes = await this.changesOf(plan, fields);
      // What the event is already may have been sent before, and its answer lost.
      if (seen && !seen.has(version) && differs(plan, changes)) throw editConflict();
      await this.lookups.usePicture(caller.uuid, fields.picture);
      event.changeAlone(changes, this.clock.now());
      await this.events.save(event);
      for (const change of changesOf(event.state, plan)) this.unitOfWork.publish(change);
      return this.queries.one(caller, uuid);
    });
  }

  /** Calls off the caller's own event, unless it has changed since the caller saw it. */
  async callOff(caller: Caller, uuid: string, seen: IfMatch): Promise<void> {
    await this.unitOfWork.run(async () => {
      const event = await this.own(caller, uuid, true);
      if (seen && !seen.has(event.state.version)) throw editConflict();
      await this.events.callOff(event);
      await this.unitOfWork.record({ action: 'events.called-off', actor: caller.uuid, target: uuid });
      this.publish(calledOffEvent(event.state));
    });
  }

  private publish(event: DomainEvent | undefined): void {
    if (event) this.unitOfWork.publish(event);
  }

  /** The event that this entry asks for, not kept yet. */
  private async planned({ uuid }: Pick<Caller, 'uuid'>, asked: ScheduleEvent): Promise<StoreEvent> {
    const { name, location, date, time, timeZone = 'UTC' } = asked;
    const formatId = await this.lookups.formatOf(asked);
    const startsAt = moment(date, time);
    const endsAt = endAsked(asked, startsAt, null);
    const details = { ...detailsAsked(asked, NO_DETAILS), ...(await this.lookups.placeOf(asked.place)) };
    const plan = { name, location, startsAt, endsAt, timeZone, formatId, ...details };
    return StoreEvent.schedule(randomUUID(), uuid, plan, this.clock.now());
  }

  /** Takes the account before the event, as erasing the account does. */
  private async own(caller: Caller, uuid: string, isRemoved = false): Promise<StoreEvent> {
    await this.refuseIfClosed(caller);
    const event = await (isRemoved ? this.events.forRemoval(uuid) : this.events.forChange(uuid));
    if (!event) throw eventNotFound();
    if (event.store !== caller.uuid) throw notYourEvent();
    return event;
  }

  private async refuseIfClosed({ uuid }: Pick<Caller, 'uuid'>): Promise<void> {
    if (!(await this.users.lockIfOpen(uuid))) throw accountClosed();
  }

  /** What is left out of a date and a time, or of a game and a format, stays as it was. */
  private async changesOf(plan: EventPlan, asked: Omit<ChangeEvent, 'userId'>): Promise<Partial<EventPlan>> {
    const { name = plan.name, location = plan.location, timeZone = plan.timeZone } = asked;
    const was = dateAndTime(plan.startsAt);
    const startsAt = moment(asked.date ?? was.date, asked.time ?? was.time);
    const formatId = await this.lookups.formatOf(asked, plan.formatId);
    const endsAt = endAsked(asked, startsAt, plan);
    const details = { ...detailsAsked(asked, plan), ...(await this.lookups.placeOf(asked.place)) };
    return { name, location, timeZone, startsAt, endsAt, formatId, ...details };
  }
}

/** The same refusal, at the fields of its entry. */
function refuseEntry(problem: unknown, index: number): never {
  throw withFields(problem, (field) => `${index}.${field}`);
}

function moment(date: string, time: string): Date {
  const start = startOf(date, time);
  if (!start) throw noSuchDay({ errors: [{ field: 'date', message: noSuchDay.message }] });
  return start;
}
