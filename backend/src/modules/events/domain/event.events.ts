// What happens to events, for other modules to handle.
import { defineEvent } from '../../../kernel/domain-event.js';
import type { LastPlan } from './last-plan.js';

/** A store has scheduled events by one call: the soonest of them, and how many they are. `startsAt` is an ISO moment. */
export const eventsScheduled = defineEvent<{
  readonly store: string;
  readonly event: string;
  readonly name: string;
  readonly startsAt: string;
  readonly timeZone: string;
  readonly events: number;
}>('events.scheduled', ({ store }) => `account:${store}`);

/** A store has called off an event; `was` is not there when a moderator has removed it. */
export const eventCalledOff = defineEvent<{
  readonly store: string;
  readonly event: string;
  readonly was?: LastPlan;
}>('events.called-off', ({ store }) => `account:${store}`);

/** A store has brought back the event of a date of a series that was skipped. */
export const eventBroughtBack = defineEvent<{ readonly store: string; readonly event: string }>(
  'events.brought-back',
  ({ store }) => `account:${store}`,
);

/** A store has changed where or when an event is: the day is that of its zone, and another address at the same point isn’t elsewhere. */
export const eventMoved = defineEvent<{
  readonly store: string;
  readonly event: string;
  readonly isElsewhere: boolean;
  readonly isOnAnotherDay: boolean;
}>('events.moved', ({ store }) => `account:${store}`);

/** A store has changed an event: which fields of its plan. One that was moved is announced as that, too. */
export const eventChanged = defineEvent<{
  readonly store: string;
  readonly event: string;
  readonly fields: readonly string[];
}>('events.changed', ({ store }) => `account:${store}`);
