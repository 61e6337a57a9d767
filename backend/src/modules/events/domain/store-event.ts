// An event: what a store invites people to, at one moment in one format.
import { differs } from '../../../kernel/changes.js';
import { leastAboveCapacity } from '../attendance/domain/attendance.errors.js';
import { inThePast, tooFarAhead } from './event.errors.js';

/** What the store chooses. */
export interface EventPlan {
  readonly name: string;
  readonly location: string;
  readonly startsAt: Date;
  /** The IANA zone of the place, for showing the time as the clock on its wall does. */
  readonly timeZone: string;
  /** The identity of the format in the catalogue. */
  readonly formatId: number;
  /** How many it takes, null for everybody, and how many it needs, null for any number. */
  readonly capacity: number | null;
  readonly leastPlayers: number | null;
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
  ) {}

  /** A new event. Throws `events.in-the-past`, `events.too-far-ahead` and `events.least-above-capacity`. */
  static schedule(uuid: string, store: string, plan: EventPlan, now: Date): StoreEvent {
    refuseUnlessAhead(plan.startsAt, now);
    refuseUnlessEnough(plan);
    return new StoreEvent(uuid, store, now, plan, 1);
  }

  /** An event as it was kept. */
  static restore({ uuid, store, createdAt, plan, version }: EventState): StoreEvent {
    return new StoreEvent(uuid, store, createdAt, plan, version);
  }

  /**
   * Changes some of the plan; what stays as it is changes nothing. An event that has begun keeps its start but its other details may be put right.
   * Throws `events.in-the-past`, `events.too-far-ahead` and `events.least-above-capacity`.
   */
  change(changes: Partial<EventPlan>, now: Date): void {
    const { startsAt } = changes;
    if (startsAt && startsAt.getTime() !== this.plan.startsAt.getTime()) refuseUnlessAhead(startsAt, now);
    if (!differs(this.plan, changes)) return;
    refuseUnlessEnough({ ...this.plan, ...changes });
    this.plan = { ...this.plan, ...changes };
    this.version += 1;
  }

  /** Everything about it, for the database. */
  get state(): EventState {
    const { uuid, store, createdAt, plan, version } = this;
    return { uuid, store, createdAt, plan, version };
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
}

function refuseUnlessAhead(startsAt: Date, now: Date): void {
  if (startsAt <= now) throw inThePast({ errors: [{ field: 'date', message: inThePast.message }] });
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() + 2);
  if (startsAt > limit) throw tooFarAhead({ errors: [{ field: 'date', message: tooFarAhead.message }] });
}

function refuseUnlessEnough({ capacity, leastPlayers }: EventPlan): void {
  if (capacity === null || leastPlayers === null || leastPlayers <= capacity) return;
  throw leastAboveCapacity({ errors: [{ field: 'leastPlayers', message: leastAboveCapacity.message }] });
}
