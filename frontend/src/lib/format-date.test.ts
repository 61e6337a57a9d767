/** Writing days. */
import { formatDate } from './format-date';

test('a day is written as the reader writes it', () => {
  expect(formatDate('2026-03-01', 'en-US')).toBe('Mar 1, 2026');
  expect(formatDate('2026-03-01', 'en-GB')).toBe('1 Mar 2026');
});

test('a moment is the day that it is on the reader’s clock', () => {
  const noon = new Date(2026, 2, 1, 12);
  expect(formatDate(noon.toISOString(), 'en-US')).toBe('Mar 1, 2026');
});

test('an English page has English days, whatever else the reader reads', () => {
  const languages = jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE', 'de']);
  expect(formatDate('2026-03-01')).toBe('Mar 1, 2026');
  languages.mockRestore();
});

test('a Spanish page has Spanish days', () => {
  document.documentElement.lang = 'es';
  expect(formatDate('2026-03-01')).toBe('1 mar 2026');
  document.documentElement.lang = '';
});
