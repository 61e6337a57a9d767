/** Days, in words. */
import { daysAfter, shortDay, weekdayIndex, weekdayName, weekdayOf } from './weekday';

test('days follow each other across months, years and changes of the clock', () => {
  expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
  expect(daysAfter('2026-03-08', 7)).toBe('2026-03-15');
});

test('weeks begin on Monday', () => {
  expect(['2026-03-02', '2026-03-08'].map(weekdayIndex)).toEqual([0, 6]);
  expect([0, 6].map((index) => weekdayName(index, 'en-US'))).toEqual(['Monday', 'Sunday']);
});

test('days are written in the language of the reader, wherever they are', () => {
  expect(weekdayOf('2026-03-06', 'es')).toBe('viernes');
  expect(weekdayOf('2026-03-06', 'en-US', 'short')).toBe('Fri');
  expect(shortDay('2026-12-24', 'en-US')).toBe('Thu, Dec 24');
});
