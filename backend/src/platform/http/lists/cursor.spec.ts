// A cursor is taken back as it was given, and as nothing else.
import { cursorOf, keyOf } from './cursor.js';

const UUID = '0b5d1f2e-8a43-4c53-9f3e-6d0c3f6f2a11';
const refusal = expect.objectContaining({
  details: { errors: [expect.objectContaining({ field: 'after' })] },
});

describe('a cursor', () => {
  it.each(['2027-03-14 05:00:00.123456+00', '2027-03-14T05:00:00.000Z', '2027-03-14 10:30:00+05:30'])(
    'comes back: %s',
    (moment) => {
      expect(keyOf(cursorOf([moment, UUID]), 'moment', 'uuid')).toEqual([moment, UUID]);
    },
  );

  it('comes back with a number', () => {
    expect(keyOf(cursorOf([599, UUID]), 'number', 'uuid')).toEqual([599, UUID]);
  });

  it.each([
    ['empty parts', [null, null]],
    ['too few parts', ['2027-03-14T05:00:00Z']],
    ['too many parts', ['2027-03-14T05:00:00Z', UUID, UUID]],
    ['a list in a list', [['2027-03-14T05:00:00Z'], UUID]],
    ['no moment', ['soon', UUID]],
    ['a day that is none', ['2027-02-30 05:00:00+00', UUID]],
    ['the year 0', ['0000-01-01 00:00:00+00', UUID]],
    ['an hour that is none', ['2027-03-14 25:00:00+00', UUID]],
    ['no UUID', ['2027-03-14T05:00:00Z', 'x']],
    ['a price for a moment', [599, UUID]],
  ])('is refused by its name: %s', (_what, key) => {
    const cursor = Buffer.from(JSON.stringify(key)).toString('base64url');
    expect(() => keyOf(cursor, 'moment', 'uuid')).toThrow(refusal);
  });

  it.each([1.5, 2 ** 31, '5', null])('is refused by its name with %p for a number', (part) => {
    const cursor = Buffer.from(JSON.stringify([part, UUID])).toString('base64url');
    expect(() => keyOf(cursor, 'number', 'uuid')).toThrow(refusal);
  });

  it.each(['x', '', 'bnVsbA', '%%%'])('is refused by its name when it was never one: %j', (cursor) => {
    expect(() => keyOf(cursor, 'number', 'uuid')).toThrow(refusal);
  });
});
