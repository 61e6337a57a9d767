// From when on somebody is of age.
import { adultFrom, monthOf } from './age.js';

const day = (month: string): string => adultFrom(monthOf(month)).toISOString().slice(0, 10);

test('somebody is of age once the month in which they turn 18 is over everywhere', () => {
  expect(day('2010-05')).toBe('2028-06-02');
});

test('who is born in December is of age in January', () => {
  expect(day('2010-12')).toBe('2029-01-02');
});

test('a leap day changes nothing', () => {
  expect(day('2012-02')).toBe('2030-03-02');
});
