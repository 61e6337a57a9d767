/** The rules of card codes. */
import { CARD_CODE_ERROR, parseCardCode, searchForCode } from './card-code';

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

test.each([
  ['2X2-331', 'set:2x2 cn:331'],
  ['40K 12', 'set:40k cn:12'],
  ['8lm007', 'set:8lm cn:7'],
  ['FDN-029a', 'set:fdn cn:29a'],
  ['PLST PLC-30', 'set:plst cn:PLC-30'],
  ['A-45', 'cn:A-45'],
  [' 1★ ', 'cn:1★'],
  ['lantern  warden', 'lantern warden'],
])('what "%s" may mean is searched for as %s', (text, search) => {
  expect(searchForCode(text)).toBe(search);
});
