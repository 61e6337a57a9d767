// The story of a search that takes too long: it ends, and whoever asked is told in the card database's own shape.
import { story } from '../../../../test/story.js';
import { Sql } from '../../../platform/database/sql.js';
import { loadSample, member } from './sample-catalogue.js';

describe('a search that takes too long', () => {
  const market = story({ CARD_SOURCE: 'mirror' });

  it('is refused with the reason, and the next one is answered', async () => {
    await loadSample(market);
    const player = await member(market);
    const sql = market.app.get(Sql);
    const asked = sql.rowUnder.bind(sql);
    jest
      .spyOn(sql, 'rowUnder')
      .mockImplementationOnce((settings) =>
        asked({ ...settings, statement_timeout: '50ms' }, 'select pg_sleep(10)', []),
      );
    expect(await player.get('/api/cards/search?q=lantern')).toMatchObject({
      status: 503,
      body: {
        object: 'error',
        code: 'service_unavailable',
        status: 503,
        details:
          'Your search takes too long to answer. Make it narrower, or its regular expressions simpler.',
      },
    });
    expect((await player.get('/api/cards/search?q=lantern')).status).toBe(200);
  });
});
