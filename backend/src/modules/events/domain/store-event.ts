// An event: what a store invites people to, at one moment in one format.
import { differs } from '../../../kernel/changes.js';
import { badEnd, inThePast, tooFarAhead } from './event.errors.js';
import { type EventDetails, MAX_HOURS, refuseUnlessEnough } from './event-details.js';

/** What the store chooses. */
export interface EventPlan extends EventDetails {
  readonly name: string;
  readonly location: string;
  readonly startsAt: Date;
  /** Null where nobody knows when it ends. */
  readonly endsAt: Date | null;
  /** The IANA zone of the place, for showing the time as the clock on its wall does. */
  readonly timeZone: string;
  /** The identity of the format in the catalogue. */
  readonly formatId: number;
}

/** Which date of which series an event is. */
export interface Occurrence {
  readonly series: string;
  /** The date that the series has it on, by the clock of its place. */
  readonly occursOn: string;
  /** It was changed alone. */
  readonly isChanged: boolean;
}

/** Which of the plan differ. */
export const changedFields = (before: EventPlan, after: EventPlan): (keyof EventPlan)[] =>
  (Object.keys(after) as (keyof EventPlan)[]).filter((field) => differs(before, { [field]: after[field] }));

/** An event of a store. The store never changes; each change of the plan makes a new version. */
export class StoreEvent {
  private constructor(
    readonly uuid: string,
    readonly store: string,
    readonly createdAt: Date,
    private plan: EventPlan,
    private version: number,
    private occurrence: Occurrence | null,
  ) {}

  /** A new event. Throws `events.in-the-past`, `events.too-far-ahead`, `events.bad-end` and `events.least-above-capacity`. */
  static schedule(
    uuid: string,
    store: string,
    plan: EventPlan,
    now: Date,
    occurrence: Occurrence | null = null,
  ): StoreEvent {
    refuseUnlessAhead(plan.startsAt, now);
    refuseBadEnd(plan);
    refuseUnlessEnough(plan);
    return new StoreEvent(uuid, store, now, plan, 1, occurrence);
  }

  /** An event as it was kept. */
  static restore({ uuid, store, createdAt, plan, version, occurrence }: EventState): StoreEvent {
    return new StoreEvent(uuid, store, createdAt, plan, version, occurrence);
  }

  /**
   * Changes some of the plan; what stays as it is changes nothing. An event that has begun keeps its start but its other details may be put right.
   * Throws `events.in-the-past`, `events.too-far-ahead`, `events.bad-end` and `events.least-above-capacity`.
   */
  change(changes: Partial<EventPlan>, now: Date): void {
    const { startsAt } = changes;
    if (startsAt && startsAt.getTime() !== this.plan.startsAt.getTime()) refuseUnlessAhead(startsAt, now);
    if (!differs(this.plan, changes)) return;
    const plan = { ...this.plan, ...changes };
    refuseBadEnd(plan);
    refuseUnlessEnough(plan);
    this.plan = plan;
    this.version += 1;
  }

  /** The same for an occurrence that is changed alone: what its series changes later doesn't reach it. */
  changeAlone(changes: Partial<EventPlan>, now: Date): void {
    const { version } = this;
    this.change(changes, now);
    if (this.occurrence && this.version !== version)
      this.occurrence = { ...this.occurrence, isChanged: true };
  }

  /** It is that of another date, or of another series, from now on. */
  assign(occurrence: Occurrence | null): void {
    this.occurrence = occurrence;
  }

  /** Everything about it, for the database. */
  get state(): EventState {
    const { uuid, store, createdAt, plan, version, occurrence } = this;
    return { uuid, store, createdAt, plan, version, occurrence };
  }
}

/** The plain values of an event. */
export interface EventState {
  readonly uuid: string;
  readonly store: string;
  readonly createdAt: Date;
  readonly plan: EventPlan;
  /** 1 at first, one more with each change. */
  readonly version: number;
  /** Null for a single event. */
  readonly occurrence: Occurrence | null;
}

function refuseBadEnd({ startsAt, endsAt }: EventPlan): void {
  if (!endsAt) return;
  const hours = (endsAt.getTime() - startsAt.getTime()) / 3_600_000;
  if (hours <= 0 || hours > MAX_HOURS)
    throw badEnd({ errors: [{ field: 'endTime', message: badEnd.message }] });
}

function refuseUnlessAhead(startsAt: Date, now: Date): void {
  if (startsAt <= now) throw inThePast({ errors: [{ field: 'date', message: inThePast.message }] });
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() + 2);
  if (startsAt > limit) throw tooFarAhead({ errors: [{ field: 'date', message: tooFarAhead.message }] });
}
