// Faults against real processes: no matter which is killed in the middle of a write, no acknowledged write is lost or doubled.

import { Ledger } from './fault-ledger.js';
import { faultMarket } from './fault-market.js';
import type { Replica } from './fault-replica.js';
import { tell } from './promise.js';

describe('while people write', () => {
  const market = faultMarket();
  let server: Replica;
  let ledger: Ledger;
  beforeAll(async () => {
    server = await market.replica();
    await server.up();
    await market.settleIn(server);
  });
  beforeEach(() => {
    ledger = new Ledger(market, () => server.origin);
    ledger.begin();
  });
  afterEach(async () => {
    await ledger.rest();
    await market.database.ask('truncate listings.listings cascade');
  });

  const settled = async (what: string, seconds: number) => {
    const account = await ledger.settle();
    expect(ledger.wrong).toEqual([]);
    expect(account).toEqual({ ...account, lost: 0, doubled: 0, halves: 0 });
    const { acknowledged } = account;
    tell({ figure: `${what}: ${acknowledged} writes, 0 lost, 0 doubled, back in ${seconds.toFixed(1)} s` });
  };

  it('a kill of the server loses and doubles nothing', async () => {
    await ledger.more(10);
    await server.kill();
    const seconds = (await server.up()) / 1000;
    await ledger.more(10);
    await settled('server killed', seconds);
  });

  it('a server that is told to stop answers what it was asked, and leaves', async () => {
    await ledger.more(10);
    const stopping = server.stop();
    const { code, took } = await stopping;
    await ledger.rest();
    expect(code).toBe(0);
    expect(took).toBeLessThan(8_000);
    // Who calls a door that is closed hears so at once; who is let in is served.
    expect(ledger.answers.filter(({ status }) => typeof status === 'number' && status !== 201)).toEqual([]);
    await server.up();
    await settled('server told to stop', took / 1000);
  });

  it('a kill of the database loses and doubles nothing, and people are served within two seconds of its return', async () => {
    await ledger.more(10);
    await market.database.kill();
    await market.database.up();
    const back = performance.now();
    await ledger.more(10);
    expect(ledger.secondsAfter(back)).toBeLessThan(2);
    expect(server.lives).toBe(true);
    await settled('database killed', ledger.secondsAfter(back));
  });
});
