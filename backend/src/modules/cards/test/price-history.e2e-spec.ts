// The story of what a card has cost: a day with every import, read back as a history.

import type { Client } from '../../../../test/client.js';
import { signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { Retention } from '../../../platform/retention/retention.js';
import { importCatalogue } from '../index.js';
import { asLines, type BulkCard, bulkCard, bulkFiles, idOf } from './bulk-card.js';

interface History {
  readonly card_id: string;
  readonly as_of: string | null;
  readonly since: string | null;
  readonly until: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly series: readonly {
    readonly finish: string;
    readonly currency: string;
    readonly prices: readonly { readonly date: string; readonly price: number }[];
  }[];
}

describe('what a card has cost', () => {
  const market = story();
  const file = bulkFiles();
  let player: Client;
  beforeAll(async () => {
    player = (await signedUp(market)).client;
  });

  /** Imports cards as of a day: `20260131`. */
  const importDay = (day: string, cards: readonly BulkCard[]) =>
    importCatalogue(market.databaseUrl, file(asLines(cards), `some-${day}.jsonl`));
  const priced = (nth: number, prices: object) => bulkCard({ prices }, nth);
  const history = async (id: string, query = '') =>
    (await player.get<History>(`/api/cards/${id}/prices${query}`)).body;
  /** The series as `nonfoil usd: 2026-01-31 1.1, …`. */
  const told = ({ series }: History) =>
    series.map(
      ({ finish, currency, prices }) =>
        `${finish} ${currency}: ${prices.map(({ date, price }) => `${date} ${price}`).join(', ')}`,
    );

  // @spec added-card-prices
  it('is kept with every import, one series for each finish and currency', async () => {
    await importDay('20260131', [priced(1, { usd: '1.10', usd_foil: '3.25', tix: '0.02' })]);
    await importDay('20260201', [priced(1, { usd: '1.15', usd_foil: null, eur: '1.00', usd_etched: '9' })]);
    await importDay('20260203', [priced(1, { usd: '0.07', usd_foil: '3.50' })]);
    const answer = await history(idOf(1));
    expect(told(answer)).toEqual([
      'nonfoil usd: 2026-01-31 1.1, 2026-02-01 1.15, 2026-02-03 0.07',
      'foil usd: 2026-01-31 3.25, 2026-02-03 3.5',
      'etched usd: 2026-02-01 9',
      'nonfoil eur: 2026-02-01 1',
      'nonfoil tix: 2026-01-31 0.02',
    ]);
    expect(answer).toMatchObject({
      card_id: idOf(1),
      as_of: '2026-02-03',
      since: '2026-01-31',
      until: '2026-02-03',
      from: '2025-02-04',
      to: '2026-02-03',
    });
  });

  // @spec added-card-prices
  it('has two decimals on the wire', async () => {
    const headers = { authorization: `Bearer ${player.token}` };
    const text = await (await fetch(`${market.origin}/api/cards/${idOf(1)}/prices`, { headers })).text();
    expect(text).toContain('{"date":"2026-02-03","price":3.50}');
    expect(text).toContain('{"date":"2026-02-01","price":9.00}');
  });

  it('is as the last import of a day says, and keeps the other days', async () => {
    await importDay('20260302', [priced(2, { usd: '1.00', usd_foil: '2.00' })]);
    await importDay('20260304', [priced(2, { usd: '1.20', usd_foil: '2.40' })]);
    await importDay('20260302', [priced(2, { usd: '1.05', usd_foil: null })]);
    expect(told(await history(idOf(2)))).toEqual([
      'nonfoil usd: 2026-03-02 1.05, 2026-03-04 1.2',
      'foil usd: 2026-03-04 2.4',
    ]);
  });

  it('is empty for a card that never had a price', async () => {
    await importDay('20260302', [priced(3, {})]);
    expect(await history(idOf(3))).toEqual({
      object: 'price_history',
      card_id: idOf(3),
      as_of: null,
      since: null,
      until: null,
      from: null,
      to: null,
      series: [],
    });
  });

  // @spec added-card-prices
  it('is asked for from one day to another', async () => {
    const span = await history(idOf(1), '?from=2026-02-01&to=2026-02-02');
    expect(told(span)).toEqual([
      'nonfoil usd: 2026-02-01 1.15',
      'etched usd: 2026-02-01 9',
      'nonfoil eur: 2026-02-01 1',
    ]);
    expect(span).toMatchObject({ from: '2026-02-01', to: '2026-02-02', since: '2026-01-31' });
    expect(told(await history(idOf(1), '?to=2026-01-31'))).toHaveLength(3);
    expect(told(await history(idOf(1), '?from=2026-02-03'))).toHaveLength(2);
    expect(await history(idOf(1), '?from=2030-01-01')).toMatchObject({ series: [], to: '2030-01-01' });
  });

  // @spec added-card-prices
  it('has a year of days unless asked for more, and five years at the most', async () => {
    await importDay('20190101', [priced(4, { usd: '1.00' })]);
    await importDay('20250302', [priced(4, { usd: '2.00' })]);
    await importDay('20250303', [priced(4, { usd: '3.00' })]);
    await importDay('20260302', [priced(4, { usd: '4.00' })]);
    expect(told(await history(idOf(4)))).toEqual(['nonfoil usd: 2025-03-03 3, 2026-03-02 4']);
    const all = await history(idOf(4), '?from=2000-01-01');
    expect(told(all)).toEqual(['nonfoil usd: 2025-03-02 2, 2025-03-03 3, 2026-03-02 4']);
    expect(all).toMatchObject({ from: '2021-03-03', since: '2019-01-01' });
    expect(told(await history(idOf(4), '?to=2019-12-31'))).toEqual(['nonfoil usd: 2019-01-01 1']);
  });

  // @spec added-card-prices
  it('goes on where the card took another over, and is shown for the one that it took over', async () => {
    const oracle_id = idOf(50);
    const card = (nth: number, usd: string) =>
      bulkCard({ oracle_id, collector_number: '5', prices: { usd } }, nth);
    await importDay('20260401', [card(5, '5.00')]);
    await importDay('20260402', [card(6, '6.00')]);
    const whole = ['nonfoil usd: 2026-04-01 5, 2026-04-02 6'];
    for (const nth of [5, 6]) {
      const answer = await history(idOf(nth));
      expect([answer.card_id, told(answer)]).toEqual([idOf(6), whole]);
    }
  });

  // @spec added-card-prices
  it.each([
    ['from=2026-02-30', 'The parameter “from” must be a day such as 2026-02-14'],
    ['to=yesterday', 'The parameter “to” must be a day such as 2026-02-14'],
    ['to=2026-02-01&to=2026-02-02', 'The parameter “to” must be a day such as 2026-02-14'],
    ['from=2026-02-01%00', 'The parameter “from” must be a day such as 2026-02-14'],
    ['from=2026-02-02&to=2026-02-01', 'The first day is after the last one'],
  ])('refuses the days %s', async (query, details) => {
    expect(await player.get(`/api/cards/${idOf(1)}/prices?${query}`)).toMatchObject({
      status: 400,
      body: { object: 'error', code: 'bad_request', status: 400, warnings: null, details },
    });
  });

  it('is not there for a card that nobody knows', async () => {
    for (const id of [idOf(404), 'x', '%00']) {
      expect(await player.get(`/api/cards/${id}/prices`)).toMatchObject({
        status: 404,
        body: { object: 'error', code: 'not_found', details: 'No card found with the given ID' },
      });
    }
  });

  // @spec added-card-prices
  it('is not sent again to who has it', async () => {
    const path = `${market.origin}/api/cards/${idOf(2)}/prices`;
    const authorization = `Bearer ${player.token}`;
    const first = await fetch(path, { headers: { authorization } });
    const tag = first.headers.get('etag') ?? '';
    const again = await fetch(path, { headers: { authorization, 'if-none-match': `"other", ${tag}` } });
    expect([tag, again.status, await again.text()]).toEqual([
      expect.stringMatching(/^W\/"[\w-]+"$/),
      304,
      '',
    ]);
    await importDay('20260305', [priced(2, { usd: '1.30' })]);
    const changed = await fetch(path, { headers: { authorization, 'if-none-match': tag } });
    expect([changed.status, changed.headers.get('etag') === tag]).toEqual([200, false]);
  });

  it('is for people who are logged in', async () => {
    expect((await market.someone().get(`/api/cards/${idOf(1)}/prices`)).status).toBe(401);
  });

  it('is forgotten by months, once it is older than all that an answer may have', async () => {
    const prices = { usd: '1.00' };
    await importDay('20200115', [priced(901, prices), priced(902, prices)]);
    await importDay('20260115', [priced(902, prices)]);
    await market.app.get(Retention).applyAll();
    expect((await history(idOf(901))).since).toBeNull();
    expect((await history(idOf(902))).since).toBe('2026-01-15');
  });
});
