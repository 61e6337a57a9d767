/** The days of weeks and months, and which event is on which of them. */
import { anEvent } from '../../../../test/calendar';
import { byDay, dayByKey, daysOf, firstWeekdayOf, later, periodOf, weekStart } from './calendar-days';

const [MONDAY, SUNDAY] = [0, 6];

test('weeks begin with the day that they begin with where people live', () => {
  expect(firstWeekdayOf('en-US')).toBe(SUNDAY);
  expect(firstWeekdayOf('es-ES')).toBe(MONDAY);
  expect(weekStart('2027-03-12', MONDAY)).toBe('2027-03-08');
  expect(weekStart('2027-03-12', SUNDAY)).toBe('2027-03-07');
  expect(weekStart('2027-03-07', SUNDAY)).toBe('2027-03-07');
});

test.each([
  // A February of four weeks, a month of five, and one of six.
  ['2027-02-14', MONDAY, 28, '2027-02-01', '2027-02-28'],
  ['2027-03-31', MONDAY, 35, '2027-03-01', '2027-04-04'],
  ['2027-05-01', SUNDAY, 42, '2027-04-25', '2027-06-05'],
])('the month of %s with weeks from %d has the days of its weeks', (day, first, count, start, end) => {
  const days = daysOf('month', day, first);
  expect([days.length, days[0], days.at(-1)]).toEqual([count, start, end]);
  expect(daysOf('week', day, first)).toHaveLength(7);
});

test('a month later is the same day, or the last of a shorter month', () => {
  expect(later('month', '2027-01-31', 1)).toBe('2027-02-28');
  expect(later('month', '2027-01-15', -1)).toBe('2026-12-15');
  expect(later('month', '2026-12-31', 1)).toBe('2027-01-31');
  expect(later('week', '2027-01-01', -1)).toBe('2026-12-25');
  expect(later('month', '2199-12-31', 1)).toBe('2199-12-31');
  expect(later('week', '1900-01-01', -1)).toBe('1900-01-01');
});

test('keys lead through the days', () => {
  const to = (key: string) => dayByKey(key, '2027-03-12', MONDAY);
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map(to)).toEqual([
    '2027-03-11',
    '2027-03-13',
    '2027-03-05',
    '2027-03-19',
  ]);
  expect(['Home', 'End', 'PageUp', 'PageDown'].map(to)).toEqual([
    '2027-03-08',
    '2027-03-14',
    '2027-02-12',
    '2027-04-12',
  ]);
  expect(to('Enter')).toBeNull();
});

test('an event is on the day that it is at its place, however far that is', () => {
  const days = ['2027-03-12', '2027-03-13'];
  const chicago = anEvent({ uuid: 'chicago', date: '2027-03-13', time: '00:30:00' });
  const kiritimati = { timeZone: 'Pacific/Kiritimati', date: '2027-03-11', time: '10:00:00' };
  const pagoPago = { timeZone: 'Pacific/Pago_Pago', date: '2027-03-14', time: '10:59:00' };
  const events = [anEvent({ uuid: 'first', ...kiritimati }), chicago, anEvent({ uuid: 'last', ...pagoPago })];
  const found = byDay([...events, anEvent({ uuid: 'other', date: '2027-03-20' })], days);
  expect([...found].map(([day, each]) => [day, each.map(({ uuid }) => uuid)])).toEqual([
    ['2027-03-12', ['first', 'chicago']],
    ['2027-03-13', ['last']],
  ]);
  const { from, to } = periodOf(days);
  for (const { date, time } of events) {
    expect(`${date}T${time}Z` >= from).toBe(true);
    expect(`${date}T${time}Z` <= to).toBe(true);
  }
});
