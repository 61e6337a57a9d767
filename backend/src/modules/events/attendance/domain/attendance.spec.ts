// The rules of places and of the waiting list.
import { MAX_PLAYERS } from '../../domain/event-details.js';
import {
  checkInCode,
  confirmBy,
  excessPlaces,
  hasPlace,
  placeOfCode,
  placesToOffer,
  type Turnout,
} from './attendance.js';

const turnout = (more: Partial<Turnout>): Turnout => ({
  capacity: 8,
  going: 0,
  offered: 0,
  waiting: 0,
  ...more,
});

describe('a place at an event', () => {
  it('is there until all are taken or offered', () => {
    expect(hasPlace(turnout({ going: 7 }))).toBe(true);
    expect(hasPlace(turnout({ going: 8 }))).toBe(false);
    expect(hasPlace(turnout({ going: 6, offered: 2 }))).toBe(false);
  });

  it('goes to nobody new while others wait', () => {
    expect(hasPlace(turnout({ going: 7, waiting: 1 }))).toBe(false);
  });

  it('is there for everybody without a capacity, up to a bound', () => {
    expect(hasPlace(turnout({ capacity: null, going: MAX_PLAYERS - 1 }))).toBe(true);
    expect(hasPlace(turnout({ capacity: null, going: MAX_PLAYERS }))).toBe(false);
  });

  it('is offered to as many as wait and fit', () => {
    expect(placesToOffer(turnout({ going: 5, offered: 1, waiting: 9 }))).toBe(2);
    expect(placesToOffer(turnout({ going: 5, waiting: 2 }))).toBe(2);
    expect(placesToOffer(turnout({ going: 9, waiting: 2 }))).toBe(0);
  });

  it('is taken back from those who are too many', () => {
    expect(excessPlaces(turnout({ going: 9, offered: 2 }))).toBe(3);
    expect(excessPlaces(turnout({ going: 8 }))).toBe(0);
  });
});

describe('the time to confirm an offered place', () => {
  const start = new Date('2026-03-07T18:00:00Z');
  const hoursBefore = (hours: number) => new Date(start.getTime() - hours * 3_600_000);
  const minutes = (hours: number) => {
    const now = hoursBefore(hours);
    return (confirmBy(now, start).getTime() - now.getTime()) / 60_000;
  };

  it('is a day at the most, then a quarter of what is left, then a quarter of an hour', () => {
    expect([24 * 14, 96, 48, 4, 1, 0.5].map(minutes)).toEqual([1440, 1440, 720, 60, 15, 15]);
  });

  it('never lasts beyond the start', () => {
    expect(minutes(0.1)).toBeCloseTo(6, 3);
  });

  it('never grows as the start comes nearer', () => {
    const all = Array.from({ length: 2_000 }, (_, nth) => minutes((2_000 - nth) / 10));
    for (const [nth, each] of all.entries()) {
      expect(each).toBeGreaterThan(0);
      expect(each).toBeLessThanOrEqual(all[nth - 1] ?? Number.POSITIVE_INFINITY);
    }
  });
});

describe('a check-in code', () => {
  it('has the place of its owner, and is read in any spelling', () => {
    const code = checkInCode(42, () => 0);
    expect(code).toBe('AAA42');
    for (const spelling of ['aaa42', 'AAA 42', 'aaa-42', ' A A A 4 2 '])
      expect(placeOfCode(spelling)).toBe(42);
  });

  it('is nothing else', () => {
    for (const text of ['', '42', 'AAA', 'AAA0', 'AAAA42', 'AAA42X', 'AAA99999999999'])
      expect(placeOfCode(text)).toBeUndefined();
  });
});
