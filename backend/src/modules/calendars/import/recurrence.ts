// The dates of a repeated event of a file (RFC 5545, 3.3.10): daily, weekly or monthly, as calendars of stores repeat. A rule with more than
// that is not expanded.
import { Temporal } from 'temporal-polyfill';

/** No store repeats more seldom. */
const MAX_INTERVAL = 1_000;
const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const KNOWN = new Set(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'BYMONTHDAY', 'WKST']);
const BY_DAY = /^([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU)$/;

/** A weekday: every one, or the nth of a month, counted from its end if negative. */
interface ByDay {
  readonly nth: number;
  /** 1 is Monday. */
  readonly day: number;
}

/** A rule that can be expanded. */
export interface Rule {
  readonly frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY';
  readonly interval: number;
  readonly count: number;
  readonly isCounted: boolean;
  readonly until: string | undefined;
  readonly byDay: readonly ByDay[];
  readonly byMonthDay: readonly number[];
  /** The first day of a week: 1 is Monday. */
  readonly weekStart: number;
}

/** Reads a rule; undefined for one that is not expanded. */
export function ruleIn(text: string): Rule | undefined {
  const parts = new Map(
    text.split(';', 20).map((part) => {
      const [name = '', value = ''] = part.split('=');
      return [name.trim().toUpperCase(), value.trim().toUpperCase()] as const;
    }),
  );
  const frequency = parts.get('FREQ');
  if (frequency !== 'DAILY' && frequency !== 'WEEKLY' && frequency !== 'MONTHLY') return undefined;
  if ([...parts.keys()].some((name) => name !== '' && !KNOWN.has(name))) return undefined;
  const byDay = listIn(parts.get('BYDAY')).map(byDayIn);
  const byMonthDay = listIn(parts.get('BYMONTHDAY')).map(Number);
  const interval = Number(parts.get('INTERVAL') ?? 1);
  const count = Number(parts.get('COUNT') ?? Number.MAX_SAFE_INTEGER);
  const numbers = [interval, count, ...byMonthDay];
  if (numbers.some((each) => !Number.isSafeInteger(each)) || interval < 1 || count < 1) return undefined;
  if (interval > MAX_INTERVAL) return undefined;
  if (byDay.includes(undefined) || (byDay.length > 0 && (byMonthDay.length > 0 || frequency === 'DAILY')))
    return undefined;
  const weekStart = DAYS.indexOf(parts.get('WKST') ?? 'MO') + 1;
  if (weekStart === 0) return undefined;
  const until = parts.get('UNTIL');
  return {
    frequency,
    interval,
    count,
    isCounted: parts.has('COUNT'),
    until,
    byDay: byDay as ByDay[],
    byMonthDay,
    weekStart,
  };
}

const listIn = (text: string | undefined): string[] => (text ? text.split(',', 31) : []);

function byDayIn(text: string): ByDay | undefined {
  const [, nth = '0', day = ''] = BY_DAY.exec(text.trim()) ?? [];
  return day ? { nth: Number(nth), day: DAYS.indexOf(day) + 1 } : undefined;
}

/** How many dates of rules may be looked at for one file: hostile rules are many, and begin long ago. */
export interface Budget {
  steps: number;
}

/** Which dates are of interest. */
export interface Span {
  /** Dates before it do not come, except for the first one. */
  readonly from: Temporal.PlainDateTime;
  /** A date that is late ends the rule. */
  readonly isLate: (date: Temporal.PlainDateTime) => boolean;
}

/** The dates of a rule, at the same time of the day; the first one is a date also where the rule does not name it. */
export function* datesOf(
  start: Temporal.PlainDateTime,
  rule: Rule,
  { from, isLate }: Span,
  budget: Budget,
): Generator<Temporal.PlainDateTime> {
  if (isLate(start)) return;
  yield start;
  let count = 1;
  for (let step = firstStep(start, rule, from); count < rule.count && budget.steps-- > 0; step++) {
    const unit = unitOf(start, rule, step);
    // A rule that never fires ends here.
    if (isLate(unit)) return;
    const dates = datesInUnit(unit, start, rule);
    // A step is one date, or a unit without any.
    budget.steps -= Math.max(0, dates.length - 1);
    for (const date of dates) {
      if (!isBefore(start, date)) continue;
      if (isLate(date)) return;
      if (!isBefore(date, from)) yield date;
      if (++count >= rule.count) return;
    }
  }
}

const isBefore = (date: Temporal.PlainDateTime, other: Temporal.PlainDateTime): boolean =>
  Temporal.PlainDateTime.compare(date, other) < 0;

/** A rule without a count begins shortly before the dates of interest. */
function firstStep(
  start: Temporal.PlainDateTime,
  { frequency, interval, isCounted }: Rule,
  from: Temporal.PlainDateTime,
): number {
  if (isCounted) return 0;
  const largestUnit = ({ DAILY: 'days', WEEKLY: 'weeks', MONTHLY: 'months' } as const)[frequency];
  const units = start.until(from, { largestUnit })[largestUnit];
  return Math.max(0, Math.floor(units / interval) - 1);
}

/** The beginning of the nth day, week or month of a rule. */
function unitOf(
  start: Temporal.PlainDateTime,
  { frequency, interval, weekStart }: Rule,
  step: number,
): Temporal.PlainDateTime {
  if (frequency === 'DAILY') return start.add({ days: step * interval });
  if (frequency === 'WEEKLY')
    return start.subtract({ days: dayOfWeek(start.dayOfWeek, weekStart) }).add({ weeks: step * interval });
  return start.with({ day: 1 }).add({ months: step * interval });
}

/** The dates in it, in their order. */
function datesInUnit(
  unit: Temporal.PlainDateTime,
  start: Temporal.PlainDateTime,
  rule: Rule,
): Temporal.PlainDateTime[] {
  if (rule.frequency === 'DAILY') return [unit];
  if (rule.frequency === 'MONTHLY') return datesInMonth(unit, start, rule);
  const days = rule.byDay.length > 0 ? rule.byDay.map(({ day }) => day) : [start.dayOfWeek];
  const inWeek = days.map((day) => dayOfWeek(day, rule.weekStart));
  return inOrder(inWeek).map((at) => unit.add({ days: at }));
}

/** Where a weekday comes in weeks that begin with another: 0 to 6. */
const dayOfWeek = (day: number, weekStart: number): number => (day - weekStart + 7) % 7;

const inOrder = (days: readonly number[]): number[] => [...new Set(days)].toSorted((a, b) => a - b);

function datesInMonth(
  first: Temporal.PlainDateTime,
  start: Temporal.PlainDateTime,
  { byDay, byMonthDay }: Rule,
): Temporal.PlainDateTime[] {
  const { daysInMonth } = first;
  const days =
    byDay.length > 0
      ? byDay.flatMap((each) => weekdaysIn(first, each))
      : (byMonthDay.length > 0 ? byMonthDay : [start.day]).map((day) =>
          day < 0 ? daysInMonth + 1 + day : day,
        );
  const inMonth = days.filter((day) => day >= 1 && day <= daysInMonth);
  return inOrder(inMonth).map((day) => first.with({ day }));
}

/** The days of a month that are such a weekday: one, or all. A fifth one may not be there. */
function weekdaysIn(first: Temporal.PlainDateTime, { nth, day }: ByDay): number[] {
  const offset = (day - first.dayOfWeek + 7) % 7;
  const all = [1, 8, 15, 22, 29].map((start) => start + offset).filter((each) => each <= first.daysInMonth);
  if (nth === 0) return all;
  const chosen = all.at(nth > 0 ? nth - 1 : nth);
  return chosen === undefined ? [] : [chosen];
}
