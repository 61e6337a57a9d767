/** The rules of card codes. */
import { CARD_CODE_ERROR, parseCardCode } from './card-code';

test.each([
  ['FIN-527', { set: 'fin', number: '527' }],
  ['fdn0429', { set: 'fdn', number: '429' }],
  [' f d n - 0 4 2 9 ', { set: 'fdn', number: '429' }],
  ['FIN–527', { set: 'fin', number: '527' }],
  ['abc000', { set: 'abc', number: '0' }],
  ['PLYST1', { set: 'plyst', number: '1' }],
])('reads %s', (text, code) => {
  expect(parseCardCode(text)).toEqual(code);
});

test.each(['', 'FIN', '527', '527-FIN', 'FIN-527a', 'FIN_527', 'fin-', '-527'])('refuses "%s"', (text) => {
  expect(parseCardCode(text)).toBeNull();
});

test('says how a code looks', () => {
  expect(CARD_CODE_ERROR).toBe('Use format like "FIN-527" or "fdn0429"');
});
