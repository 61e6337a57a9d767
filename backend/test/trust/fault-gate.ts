// A row that waits to be written for as long as a test wants: the transaction that writes it stands still in its middle.
import { eventually, type FaultMarket } from './fault-market.js';

const GATE = 7_700_077;
const WAITING = `select from pg_locks where locktype = 'advisory' and objid = ${GATE} and not granted`;

/** The rows that wait: those of a table of which a condition on `new` holds. */
interface Gate {
  readonly table: string;
  readonly when: string;
}

/** Does `act` while a row waits that somebody writes after `begin`; answers what `act` answers. */
export async function whileWriting<Seen>(
  { database }: FaultMarket,
  { table, when }: Gate,
  begin: () => Promise<unknown>,
  act: () => Promise<Seen>,
): Promise<Seen> {
  const gate = await database.client();
  await gate.query(`select pg_advisory_lock(${GATE})`);
  await gate.query(`create or replace function public.wait_at_gate() returns trigger language plpgsql
    as $$ begin perform pg_advisory_xact_lock_shared(${GATE}); return new; end $$`);
  await gate.query(`create trigger gate before insert on ${table} for each row when (${when})
    execute function public.wait_at_gate()`);
  await begin();
  await eventually(async () => (await gate.query(WAITING)).rowCount === 1);
  const seen = await act();
  await gate.query(`select pg_advisory_unlock(${GATE})`);
  // Waits until the transaction of a killed server has ended.
  await gate.query(`drop trigger gate on ${table}`);
  await gate.end();
  return seen;
}
