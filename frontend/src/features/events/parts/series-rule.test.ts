/** From which date on a series is changed. */
import { aSeries } from '../../../test/series';
import { firstToCome } from './series-rule';

/** Fridays at 19:00 in Chicago; the event of the first one was changed alone. */
const series = {
  ...aSeries(3),
  dates: aSeries(3).dates.map((date, nth) => ({ ...date, isChanged: nth === 0 })),
};

test.each([
  ['while the date of a changed event is to come', '2026-11-28T00:59:00Z', '', '2026-11-27'],
  ['once that date has passed', '2026-11-28T01:00:00Z', '', '2026-12-04'],
  ['from a later date on', '2026-11-01T00:00:00Z', '2026-12-11', '2026-12-11'],
  ['where none is left', '2026-11-28T01:00:00Z', '2026-12-12', ''],
])('is its first one to come: %s', (_, now, since, first) => {
  jest.useFakeTimers({ now: new Date(now) });
  expect(firstToCome(series, since)).toBe(first);
});

test('tonight’s event is none of them where it keeps its hour and the series has one that is over', () => {
  const earlier = { ...aSeries(3), time: '18:30' };
  jest.useFakeTimers({ now: new Date('2026-11-28T00:29:00Z') });
  expect(firstToCome(earlier)).toBe('2026-11-27');
  jest.useFakeTimers({ now: new Date('2026-11-28T00:30:00Z') });
  expect(firstToCome(earlier)).toBe('2026-12-04');
});
