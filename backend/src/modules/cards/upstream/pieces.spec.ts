// The rules of cutting a stream of bytes into objects, wherever its chunks end.
import { CatalogueImportError } from './import-error.js';
import { elements, lines, MAX_PIECE_BYTES, type Piece } from './pieces.js';

async function* chunksOf(text: string, length: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

async function collect(pieces: AsyncGenerator<Piece>): Promise<(string | undefined)[]> {
  const found: (string | undefined)[] = [];
  for await (const piece of pieces) found.push(piece.bytes?.toString().trim());
  return found;
}

const LENGTHS = [1, 2, 3, 7, 1000];

describe('the pieces of a file', () => {
  it.each(LENGTHS)('are its lines, in chunks of %i bytes', async (length) => {
    expect(await collect(lines(chunksOf('{"a":"ö"}\n\n[1]\r\nlast', length)))).toEqual([
      '{"a":"ö"}',
      '',
      '[1]',
      'last',
    ]);
  });

  it.each(LENGTHS)('are the elements of an array, in chunks of %i bytes', async (length) => {
    const text = '[ {"a":"]}\\",["},\n{"b":[1,{"c":"\\\\"}]} , 3, "x,y" ]\n';
    expect(await collect(elements(chunksOf(text, length)))).toEqual([
      '{"a":"]}\\",["}',
      '{"b":[1,{"c":"\\\\"}]}',
      '3',
      '"x,y"',
    ]);
  });

  it('are open when the file ended before them', async () => {
    const found: boolean[] = [];
    for await (const { isOpen } of lines(chunksOf('a\nb', 2))) found.push(isOpen);
    expect(found).toEqual([false, true]);
  });

  it('are never longer than a card could be', async () => {
    const long = 'x'.repeat(MAX_PIECE_BYTES + 1);
    expect(await collect(lines(chunksOf(`a\n${long}\nb`, 65_536)))).toEqual(['a', undefined, 'b']);
    expect(await collect(elements(chunksOf(`["${long}","b"]`, 65_536)))).toEqual([undefined, '"b"']);
  });

  it('do not come from an array without an end', async () => {
    await expect(collect(elements(chunksOf('[{"a":1},{"b"', 5)))).rejects.toThrow(CatalogueImportError);
  });
});
