/** The days of messages, on the reader's clock. */
import { isoDay } from './days';

test('the day for programs is that of the reader’s clock, as the one that is shown', () => {
  const evening = new Date(2026, 1, 28, 22, 30);
  expect(isoDay(evening.toISOString())).toBe('2026-02-28');
  // A clock six hours behind UTC.
  const parts = [jest.spyOn(Date.prototype, 'getMonth'), jest.spyOn(Date.prototype, 'getDate')];
  parts[0]?.mockReturnValue(1);
  parts[1]?.mockReturnValue(28);
  expect(isoDay('2026-03-01T04:30:00.000Z')).toBe('2026-02-28');
  jest.restoreAllMocks();
});
