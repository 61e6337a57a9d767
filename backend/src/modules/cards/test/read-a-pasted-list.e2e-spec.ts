// The story of a list that is pasted: where a code's set ends, and which printings a name without a set may mean.
import type { Client } from '../../../../test/client.js';
import { signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { importCatalogue } from '../index.js';
import { asLines, bulkCard, bulkFiles } from './bulk-card.js';
import { loadSample } from './sample-catalogue.js';

interface Suggestions {
  readonly data: readonly {
    readonly total: number;
    readonly printings: readonly Record<string, unknown>[];
  }[];
}

describe('a pasted list', () => {
  const market = story();
  const file = bulkFiles();
  let store: Client;

  beforeAll(async () => {
    await loadSample(market);
    const cards = [
      bulkCard({ name: 'Quarry Spark', set: 'z19', released_at: '2019-01-01' }, 1),
      bulkCard({ name: 'Quarry Spark', set: '2z2', released_at: '2022-01-01' }, 7),
      bulkCard({ name: 'Quarry Spark', set: 'pz2', released_at: '2023-01-01', promo: true }, 8),
      bulkCard(
        { name: 'Quarry Spark', set: 'zon', released_at: '2024-01-01', games: ['mtgo'], digital: true },
        2,
      ),
    ];
    await importCatalogue(market.databaseUrl, file(asLines(cards)), { source: 'all_cards' });
    store = (await signedUp(market, { role: 'STORE' })).client;
  });

  const suggest = (identifiers: unknown) => store.post<Suggestions>('/api/cards/printings', { identifiers });

  // @spec call-set-codes
  it('can be read by the codes of all sets', async () => {
    const { body } = await store.get<{ object: string; total_values: number; data: string[] }>(
      '/api/cards/set-codes',
    );
    expect(body).toMatchObject({ object: 'catalog', total_values: body.data.length });
    expect(body.data).toEqual(expect.arrayContaining(['2z2', 'brm', 'z19']));
    expect(body.data).toEqual(body.data.toSorted());
  });

  // @spec call-printings
  it('is told the printings on paper that a name may mean, new ones before old ones', async () => {
    const { status, body } = await suggest([{ name: 'quarry spark' }, { name: 'Nothing Called So' }]);
    expect(status).toBe(200);
    const [spark, nothing] = body.data;
    expect(spark?.total).toBe(3);
    expect(spark?.printings.map(({ set }) => set)).toEqual(expect.arrayContaining(['2z2', 'z19', 'pz2']));
    expect(spark?.printings.map(({ set }) => set).indexOf('2z2')).toBeLessThan(
      spark?.printings.map(({ set }) => set).indexOf('z19') ?? -1,
    );
    expect(spark?.printings[0]).toMatchObject({
      object: 'card',
      name: 'Quarry Spark',
      collector_number: '7',
    });
    expect(nothing).toEqual({ total: 0, printings: [] });
  });

  it('is told the printings of one set where a line names it', async () => {
    const { body } = await suggest([{ name: 'Quarry Spark', set: 'Z19' }]);
    expect(body.data[0]).toMatchObject({
      total: 1,
      printings: [{ set: 'z19', set_name: expect.any(String) }],
    });
  });

  it.each([
    ['nothing', []],
    ['more than 75', Array.from({ length: 76 }, () => ({ name: 'Quarry Spark' }))],
    ['what is no name', [{ set: 'z19', collector_number: '1' }]],
    ['no list', 'Quarry Spark'],
  ])('is refused with %s in it', async (_what, identifiers) => {
    expect((await suggest(identifiers)).status).toBe(400);
  });
});
