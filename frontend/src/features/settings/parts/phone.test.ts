/** How a phone number looks after it was typed. */
import { formatPhone } from './phone';

// @spec rule-phone-pattern
test.each([
  '+1 312-555-0199',
  '3125550199',
  '13125550199',
  '(312) 555-0199',
  '312.555.0199',
  ' 1 312 555 0199 ',
  '+1 (312) 555-0199',
  '+1 312–555–0199',
  '+1\u00a0312\u00a0555\u00a00199',
])('a North American number gets its pattern: %s', (typed) => {
  expect(formatPhone(typed)).toBe('+1 (312) 555-0199');
});

test.each([
  '+49 30 901820',
  '030 901820',
  '+44 20 7946 0018',
  '0123456789',
  '+2125550199',
  '312-555-019',
  '312-555-0199 ext. 4',
  '112 555 0199',
  '',
])('any other number stays as it was typed: %s', (typed) => {
  expect(formatPhone(typed)).toBe(typed);
});

test('blanks around a number go', () => {
  expect(formatPhone('  +49 30 901820 ')).toBe('+49 30 901820');
});
