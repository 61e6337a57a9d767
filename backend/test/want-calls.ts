// Calls about lists of wants that create something.
import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
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
