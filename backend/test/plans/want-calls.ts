// The calls of somebody who wants cards.
import { aSampleCard } from '../../src/modules/listings/test/sample.js';
import type { Client } from '../client.js';

/** Each must be answered well. */
export async function wantCards(client: Client): Promise<void> {
  const well = ({ status, body }: { status: number; body: unknown }) => {
    if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body as { uuid: string };
  };
  const { id, name } = aSampleCard(3);
  const { uuid: list } = well(await client.post('/api/watchlist/lists', { name: 'Cube' }));
  well(await client.patch(`/api/watchlist/lists/${list}`, { name: 'A cube', visibility: 'TOTALS' }));
  well(await client.put(`/api/watchlist/wants/${id}`, { anyPrinting: true, quantity: 1, list }));
  well(await client.get(`/api/watchlist/wants/${id}`));
  const headers = { 'content-type': 'text/csv' };
  const path = `/api/watchlist/import?list=${list}&subtractListed=true`;
  well(await client.call('POST', path, `2 ${name}\n`, headers));
  well(await client.delete(`/api/watchlist/wants/${id}`));
  well(await client.delete(`/api/watchlist/lists/${list}`));
}
