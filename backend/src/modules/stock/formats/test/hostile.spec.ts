// Files that are none, are too large, are about people, or are broken.
import { decode, MAX_FILE_BYTES } from '../bytes/decode.js';
import { Turns } from '../bytes/turns.js';
import { readFile } from '../read.js';
import type { ReadChoice } from '../read-file.js';
import { bytesOf, fileOf, reading } from './reading.js';

const HEADER = 'Count,Tradelist Count,Name,Edition,Condition,Language,Foil,Last Modified,Collector Number';
const BOLT = '1,0,Lightning Bolt,m11,Near Mint,English,,,149';

const codeOf = async (bytes: Uint8Array | string, choice?: ReadChoice): Promise<string> => {
  const read = await readFile(typeof bytes === 'string' ? bytesOf(bytes) : bytes, choice);
  return read.kind === 'refused' ? read.code : 'read';
};
const latin = (text: string): Uint8Array => Buffer.from(text, 'latin1');

describe('a file that is not read says why', () => {
  it.each<[string, Uint8Array | string]>([
    ['spreadsheet', latin('PK\x03\x04\x14\0\x06\0[Content_Types].xml')],
    ['spreadsheet', latin('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1')],
    ['archive', latin('PK\x03\x04\x14\0\0\0cards.csv')],
    ['archive', latin('\x1F\x8B\x08')],
    ['database', latin('SQLite format 3\0')],
    ['binary', `${HEADER}\n1,0,Lightning\0Bolt,m11`],
    ['web-page', '<!DOCTYPE html><html></html>'],
    ['empty', ' \n\n'],
    ['no-rows', HEADER],
    ['no-rows', `\n\n${HEADER}\n,,,,\n`],
    ['too-many-rows', `${HEADER}\n${'\n'.repeat(5_000_000)}${BOLT}`],
    [
      'no-cards',
      `${'A sentence that goes on and on as those in a letter do is not the name of a card that anyone has. '.repeat(2)}\n`.repeat(
        3,
      ),
    ],
    ['no-cards', '{\n"name": "Forest",\n"count": 3\n}'],
    ['too-many-columns', Array.from({ length: 101 }, (_, at) => `Column ${at}`).join(',')],
    ['cell-too-long', `${HEADER}\n1,0,${'x'.repeat(10_000_000)},m11`],
    ['too-large', new Uint8Array(MAX_FILE_BYTES + 1)],
    ['too-many-rows', `${HEADER}\n${`${BOLT}\n`.repeat(50_001)}`],
    ['broken-xml', '<Deck><Cards CatID="21213" Quantity="2"'],
    ['names-and-addresses', 'Order #,FirstName,LastName,Address1,City,PostalCode\n1,A,B,C,D,E'],
    ['names-and-addresses', 'Order #,Buyer Name,Order Date,Channel,Total Amt\n1,A. Player,2026-01-01,M,1.00'],
    ['names-and-addresses', 'Ship To:\nA. Player\n1 Main Street'],
  ])('%s', async (code, bytes) => {
    expect(await codeOf(bytes)).toBe(code);
  });

  it('in the words of the rule about names and addresses', async () => {
    const read = await reading('Shipping Name,Shipping Street\nA,B');
    expect(read.kind === 'refused' && read.message).toMatch(/customers’ names and addresses/);
  });

  it('if it can’t be what was chosen', async () => {
    expect(await codeOf('4 Lightning Bolt', { format: 'moxfield' })).toBe('wrong-format');
    expect(await codeOf(`${HEADER}\n${BOLT}`, { format: 'mtgo-dek' })).toBe('wrong-format');
    expect(await codeOf('<deck><card qty="1">Forest</card></deck>', { format: 'moxfield' })).toBe(
      'wrong-format',
    );
  });
});

describe('encodings', () => {
  const text = `${HEADER}\n1,0,Lim-Dûl's Vault,all,Near Mint,English,,,107`;
  const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le');
  it.each<[string, Uint8Array]>([
    ['utf-8', bytesOf(text)],
    ['utf-8', bytesOf(`\uFEFF${text}`)],
    ['utf-16le', utf16],
    ['utf-16le', utf16.subarray(2)],
    ['utf-16be', Buffer.from(utf16).swap16()],
    ['windows-1252', latin(text)],
  ])('%s', async (encoding, bytes) => {
    const read = await readFile(bytes);
    expect(read).toMatchObject({
      encoding,
      format: 'moxfield',
      rows: [{ name: "Lim-Dûl's Vault", setCode: 'all' }],
    });
  });
});

it('takes line ends of every kind for one, also one that two pieces of a file share', async () => {
  const piece = 'x'.repeat(512 * 1024 - 1);
  const decoded = await decode(latin(`${piece}\r\ny\ry\r\r\n`), new Turns());
  expect(decoded).toMatchObject({ text: `${piece}\ny\ny\n\n` });
});

describe('a broken row is held back', () => {
  it('where a quotation mark is missing, with all that it swallowed', async () => {
    const { rows } = await fileOf(`${HEADER}\n1,0,"Lightning Bolt,m11\n${BOLT}`);
    expect(rows).toMatchObject([{ line: 2, problem: { code: 'broken-quotes' } }]);
  });

  it('where a comma is not in quotation marks', async () => {
    const { rows } = await fileOf(`${HEADER}\n1,0,Aragorn, the Uniter,ltr,Near Mint,English,,,192\n${BOLT}`);
    expect(rows.map(({ problem }) => problem?.code)).toEqual(['too-many-cells', undefined]);
  });

  it('but a row may end after its last value, and behind it with blanks', async () => {
    const { rows } = await fileOf(`${HEADER}\n1,0,Lightning Bolt,m11\n${BOLT},,,`);
    expect(rows.map(({ problem }) => problem)).toEqual([undefined, undefined]);
  });

  it('where its count is none', async () => {
    const counts = ['-1', '1.5', '10000', 'one', '', '2x', ' 3 ', '4.0', '0'];
    const { rows } = await fileOf(`Name,Quantity\n${counts.map((count) => `Forest,${count}`).join('\n')}`);
    expect(rows.map(({ problem, quantity }) => problem?.code ?? quantity)).toEqual([
      'negative-quantity',
      'fractional-quantity',
      'quantity-too-large',
      'unreadable-quantity',
      'no-quantity',
      2,
      3,
      4,
      0,
    ]);
  });
});

it('gives others their turn while it reads', async () => {
  let turns = 0;
  let isReading = true;
  const others = () => {
    turns += 1;
    if (isReading) setImmediate(others);
  };
  setImmediate(others);
  await fileOf(`${HEADER}\n${`${BOLT}\n`.repeat(20_000)}`);
  isReading = false;
  expect(turns).toBeGreaterThan(5);
});

describe('a crowded line', () => {
  const cpuOf = async (work: () => Promise<unknown>): Promise<number> => {
    const before = process.cpuUsage();
    await work();
    return process.cpuUsage(before).user;
  };

  it.each([
    ['too-many-columns', `${','.repeat(10_000_000)}\nName`],
    ['too-many-columns', ';\t|,'.repeat(3_000_000)],
    ['too-many-columns', `a, b, c, d, e, f\n${', "'.repeat(3_000_000)}`],
    ['cell-too-long', `${HEADER}\n"${'""'.repeat(5_000_000)}"`],
  ])('is refused with %s before it is taken apart, which takes seconds', async (code, file) => {
    const longest = bytesOf(`${HEADER}\n${`${BOLT}\n`.repeat(50_000)}`);
    const bytes = bytesOf(file);
    const crowded = await cpuOf(async () => expect(await codeOf(bytes)).toBe(code));
    expect(crowded).toBeLessThan(await cpuOf(() => codeOf(longest)));
  });

  it('of an XML file is read', async () => {
    const cards = '<card number="1" name="Forest"/>'.repeat(3_000);
    const { rows } = await fileOf(
      `<cockatrice_deck version="1"><zone name="main">${cards}</zone></cockatrice_deck>`,
    );
    expect(rows).toHaveLength(3_000);
  });
});
