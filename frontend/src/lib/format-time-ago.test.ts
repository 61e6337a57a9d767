/** How long ago something was. */
import { formatDateTime, formatTimeAgo } from './format-time-ago';

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
  expect(formatTimeAgo(at, now, 'en-US')).toBe(english);
  expect(formatTimeAgo(at, now, 'es')).toBe(spanish);
});

test('an exact moment is told by the clock of 24 hours, as everywhere', () => {
  expect(formatDateTime(new Date(2026, 2, 1, 18, 30).toISOString(), 'en-US')).toBe('Mar 1, 2026, 18:30');
});
