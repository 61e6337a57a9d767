// The dates of rules that a store writes down, and the moments of their times.
import { datesOf, type Recurrence } from './recurrence.js';
import { momentOf, wallTimeOf } from './wall-clock.js';

const FRIDAYS: Recurrence = {
  frequency: 'WEEKLY',
  every: 1,
  weekday: 'FRIDAY',
  nth: null,
  startsOn: '2026-12-01',
  until: null,
  count: null,
};
const dates = (changes: Partial<Recurrence>, limit = '2028-12-01') =>
  datesOf({ ...FRIDAYS, ...changes }, limit);

describe('the dates of a series', () => {
  it('are those of the weekday from the first day on, as many as were asked for', () => {
    expect(dates({ count: 3 })).toEqual(['2026-12-04', '2026-12-11', '2026-12-18']);
  });

  it('include the first and the last day', () => {
    expect(dates({ startsOn: '2026-12-04', until: '2026-12-11' })).toEqual(['2026-12-04', '2026-12-11']);
  });

  it('are counted by weeks from the first date, not from the day that the search begins on', () => {
    expect(dates({ startsOn: '2026-12-05', every: 2, count: 2 })).toEqual(['2026-12-11', '2026-12-25']);
  });

  it('of the last Friday of a month are in every month', () => {
    expect(dates({ frequency: 'MONTHLY', nth: -1, count: 3 })).toEqual([
      '2026-12-25',
      '2027-01-29',
      '2027-02-26',
    ]);
  });

  it('of the fifth weekday leave out the months without one, but count them', () => {
    const fifth = { frequency: 'MONTHLY', weekday: 'MONDAY', nth: 5 } as const;
    expect(dates({ ...fifth, count: 3 })).toEqual(['2027-03-29', '2027-05-31', '2027-08-30']);
    expect(dates({ ...fifth, every: 2, count: 2 })).toEqual(['2027-03-29', '2027-05-31']);
  });

  it('are on the 29th of February where there is one', () => {
    const tuesdays = { frequency: 'MONTHLY', weekday: 'TUESDAY', nth: 5, startsOn: '2028-02-01' } as const;
    expect(dates({ ...tuesdays, count: 1 })).toEqual(['2028-02-29']);
  });

  it('are none where the rule never fires before its end', () => {
    expect(dates({ frequency: 'MONTHLY', weekday: 'MONDAY', nth: 5, until: '2026-12-08' })).toEqual([]);
    expect(dates({ until: '2026-11-30' })).toEqual([]);
  });

  it('end at the limit, whatever the count', () => {
    expect(dates({ count: 5_000 }, '2026-12-31')).toHaveLength(4);
    const rare = {
      frequency: 'MONTHLY',
      every: 12,
      nth: 5,
      weekday: 'TUESDAY',
      startsOn: '2028-02-01',
    } as const;
    expect(dates({ ...rare, count: 2 }, '2040-01-01')).toEqual(['2028-02-29']);
  });
});

describe('the moment of a wall time', () => {
  it('in the gap of a change is as long after the gap, and says so', () => {
    expect(momentOf('2027-03-14', '02:30', 'America/Chicago')).toEqual({
      at: new Date('2027-03-14T08:30:00Z'),
      isMoved: true,
    });
    expect(wallTimeOf(new Date('2027-03-14T08:30:00Z'), 'America/Chicago').time).toBe('03:30');
  });

  it('of an hour that is repeated is the first', () => {
    expect(momentOf('2027-11-07', '01:30', 'America/Chicago')).toEqual({
      at: new Date('2027-11-07T06:30:00Z'),
      isMoved: false,
    });
  });

  it('keeps the hour on the wall across a change', () => {
    expect(momentOf('2027-03-12', '19:00', 'America/Chicago').at).toEqual(new Date('2027-03-13T01:00:00Z'));
    expect(momentOf('2027-03-19', '19:00', 'America/Chicago').at).toEqual(new Date('2027-03-20T00:00:00Z'));
  });

  it('is in no zone that the runtime does not know', () => {
    expect(() => momentOf('2027-03-12', '19:00', 'Europe/Atlantis')).toThrow(RangeError);
  });
});
