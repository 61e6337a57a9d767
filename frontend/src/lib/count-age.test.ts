import { countAgeOf, countedAgain } from './count-age';

const count = {
  countedAt: '2026-03-01T10:00:00.000Z',
  freshUntil: '2026-03-31T10:00:00.000Z',
  listedUntil: '2026-04-30T10:00:00.000Z',
};
const at = (moment: string) => Date.parse(moment);

it('calls a count fresh, stale and expired by the moments of the server', () => {
  expect(countAgeOf(count, at('2026-03-31T09:59:59.999Z'))).toBe('fresh');
  expect(countAgeOf(count, at(count.freshUntil))).toBe('stale');
  expect(countAgeOf(count, at('2026-04-30T09:59:59.999Z'))).toBe('stale');
  expect(countAgeOf(count, at(count.listedUntil))).toBe('expired');
});

it('makes a count that is repeated fresh for as long as it was before', () => {
  expect(countedAgain(count, at('2026-05-01T10:00:00.000Z'))).toEqual({
    countedAt: '2026-05-01T10:00:00.000Z',
    freshUntil: '2026-05-31T10:00:00.000Z',
    listedUntil: '2026-06-30T10:00:00.000Z',
  });
});
