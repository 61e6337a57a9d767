/** The days of an event that repeats. */
import { toUtc } from '../../../lib/when';
import { daysOf, MAX_EVENTS } from './repeat';

test('an event that does not repeat is on its own day', () => {
  expect(daysOf('2026-11-27', { interval: '', until: '2027-01-15' })).toEqual(['2026-11-27']);
});

test('every week and every two weeks, up to and with the last day', () => {
  const weekly = daysOf('2026-11-27', { interval: '7', until: '2027-01-15' });
  expect(weekly).toHaveLength(8);
  expect([weekly[0], weekly.at(-1)]).toEqual(['2026-11-27', '2027-01-15']);
  expect(daysOf('2026-11-27', { interval: '14', until: '2027-01-14' })).toEqual([
    '2026-11-27',
    '2026-12-11',
    '2026-12-25',
    '2027-01-08',
  ]);
});

test('there are none before both days are chosen, or where the last is before the first', () => {
  expect(daysOf('', { interval: '7', until: '2027-01-15' })).toEqual([]);
  expect(daysOf('2026-11-27', { interval: '7', until: '' })).toEqual([]);
  expect(daysOf('2026-11-27', { interval: '7', until: '2026-11-26' })).toEqual([]);
});

test('more than may be are counted no further than one more', () => {
  expect(daysOf('2026-01-01', { interval: '7', until: '2199-01-01' })).toHaveLength(MAX_EVENTS + 1);
});

test('the time on the wall is kept when the clocks change', () => {
  const days = daysOf('2027-03-05', { interval: '7', until: '2027-03-19' });
  const times = days.map((date) => toUtc({ date, time: '19:00' }, 'America/Chicago'));
  expect(times).toEqual([
    { date: '2027-03-06', time: '01:00' },
    { date: '2027-03-13', time: '01:00' },
    { date: '2027-03-20', time: '00:00' },
  ]);
});
