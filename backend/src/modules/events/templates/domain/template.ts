// A template: what a store says of events that it schedules again and again, without their day.
import { badEnd } from '../../domain/event.errors.js';
import { type EventDetails, MAX_HOURS } from '../../domain/event-details.js';

/** How many templates a store may have. */
export const MAX_TEMPLATES = 50;
export const MAX_TEMPLATE_NAME = 80;

/** How many days after its start an event may end at most. */
export const MAX_END_DAYS = MAX_HOURS / 24;

/** What events made from it are like. Times are those of the clock of the place. */
export interface TemplateEvent extends EventDetails {
  readonly name: string;
  readonly location: string;
  readonly tcg: string;
  readonly format: string;
  readonly timeZone: string;
  /** `HH:MM`. */
  readonly time: string;
  readonly endTime: string | null;
  /** How many days after the start it ends; null for the first such time after the start. */
  readonly endDays: number | null;
}

/** A template as it is kept. */
export interface Template {
  readonly uuid: string;
  readonly store: string;
  readonly name: string;
  readonly event: TemplateEvent;
  readonly version: number;
}

/** Throws `events.bad-end`. */
export function refuseBadSpan({
  time,
  endTime,
  endDays,
}: Pick<TemplateEvent, 'time' | 'endTime' | 'endDays'>): void {
  if (endTime === null || endDays === null) return;
  const isAfter = endDays > 0 || endTime > time;
  const isWithinWeek = endDays < MAX_END_DAYS || endTime <= time;
  if (!isAfter || !isWithinWeek) throw badEnd({ errors: [{ field: 'endTime', message: badEnd.message }] });
}
