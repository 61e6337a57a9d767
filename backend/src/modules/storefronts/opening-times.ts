// What stores' hours come to at a moment, kept for the minute: to work it out takes longer than all the rest of a store's page.
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '../../kernel/durations.js';
import type { DayException, Hours } from './domain/hours.js';
import {
  currentExceptions,
  dayIn,
  type OpeningState,
  type StoreDay,
  stateAt,
} from './domain/opening-hours.js';

/** Some 2 KB each. */
const MAX_KEPT = 2_000;

/** Hours at a moment. */
export interface TimesNow {
  /** Those that still matter. */
  readonly exceptions: readonly DayException[];
  /** Null without a zone, as is the state. */
  readonly today: StoreDay | null;
  readonly state: OpeningState | null;
}

@Injectable()
export class OpeningTimes {
  private readonly kept = new LRUCache<string, TimesNow>({ max: MAX_KEPT });

  /** Hours are in whole minutes, and so are the offsets of zones: nothing changes within a minute. */
  at(hours: Hours, zone: string | null, now: Date): TimesNow {
    const minute = Math.floor(now.getTime() / MINUTE_MS);
    const key = JSON.stringify([minute, zone, hours.weekly, hours.exceptions]);
    const known = this.kept.get(key);
    if (known) return known;
    const times = timesAt(hours, zone, new Date(minute * MINUTE_MS));
    this.kept.set(key, times);
    return times;
  }
}

function timesAt(hours: Hours, zone: string | null, now: Date): TimesNow {
  const exceptions = currentExceptions(hours, zone ?? 'UTC', now);
  if (zone === null) return { exceptions, today: null, state: null };
  const current = { weekly: hours.weekly, exceptions };
  return { exceptions, today: dayIn(zone, now), state: stateAt(current, zone, now) };
}
