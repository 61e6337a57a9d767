// Calls about watched cards and lists of wants that create something.
import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { aSampleCard } from '../src/modules/listings/test/sample.js';
import type { Member } from './people.js';
import type { Call } from './price-rule-calls.js';

/** Makes a list, where there is none before; `size` is how many there are. */
export async function wantListCalls(
  { client }: Member,
  app: INestApplicationContext,
  size: () => Promise<number>,
) {
  await app.get(DataSource).query('delete from watchlist.want_list');
  const list = (name: string): Call => [client, '/api/watchlist/lists', { name }];
  return { call: list('Cube'), other: list('Friday’s deck'), size };
}

/** Watches a card that is not watched before. */
export async function watchCalls({ client, user: { uuid } }: Member, size: () => Promise<number>) {
  const [one, two] = [5, 6].map((nth) => `/api/watchlist/${uuid}?cardId=${aSampleCard(nth).id}`);
  await client.delete(one ?? '');
  return { call: [client, one ?? ''] as const, other: [client, two ?? ''] as const, size };
}
