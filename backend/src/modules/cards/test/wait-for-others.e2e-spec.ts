// The story of a night in which somebody else writes cards, too: what is fetched is not thrown away for it.
import { setTimeout as pause } from 'node:timers/promises';
import { LOCK } from '../import/import-transaction.js';
import { FILE } from './bulk-server.js';
import { fetching } from './fetching.js';

describe('beside somebody who writes cards', () => {
  const { bring, catalogue, server, left, runs } = fetching(3);
  const hold = () => catalogue.client.query('select pg_advisory_lock($1)', [LOCK]);
  const release = () => catalogue.client.query('select pg_advisory_unlock($1)', [LOCK]);

  it('an import by hand or a reading of all cards is waited for before anything is asked', async () => {
    await hold();
    const running = bring();
    await pause(700);
    expect(server.asked).toEqual([]);
    await release();
    expect(await running).toMatchObject({ status: 'imported', summary: { added: 3 } });
  });

  it('a card that is taken in when the file is there is waited for', async () => {
    server.next(FILE, (request, response) => {
      void hold().then(() => server.sendFile(request, response));
    });
    const running = bring();
    while (!server.paths.includes(FILE)) await pause(20);
    await pause(700);
    await release();
    expect(await running).toMatchObject({ status: 'imported', summary: { added: 3 } });
  });

  it('waiting is over when it is stopped', async () => {
    await hold();
    const stop = new AbortController();
    const running = expect(bring({ stop: stop.signal })).rejects.toThrow('The import was stopped.');
    await pause(700);
    stop.abort();
    await running;
    expect([await runs(), server.asked]).toEqual([[], []]);
    expect(left).toThrow();
  });
});
