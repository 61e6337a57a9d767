// The stock of the demo's stores: their listings get shelves, IDs and what was paid, the same on every machine.
import type { INestApplicationContext } from '@nestjs/common';
import { Sql } from '../../platform/database/sql.js';
import { ListingsFacade } from '../listings/index.js';
import { demoAccounts } from '../users/index.js';

/** $1 a store: what most of its copies get. Each tenth was bought long ago, and nobody knows from where. */
const SHELVES = {
  name: 'stock.demo-shelves',
  text: `select coalesce(json_agg(json_build_object('uuid', uuid, 'version', version,
      'external_id', to_char(nth, 'FM00000'), 'shelf', 'Binder ' || 1 + (nth - 1) / 9,
      'paid_cents', case when nth % 10 > 0 then greatest(1, price_cents * 6 / 10) end)), '[]')::text as copies
    from (select *, row_number() over (order by words, uuid) as nth from listings.copies where lister = $1) numbered
    where type <> 'BUY'`,
};

export async function addDemoStock(app: INestApplicationContext): Promise<void> {
  for (const { uuid, role } of await demoAccounts(app)) {
    if (role !== 'STORE') continue;
    const { copies } = await app.get(Sql).one<{ copies: string }>(SHELVES, [uuid]);
    await app.get(ListingsFacade).changeCopies(uuid, copies);
  }
}
