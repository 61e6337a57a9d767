// The story of a search that takes too long: it ends, and the caller is told in the card database's own shape.

import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '../../../../test/client.js';
import { signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { Sql } from '../../../platform/database/sql.js';
import { loadSample } from './sample-catalogue.js';

describe('a search that takes too long', () => {
  // Each process lets so many searches in.
  const market = story({ CARD_SOURCE: 'mirror' }, { alone: true });
  afterEach(() => jest.restoreAllMocks());

  it('is refused with the reason, and the next one is answered', async () => {
    await loadSample(market);
    const player = (await signedUp(market)).client;
    const sql = market.app.get(Sql);
    const asked = sql.rowsUnder.bind(sql);
    jest
      .spyOn(sql, 'rowsUnder')
      .mockImplementationOnce((settings) =>
        asked({ ...settings, statement_timeout: '50ms' }, 'select pg_sleep(10)', []),
      );
    const refused = await player.get('/api/cards/search?q=lantern');
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(refused).toMatchObject({
      status: 503,
      body: {
        object: 'error',
        code: 'service_unavailable',
        status: 503,
        details: 'Your search takes too long. Narrow it down or simplify its regular expressions.',
      },
    });
    expect((await player.get('/api/cards/search?q=lantern')).status).toBe(200);
  });

  it('leaves room for others: no account has more than two under way', async () => {
    const [greedy, other] = [(await signedUp(market)).client, (await signedUp(market)).client];
    let [running, most] = [0, 0];
    jest.spyOn(market.app.get(Sql), 'rowsUnder').mockImplementation(async () => {
      most = Math.max(most, ++running);
      await pause(30);
      running--;
      return [];
    });
    const search = (player: Client) => player.get('/api/cards/search?q=lantern');
    await Promise.all(Array.from({ length: 6 }, () => search(greedy)));
    expect(most).toBe(2);
    await Promise.all(Array.from({ length: 6 }, (_, nth) => search(nth % 2 ? greedy : other)));
    expect(most).toBe(4);
  });
});
