// The story of a file of price series: its days are laid over those that are known, or nothing changes.
import { gzipSync } from 'node:zlib';
import { importPrices } from '../index.js';
import { asLines, bulkCard, bulkFiles, idOf } from './bulk-card.js';
import { mirror } from './mirror.js';

const series = (nth: number, usd: object, finish = 'nonfoil', more = {}) => ({
  id: idOf(nth),
  finish,
  usd,
  ...more,
});

describe('importing a file of price series', () => {
  const catalogue = mirror();
  const file = bulkFiles();
  const load = (content: string | Buffer, name = 'prices.ndjson', dryRun = false) =>
    importPrices(catalogue.url, file(content, name), { dryRun });
  const months = () =>
    catalogue.column(
      `select p.collector_number || ' ' || m.kind || ' ' || m.month || ' ' || m.cents::text
       from cards.price_month m join cards.printing p using (pid) order by 1`,
    );
  const today = ['1 1 2026-08-01 {NULL,NULL,NULL,110}', '1 4 2026-08-01 {NULL,NULL,NULL,100}'];

  beforeEach(async () => {
    await catalogue.import(file(asLines([bulkCard({}, 1), bulkCard({ prices: {} }, 2)])));
    expect(await months()).toEqual(today);
  });

  // @spec rule-prices-import
  it.each(['prices.ndjson', 'prices.ndjson.gz'])('reads %s', async (name) => {
    const lines = asLines([
      series(1, { '2026-07-31': 0.88, '2026-08-02': 0.9 }),
      series(1, { '2026-07-31': 3 }, 'foil', { eur: { '2026-07-30': 2.5 }, tix: { '2026-07-30': 1 } }),
      series(2, { '2026-08-06': 5 }, 'etched'),
      series(404, { '2026-08-01': 5 }),
    ]);
    expect(await load(lines, name)).toEqual({
      series: 4,
      known: 2,
      unknown: 1,
      firstDay: '2026-07-30',
      lastDay: '2026-08-06',
      added: 4,
      changed: 1,
      skipped: {},
    });
    expect(await months()).toEqual([
      `1 1 2026-07-01 {${'NULL,'.repeat(30)}88}`,
      '1 1 2026-08-01 {NULL,90,NULL,110}',
      `1 2 2026-07-01 {${'NULL,'.repeat(30)}300}`,
      today[1],
      `1 5 2026-07-01 {${'NULL,'.repeat(29)}250}`,
      '2 3 2026-08-01 {NULL,NULL,NULL,NULL,NULL,500}',
    ]);
  });

  // @spec rule-prices-import
  it('lays the days of a file over those that are known, the later line last', async () => {
    await load(asLines([series(2, { '2026-08-01': 1, '2026-08-02': 2, '2026-08-03': 3 })]));
    const later = [series(2, { '2026-08-02': 20 }), series(2, { '2026-08-02': 22, '2026-08-04': 4 })];
    expect(await load(asLines(later))).toMatchObject({ series: 2, added: 0, changed: 1 });
    expect(await months()).toContain('2 1 2026-08-01 {100,2200,300,400}');
    expect(await load(asLines(later.slice(1)))).toMatchObject({ added: 0, changed: 0 });
  });

  // @spec rule-prices-import
  it('skips bad lines and counts them with the reason', async () => {
    const lines = [
      'nonsense',
      JSON.stringify(series(1, { '2026-13-01': 1 })),
      JSON.stringify(series(1, { '2026-01-01': 'a lot' })),
      JSON.stringify({ ...series(1, {}), id: 'x' }),
      '',
      JSON.stringify(series(2, { '2026-08-01': 1 })),
    ];
    const { skipped } = await load(`${lines.join('\r\n')}\n`);
    expect(skipped).toEqual({
      'not JSON': 1,
      'with a day that is none': 1,
      'with a price that is none': 1,
      'without a usable id': 1,
    });
    expect(await months()).toEqual([...today, '2 1 2026-08-01 {100}']);
  });

  // @spec rule-prices-import
  it('changes nothing in a dry run, and says what would happen', async () => {
    const lines = asLines([series(2, { '2026-08-01': 1 })]);
    expect(await load(lines, 'prices.ndjson', true)).toMatchObject({ series: 1, added: 1 });
    expect(await months()).toEqual(today);
  });

  const good = asLines(Array.from({ length: 50 }, (_, nth) => series(2, { '2026-08-01': nth })));
  // @spec rule-prices-import
  it.each<[string, string | Buffer, string, string]>([
    ['of nothing', '', 'prices.ndjson', 'The file is empty'],
    ['of a web page', '<html>', 'prices.ndjson', 'This is a web page, not a bulk file'],
    [
      'without a price',
      asLines([{ object: 'card' }]),
      'prices.ndjson',
      'No price series found in the file. What is in it: 1 without a usable id.',
    ],
    [
      'of cards that nobody knows',
      asLines([series(404, { '2026-08-01': 1 })]),
      'prices.ndjson',
      'None of the cards in the file is known.',
    ],
    ['that ends in the middle of a line', good.slice(0, -9), 'prices.ndjson', 'The file is incomplete'],
    [
      'that ends in the middle of the gzip',
      gzipSync(good).subarray(0, -9),
      'prices.ndjson.gz',
      'The file is incomplete',
    ],
    [
      'that is damaged',
      Buffer.concat([gzipSync(good).subarray(0, 40), Buffer.alloc(80, 7)]),
      'prices.ndjson.gz',
      'The file is damaged',
    ],
  ])('refuses a file %s, and nothing changes', async (_what, content, name, words) => {
    await expect(load(content, name)).rejects.toThrow(words);
    expect(await months()).toEqual(today);
  });

  it('refuses a file that is not there', async () => {
    await expect(importPrices(catalogue.url, 'nowhere.ndjson')).rejects.toThrow('There is no such file');
  });
});
