/** Writing days. */
import { agoWords, dateWords } from './date-words';

test('a day is written as the reader writes it', () => {
  expect(dateWords('2026-03-01', 'en-US')).toBe('Mar 1, 2026');
  expect(dateWords('2026-03-01', 'en-GB')).toBe('1 Mar 2026');
});

test('a moment is the day that it is on the reader’s clock', () => {
  const noon = new Date(2026, 2, 1, 12);
  expect(dateWords(noon.toISOString(), 'en-US')).toBe('Mar 1, 2026');
});

test('an English page has English days, whatever else the reader reads', () => {
  const languages = jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE', 'de']);
  expect(dateWords('2026-03-01')).toBe('Mar 1, 2026');
  languages.mockRestore();
});

test('a Spanish page has Spanish days', () => {
  document.documentElement.lang = 'es';
  expect(dateWords('2026-03-01')).toBe('1 mar 2026');
  document.documentElement.lang = '';
});

test.each([
  ['2026-03-08T11:59:30Z', 'this minute', 'este minuto'],
  ['2026-03-08T12:00:30Z', 'this minute', 'este minuto'],
  ['2026-03-08T11:55:00Z', '5 minutes ago', 'hace 5 minutos'],
  ['2026-03-08T09:01:00Z', '2 hours ago', 'hace 2 horas'],
  ['2026-03-07T11:00:00Z', 'yesterday', 'ayer'],
  ['2026-03-04T11:00:00Z', '4 days ago', 'hace 4 días'],
  ['2026-02-20T11:00:00Z', '2 weeks ago', 'hace 2 semanas'],
])('how long ago %s is', (at, english, spanish) => {
  const now = new Date('2026-03-08T12:00:00Z');
  expect(agoWords(at, now, 'en-US')).toBe(english);
  expect(agoWords(at, now, 'es')).toBe(spanish);
});
