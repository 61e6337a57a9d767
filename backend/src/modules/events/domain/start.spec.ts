// The rules of an event's date and time.
import { dateAndTime, isDay, isTimeOfDay, startOf } from './start.js';

describe('the start of an event', () => {
  it('is a day of the calendar', () => {
    for (const day of ['2026-02-28', '2028-02-29', '2026-12-31']) expect(isDay(day)).toBe(true);
  });

  it.each(['2026-02-30', '2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '2026-1-1', '26-01-01'])(
    'is never on %s',
    (day) => expect(isDay(day)).toBe(false),
  );

  it.each([
    '2026-01-01T00:00:00Z',
    '',
    ' 2026-01-01',
    '+002026-01-01',
    '2026-W01-1',
    20260101,
    null,
    ['2026-01-01'],
  ])('is never on %j', (day) => expect(isDay(day)).toBe(false));

  it('is at a time of day', () => {
    for (const time of ['00:00', '23:59', '18:30:15', '23:59:59']) expect(isTimeOfDay(time)).toBe(true);
  });

  it.each([
    '24:00',
    '23:60',
    '23:59:60',
    '7:30',
    '07:30 PM',
    '19.30',
    '',
    '18:30Z',
    '18:30:00.5',
    1830,
    null,
  ])('is never at %j', (time) => expect(isTimeOfDay(time)).toBe(false));

  it('is the moment of a UTC date and a UTC time, and gives them back', () => {
    const start = startOf('2026-03-08', '08:30');
    expect(start?.toISOString()).toBe('2026-03-08T08:30:00.000Z');
    expect(dateAndTime(start as Date)).toEqual({ date: '2026-03-08', time: '08:30:00' });
    expect(startOf('2026-02-30', '08:30')).toBeUndefined();
    expect(startOf('2026-03-08', '24:00')).toBeUndefined();
  });
});
