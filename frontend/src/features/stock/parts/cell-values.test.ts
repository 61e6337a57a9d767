/** What can be typed into the cells of a line. */
import { aLine } from '../../../test/goods';
import { cellText, editedLine, isGone, readCell, termsKey } from './cell-values';
import type { ColumnId } from './columns';

const line = aLine({ price: 5, quantity: 4, shelf: 'Bin 4' });

test.each<[ColumnId, string, object | null]>([
  ['price', '7', { price: 7 }],
  ['price', '$1,234.50', { price: 1234.5 }],
  ['price', '1.234,50', { price: 1234.5 }],
  ['price', '7,5', { price: 7.5 }],
  ['price', '.25', { price: 0.25 }],
  ['price', '5.00', null],
  ['pricePaid', '', null],
  ['pricePaid', '0', { pricePaid: 0 }],
  ['quantity', '0', { quantity: 0 }],
  ['quantity', '4', null],
  ['condition', 'lp', { condition: 'LIGHTLY_PLAYED' }],
  ['condition', 'Near Mint', null],
  ['condition', 'DAMAGED', { condition: 'DAMAGED' }],
  ['finish', 'Foil', { finish: 'FOIL' }],
  ['language', 'jp', { language: 'ja' }],
  ['language', 'German', { language: 'de' }],
  ['type', 'trade', { type: 'TRADE' }],
  ['shelf', ' Bin  4 ', null],
  ['shelf', '', { shelf: null }],
  ['note', 'Small\ncrease', { note: 'Small crease' }],
  ['isSigned', 'yes', { isSigned: true }],
  ['isSigned', 'true', { isSigned: true }],
  ['isSigned', '', null],
  ['isAltered', 'No', null],
])('in %s, %j is %j', (column, typed, change) => {
  expect(readCell(line, column, typed)).toEqual({ change });
});

test.each<[ColumnId, string]>([
  ['price', ''],
  ['price', '0'],
  ['price', '1.234'],
  ['price', 'abc'],
  ['price', '1000000'],
  ['quantity', '-1'],
  ['quantity', '1.5'],
  ['quantity', '10000'],
  ['condition', 'fine'],
  ['language', 'Elvish'],
  ['type', 'NM'],
  ['shelf', 'x'.repeat(61)],
  ['isSigned', 'perhaps'],
  ['card', 'Another card'],
  ['market', '3'],
])('in %s, %j is refused with a reason', (column, typed) => {
  expect(readCell(line, column, typed)).toEqual({ problem: expect.stringMatching(/\.$/) });
});

test('what is copied can be pasted back', () => {
  const columns: ColumnId[] = [
    'price',
    'quantity',
    'condition',
    'finish',
    'language',
    'type',
    'shelf',
    'note',
    'isSigned',
    'isAltered',
  ];
  for (const column of columns)
    expect(readCell(line, column, cellText(line, column))).toEqual({ change: null });
});

test('edits are seen before the server has answered, one after the other', () => {
  const after = editedLine({ ...line, priceSetBy: 'RULE' }, [
    { change: { price: 7 } },
    { change: { sell: {} }, quantity: 1 },
    { change: { shelf: null } },
  ]);
  expect(after).toMatchObject({ price: 7, priceSetBy: 'HAND', quantity: 3, shelf: null });
  expect(isGone(editedLine(line, [{ change: { withdraw: true } }]))).toBe(true);
  expect(isGone({ ...line, quantity: 0, reserved: 1 })).toBe(false);
});

test('lines with the same terms are one', () => {
  expect(termsKey({ ...line, line: 'other', quantity: 9 })).toBe(termsKey(line));
  expect(termsKey({ ...line, shelf: null })).not.toBe(termsKey(line));
});
