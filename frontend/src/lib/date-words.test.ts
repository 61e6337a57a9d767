/** Writing days. */
import { dateWords } from './date-words';

test('a day is written as the reader writes it', () => {
  expect(dateWords('2026-03-01', 'en-US')).toBe('Mar 1, 2026');
  expect(dateWords('2026-03-01', 'de-DE')).toBe('01.03.2026');
});

test('a moment is the day that it is on the reader’s clock', () => {
  const noon = new Date(2026, 2, 1, 12);
  expect(dateWords(noon.toISOString(), 'en-US')).toBe('Mar 1, 2026');
});
