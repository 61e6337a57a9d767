// The story of the cheapest printing of a card: which it is stands there already when somebody asks.
import pg from 'pg';
import { ingestCards } from '../import/ingest-cards.js';
import { searchStatement } from '../search/statement.js';
import { asLines, bulkCard, bulkFiles, idOf } from './bulk-card.js';
import { migration } from './bulk-server.js';
import { fetching } from './fetching.js';

const ELF = idOf(7_000_001);

/** A printing of the elf that costs so much. */
const elf = (nth: number, prices: Record<string, string>) =>
  bulkCard({ oracle_id: ELF, name: 'Ember Elf', prices }, nth);

describe('the cheapest printing of a card', () => {
  const { catalogue, server, bring } = fetching(1);
  const file = bulkFiles();
  const cards = (...cents: readonly (string | undefined)[]) =>
    cents.map((usd, index) => elf(index + 1, usd === undefined ? {} : { usd }));

  /** The collector numbers of those that are the cheapest, and of those that are not. */
  async function told(currency: 'usd' | 'eur' | 'tix' = 'usd') {
    const numbers = async (negated: boolean) => {
      const cheapest = { kind: 'cheapest', currency } as const;
      const { text, values } = searchStatement(negated ? { kind: 'not', of: cheapest } : cheapest, {
        unique: 'prints',
        page: 1,
      });
      const { rows } = await catalogue.client.query<{ card: string | null }>(text, values);
      const found: { collector_number: string }[] = rows.flatMap(({ card }) =>
        card ? [JSON.parse(card)] : [],
      );
      return found
        .map((card) => card.collector_number)
        .toSorted()
        .join(' ');
    };
    return { is: await numbers(false), isNot: await numbers(true) };
  }

  it('is worked out once an import, not once a search', () => {
    const { text } = searchStatement({ kind: 'cheapest', currency: 'usd' }, { page: 1 });
    expect(text).not.toMatch(/partition by|min\(/);
  });

  it('is each of those that cost the same, and of one without a price nothing is known', async () => {
    await catalogue.import(file(asLines(cards('2.00', '1.00', '1.00', undefined))));
    expect(await told()).toEqual({ is: '2 3', isNot: '1' });
    expect(await told('tix')).toEqual({ is: '', isNot: '' });
  });

  it('is told in each currency, by the foil where there is no other price', async () => {
    const both = [
      elf(1, { usd_foil: '0.50', eur: '3.00', tix: '0.02' }),
      elf(2, { usd: '1.00', eur_foil: '2.00' }),
    ];
    await catalogue.import(file(asLines(both)));
    expect(await told('usd')).toEqual({ is: '1', isNot: '2' });
    expect(await told('eur')).toEqual({ is: '2', isNot: '1' });
    expect(await told('tix')).toEqual({ is: '1', isNot: '' });
  });

  it('is another when prices change, go and come', async () => {
    await catalogue.import(file(asLines(cards('2.00', '1.00', '3.00'))));
    await catalogue.import(file(asLines(cards('2.00', '4.00', '3.00'))));
    expect(await told()).toEqual({ is: '1', isNot: '2 3' });
    await catalogue.import(file(asLines(cards(undefined, '4.00', '3.00'))));
    expect(await told()).toEqual({ is: '3', isNot: '2' });
  });

  it('is the next one when the cheapest is gone', async () => {
    await catalogue.import(file(asLines(cards('2.00', '3.00', '1.00'))));
    await catalogue.import(file(asLines(cards('2.00', '3.00'))), { allowLoss: true });
    expect(await told()).toEqual({ is: '1', isNot: '2' });
    await catalogue.import(file(asLines(cards('2.00', '3.00', '1.00'))));
    expect(await told()).toEqual({ is: '3', isNot: '1 2' });
  });

  it('is the next one when the cheapest was merged into another', async () => {
    server.offer(cards('2.00', '3.00', '1.00'));
    await bring();
    server.offer(cards('2.00', '3.00', '1.00'), '2026-08-05T09:15:07.000+00:00');
    server.migrations = [[migration(1, idOf(3), idOf(1), '2026-08-06')]];
    expect(await bring()).toMatchObject({ status: 'imported', notes: [] });
    expect(await told()).toEqual({ is: '1', isNot: '2' });
  });

  it('is one that comes live when it costs less', async () => {
    await catalogue.import(file(asLines(cards('2.00', '3.00'))));
    const pool = new pg.Pool({ connectionString: catalogue.url });
    await ingestCards(pool, [JSON.stringify(elf(3, { usd: '1.00' }))]);
    await pool.end();
    expect(await told()).toEqual({ is: '3', isNot: '1 2' });
  });
});
