// The rules of opening hours, computed in the zone of the store.
import fc from 'fast-check';
import { WEEKDAYS } from '../../../kernel/weekday.js';
import { type DayException, type Hours, problemOf, type WeeklyInterval } from './hours.js';
import { currentExceptions, dayIn, stateAt } from './opening-hours.js';

const CHICAGO = 'America/Chicago';
const every = (opens: string, closes: string, days: readonly string[] = WEEKDAYS): WeeklyInterval[] =>
  WEEKDAYS.filter((day) => days.includes(day)).map((day) => ({ day, opens, closes }));
const hours = (weekly: readonly WeeklyInterval[], exceptions: readonly DayException[] = []): Hours => ({
  weekly,
  exceptions,
});
/** `open 22:00`, `opens 10:00 2026-03-02`, `closed`. */
const says = (of: Hours, now: string, zone = CHICAGO) => {
  const state = stateAt(of, zone, new Date(now));
  if (!state) return 'unknown';
  const today = state.isClosedToday ? ', closed today' : '';
  if (state.isOpen)
    return state.closes ? `open until ${state.closes.date} ${state.closes.time}` : 'always open';
  return `${state.opens ? `opens ${state.opens.date} ${state.opens.time}` : 'closed'}${today}`;
};

describe('a store', () => {
  // 2026-03-02 is a Monday; Chicago is six hours behind UTC until 8 March.
  const weekdays = hours(every('10:00', '22:00', ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY']));

  it.each([
    ['2026-03-02T15:59:59Z', 'opens 2026-03-02 10:00'],
    ['2026-03-02T16:00:00Z', 'open until 2026-03-02 22:00'],
    ['2026-03-03T03:59:59Z', 'open until 2026-03-02 22:00'],
    ['2026-03-03T04:00:00Z', 'opens 2026-03-03 10:00'],
    // Friday night is Saturday in UTC; on Saturday nothing opens.
    ['2026-03-07T05:00:00Z', 'opens 2026-03-09 10:00'],
    ['2026-03-07T18:00:00Z', 'opens 2026-03-09 10:00, closed today'],
  ])('at %s %s', (now, state) => {
    expect(says(weekdays, now)).toBe(state);
  });

  it('is open in its own zone, wherever the reader is', () => {
    expect(says(weekdays, '2026-03-02T01:30:00Z', 'Asia/Tokyo')).toBe('open until 2026-03-02 22:00');
    expect(dayIn('Asia/Tokyo', new Date('2026-03-01T16:00:00Z'))).toEqual({
      date: '2026-03-02',
      weekday: 'MONDAY',
    });
    expect(dayIn(CHICAGO, new Date('2026-03-02T03:00:00Z'))).toEqual({
      date: '2026-03-01',
      weekday: 'SUNDAY',
    });
  });

  it('that has said nothing has no state', () => {
    expect(says(hours([]), '2026-03-02T16:00:00Z')).toBe('unknown');
  });

  it('with a break is closed in it', () => {
    const split = hours([...every('10:00', '13:00'), ...every('15:00', '20:00')]);
    expect(says(split, '2026-03-02T19:00:00Z')).toBe('opens 2026-03-02 15:00');
    expect(says(split, '2026-03-02T18:59:00Z')).toBe('open until 2026-03-02 13:00');
  });

  it('is open past midnight, and until the end of what goes on after it', () => {
    const late = hours(every('18:00', '02:00', ['FRIDAY']));
    expect(says(late, '2026-03-07T07:30:00Z')).toBe('open until 2026-03-07 02:00');
    expect(says(late, '2026-03-07T08:00:00Z')).toBe('opens 2026-03-13 18:00, closed today');
    const joined = hours([...every('10:00', '24:00', ['FRIDAY']), ...every('00:00', '02:00', ['SATURDAY'])]);
    expect(says(joined, '2026-03-07T05:00:00Z')).toBe('open until 2026-03-07 02:00');
  });

  it('that never closes is always open', () => {
    expect(says(hours(every('00:00', '24:00')), '2026-03-02T19:00:00Z')).toBe('always open');
  });

  it('that opens in no week, or not for long, is closed', () => {
    expect(says(hours([], [{ date: '2026-03-02', intervals: [] }]), '2026-03-02T19:00:00Z')).toBe(
      'closed, closed today',
    );
    const later = [{ date: '2026-06-01', intervals: [{ opens: '10:00', closes: '12:00' }] }];
    expect(says(hours([], later), '2026-03-02T19:00:00Z')).toBe('closed, closed today');
  });
});

describe('an exception', () => {
  it('closes a day, or gives it other hours', () => {
    const exceptions = [
      { date: '2026-03-02', intervals: [] },
      { date: '2026-03-03', intervals: [{ opens: '12:00', closes: '16:00' }] },
    ];
    const daily = hours(every('10:00', '22:00'), exceptions);
    expect(says(daily, '2026-03-02T19:00:00Z')).toBe('opens 2026-03-03 12:00, closed today');
    expect(says(daily, '2026-03-03T19:00:00Z')).toBe('open until 2026-03-03 16:00');
    expect(says(daily, '2026-03-03T23:00:00Z')).toBe('opens 2026-03-04 10:00');
  });

  it('leaves alone what opened on the day before', () => {
    const late = hours(every('18:00', '02:00'), [{ date: '2026-03-07', intervals: [] }]);
    expect(says(late, '2026-03-07T07:00:00Z')).toBe('open until 2026-03-07 02:00');
    expect(says(late, '2026-03-07T09:00:00Z')).toBe('opens 2026-03-08 18:00, closed today');
  });

  it('that goes on past midnight ends in the hours of the next day', () => {
    const party = [{ date: '2026-03-06', intervals: [{ opens: '20:00', closes: '11:00' }] }];
    expect(says(hours(every('10:00', '22:00'), party), '2026-03-07T03:00:00Z')).toBe(
      'open until 2026-03-07 22:00',
    );
  });

  it('is forgotten once it is over', () => {
    const on = (date: string) => ({ date, intervals: [] });
    const all = hours([], [on('2026-03-04'), on('2026-02-28'), on('2026-03-01'), on('2026-03-02')]);
    expect(currentExceptions(all, CHICAGO, new Date('2026-03-03T01:00:00Z'))).toEqual([
      on('2026-03-01'),
      on('2026-03-02'),
      on('2026-03-04'),
    ]);
  });
});

describe('summer time', () => {
  // In Chicago 02:00 to 03:00 is skipped on 8 March 2026, and 01:00 to 02:00 comes twice on 1 November.
  it('moves a time that is skipped past the gap', () => {
    const early = hours(every('02:30', '06:00'));
    expect(says(early, '2026-03-08T08:10:00Z')).toBe('opens 2026-03-08 03:30');
    expect(says(early, '2026-03-08T08:30:00Z')).toBe('open until 2026-03-08 06:00');
    expect(stateAt(early, CHICAGO, new Date('2026-03-08T08:30:00Z'))?.closes?.at).toBe(
      '2026-03-08T11:00:00.000Z',
    );
  });

  it('leaves nothing of an interval whose end comes before its moved beginning', () => {
    expect(says(hours(every('02:30', '03:15')), '2026-03-08T08:10:00Z')).toBe('opens 2026-03-09 02:30');
  });

  it('takes the first of two hours, and what ends after both goes on through both', () => {
    const night = hours(every('22:00', '01:30'));
    expect(stateAt(night, CHICAGO, new Date('2026-11-01T06:00:00Z'))?.closes?.at).toBe(
      '2026-11-01T06:30:00.000Z',
    );
    expect(says(night, '2026-11-01T07:00:00Z')).toBe('opens 2026-11-01 22:00');
    const longer = hours(every('22:00', '03:00'));
    expect(says(longer, '2026-11-01T07:30:00Z')).toBe('open until 2026-11-01 03:00');
  });
});

describe('hours are refused', () => {
  it.each<[string, Hours, unknown]>([
    ['that never open', hours(every('10:00', '10:00', ['MONDAY'])), ['weekly.0.closes', 'never-opens']],
    [
      'that overlap on a day',
      hours([...every('10:00', '14:00', ['MONDAY']), ...every('13:59', '20:00', ['MONDAY'])]),
      ['weekly.1.opens', 'overlap'],
    ],
    [
      'that overlap with the next morning',
      hours([...every('18:00', '02:00', ['FRIDAY']), ...every('01:00', '05:00', ['SATURDAY'])]),
      ['weekly.1.opens', 'overlap'],
    ],
    [
      'that overlap with Monday from Sunday night',
      hours([...every('01:00', '05:00', ['MONDAY']), ...every('18:00', '02:00', ['SUNDAY'])]),
      ['weekly.0.opens', 'overlap'],
    ],
    [
      'whose exceptions overlap',
      hours(
        [],
        [
          {
            date: '2026-03-02',
            intervals: [
              { opens: '10:00', closes: '12:00' },
              { opens: '11:00', closes: '13:00' },
            ],
          },
        ],
      ),
      ['exceptions.0.intervals.1.opens', 'overlap'],
    ],
    [
      'that name a date twice',
      hours(
        [],
        [
          { date: '2026-03-02', intervals: [] },
          { date: '2026-03-02', intervals: [] },
        ],
      ),
      ['exceptions.1.date', 'repeated-date'],
    ],
  ])('%s', (_what, of, problem) => {
    const found = problemOf(of);
    expect(found && [found.field, found.problem]).toEqual(problem);
  });

  it('but not where they touch, go on past midnight, or last a whole day', () => {
    expect(
      problemOf(hours([...every('00:00', '02:00'), ...every('10:00', '18:00'), ...every('18:00', '24:00')])),
    ).toBeUndefined();
    expect(problemOf(hours(every('00:00', '24:00')))).toBeUndefined();
    expect(problemOf(hours(every('18:00', '02:00')))).toBeUndefined();
  });
});

it('a store is open exactly where a minute-by-minute reading of its wall clock says so', () => {
  const minutes = fc.integer({ min: 0, max: 47 }).map((half) => half * 30);
  const time = (minute: number) =>
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  const interval = fc
    .tuple(fc.constantFrom(...WEEKDAYS), minutes, minutes)
    .filter(([, from, to]) => from !== to)
    .map(([day, from, to]) => ({ day, opens: time(from), closes: time(to) }));
  // A week of summer in a zone without a change, so that the wall clock is plain arithmetic: UTC+9.
  const start = Date.parse('2026-07-05T15:00:00Z');
  fc.assert(
    fc.property(
      fc.array(interval, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 0, max: 335 }),
      (weekly, half) => {
        const at = half * 30 + 1;
        const covers = weekly.some(({ day, opens, closes }) => {
          const minute = (of: string) => Number(of.slice(0, 2)) * 60 + Number(of.slice(3));
          const from = WEEKDAYS.indexOf(day) * 1440 + minute(opens);
          const length = (minute(closes) - minute(opens) + 1440) % 1440;
          return [0, 10_080].some((week) => at + week >= from && at + week < from + length);
        });
        const now = new Date(start + at * 60_000);
        expect(stateAt(hours(weekly), 'Asia/Tokyo', now)?.isOpen).toBe(covers);
      },
    ),
  );
});
