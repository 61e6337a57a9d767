// Properties: how a table is written down does not change what it says.
import fc from 'fast-check';
import { readFile } from '../read.js';
import { bytesOf, rowsOf, saidBy } from './reading.js';

const NAMES = [
  'Quantity',
  'Name',
  'Set Code',
  'Collector Number',
  'Condition',
  'Finish',
  'Language',
  'Price',
  'Note',
  'Counted At',
  'Held',
] as const;
type Row = Readonly<Record<(typeof NAMES)[number], string>>;

const note = fc.string({
  maxLength: 20,
  unit: fc.constantFrom('a', 'b', ' ', '"', ',', ';', '\t', '|', '\n', 'é', "'", '='),
});
const row: fc.Arbitrary<Row> = fc.record({
  Quantity: fc.integer({ min: 0, max: 9_999 }).map(String),
  Name: fc.constantFrom(
    'Forest',
    'Aragorn, the Uniter',
    'Fire // Ice',
    "Lim-Dûl's Vault",
    'Kongming, "Sleeping Dragon"',
  ),
  'Set Code': fc.constantFrom('m11', 'ltr', 'sld'),
  'Collector Number': fc.constantFrom('149', '741z', '51★', 'DDC-49'),
  Condition: fc.constantFrom('Near Mint', 'Lightly Played', 'Damaged', ''),
  Finish: fc.constantFrom('Nonfoil', 'Foil', 'Etched', ''),
  Language: fc.constantFrom('en', 'zhs', 'qya', ''),
  Price: fc.integer({ min: 1, max: 1_000_000 }).map((cents) => (cents / 100).toFixed(2)),
  Note: note.map((text) => text.trim()),
  'Counted At': fc.constant('2026-11-24T10:00:00.000Z'),
  Held: fc.constant('0'),
});

const dialect = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
  quotesAll: fc.boolean(),
  order: fc.shuffledSubarray([...NAMES], { minLength: NAMES.length }),
  hasMark: fc.boolean(),
  hasSeparatorLine: fc.boolean(),
  endsOpen: fc.boolean(),
});
type Dialect = typeof dialect extends fc.Arbitrary<infer Value> ? Value : never;

const written = (rows: readonly Row[], { delimiter, lineEnd, quotesAll, order, ...is }: Dialect): string => {
  const cell = (text: string): string =>
    quotesAll || /[",;\t|\n]/.test(text) ? `"${text.replaceAll('"', '""').replaceAll('\n', lineEnd)}"` : text;
  const lines = [order, ...rows.map((each) => order.map((name) => each[name]))].map((cells) =>
    cells.map(cell).join(delimiter),
  );
  const all = is.hasSeparatorLine ? [`"sep=${delimiter}"`, ...lines] : lines;
  return (is.hasMark ? '\uFEFF' : '') + all.join(lineEnd) + (is.endsOpen ? '' : lineEnd);
};

const PLAIN: Dialect = {
  delimiter: ',',
  lineEnd: '\n',
  quotesAll: true,
  order: [...NAMES],
  hasMark: false,
  hasSeparatorLine: false,
  endsOpen: false,
};
const read = async (text: string) => {
  const file = await readFile(bytesOf(text));
  return file.kind === 'read' ? { format: file.format, rows: saidBy(file.rows), blanks: file.blanks } : file;
};

it('reads the same lines from any delimiter, quoting, line end and order of columns', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 8 }), dialect, async (rows, how) => {
      expect(await read(written(rows, how))).toEqual(await read(written(rows, PLAIN)));
    }),
    { numRuns: 150 },
  );
});

it('never fails, whatever the bytes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.uint8Array({ maxLength: 300 }), fc.string({ maxLength: 300 }).map(bytesOf)),
      async (bytes) => {
        expect(['read', 'refused']).toContain((await readFile(bytes)).kind);
      },
    ),
    { numRuns: 150 },
  );
});

it('reads the same lines from a table that is cut into two files between any of its rows', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 2, maxLength: 8 }),
      dialect,
      fc.nat(),
      async (rows, how, nth) => {
        const at = 1 + (nth % (rows.length - 1));
        const halves = [rows.slice(0, at), rows.slice(at)].map((half) => rowsOf(written(half, how)));
        expect((await Promise.all(halves)).flat()).toEqual(await rowsOf(written(rows, how)));
      },
    ),
    { numRuns: 60 },
  );
});

it('reads the rows before the place where a file is cut off as those of the whole file', async () => {
  const whole = written(fc.sample(row, { numRuns: 6, seed: 7 }), {
    ...PLAIN,
    lineEnd: '\r\n',
    quotesAll: false,
  });
  const [bytes, all] = [bytesOf(whole), await rowsOf(whole)];
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: bytes.length }), async (end) => {
      const file = await readFile(bytes.subarray(0, end));
      if (file.kind === 'refused') return;
      const complete = saidBy(file.rows).slice(0, -1);
      expect(complete).toEqual(all.slice(0, complete.length));
    }),
    { numRuns: 60 },
  );
});
