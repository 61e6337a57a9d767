// The events of a file that could be made: what each would be, and what is left out for which reason.
import { createHash } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';
import { DAY_MS } from '../../../kernel/durations.js';
import type { Component, ReadCalendar } from './calendar-components.js';
import { type PropertyLine, unescaped } from './calendar-lines.js';
import { isDay, momentOf, timeIn, UTC, type WallTime, zoneNamed } from './calendar-time.js';
import { lengthOf } from './length.js';
import { type Budget, datesOf, ruleIn } from './recurrence.js';

/** How far ahead events are made. */
const WEEKS_AHEAD = 26;
/** How many events one file makes at most. */
export const MAX_FOUND = 200;
const MAX_STEPS = 20_000;
const MAX_NAME = 120;
const MAX_LOCATION = 200;
const MAX_DESCRIPTION = 4_000;
const WEEK_MS = 7 * DAY_MS;
/** The same moment is on the day before or after in another zone. */
const DAYS_BETWEEN_ZONES_MS = 2 * DAY_MS;
/** What a line of text of ours can't hold. */
const UNFIT = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

export const SKIP_REASONS = ['ALL_DAY', 'NO_START', 'NO_NAME', 'UNKNOWN_REPETITION'] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** An event that could be made. */
export interface FoundEvent {
  /** The same whenever the same date of the same event is read. */
  readonly key: string;
  readonly name: string;
  readonly startsAt: Date;
  /** Null where the calendar doesn't say it, or says what can't be. */
  readonly endsAt: Date | null;
  readonly timeZone: string;
  readonly location: string;
  /** Of several lines; null for none. */
  readonly description: string | null;
  /** What may name the format. */
  readonly words: string;
}

/** An entry of which nothing is made, or its first date alone. */
export interface Skipped {
  readonly name: string;
  readonly reason: SkipReason;
}

export interface Found {
  readonly events: readonly FoundEvent[];
  readonly skipped: readonly Skipped[];
  /** There are more than these, or later ones. */
  readonly isCut: boolean;
}

/** What a file leaves to the store: its zone, and where it is. */
export interface StorePlace {
  readonly zone: string;
  readonly address: string;
}

/** The events to come of a calendar, the soonest first. */
export function eventsIn(calendar: ReadCalendar, place: StorePlace, now: Date): Found {
  const zone = zoneNamed(calendar.zone) ?? place.zone;
  const budget = { steps: MAX_STEPS };
  const until = now.getTime() + WEEKS_AHEAD * WEEK_MS;
  const moved = movedDates(calendar.events, zone);
  const found = new Map<string, FoundEvent>();
  const skipped: Skipped[] = [];
  let hasLater = false;
  for (const component of calendar.events) {
    if (textOf(component, 'STATUS').toUpperCase() === 'CANCELLED') continue;
    const name = cut(textOf(component, 'SUMMARY'), MAX_NAME);
    const { times, reason, later = false } = timesOf(component, { zone, moved, budget, now, until });
    if (reason) skipped.push({ name, reason });
    else if (!name && times.length > 0) skipped.push({ name, reason: 'NO_NAME' });
    if (!name) continue;
    hasLater ||= later;
    const location = cut(textOf(component, 'LOCATION'), MAX_LOCATION) || place.address;
    const description = cut(paragraphsOf(component, 'DESCRIPTION'), MAX_DESCRIPTION) || null;
    const length = lengthOf(component, zone);
    const words = ['SUMMARY', 'CATEGORIES', 'DESCRIPTION'].map((each) => textOf(component, each)).join(' ');
    for (const { key, time } of times) {
      const startsAt = new Date(momentOf(time));
      const endsAt = length === null ? null : new Date(startsAt.getTime() + length);
      // UTC is how programs write moments: a calendar of Google's has each single event in it.
      const timeZone = [time.zone, zone].find((each) => each !== UTC) ?? place.zone;
      found.set(key, { key, name, location, description, words, timeZone, startsAt, endsAt });
    }
  }
  const events = [...found.values()].toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const isCut = calendar.isCut || events.length > MAX_FOUND || budget.steps <= 0 || hasLater;
  return { events: events.slice(0, MAX_FOUND), skipped, isCut };
}

interface Reading {
  readonly zone: string;
  /** Dates of repeated events that have an entry of their own, by their keys. */
  readonly moved: ReadonlySet<string>;
  readonly budget: Budget;
  readonly now: Date;
  readonly until: number;
}
interface Times {
  readonly times: readonly { readonly key: string; readonly time: WallTime }[];
  readonly reason?: SkipReason;
  /** There are dates after those that events are made of. */
  readonly later?: boolean;
}

function timesOf(component: Component, reading: Reading): Times {
  const { zone, moved, budget, now, until } = reading;
  const [line] = component.get('DTSTART') ?? [];
  if (!line) return { times: [], reason: 'NO_START' };
  if (isDay(line)) return { times: [], reason: 'ALL_DAY' };
  const start = timeIn(line, zone);
  if (!start) return { times: [], reason: 'NO_START' };
  const uid = uidOf(component, start);
  const isToCome = (at: number) => at > now.getTime() && at <= until;
  const [original] = component.get('RECURRENCE-ID') ?? [];
  if (original) {
    const key = keyOf(uid, minuteOf(timeIn(original, zone) ?? start));
    const at = momentOf(start);
    return { times: isToCome(at) ? [{ key, time: start }] : [], later: at > until };
  }
  const [written] = component.get('RRULE') ?? [];
  const rule = written && ruleIn(written.value);
  const added = listedDates(component, 'RDATE', start.zone, reading);
  const dates = rule ? allDates(start, rule, until, now, budget) : { times: [start], later: false };
  const repeated = [...dates.times, ...added];
  const left = new Set(listedDates(component, 'EXDATE', start.zone, reading).map(minuteOf));
  // A date that may be skipped isn't made.
  if (budget.steps < 0 && component.has('EXDATE')) return { times: [] };
  const first = minuteOf(start);
  const moments = repeated.map((time) => ({ time, at: momentOf(time) }));
  const isListedLater = linesOf(component, 'RDATE').some(({ value }) => value.trim() > lastDayOf(until));
  const later = dates.later || isListedLater || moments.some(({ at }) => at > until);
  const times = moments
    .filter(({ at }) => isToCome(at) && !left.has(minuteAt(at)))
    .map(({ time, at }) => ({ key: keyOf(uid, minuteAt(at)), time, isFirst: minuteAt(at) === first }))
    .filter(({ key }) => !moved.has(key))
    // Without a rule the first date may be moved, and stays the same event.
    .map(({ key, time, isFirst }) => ({ key: written || !isFirst ? key : keyOf(uid, null), time }));
  return { times, later, ...(written && !rule ? { reason: 'UNKNOWN_REPETITION' as const } : {}) };
}

/** The times of a list, as far as they may matter: calendars keep every date that was ever skipped. */
function listedDates(
  component: Component,
  name: 'EXDATE' | 'RDATE',
  zone: string,
  { budget, now, until }: Reading,
): WallTime[] {
  const first = dayOf(now.getTime() - DAYS_BETWEEN_ZONES_MS);
  const last = lastDayOf(until);
  const isNear = (day: string) => day >= first && day <= last;
  return linesOf(component, name)
    .filter(({ value }) => isNear(value.trim().slice(0, 8)) && budget.steps-- > 0)
    .flatMap((each) => timeIn(each, zone) ?? []);
}

/** As a calendar writes it. */
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10).replaceAll('-', '');
const lastDayOf = (until: number): string => dayOf(until + DAYS_BETWEEN_ZONES_MS);

function allDates(
  start: WallTime,
  rule: NonNullable<ReturnType<typeof ruleIn>>,
  until: number,
  now: Date,
  budget: Budget,
): { readonly times: readonly WallTime[]; readonly later: boolean } {
  const { zone } = start;
  const lastOfRule = rule.until === undefined ? Number.POSITIVE_INFINITY : endOf(rule.until, zone);
  const end = Math.min(until, lastOfRule);
  const from = dayBefore(now.getTime(), zone);
  const nearEnd = dayBefore(end, zone);
  // The moment of a date costs much more than to compare it, and most dates of a rule are long ago.
  let later = false;
  const isLate = (local: Temporal.PlainDateTime) => {
    if (Temporal.PlainDateTime.compare(local, nearEnd) <= 0) return false;
    const at = momentOf({ local, zone });
    later = at > until && at <= lastOfRule;
    return at > end;
  };
  const times = [...datesOf(start.local, rule, { from, isLate }, budget)].map((local) => ({ local, zone }));
  return { times, later };
}

/** What the clock of a zone shows at a moment, a day earlier. */
const dayBefore = (at: number, zone: string): Temporal.PlainDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDateTime().subtract({ days: 1 });

/** The last moment of a rule: a day includes all of it. */
function endOf(until: string, zone: string): number {
  const day = /^\d{8}$/.test(until) ? `${until}T235959` : until;
  const time = timeIn({ name: 'UNTIL', params: new Map(), value: day }, zone);
  return time ? momentOf(time) : Number.POSITIVE_INFINITY;
}

/** The keys of the dates that another entry replaces. */
function movedDates(components: readonly Component[], zone: string): Set<string> {
  const keys = components.flatMap((component) => {
    const [line] = component.get('RECURRENCE-ID') ?? [];
    const original = line && timeIn(line, zone);
    return original ? [keyOf(uidOf(component, original), minuteOf(original))] : [];
  });
  return new Set(keys);
}

/** A file without UIDs has entries that are the same if they say the same. */
const uidOf = (component: Component, start: WallTime): string =>
  textOf(component, 'UID') || `${textOf(component, 'SUMMARY')} ${start.local.toString()}`;

/** By the moment in UTC: a program may write the same date with another zone the next time. */
const keyOf = (uid: string, minute: number | null): string =>
  createHash('sha256')
    .update(`${uid}\n${minute ?? ''}`)
    .digest('base64url');

const minuteAt = (moment: number): number => Math.floor(moment / 60_000);
const minuteOf = (time: WallTime): number => minuteAt(momentOf(time));

/** All values of a property: each may have several, with commas between them. */
const linesOf = (component: Component, name: string): PropertyLine[] =>
  (component.get(name) ?? []).flatMap((line) => line.value.split(',').map((value) => ({ ...line, value })));

const textOf = (component: Component, name: string): string => {
  const [line] = component.get(name) ?? [];
  return line ? unescaped(line.value).replace(UNFIT, ' ').replace(/ {2,}/g, ' ').trim() : '';
};

/** The same with its lines. */
const paragraphsOf = (component: Component, name: string): string => {
  const [line] = component.get(name) ?? [];
  const lines = line ? unescaped(line.value).split(/\r\n|\r|\n/) : [];
  return lines
    .map((each) => each.replace(UNFIT, ' ').trimEnd())
    .join('\n')
    .trim();
};

/** No more than fits, and no half of a character. */
const cut = (text: string, most: number): string =>
  text
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
