// The story of files that are no good: what is said about them, and that they leave the catalogue as it was.
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { asLines, bulkCard, bulkCards, bulkFiles, idOf } from './bulk-card.js';
import { mirror } from './mirror.js';

describe('a broken bulk file', () => {
  const catalogue = mirror();
  const file = bulkFiles();
  const gzip = gzipSync(asLines(bulkCards(500)));

  it.each<[what: string, content: string | Buffer, words: RegExp]>([
    ['a truncated gzip', gzip.subarray(0, gzip.length >> 1), /is incomplete/],
    ['a gzip of a few bytes', gzip.subarray(0, 5), /is incomplete/],
    ['a damaged gzip', Buffer.concat([gzip.subarray(0, -8), Buffer.alloc(8, 7)]), /damaged/],
    ['a web page', '<!DOCTYPE html><html><body>404</body></html>', /web page/],
    ['a gzipped web page', gzipSync(' \n<html></html>'), /web page/],
    ['an empty file', '', /file is empty/],
    ['an empty gzip', gzipSync(''), /file is empty/],
    ['blank lines', '\n \r\n\n', /file is empty/],
    ['a list of sets', '{"object":"list","data":[{"object":"set"}]}', /No card found .* 1 not a card/],
    ['pretty-printed JSON', JSON.stringify({ a: { b: 1 } }, null, 2), /No card found .* 5 not JSON/],
    ['an empty array', '[]', /No card found/],
    ['an array of numbers', '[1,2]', /No card found .* 2 not a card/],
    ['half an array', JSON.stringify(bulkCards(9)).slice(0, -30), /is incomplete/],
    ['noise', Buffer.from(Array.from({ length: 999 }, (_, at) => (at * 193) % 251)), /No card found/],
  ])('is refused when it is %s', async (_what, content, words) => {
    await catalogue.import(file(asLines(bulkCards(2))));
    const before = await catalogue.state();
    await expect(catalogue.import(file(content))).rejects.toThrow(words);
    expect(await catalogue.state()).toBe(before);
  });

  it('is refused when it is not there, or a folder', async () => {
    await expect(catalogue.import('/nowhere/cards.jsonl')).rejects.toThrow('There is no such file');
    await expect(catalogue.import('/')).rejects.toThrow('This is not a file');
  });

  const cut = (cards: readonly object[]) => {
    const text = asLines(cards);
    return Buffer.from(text).subarray(0, Math.floor(text.length * 0.6));
  };

  it.each<[what: string, content: Buffer, name: string]>([
    ['a whole catalogue', cut(bulkCards(100)), 'default-cards-20260804091507.jsonl'],
    ['some cards', cut(bulkCards(100)), 'some.jsonl'],
    ['cards on their way', gzipSync(cut(bulkCards(100))), 'all-cards-20260804091507.jsonl.gz'],
    [
      'a catalogue that lost half a character',
      Buffer.from(`${asLines(bulkCards(100))}{"name":"é`).subarray(0, -1),
      'some.jsonl',
    ],
    [
      'a catalogue that lost the end of an endless line',
      Buffer.from(`${asLines(bulkCards(100))}{"a":"${'x'.repeat(2_000_000)}`),
      'some.jsonl',
    ],
  ])('is refused when it has lost its end: %s', async (_what, content, name) => {
    await catalogue.import(file(asLines(bulkCards(100)), name.replace('.gz', '')));
    const before = await catalogue.state();
    await expect(catalogue.import(file(content, name), { allowLoss: true })).rejects.toThrow('is incomplete');
    expect(await catalogue.state()).toBe(before);
  });

  it('needs no line end after its last card', async () => {
    expect(await catalogue.import(file(asLines(bulkCards(3)).trimEnd()))).toMatchObject({
      rows: 3,
      skipped: {},
    });
  });

  it('is read around its bad lines, which are counted by what is wrong with them', async () => {
    const bad = [
      JSON.stringify(bulkCard({}, 9)).slice(0, 100),
      `{"object":"card","name":"${'x'.repeat(5_000_000)}"}`,
      'not json',
      '{"object":"ruling"}',
      JSON.stringify(bulkCard({ id: 'x' })),
      JSON.stringify(bulkCard({ name: null }, 7)),
      JSON.stringify(bulkCard({ set: undefined }, 7)),
      JSON.stringify(bulkCard({ collector_number: 'x'.repeat(5000) }, 7)),
      JSON.stringify(bulkCard({ name: 'The second with this id' }, 1)),
      JSON.stringify(bulkCard({ collector_number: '2' }, 8)),
    ];
    const summary = await catalogue.import(file(`${asLines(bulkCards(2))}${bad.join('\n')}`));
    expect(summary).toMatchObject({ rows: 2, added: 2 });
    expect(summary.skipped).toEqual({
      'longer than 1 MB': 1,
      'not JSON': 2,
      'not a card': 1,
      'without a usable id': 1,
      'without a usable name': 1,
      'without a usable set': 1,
      'without a usable collector_number': 1,
      'with the id of an earlier one': 1,
      'at the set, number and language of an earlier one': 1,
    });
    expect(await catalogue.column('select name from cards.printing where id = $1', [idOf(1)])).toEqual([
      'Gatekeeper 1',
    ]);
  });

  it('waits for nobody: a second import at the same time is refused', async () => {
    const other = new pg.Client({ connectionString: catalogue.url });
    await other.connect();
    const path = file(asLines(bulkCards(2)));
    try {
      await other.query('begin');
      await other.query('select pg_advisory_xact_lock(7529739)');
      await expect(catalogue.import(path)).rejects.toThrow('Another import is running');
    } finally {
      await other.end();
    }
    const both = await Promise.all([
      catalogue.import(path, { wait: true }),
      catalogue.import(path, { wait: true }),
    ]);
    expect(both.map(({ added }) => added).sort()).toEqual([0, 2]);
  });
});
