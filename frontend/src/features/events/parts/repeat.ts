/** An event that repeats: the rule that is chosen for it, as the server takes it. */
import type { RecurrenceBody } from '../../../api/events';
import { weekdayIn } from '../../../lib/weekday';
import { dayAfter } from '../../../lib/when';

/** How an event repeats: not at all, every n weeks, or on its weekday of each month. */
export const RULES = ['', 'WEEKS_1', 'WEEKS_2', 'WEEKS_3', 'WEEKS_4', 'NTH', 'LAST'] as const;
export type Rule = (typeof RULES)[number];

export interface Repeat {
  rule: Rule;
  /** Whether a day or a number of events ends it. */
  end: 'until' | 'count';
  /** The last day on which there may be one, `YYYY-MM-DD`, or empty. */
  until: string;
  /** How many there are, as it is typed. */
  count: string;
  /** Days that are left out. */
  skipped: readonly string[];
}

export const ONCE: Repeat = { rule: '', end: 'until', until: '', count: '', skipped: [] };

const dayOfMonth = (day: string): number => Number(day.slice(8, 10));

/** Which of its weekday a day is in its month, counted from 1. */
export const nthOf = (day: string): number => Math.ceil(dayOfMonth(day) / 7);

/** Whether a day is the last of its weekday in its month. */
export function isLastOfMonth(day: string): boolean {
  const days = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();
  return dayOfMonth(day) + 7 > days;
}

/** The rules that a day can have; those of a month want to know the day. A series has one of them. */
export const rulesFor = (day: string, isSeries = false): Rule[] =>
  RULES.filter((rule) => {
    if (rule === '') return !isSeries;
    return rule === 'NTH' ? day !== '' : rule !== 'LAST' || (day !== '' && isLastOfMonth(day));
  });

/** The chosen rule where the day allows it: the last Friday of a month is the fourth or fifth, and another one is neither. */
export const ruleOn = (day: string, rule: Rule): Rule =>
  rule === 'LAST' && day !== '' && !isLastOfMonth(day) ? 'NTH' : rule;

/** Times on the wall of a zone. */
export interface WallTimes {
  /** The first day, `YYYY-MM-DD`. */
  date: string;
  time: string;
  endTime: string;
  timeZone: string;
}

/** The rule as the server takes it; null where something is missing. */
export function recurrenceOf(
  { date, time, endTime, timeZone }: WallTimes,
  repeat: Repeat,
): RecurrenceBody | null {
  const { rule, until, skipped } = repeat;
  if (rule === '' || date === '' || time === '') return null;
  const count = /^[1-9]\d{0,2}$/.test(repeat.count) ? Number(repeat.count) : null;
  const end = repeat.end === 'until' ? { until } : { count };
  if (repeat.end === 'until' ? until === '' : count === null) return null;
  const at = {
    weekday: weekdayIn(date),
    startsOn: date,
    time: time.slice(0, 5),
    endTime: endTime.slice(0, 5) || null,
    timeZone,
  };
  const dates = datesThrough([...skipped].sort().at(-1) ?? '', date, repeat);
  const stillSkipped = skipped.filter((day) => dates.has(day));
  const left = stillSkipped.length > 0 ? { skipped: stillSkipped } : {};
  if (rule === 'NTH' || rule === 'LAST')
    return {
      frequency: 'MONTHLY',
      every: 1,
      nth: rule === 'LAST' ? -1 : (nthOf(date) as 1),
      ...at,
      ...end,
      ...left,
    };
  return { frequency: 'WEEKLY', every: Number(rule.slice('WEEKS_'.length)), ...at, ...end, ...left };
}

/** The dates from the first to `day`. A day that was left out before the rule was changed may be none of them. */
function datesThrough(day: string, first: string, { rule, end, until, count }: Repeat): ReadonlySet<string> {
  const isDate = (week: number, at: string): boolean => {
    if (rule === 'NTH') return nthOf(at) === nthOf(first);
    return rule === 'LAST' ? isLastOfMonth(at) : week % Number(rule.slice('WEEKS_'.length)) === 0;
  };
  const last = end === 'until' && until < day ? until : day;
  const most = end === 'count' ? Number(count) : Number.POSITIVE_INFINITY;
  const dates = new Set<string>();
  for (let week = 0, at = first; at <= last && dates.size < most; week++, at = dayAfter(first, 7 * week))
    if (isDate(week, at)) dates.add(at);
  return dates;
}
