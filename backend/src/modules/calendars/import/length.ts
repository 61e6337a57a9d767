// How long an entry of a calendar lasts: it says when it ends, or for how long it goes on.
import { Temporal } from 'temporal-polyfill';
import { DAY_MS } from '../../../kernel/durations.js';
import type { Component } from './calendar-components.js';
import { momentOf, timeIn } from './calendar-time.js';

/** As events may last. */
const MAX_MS = 7 * DAY_MS;

/** In milliseconds; null where it isn't said, is none or is more than an event may last. */
export function lengthOf(component: Component, zone: string): number | null {
  const length = untilEnd(component, zone) ?? written(component);
  return length !== undefined && length > 0 && length <= MAX_MS ? length : null;
}

function untilEnd(component: Component, zone: string): number | undefined {
  const [start, end] = ['DTSTART', 'DTEND'].map((name) => {
    const [line] = component.get(name) ?? [];
    return line && timeIn(line, zone);
  });
  return start && end && momentOf(end) - momentOf(start);
}

function written(component: Component): number | undefined {
  const [line] = component.get('DURATION') ?? [];
  try {
    // A day of a duration has 24 hours here: an event that goes on for days is moved by an hour at most, twice a year.
    return line && Temporal.Duration.from(line.value.trim()).total({ unit: 'milliseconds' });
  } catch {
    return undefined;
  }
}
