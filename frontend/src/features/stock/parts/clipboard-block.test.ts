/** Blocks of cells on the clipboard. */
import { pastedCells, readBlock, writeBlock } from './clipboard-block';

test.each([
  ['7.50', [['7.50']]],
  [
    '1\t2\r\n3\t4\r\n',
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  ['a\n\nb', [['a'], [''], ['b']]],
  [
    '"a\tb"\t"say ""hi"""\n"two\nlines"\tc',
    [
      ['a\tb', 'say "hi"'],
      ['two\nlines', 'c'],
    ],
  ],
  ['5" disc\tx', [['5" disc', 'x']]],
  ['', [['']]],
  ['\t', [['', '']]],
  ['a\r', [['a']]],
])('%j is read as a spreadsheet writes it', (text, cells) => {
  expect(readBlock(text)).toEqual(cells);
});

test('what is written is read again', () => {
  const cells = [
    ['Say "hi"', '', '1.50'],
    ['two\nlines', 'a\tb', ''],
  ];
  expect(readBlock(writeBlock(cells))).toEqual(cells);
});

const TABLE = { rows: 3, columns: 3 };

test('one cell fills the block that is chosen', () => {
  expect(pastedCells([['9']], { top: 0, bottom: 1, left: 1, right: 2 }, TABLE)).toEqual([
    { row: 0, column: 1, text: '9' },
    { row: 0, column: 2, text: '9' },
    { row: 1, column: 1, text: '9' },
    { row: 1, column: 2, text: '9' },
  ]);
});

test('a block begins at the corner, and ends with the table', () => {
  const cells = [
    ['1', '2'],
    ['3', '4'],
  ];
  expect(pastedCells(cells, { top: 2, bottom: 2, left: 2, right: 2 }, TABLE)).toEqual([
    { row: 2, column: 2, text: '1' },
  ]);
});
