// The rules of the span of time that a list of events covers.
import { isDayOrMoment, periodOf } from './period.js';

const now = new Date('2026-03-01T10:00:00Z');
const texts = (from?: string, to?: string) => {
  const { from: start, until } = periodOf(from, to, now);
  return [start.toISOString(), until?.toISOString()];
};

describe('a span of time', () => {
  it('starts now and has no end by default', () => {
    expect(texts()).toEqual(['2026-03-01T10:00:00.000Z', undefined]);
  });

  it('takes whole UTC days, the last one included', () => {
    expect(texts('2026-03-02', '2026-03-03')).toEqual([
      '2026-03-02T00:00:00.000Z',
      '2026-03-03T23:59:59.999Z',
    ]);
  });

  it('takes moments with their offset, for the days of any place', () => {
    expect(texts('2026-03-02T00:00-06:00', '2026-03-02T23:59:59.999-06:00')).toEqual([
      '2026-03-02T06:00:00.000Z',
      '2026-03-03T05:59:59.999Z',
    ]);
  });

  it.each([
    '2026-02-30',
    '2026-02-30T10:00:00Z',
    '2026-03-02T10:00',
    '2026-03-02T24:00Z',
    '2026-03-02 10:00Z',
  ])('is never bounded by %s', (bound) => expect(isDayOrMoment(bound)).toBe(false));

  it.each(['2026-03-02', '2026-03-02T10:00Z', '2026-03-02T10:00:00.123+05:30'])(
    'may be bounded by %s',
    (bound) => {
      expect(isDayOrMoment(bound)).toBe(true);
      expect(Number.isNaN(periodOf(bound, bound, now).until?.getTime())).toBe(false);
    },
  );
});
