/** Times as people type them. */
import { clockTime } from './clock-time';

test.each([
  ['18:30', '18:30'],
  ['1830', '18:30'],
  ['830', '08:30'],
  ['9', '09:00'],
  ['18.30', '18:30'],
  ['18h30', '18:30'],
  ['7pm', '19:00'],
  ['7:30 p.m.', '19:30'],
  ['12 AM', '00:00'],
  ['12pm', '12:00'],
  [' 6:15 ', '06:15'],
])('%j is %s', (typed, time) => {
  expect(clockTime(typed)).toBe(time);
});

test.each(['', '24:00', '18:60', '13pm', 'noon', '1:2', '12345'])('%j is no time, and stays', (typed) => {
  expect(clockTime(typed)).toBe(typed);
});
