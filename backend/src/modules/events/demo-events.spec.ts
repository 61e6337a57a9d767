// The demo's calendars, whenever the first start is.
import { DAY_MS } from '../../kernel/durations.js';
import { demoEvents } from './demo-events.js';

/** Ordinary days, and those around which clocks in Chicago change. */
const STARTS = [
  '2026-06-15T12:00:00Z',
  '2026-12-31T23:59:00Z',
  '2027-03-13T05:30:00Z',
  '2027-03-14T07:59:00Z',
  '2027-11-06T23:00:00Z',
  '2027-11-07T06:30:00Z',
];
const startOf = ({ date, time }: { date: string; time: string }) => new Date(`${date}T${time}:00Z`);

describe.each(STARTS)('the demo of a first start at %s', (start) => {
  const now = new Date(start);

  it.each([0, 1, 2])(
    'has four to six events of store %d in the next fourteen days, one of them soon',
    (store) => {
      const starts = demoEvents(store, 'Somewhere', now).map(
        (event) => startOf(event).getTime() - now.getTime(),
      );
      expect(starts.length).toBeGreaterThanOrEqual(4);
      expect(starts.length).toBeLessThanOrEqual(6);
      for (const ahead of starts) {
        expect(ahead).toBeGreaterThan(0);
        expect(ahead).toBeLessThan(14 * DAY_MS);
      }
      expect(Math.min(...starts)).toBeLessThan(3 * DAY_MS);
    },
  );

  it('shows the same hour on the wall in Chicago, summer and winter', () => {
    const wall = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'America/Chicago',
      hour: '2-digit',
      minute: '2-digit',
    });
    expect(demoEvents(0, 'Somewhere', now).map((event) => wall.format(startOf(event)))).toEqual([
      '18:30',
      '19:00',
      '18:30',
      '18:30',
      '13:00',
      '12:00',
    ]);
  });
});
