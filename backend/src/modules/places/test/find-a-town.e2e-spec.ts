// The story of somebody who types where they are.
import { DataSource } from 'typeorm';
import type { ProblemBody } from '../../../../test/client.js';
import { story } from '../../../../test/story.js';
import type { TownDto } from '../dto/town.dto.js';
import { FIND_TOWNS, MAX_FOUND } from '../places.statements.js';
import { loadSampleTowns } from './sample-towns.js';

const market = story();
const ask = (q: string) => market.someone().get<TownDto[]>(`/api/places?q=${encodeURIComponent(q)}`);
const labels = async (q: string) => (await ask(q)).body.map(({ label }) => label);

describe('before the towns are loaded', () => {
  // @spec call-find-places
  it('a search says so, rather than that there is no such town', async () => {
    const { status, headers, body } = await market.someone().get<ProblemBody>('/api/places?q=vienna');
    expect([status, body.code]).toEqual([503, 'places.loading']);
    expect(headers.get('retry-after')).toBe('30');
    expect(headers.get('cache-control') ?? '').not.toContain('public');
  });
});

describe('a search of towns', () => {
  beforeAll(() => loadSampleTowns(market));

  // @spec call-find-places
  it('finds a town as somebody types, without an account, with its time zone and middle', async () => {
    const { status, headers, body } = await ask('chica');
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        id: 4887398,
        name: 'Chicago',
        label: 'Chicago, Illinois, United States',
        country: 'US',
        timeZone: 'America/Chicago',
        latitude: 41.85,
        longitude: -87.65,
      },
    ]);
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it.each([
    ['Wien', 'Vienna, Austria'],
    ['München', 'Munich, Bavaria, Germany'],
    ['Munchen', 'Munich, Bavaria, Germany'],
    ['NYC', 'New York City, New York, United States'],
    ['Praha', 'Prague, Czechia'],
    ['LODZ', 'Łódź, Poland'],
    ['sao  paulo', 'São Paulo, Brazil'],
    ['60622', 'Chicago, Illinois, United States'],
    ['60622-1234', 'Chicago, Illinois, United States'],
  ])('finds %s', async (typed, label) => {
    expect((await labels(typed))[0]).toBe(label);
  });

  it('puts the exact name before longer ones, and the larger town first', async () => {
    const found = await labels('san');
    // SAN is what travellers call San Diego.
    expect(found.slice(0, 2)).toEqual(['San Diego, California, United States', 'San, Mali']);
    expect(found).toContain('San Francisco, California, United States');
    expect((await labels('paris'))[0]).toBe('Paris, France');
  });

  it('tells towns of one name apart, and answers at most 10', async () => {
    const found = await labels('Springfield');
    expect(found).toHaveLength(MAX_FOUND);
    expect(new Set(found).size).toBe(MAX_FOUND);
    expect(found[0]).toBe('Springfield, Missouri, United States');
  });

  it.each([
    ['Springfield, IL', 'Springfield, Illinois, United States'],
    ['springfield, vermont', 'Springfield, Vermont, United States'],
    ['London, Canada', 'London, Ontario, Canada'],
    ['Portland, ME', 'Portland, Maine, United States'],
  ])('finds only what is in the state or country of %s', async (typed, label) => {
    expect((await labels(typed))[0]).toBe(label);
    expect((await labels(typed)).every((each) => each.split(',')[0] === label.split(',')[0])).toBe(true);
  });

  it.each(['zzzzzz', '%', '_____', "'; drop table places.town; --", '\u{10ffff}', '   ', ',', 'x'])(
    'finds nothing for %j',
    async (typed) => {
      expect(await labels(typed)).toEqual([]);
    },
  );

  it.each(['', '?q=', `?q=${'a'.repeat(101)}`, '?q=a&q=b', '?q=berlin&limit=1000'])(
    'answers or refuses %j, and does not fail',
    async (query) => {
      const { status } = await market.someone().get(`/api/places${query}`);
      expect([200, 400]).toContain(status);
    },
  );

  it('answers each length from an index, in one statement', async () => {
    const database = market.app.get(DataSource);
    // As many names as no planner reads from end to end.
    await database.query(`insert into places.town_name (key, town, population, origin)
      select 'k' || md5(n::text), 1, n, 'filled' from generate_series(1, 60000) n`);
    await database.query('vacuum analyze places.town_name');
    for (const key of ['sp', 'spr', 'springfield']) {
      const rows = await database.query<{ 'QUERY PLAN': string }[]>(
        `explain ${FIND_TOWNS.text.replaceAll('$1', `'${key}'`).replaceAll('$2', `'${key}z'`).replaceAll('$3', `''`)}`,
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).not.toContain('Seq Scan on town_name');
      expect(plan).toContain('town_name_by_');
    }
    await database.query(`delete from places.town_name where origin = 'filled'`);
  });
});
