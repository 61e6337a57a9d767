// The story of cards that come from the live database one by one: the mirror knows them from then on.
import pg from 'pg';
import { LOCK } from '../import/import-transaction.js';
import { ingestCards } from '../import/ingest-cards.js';
import { asLines, bulkCard, bulkCards, bulkFiles, idOf } from './bulk-card.js';
import { mirror } from './mirror.js';

describe('a card that came live', () => {
  let pool: pg.Pool;
  // Before the database goes.
  afterEach(() => pool.end());
  const catalogue = mirror();
  const file = bulkFiles();
  beforeEach(() => {
    pool = new pg.Pool({ connectionString: catalogue.url });
    // It calls itself ended while its connections still end; the database may go first.
    pool.on('error', () => undefined);
  });

  const ingest = (...cards: unknown[]) =>
    ingestCards(
      pool,
      cards.map((card) => JSON.stringify(card)),
    );
  const sources = () =>
    catalogue.column(
      `select source || ' ' || name from cards.printing where gone_at is null order by rank_name, id`,
    );

  it('stands where its name, its date and its number say', async () => {
    const [first, second, third] = [1, 3, 5].map((nth) =>
      bulkCard({ name: `Gate ${nth}`, released_at: `2024-01-0${nth}`, collector_number: String(nth) }, nth),
    );
    await catalogue.import(file(asLines([first, second, third])));
    await ingest(bulkCard({ name: 'Gate 4', released_at: '2024-01-04', collector_number: '4' }, 4));
    const order = ['Gate 1', 'Gate 3', 'Gate 4', 'Gate 5'];
    for (const rank of ['rank_name', 'rank_released', 'rank_set']) {
      expect(await catalogue.column(`select name from cards.printing order by ${rank}`)).toEqual(order);
    }
    expect(await catalogue.wrongInLookup()).toEqual([]);
  });

  it('is looked up beside the catalog, whose arrays stay as they are until a printing in them is another', async () => {
    const gate = (nth: number, facts = {}) =>
      bulkCard({ name: `Gate ${nth}`, collector_number: String(nth), ...facts }, nth);
    await catalogue.import(file(asLines([gate(1), gate(3), gate(5)])));
    const version = () => catalogue.column('select xmin::text from cards.printing_lookup');
    const tail = async () =>
      (await catalogue.column('select cardinality(pid) from cards.printing_lookup_tail'))[0];
    const before = await version();
    const { illustration_id } = gate(3) as { illustration_id?: string };
    await ingest(gate(4), gate(6, { illustration_id, prices: { usd: '3.00' } }));
    await ingest(gate(6, { illustration_id, prices: { usd: '4.00', usd_foil: '9.00' } }));
    await ingest(gate(7, { name: 'Gate 3', oracle_id: gate(3).oracle_id }));
    expect([await version(), await tail(), await catalogue.wrongInLookup()]).toEqual([before, 3, []]);
    await catalogue.client.query('select cards.keep_printing_lookup()');
    const whole = await version();
    expect([await tail(), await catalogue.wrongInLookup()]).toEqual([0, []]);
    for (const changes of [{ prices: { usd: '5.00' } }, { illustration_id: idOf(99) }, { name: 'Arch 6' }]) {
      await ingest(gate(6, { illustration_id, ...changes }));
      expect(await catalogue.wrongInLookup()).toEqual([]);
    }
    expect(await version()).not.toEqual(whole);
    await ingest(gate(8));
    await catalogue.import(file(asLines([1, 3, 5, 8].map((nth) => gate(nth)))));
    expect([await tail(), await catalogue.wrongInLookup()]).toEqual([0, []]);
  });

  it('can be searched like any other: it has rules, spellings and counts', async () => {
    await ingest(bulkCard({ flavor_name: 'Wall of Words' }));
    expect(
      await catalogue.column(`select concat_ws(' ', p.source, r.cmc, o.prints, p.firsts, p.in_default, x.usd) from cards.printing p
        join cards.rules r using (rid) join cards.oracle_card o using (oid) join cards.printing_price x using (pid)`),
    ).toEqual(['live 2 1 {art,language,rarity} t 110']);
    expect(await catalogue.column('select plain from cards.spelling order by plain')).toEqual([
      'gatekeeper 1',
      'wall of words',
    ]);
    expect(await catalogue.column('select count(*)::int from cards.name_start')).toEqual([2]);
    expect(await catalogue.column('select card_count from cards.set_info')).toEqual([1]);
  });

  it('changes nothing the second time, and what has changed when it has', async () => {
    await ingest(...bulkCards(3));
    const before = await catalogue.state();
    await ingest(...bulkCards(3));
    expect(await catalogue.state()).toBe(before);
    await ingest(bulkCard({ name: 'Gatekeeper, Renamed' }, 2));
    expect(await sources()).toEqual(['live Gatekeeper 1', 'live Gatekeeper, Renamed', 'live Gatekeeper 3']);
  });

  it('leaves the cards of an import as they are, and their places', async () => {
    await catalogue.import(file(asLines(bulkCards(2))));
    const before = await catalogue.state();
    await ingest(bulkCard({ name: 'Something else' }, 1), bulkCard({ collector_number: '2' }, 9));
    expect(await catalogue.state()).toBe(before);
  });

  it('is named in the notice of its change; an import names none', async () => {
    const payloads: string[] = [];
    const listener = await pool.connect();
    listener.on('notification', ({ payload }) => payloads.push(payload ?? ''));
    await listener.query('listen "cards.changed"');
    await ingest(...bulkCards(2));
    await listener.query('select 1');
    expect(payloads.map((ids) => ids.split(',').sort())).toEqual([[idOf(1), idOf(2)].sort()]);
    await catalogue.import(file(asLines(bulkCards(3))));
    await listener.query('select 1');
    expect(payloads.slice(1)).toEqual(['']);
    listener.release(true);
  });

  it('becomes a card of the import that brings it, and is not gone with one that does not', async () => {
    await ingest(...bulkCards(2));
    await catalogue.import(file(asLines([bulkCard()])));
    expect(await sources()).toEqual(['default_cards Gatekeeper 1', 'live Gatekeeper 2']);
    await catalogue.import(file(asLines([bulkCard(), bulkCard({ collector_number: '2' }, 7)])));
    expect(await sources()).toEqual(['default_cards Gatekeeper 1', 'default_cards Gatekeeper 7']);
    expect(await catalogue.column('select id from cards.printing where gone_at is not null')).toEqual([
      idOf(2),
    ]);
  });

  it('is back when it had gone', async () => {
    await catalogue.import(file(asLines(bulkCards(11))));
    await catalogue.import(file(asLines(bulkCards(10))));
    await ingest(bulkCard({}, 11));
    expect(
      await catalogue.column(
        `select source from cards.printing where gone_at is null and id = '${idOf(11)}'`,
      ),
    ).toEqual(['live']);
  });

  it('gives way to the English one of its place in what a search shows', async () => {
    await ingest(bulkCard({ lang: 'ja' }));
    await ingest(bulkCard({ collector_number: '1', oracle_id: idOf(1_000_001) }, 2));
    expect(await catalogue.column('select id from cards.printing where in_default')).toEqual([idOf(2)]);
    expect(await catalogue.column('select count(distinct rank_set)::int from cards.printing')).toEqual([1]);
    expect(await catalogue.column('select prints from cards.oracle_card')).toEqual([1]);
  });

  it('is left out when it is no card, and so is what comes after two hundred', async () => {
    await ingestCards(pool, ['', '{', '[]', '{"object":"error"}', '\ud800']);
    await ingest(...bulkCards(205));
    expect(await catalogue.column('select count(*)::int from cards.printing')).toEqual([200]);
  });

  it('does not wait for an import that is running', async () => {
    await catalogue.client.query('begin');
    await catalogue.client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const begin = performance.now();
    await ingest(bulkCard());
    expect(performance.now() - begin).toBeLessThan(1000);
    await catalogue.client.query('rollback');
    expect(await sources()).toEqual([]);
    await ingest(bulkCard());
    expect(await sources()).toEqual(['live Gatekeeper 1']);
  });

  it('comes from several places at once without harm', async () => {
    await Promise.all([ingest(...bulkCards(5)), ingest(...bulkCards(8)), ingest(bulkCard({}, 3))]);
    expect(await catalogue.column('select count(*)::int from cards.printing')).toEqual([8]);
  });
});
