// Properties: how a table is written down does not change what it says.
import fc from 'fast-check';
import { readFile } from '../read.js';
import { bytesOf, saidBy } from './reading.js';

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

it('loses no row of a file that is cut anywhere: what is left is read, held back or refused', async () => {
  const whole = bytesOf(
    written(fc.sample(row, { numRuns: 6, seed: 7 }), { ...PLAIN, lineEnd: '\r\n', quotesAll: false }),
  );
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: whole.length }), async (end) => {
      const file = await readFile(whole.subarray(0, end));
      if (file.kind === 'refused') return;
      for (const each of file.rows) expect(each.quantity).toBeLessThanOrEqual(9_999);
    }),
    { numRuns: 60 },
  );
});
