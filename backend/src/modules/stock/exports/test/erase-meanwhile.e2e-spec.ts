// The story of an account that is erased while a file of its stock is being written.
import { DataSource } from 'typeorm';
import { overtakenBy } from '../../../../../test/overtaken.js';
import { signedUp } from '../../../../../test/people.js';
import { story } from '../../../../../test/story.js';
import { UsersFacade } from '../../../users/index.js';
import { stocked } from './stocked.js';

describe('a file for a channel', () => {
  const market = story({}, { sample: true });

  it('leaves nothing of an account that is erased while it is written', async () => {
    const store = await signedUp(market, { role: 'STORE' });
    await stocked(market, store, { external_id: '001' });
    const { status } = await overtakenBy(
      market,
      () => market.app.get(UsersFacade).eraseFor(store.user.email),
      () => store.client.get('/api/stock/export?format=square&location=Main'),
    );
    const kept = await market.app
      .get(DataSource)
      .query('select lines from stock.export where owner = $1', [store.user.uuid]);
    expect([status, kept]).toEqual([401, []]);
  });
});
