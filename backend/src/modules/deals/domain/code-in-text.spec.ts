// How a code is found in what somebody writes.
import { hasDigits } from './code-in-text.js';

it.each([
  'My code is 042817',
  '04 28 17',
  '0-4-2-8-1-7',
  'x042817x',
  '99042817',
  '٠٤٢٨١٧',
  '０４２８１７',
  '04\u200b2817',
])('is found in %j', (text) => {
  expect(hasDigits(text, '042817')).toBe(true);
});

it.each(['', 'at 04:28 or 17 past', '042816', '0428 and 17', 'See you at six'])('is not in %j', (text) => {
  expect(hasDigits(text, '042817')).toBe(false);
});
