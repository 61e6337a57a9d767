/** Times of events as they are sent and as they are shown. */
import {
  boundsOf,
  FIRST_DAY,
  formatEventTime,
  isDay,
  LAST_DAY,
  toUtc,
  toWall,
  zoneName,
  zoneNote,
} from './when';

const CHICAGO = 'America/Chicago';
const BERLIN = 'Europe/Berlin';

afterEach(() => jest.restoreAllMocks());

test.each([
  ['in winter', '2027-01-15', '18:30', CHICAGO, '2027-01-16', '00:30'],
  ['in summer', '2027-07-15', '18:30', CHICAGO, '2027-07-15', '23:30'],
  ['the evening before clocks go forward', '2027-03-13', '18:30', CHICAGO, '2027-03-14', '00:30'],
  ['just before clocks go forward', '2027-03-14', '01:59', CHICAGO, '2027-03-14', '07:59'],
  ['just after clocks went forward', '2027-03-14', '03:00', CHICAGO, '2027-03-14', '08:00'],
  ['the evening after clocks went forward', '2027-03-14', '18:30', CHICAGO, '2027-03-14', '23:30'],
  ['the evening before clocks go back', '2026-10-31', '18:30', CHICAGO, '2026-10-31', '23:30'],
  ['the evening after clocks went back', '2026-11-01', '18:30', CHICAGO, '2026-11-02', '00:30'],
  ['before clocks go forward east of Greenwich', '2027-03-27', '18:30', BERLIN, '2027-03-27', '17:30'],
  ['after clocks went forward east of Greenwich', '2027-03-28', '18:30', BERLIN, '2027-03-28', '16:30'],
  ['after clocks went back east of Greenwich', '2026-10-25', '18:30', BERLIN, '2026-10-25', '17:30'],
  ['on the day before, in UTC', '2027-01-01', '00:15', BERLIN, '2026-12-31', '23:15'],
  ['without summer time', '2027-07-15', '18:30', 'America/Phoenix', '2027-07-16', '01:30'],
  ['at three quarters of an hour', '2027-07-15', '18:30', 'Asia/Kathmandu', '2027-07-15', '12:45'],
  ['far in the east', '2027-01-15', '08:00', 'Pacific/Kiritimati', '2027-01-14', '18:00'],
  ['in UTC itself', '2028-02-29', '23:59', 'UTC', '2028-02-29', '23:59'],
])('a time on the wall is sent in UTC and comes back: %s', (_when, date, time, zone, utcDate, utcTime) => {
  const sent = { date: utcDate, time: utcTime };
  expect(toUtc({ date, time }, zone)).toEqual(sent);
  expect(toWall({ ...sent, time: `${utcTime}:00` }, zone)).toEqual({ date, time });
});

test.each([
  ['2027-03-14', '02:00', CHICAGO],
  ['2027-03-14', '02:59', CHICAGO],
  ['2027-03-28', '02:30', BERLIN],
])('a time that clocks skip is refused: %s %s in %s', (date, time, zone) => {
  expect(toUtc({ date, time }, zone)).toEqual({
    field: 'time',
    message: 'Clocks go forward that day and skip this time. Choose another.',
  });
});

test.each([
  ['2026-11-01', '01:30', CHICAGO, '06:30'],
  ['2026-10-25', '02:30', BERLIN, '00:30'],
])('a time that comes twice is the first of the two: %s %s in %s', (date, time, zone, sent) => {
  expect(toUtc({ date, time }, zone)).toEqual({ date, time: sent });
});

test('both hours of the night when clocks go back are shown by the same time', () => {
  expect(toWall({ date: '2026-11-01', time: '06:30:00' }, CHICAGO).time).toBe('01:30');
  expect(toWall({ date: '2026-11-01', time: '07:30:00' }, CHICAGO).time).toBe('01:30');
  expect(zoneName({ date: '2026-11-01', time: '06:30:00' }, CHICAGO)).toBe('CDT');
  expect(zoneName({ date: '2026-11-01', time: '07:30:00' }, CHICAGO)).toBe('CST');
});

test.each(['', '2027-02-30', '2027-02-29', '2027-13-01', '0000-01-01', '27-01-01', '20270-01-01', 'soon'])(
  'there is no day %j',
  (date) => {
    expect(isDay(date)).toBe(false);
    expect(toUtc({ date, time: '18:30' }, CHICAGO)).toEqual({
      field: 'date',
      message: 'That date doesn’t exist.',
    });
  },
);

test.each(['1899-12-31', '2200-01-01', '9999-12-31'])(
  'a day that nothing can happen on is refused: %s',
  (date) => {
    expect(isDay(date)).toBe(false);
    expect(toUtc({ date, time: '18:30' }, CHICAGO)).toEqual({
      field: 'date',
      message: 'Choose a date between 1900 and 2199.',
    });
  },
);

test.each(['', '24:00', '18:60', '7:30', '07:30 PM', '18:30Z'])('there is no time %j', (time) => {
  expect(toUtc({ date: '2027-01-15', time }, CHICAGO)).toEqual({
    field: 'time',
    message: 'That time doesn’t exist.',
  });
});

test('a day is written with its weekday, in the words of the place', () => {
  const at = { date: '2027-03-13', time: '00:30:00' };
  expect(formatEventTime(at, CHICAGO, 'en-US')).toBe('Fri, Mar 12, 2027');
  expect(formatEventTime(at, BERLIN, 'en-GB')).toBe('Sat, 13 Mar 2027');
});

test("a zone is named where its clocks differ from the viewer's, by its name at that time of the year", () => {
  const winter = { date: '2027-01-15', time: '00:30:00' };
  const summer = { date: '2027-07-15', time: '00:30:00' };
  expect(zoneNote(winter, CHICAGO, BERLIN)).toBe('CST');
  expect(zoneNote(summer, CHICAGO, BERLIN)).toBe('CDT');
  expect(zoneNote(winter, CHICAGO, CHICAGO)).toBeNull();
  expect(zoneNote(winter, 'America/Phoenix', 'America/Denver')).toBeNull();
  expect(zoneNote(summer, 'America/Phoenix', 'America/Denver')).toBe('MST');
});

test('a local day goes from its first to its last moment, however long it is', () => {
  expect(boundsOf('2027-01-15', CHICAGO)).toEqual({
    start: '2027-01-15T06:00:00.000Z',
    end: '2027-01-16T05:59:59.999Z',
  });
  expect(boundsOf('2027-03-14', CHICAGO)).toEqual({
    start: '2027-03-14T06:00:00.000Z',
    end: '2027-03-15T04:59:59.999Z',
  });
  expect(boundsOf('2026-11-01', CHICAGO).end).toBe('2026-11-02T05:59:59.999Z');
});

test('a day whose midnight is skipped begins when the clocks do', () => {
  // Clocks in Santiago go from 24:00 to 01:00.
  const { start } = boundsOf('2027-09-05', 'America/Santiago');
  expect(start).toBe('2027-09-05T04:00:00.000Z');
  expect(toWall({ date: start.slice(0, 10), time: start.slice(11, 19) }, 'America/Santiago')).toEqual({
    date: '2027-09-05',
    time: '01:00',
  });
});

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC'])(
  'the first and the last day begin and end in years that have four digits, in %s',
  (zone) => {
    for (const day of [FIRST_DAY, LAST_DAY])
      for (const moment of Object.values(boundsOf(day, zone))) expect(moment).toMatch(/^\d{4}-/);
  },
);

test('a moment at the end of the calendar is shown where it is the year 10000 already', () => {
  const last = { date: '9999-12-31', time: '23:30:00' };
  expect(formatEventTime(last, 'Asia/Tokyo', 'en-US')).toBe('Sat, Jan 1, 10000');
  expect(toWall(last, 'Asia/Tokyo').time).toBe('08:30');
  expect(zoneName(last, 'Asia/Tokyo')).toBe('GMT+9');
});

test('a day is written in the English of the reader, as the page is', () => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE', 'en-GB', 'en']);
  expect(formatEventTime({ date: '2027-03-13', time: '12:00' }, BERLIN)).toBe('Sat, 13 Mar 2027');
});

test('a zone that the browser does not know is shown in UTC', () => {
  expect(toWall({ date: '2027-01-15', time: '00:30:00' }, 'Mars/Olympus_Mons').time).toBe('00:30');
});
