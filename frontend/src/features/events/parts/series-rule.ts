/** The rule of a series in the form: as it is from one of its dates on, and what is sent where it is changed. */
import type { ChangeSeries, RecurrenceBody, SeriesWithDatesDto } from '../../../api/events';
import { dayAfter, toWall } from '../../../lib/when';
import { ONCE, type Repeat, RULES, type Rule } from './repeat';

type Series = Pick<SeriesWithDatesDto, 'frequency' | 'every' | 'nth' | 'until' | 'count' | 'dates'>;
type TimedSeries = Pick<SeriesWithDatesDto, 'time' | 'timeZone' | 'dates'>;

/**
 * The first date, from one on, that has not passed; empty where none is left. The list has a date that has passed where its
 * event was moved alone to a later day, or kept its hour when the series got an earlier one: nothing can be changed from that date on.
 */
export function firstToCome({ time, timeZone, dates }: TimedSeries, since = ''): string {
  const wallOf = (moment: string) => {
    const wall = toWall({ date: moment.slice(0, 10), time: moment.slice(11, 19) }, timeZone);
    return `${wall.date}T${wall.time}`;
  };
  const now = wallOf(new Date().toISOString());
  const found = dates.find(({ date, isChanged, movedTo, startsAt }) => {
    const planned = `${date}T${movedTo ?? time}`;
    return date >= since && (planned > now || (!isChanged && planned === wallOf(startsAt)));
  });
  return found?.date ?? '';
}

/** The rule as the form has it; null where the form has none like it. */
function ruleOf({ frequency, every, nth }: Series): Rule | null {
  if (frequency === 'WEEKLY') return RULES.find((rule) => rule === `WEEKS_${every}`) ?? null;
  if (every !== 1) return null;
  return nth === -1 ? 'LAST' : 'NTH';
}

/**
 * How a series repeats from one of its dates on, once it is moved by `days`: its last day moves along, and its count is of the
 * dates from there on. Null where the form has no such rule.
 */
export function repeatOf(series: Series, from: string, days: number): Repeat | null {
  const rule = ruleOf(series);
  if (rule === null) return null;
  const left = series.dates.filter(({ date }) => date >= from);
  return {
    ...ONCE,
    rule,
    end: series.until === null ? 'count' : 'until',
    until: series.until === null ? '' : dayAfter(series.until, days),
    count: String(left.length),
    skipped: left.filter(({ isSkipped }) => isSkipped).map(({ date }) => date),
  };
}

/** What of a rule is another than that of the series from the same date on. */
export function ruleChanges(
  series: Series,
  { wanted, kept, isMoved }: { wanted: Repeat; kept: Repeat; isMoved: boolean },
  { frequency, every, weekday, nth, startsOn }: RecurrenceBody,
): ChangeSeries {
  const isNew = isMoved || wanted.rule !== kept.rule;
  const rule = isNew ? { frequency, every, weekday, nth: nth ?? null, startsOn } : {};
  if (wanted.end === 'until') return wanted.until === series.until ? rule : { ...rule, until: wanted.until };
  return kept.end === 'count' && wanted.count === kept.count
    ? rule
    : { ...rule, count: Number(wanted.count) };
}
