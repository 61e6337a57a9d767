/** How a new event repeats; and how a series does from a date on, where more than one of its events is changed. */
import { useState } from 'react';
import { type ChangeSeries, type EventDto, useGetSeriesQuery } from '../../../api/events';
import { dayAfter, daysBetween } from '../../../lib/when';
import { clockTime } from './clock-time';
import type { Draft } from './event-draft';
import { ONCE, type Repeat, recurrenceOf, ruleOn, type WallTimes } from './repeat';
import type { Scope } from './scope-field';
import { firstToCome, repeatOf, ruleChanges } from './series-rule';

interface Planned {
  /** The event that is changed. */
  base: EventDto | undefined;
  scope: Scope;
  draft: Draft;
  /** The event as it is. */
  kept: Draft;
  zone: string;
}

/** A change of a series, from one of its dates on; of all of it where there is none. */
export interface SeriesChange {
  from: string | undefined;
  changes: ChangeSeries;
}

export function useRepeat({ base, scope, draft, kept, zone }: Planned) {
  const isOfSeries = scope !== 'one' && Boolean(base?.series);
  const { currentData, error, isFetching, refetch } = useGetSeriesQuery(base?.series?.uuid ?? '', {
    skip: !isOfSeries,
  });
  const [typed, setTyped] = useState<Partial<Repeat>>({});
  const series = isOfSeries ? currentData : undefined;
  const chosenDate = scope === 'following' ? base?.series?.date : undefined;
  const from = series ? firstToCome(series, chosenDate) : '';
  const days = draft.date === '' ? 0 : daysBetween(kept.date, draft.date);
  const before = series ? (from === '' ? null : repeatOf(series, from, days)) : ONCE;
  const usual = before ?? ONCE;
  const first: WallTimes =
    series && before
      ? {
          date: dayAfter(from, days),
          time: draft.time === kept.time ? series.time : draft.time,
          endTime: draft.endTime === kept.endTime ? (series.endTime ?? '') : clockTime(draft.endTime),
          timeZone: zone,
        }
      : { date: draft.date, time: draft.time, endTime: clockTime(draft.endTime), timeZone: zone };
  const chosen = { ...usual, ...typed };
  const repeat: Repeat = { ...chosen, rule: ruleOn(first.date, chosen.rule) };
  const isMissing = repeat.end === 'until' && repeat.until < first.date;
  const rule = isMissing ? null : recurrenceOf(first, repeat);
  return {
    /** The first date from which on it is. */
    first,
    repeat,
    /** As the server takes it; null where its end is missing. */
    rule,
    /** The series that is changed. */
    series,
    isOfSeries,
    /** The series is over, or has a rule that the form doesn't know: it stays. */
    isKept: isOfSeries && (!series || before === null),
    isTyped: Object.keys(typed).length > 0,
    loading: isFetching,
    error: isOfSeries && !series ? error : undefined,
    retry: () => void refetch(),
    /** What is chosen; what is as the series has it follows the series. */
    set: (next: Repeat) =>
      setTyped(
        Object.fromEntries(
          Object.entries(next).filter(([field, value]) => value !== usual[field as keyof Repeat]),
        ),
      ),
    /** With the rule, where another was chosen; null where its end is missing. */
    changeOf: (changes: ChangeSeries): SeriesChange | null => {
      // Where none of them is to come, the server says so.
      const start = chosenDate && (from || chosenDate);
      if (!series || before === null) return { from: start, changes };
      if (!rule) return null;
      const moved = ruleChanges(series, { wanted: repeat, kept: before, isMoved: days !== 0 }, rule);
      // Where dates are over, the new rule and the new count are of those to come.
      const isNew = 'startsOn' in moved || 'count' in moved;
      return { from: start ?? (isNew ? from : undefined), changes: { ...changes, ...moved } };
    },
  };
}
