// The story of the list of towns: it comes whole or not at all, once, and an operator adds postal codes to it.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import pg from 'pg';
import { cloneDatabase } from '../../../../test/test-database.js';
import { placeKey } from '../domain/place-name.js';
import { loadTowns } from '../import/load-towns.js';
import { importPostalCodes, PlacesImportError, postalSummaryLines } from '../import/postal-codes.js';
import { SAMPLE_TOWNS } from './sample-towns.js';

const folder = mkdtempSync(join(tmpdir(), 'playset-towns-'));
let database: Awaited<ReturnType<typeof cloneDatabase>>;
let client: pg.Client;
beforeEach(async () => {
  database = await cloneDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const count = async (what: string) =>
  (await client.query<{ count: number }>(`select count(*)::int as count from ${what}`)).rows[0]?.count;
const sample = readFileSync(SAMPLE_TOWNS, 'utf8');

describe('the list of towns', () => {
  // @spec rule-towns-load-whole
  it('is loaded once for each content', async () => {
    expect(await loadTowns(database.url, SAMPLE_TOWNS)).toBe(78);
    expect(await loadTowns(database.url, SAMPLE_TOWNS)).toBeUndefined();
    const fewer = file('fewer.tsv', sample.split('\n').slice(0, 10).join('\n').concat('\n'));
    expect(await loadTowns(database.url, fewer)).toBe(10);
    expect(await count('places.town')).toBe(10);
    expect(
      await count('places.town_name n where not exists (select from places.town t where t.id = n.town)'),
    ).toBe(0);
  });

  // @spec rule-towns-load-whole
  it('stays what it was when the next one breaks off, and is loaded by the next try', async () => {
    const broken = file('broken.tsv', `${sample}1\tHalf a line`);
    await expect(loadTowns(database.url, broken)).rejects.toThrow();
    expect([await count('places.town'), await count('places.town_list')]).toEqual([0, 0]);
    await loadTowns(database.url, SAMPLE_TOWNS);
    await expect(loadTowns(database.url, broken)).rejects.toThrow();
    expect(await count('places.town')).toBe(78);
  });

  it('is never half there while it is loaded, and two at once load it once', async () => {
    const loads = Promise.all([loadTowns(database.url, SAMPLE_TOWNS), loadTowns(database.url, SAMPLE_TOWNS)]);
    const seen = new Set<number | undefined>();
    let isDone = false;
    void loads.finally(() => {
      isDone = true;
    });
    while (!isDone) seen.add(await count('places.town'));
    expect((await loads).filter((loaded) => loaded === 78)).toHaveLength(1);
    expect([...seen].every((towns) => towns === 0 || towns === 78)).toBe(true);
  });

  it('is not begun when the product is shutting down', async () => {
    const stop = AbortSignal.abort(new Error('The product is shutting down.'));
    await expect(loadTowns(database.url, SAMPLE_TOWNS, stop)).rejects.toThrow('shutting down');
    expect(await count('places.town_list')).toBe(0);
  });

  it('that ships has every town once, with a label of its own and keys that are found', () => {
    const packed = readFileSync(resolve('data/towns.tsv.br'));
    expect(packed.length).toBeLessThan(6_000_000);
    const towns = brotliDecompressSync(packed)
      .toString()
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t'));
    expect(towns.length).toBeGreaterThan(190_000);
    expect(towns.every((fields) => fields.length === 10)).toBe(true);
    expect(new Set(towns.map(([id]) => id)).size).toBe(towns.length);
    expect(new Set(towns.map(([, , label]) => label)).size).toBe(towns.length);
    const keysOf = new Map(towns.map(([, , label, , , , , , , keys]) => [label, keys?.split('|') ?? []]));
    expect(keysOf.get('Vienna, Austria')).toEqual(
      expect.arrayContaining([placeKey('Vienna'), placeKey('Wien')]),
    );
    expect(keysOf.get('Warsaw, Poland')).toContain('warszawa');
    const zones = new Set(towns.map((fields) => fields[7] ?? ''));
    for (const zone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
  });
});

describe('an operator’s file of postal codes', () => {
  const line = (code: string, place: string, latitude: number | string, longitude: number | string) =>
    ['DE', code, place, '', '', '', '', '', '', latitude, longitude, 4].join('\t');
  const codes = async () =>
    (
      await client.query<{ found: string }>(`select n.key || ' ' || t.label as found
        from places.town_name n join places.town t on t.id = n.town where n.origin = 'postal:DE' order by 1`)
    ).rows.map(({ found }) => found);

  // @spec rule-postal-codes-import
  it('finds towns by their codes: those of its name, else the nearest', async () => {
    await loadTowns(database.url, SAMPLE_TOWNS);
    const path = file(
      'de.txt',
      [
        line('10115', 'Berlin', 52.5323, 13.3846),
        line('14467', 'Potsdam', 52.4009, 13.0591),
        line('14482', 'Babelsberg', 52.39, 13.09),
        line('80331', 'München', 48.1345, 11.571),
        line('01945', 'Nowhere', 51.4, 13.9),
        'DE\t12345\ttoo short',
        line('', 'Berlin', 52, 13),
        line('99999', 'Berlin', 'NaN', 13),
        line('99998', 'Berlin', 91, 13),
      ].join('\r\n'),
    );
    const summary = await importPostalCodes(database.url, path);
    expect(summary).toEqual({
      codes: 5,
      countries: ['DE'],
      withoutTown: 1,
      skipped: {
        'without 12 columns': 1,
        'without a postal code': 1,
        'without coordinates on the earth': 2,
      },
    });
    expect(postalSummaryLines(summary, 1)[0]).toBe('5 postal codes of DE, in 1.0 s');
    expect(await codes()).toEqual([
      '10115 Berlin, Berlin, Germany',
      '14467 Potsdam, Brandenburg, Germany',
      '14482 Potsdam, Brandenburg, Germany',
      '80331 Munich, Bavaria, Germany',
    ]);
    await importPostalCodes(database.url, file('one.txt', line('10117', 'Berlin', 52.517, 13.387)));
    expect(await codes()).toEqual(['10117 Berlin, Berlin, Germany']);
    const fewer = file('another.tsv', sample.replaceAll('Springfield', 'Springfields'));
    await loadTowns(database.url, fewer);
    expect(await codes()).toEqual(['10117 Berlin, Berlin, Germany']);
  });

  // @spec rule-postal-codes-import
  it('is refused when nothing of it can be used, and before there are towns', async () => {
    const path = file('none.txt', 'postal_code,city\n10115,Berlin\n');
    await expect(importPostalCodes(database.url, path)).rejects.toThrow(PlacesImportError);
    await loadTowns(database.url, SAMPLE_TOWNS);
    await expect(importPostalCodes(database.url, path)).rejects.toThrow(PlacesImportError);
    expect(await codes()).toEqual([]);
  });
});
