/** The rules of card codes. */
import { CARD_CODE_ERROR, parseCardCode, readCardCodes, searchForCode, variantsOf } from './card-code';

const SETS = new Set([
  'fin',
  'fdn',
  'm1',
  'm19',
  'm10',
  'mh1',
  '2x2',
  '10e',
  'c19',
  'c1',
  '40k',
  'plst',
  'pm19',
  'khm',
  'pal00',
  '8ed',
]);

// @spec rule-card-code
test.each([
  ['FIN-527', { set: 'fin', number: '527' }],
  ['fdn0429', { set: 'fdn', number: '429' }],
  [' f d n - 0 4 2 9 ', { set: 'fdn', number: '429' }],
  ['FIN–527', { set: 'fin', number: '527' }],
  ['abc000', { set: 'abc', number: '0' }],
  ['PLYST1', { set: 'plyst', number: '1' }],
])('reads %s as letters, then digits', (text, code) => {
  expect(parseCardCode(text)).toEqual(code);
  expect(readCardCodes(text, null)).toEqual([code]);
  expect(readCardCodes(text, SETS)).toEqual([code]);
});

test.each(['', 'FIN', '527', '527-FIN', 'FIN-527a', 'FIN_527', 'fin-', '-527'])(
  'sees more than letters, then digits in "%s"',
  (text) => expect(parseCardCode(text)).toBeNull(),
);

// @spec rule-card-code
test.each(['', 'FIN', '527', '527-FIN', 'fin-', '-527', 'A-45x', '1★', 'Lightning Bolt'])(
  'sees no code at all in "%s"',
  (text) => {
    expect(readCardCodes(text, SETS)).toEqual([]);
    expect(readCardCodes(text, null)).toEqual([]);
  },
);

test.each([
  ['M19-1', 'm19', '1'],
  ['m19/1', 'm19', '1'],
  ['m19_001', 'm19', '1'],
  ['M19 #1', 'm19', '1'],
  ['MH1-20', 'mh1', '20'],
  ['2X2-117', '2x2', '117'],
  ['2x2117', '2x2', '117'],
  ['10E-5', '10e', '5'],
  ['10e005', '10e', '5'],
  ['C19 5', 'c19', '5'],
  ['40K 12', '40k', '12'],
  ['FIN-527a', 'fin', '527a'],
  ['FIN 12★', 'fin', '12★'],
  ['8ED-S7', '8ed', 'S7'],
  ['KHM A-40', 'khm', 'A-40'],
  ['plst-m19-1', 'plst', 'M19-1'],
  ['PLST M19/001', 'plst', 'M19-1'],
  ['PAL00-3', 'pal00', '3'],
  ['M1 91', 'm1', '91'],
  ['fdn 04 29', 'fdn', '429'],
])('%s is a card of the set before the separator, or of a set that there is', (text, set, number) => {
  expect(readCardCodes(text, SETS)).toEqual([{ set, number }]);
});

test('a code that can be read twice means either card', () => {
  expect(readCardCodes('M191', SETS)).toEqual([
    { set: 'm1', number: '91' },
    { set: 'm19', number: '1' },
  ]);
  expect(readCardCodes('M1010', new Set(['m10']))).toEqual([{ set: 'm10', number: '10' }]);
});

test.each([
  ['ZZ9-5', 'zz9', '5'],
  ['M19-1', 'm19', '1'],
  ['9zz12', '9zz', '12'],
])('%s is read as far as possible where its set is not known', (text, set, number) => {
  expect(readCardCodes(text, new Set(['fin']))).toEqual([{ set, number }]);
  expect(readCardCodes(text, null)).toEqual([{ set, number }]);
});

test('letters of a number count in either case, a star may be typed, and promos are looked for in their own set', () => {
  const numbers = (number: string) =>
    variantsOf({ set: 'm19', number }, SETS).map((each) => Object.values(each).join(' '));
  expect(numbers('1')).toEqual(['m19 1']);
  expect(numbers('12A')).toEqual(['m19 12a', 'm19 12A']);
  expect(numbers('5*')).toEqual(['m19 5*', 'm19 5★']);
  expect(numbers('1p')).toEqual(['m19 1p', 'm19 1P', 'pm19 1p']);
  expect(numbers('M19-1')).toEqual(['m19 M19-1']);
});

// @spec text-card-code
test('says how a code looks', () => {
  expect(CARD_CODE_ERROR).toBe('Use format like "FIN-527" or "fdn0429"');
});

// @spec rule-list-by-search
test.each([
  ['2X2-9999', 'set:2x2'],
  ['ZZ9-331', 'cn:331'],
  ['A-45', 'cn:A-45'],
  [' 1★ ', 'cn:1★'],
  ['lantern  warden', 'lantern warden'],
])('what helps where "%s" is not found is the search %s', (text, search) => {
  expect(searchForCode(text, SETS)).toBe(search);
});

test('without the codes of the sets the search names both parts', () => {
  expect(searchForCode('2X2-331', null)).toBe('set:2x2 cn:331');
});
