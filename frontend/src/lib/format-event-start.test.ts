/** The start of an event, by the clock of its place. */
import { formatEventStart } from './format-event-start';

const moment = new Date('2027-01-01T02:05:00Z');
const words = (zone: string, locale = 'en-US') => {
  const { weekday, month, date, monthAndDate, day, time } = formatEventStart(moment, zone, locale);
  return [weekday, month, date, monthAndDate, day, time.replace(/\s/g, ' ')].join(' | ');
};

test('has the zone of its place', () => {
  expect(words('America/Chicago')).toBe('Thu | Dec | 31 | Dec 31 | Thu, Dec 31 | 20:05 CST');
});

test('is written as the reader does', () => {
  expect(words('Europe/Madrid', 'es')).toBe('vie | ene | 1 | 1 ene | vie, 1 ene | 03:05 CET');
  expect(words('America/Chicago', 'es')).toBe('jue | dic | 31 | 31 dic | jue, 31 dic | 20:05 CST');
});

test('is in UTC for a browser that does not know the zone', () => {
  expect(words('Mars/Olympus')).toBe('Fri | Jan | 1 | Jan 1 | Fri, Jan 1 | 02:05 UTC');
});
