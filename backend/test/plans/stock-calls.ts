// The calls of a store that prices its stock by rules and imports files.
import { reconciled } from '../../src/modules/stock/reconcile/test/a-report.js';
import { committed, compared, fileOf, rowOf, settled } from '../../src/modules/stock/test/an-import.js';
import type { Client } from '../client.js';
import type { Member } from '../people.js';
import { welcome } from './welcome.js';

/** Prices rise by more than 3x, and fall back. */
export async function priceByRules(client: Client): Promise<void> {
  const rules = { percent: 900, exceptions: [], roundTo: 0.25, neverBelowPaid: true };
  welcome(
    'previewing rules',
    await client.post('/api/stock/price-rules/preview', { rules, includeTyped: true }),
  );
  welcome('saving rules', await client.put('/api/stock/price-rules', { ...rules, automatic: true }));
  welcome('applying rules', await client.post('/api/stock/price-rules/apply', { includeTyped: true }));
  const byRules = { filter: {}, change: { priceByRules: true } };
  welcome('previewing prices by rules', await client.post('/api/stock/edits/preview', byRules));
  const held = async () =>
    (await client.get<readonly { line: string }[]>('/api/stock/price-rules/held?limit=1')).body;
  for (const decision of ['accept', 'decline']) {
    const chosen = { lines: (await held()).map(({ line }) => line) };
    welcome(decision, await client.post(`/api/stock/price-rules/held/${decision}`, chosen));
  }
}

/** Reads a file twice, so that what is remembered of the first is asked for, and commits both. */
export async function importFiles(store: Member): Promise<void> {
  const { client } = store;
  const file = fileOf(
    rowOf(1, { quantity: 2 }),
    rowOf(2),
    rowOf(3, { number: '999' }),
    rowOf(4, { name: 'Nobody', number: '' }),
  );
  const { uuid } = await compared(store, file);
  welcome('reading rows', await client.get(`/api/stock/imports/${uuid}/rows`));
  welcome('correcting a row', await client.patch(`/api/stock/imports/${uuid}/rows/3`, { skip: true }));
  welcome('getting held rows', await client.get(`/api/stock/imports/${uuid}/held`));
  welcome('watching wishes', await client.post(`/api/stock/imports/${uuid}/wishes`));
  await committed(store, await settled(store, uuid));
  const again = await compared(store, file, { mode: 'SET' });
  await committed(store, again);
  const report = `/api/stock/reconciliations/${(await reconciled(store, file)).uuid}`;
  welcome('reading what differs', await client.get(`${report}/lines`));
  const last = await compared(store, 'Nothing that anybody could import');
  welcome('discarding', await client.delete(`/api/stock/imports/${last.uuid}`));
}
