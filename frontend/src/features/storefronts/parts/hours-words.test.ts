/** Opening hours in words. */
import { intervalsOn, intervalText, stateText } from './hours-words';

const FRIDAY = { date: '2026-03-06', weekday: 'FRIDAY' } as const;
const moment = (date: string, time: string) => ({ at: `${date}T${time}:00.000Z`, date, time });
const CLOSED = { isOpen: false, closes: null, opens: null, isClosedToday: false };
const OPEN = { ...CLOSED, isOpen: true };

test.each([
  [OPEN, 'Open around the clock'],
  [{ ...OPEN, closes: moment('2026-03-06', '22:00') }, 'Open until 22:00'],
  [{ ...OPEN, closes: moment('2026-03-07', '02:00') }, 'Open until 02:00'],
  [{ ...OPEN, closes: moment('2026-03-07', '22:00') }, 'Open until Sat 22:00'],
  [{ ...CLOSED, opens: moment('2026-03-06', '10:00') }, 'Opens at 10:00'],
  [{ ...CLOSED, opens: moment('2026-03-07', '10:00') }, 'Closed · opens Sat 10:00'],
  [
    { ...CLOSED, isClosedToday: true, opens: moment('2026-03-09', '10:00') },
    'Closed today · opens Mon 10:00',
  ],
  [
    { ...CLOSED, isClosedToday: true, opens: moment('2026-03-13', '10:00') },
    'Closed today · opens Fri, Mar 13 10:00',
  ],
  [{ ...OPEN, closes: moment('2026-03-17', '22:00') }, 'Open until Tue, Mar 17 22:00'],
  [{ ...CLOSED, isClosedToday: true }, 'Closed today'],
  [CLOSED, 'Closed'],
])('%j is said as %s', (state, words) => {
  expect(stateText(state, FRIDAY, 'en-US')).toBe(words);
});

test('the hours of a day are those of an exception, else those of its weekday in their order', () => {
  const friday = (opens: string, closes: string) => ({ day: 'FRIDAY' as const, opens, closes });
  const hours = {
    weekly: [friday('15:00', '20:00'), friday('10:00', '13:00')],
    exceptions: [{ date: '2026-03-13', intervals: [] }],
  };
  expect(intervalsOn(hours, '2026-03-06').map(intervalText)).toEqual(['10:00–13:00', '15:00–20:00']);
  expect(intervalsOn(hours, '2026-03-13')).toEqual([]);
  expect(intervalsOn(hours, '2026-03-07')).toEqual([]);
});
