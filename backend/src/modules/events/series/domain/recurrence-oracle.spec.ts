// The dates and moments of random rules, against an independent implementation: rrule-temporal for the dates, Temporal for the moments.
import fc from 'fast-check';
import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { extent, tell } from '../../../../../test/trust/promise.js';
import { DAY_MS } from '../../../../kernel/durations.js';
import { WEEKDAYS } from '../../../../kernel/weekday.js';
import { datesOf, FREQUENCIES, NTHS, type Recurrence } from './recurrence.js';
import { momentOf } from './wall-clock.js';

/** Both halves of the earth, a zone that changes by half an hour, one that changes at midnight, one that has no summer time. */
const ZONES = [
  'America/New_York',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Asia/Kolkata',
] as const;
const RULES = extent({ quick: 300, whole: 10_000 });
/** Dates around the changes of the clock, and others. */
const FIRST_DAY = Date.UTC(2023, 0, 1);
const DAYS = 5 * 365;

const day = fc.nat(DAYS).map((nth) => new Date(FIRST_DAY + nth * DAY_MS).toISOString().slice(0, 10));
const twoDigits = (value: number) => String(value).padStart(2, '0');
/** Many of them in the hours in which clocks are changed. */
const time = fc
  .tuple(fc.oneof(fc.nat(3), fc.nat(23)), fc.constantFrom(0, 15, 30, 45, 59))
  .map((parts) => parts.map(twoDigits).join(':'));
const end = fc.oneof(
  fc.integer({ min: 1, max: 60 }).map((count) => ({ count, until: null })),
  day.map((until) => ({ count: null, until })),
);
const rule: fc.Arbitrary<Recurrence> = fc
  .record({
    frequency: fc.constantFrom(...FREQUENCIES),
    every: fc.integer({ min: 1, max: 8 }),
    weekday: fc.constantFrom(...WEEKDAYS),
    nth: fc.constantFrom(...NTHS),
    startsOn: day,
    end,
  })
  .map(({ end: { count, until }, nth, ...rest }) => ({
    ...rest,
    count,
    until,
    nth: rest.frequency === 'WEEKLY' ? null : nth,
  }));

/** The first day from the start that the rule fits, found day by day. */
function firstDate({ frequency, weekday, nth, startsOn }: Recurrence): Temporal.PlainDate {
  for (let date = Temporal.PlainDate.from(startsOn); ; date = date.add({ days: 1 })) {
    if (date.dayOfWeek !== WEEKDAYS.indexOf(weekday) + 1) continue;
    const isLast = date.day + 7 > date.daysInMonth;
    if (frequency === 'WEEKLY' || (nth === -1 ? isLast : Math.ceil(date.day / 7) === nth)) return date;
  }
}

const later = (date: string, years: number) => Temporal.PlainDate.from(date).add({ years }).toString();

/** What the other implementation says, at this time of day in this zone. It leaves out times that a clock never shows. */
function theirs(recurrence: Recurrence, limit: string, at: string, zone: string, isCounted: boolean) {
  const { frequency, every, weekday, nth, until, count } = recurrence;
  const dtstart = firstDate(recurrence).toZonedDateTime({ timeZone: zone, plainTime: at });
  const last = until !== null && until < limit ? until : limit;
  // The first date may be in a gap itself; its rule then begins at a date which isn't one.
  const byDay = [`${nth ?? ''}${weekday.slice(0, 2)}`];
  const end = Temporal.PlainDate.from(last).toZonedDateTime({ timeZone: zone, plainTime: '23:59:59' });
  if (Temporal.ZonedDateTime.compare(dtstart, end) > 0) return [];
  const byRule = new RRuleTemporal({
    ...{ freq: frequency, interval: every, byDay, dtstart, tzid: zone, temporal: Temporal },
    byHour: [Number(at.slice(0, 2))],
    byMinute: [Number(at.slice(3, 5))],
    until: end,
  });
  const all = byRule.all();
  return isCounted && count !== null ? all.slice(0, count) : all;
}

// @spec rule-series-dates
it('are the same as those of an independent implementation', () => {
  fc.assert(
    fc.property(rule, time, fc.constantFrom(...ZONES), (recurrence, at, zone) => {
      const limit = later(recurrence.startsOn, 4);
      const dates = datesOf(recurrence, limit);
      const expected = theirs(recurrence, limit, '12:00', zone, true).map((moment) =>
        moment.toPlainDate().toString(),
      );
      expect(dates).toEqual(expected);
      const moments = dates.map((date) => momentOf(date, at, zone));
      expect(moments.map((moment) => moment.at.getTime())).toEqual(
        dates.map(
          (date) =>
            Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: zone, plainTime: at })
              .epochMilliseconds,
        ),
      );
    }),
    { numRuns: RULES },
  );
  tell({ cases: RULES });
});

it('say of the same dates that the clock never shows their time', () => {
  fc.assert(
    fc.property(rule, time, fc.constantFrom(...ZONES), (recurrence, at, zone) => {
      const uncounted = { ...recurrence, count: null };
      const limit = later(recurrence.startsOn, 3);
      const first = firstDate(uncounted).toString();
      // The other implementation begins with a date that exists.
      fc.pre(!momentOf(first, at, zone).isMoved);
      const shown = datesOf(uncounted, limit).filter((date) => !momentOf(date, at, zone).isMoved);
      const expected = theirs(uncounted, limit, at, zone, false).map((moment) =>
        moment.toPlainDate().toString(),
      );
      expect(shown).toEqual(expected);
    }),
    { numRuns: RULES },
  );
  tell({ cases: RULES });
});
