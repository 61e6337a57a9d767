// The list of towns on a first start whose server is killed, and the command that adds postal codes to it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { faultMarket } from './fault-market.js';
import type { Replica } from './fault-replica.js';

/** Chicago: not the first row that is written, nor the last. */
const GATE_TOWN = 4887398;
const GATE = 7_700_078;
const TIMEOUT_MS = 90_000;

describe('a first start that is killed while the towns are loading', () => {
  const market = faultMarket();
  let server: Replica;

  const find = (q: string) => fetch(`${server.origin}/api/places?q=${q}`);
  const count = async (table: string): Promise<number> =>
    Number((await market.database.ask(`select count(*)::int as n from ${table}`))[0]?.n);
  const eventually = async (holds: () => Promise<boolean>, what: string): Promise<void> => {
    for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await pause(50)) if (await holds()) return;
    throw new Error(`${what}: not in time\n${server.said}`);
  };
  const postalFile = () => {
    const path = join(market.folder, 'DE.txt');
    const rows = [
      ['10115', 'Berlin', 52.5323, 13.3846],
      ['80331', 'München', 48.1345, 11.571],
    ].map(([code, place, ...point]) => ['DE', code, place, '', '', '', '', '', '', ...point, 4].join('\t'));
    writeFileSync(path, `${rows.join('\n')}\nDE\ttoo short\n`);
    return path;
  };

  beforeAll(async () => {
    server = await market.replica({ TOWN_LIST: 'on' });
  });

  it('has no towns yet, which the command for postal codes says', async () => {
    await expect(market.run('places-import.js', [postalFile()])).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('The towns are not loaded yet.'),
    });
  });

  it('has none of them afterwards', async () => {
    const gate = await market.database.client();
    await gate.query(`select pg_advisory_lock(${GATE})`);
    await gate.query(`create function public.wait_at_gate() returns trigger language plpgsql
      as $$ begin perform pg_advisory_xact_lock_shared(${GATE}); return new; end $$`);
    await gate.query(`create trigger gate before insert on places.town for each row when (new.id = ${GATE_TOWN})
      execute function public.wait_at_gate()`);
    await server.up();
    await eventually(async () => {
      const waiting = `select from pg_locks where locktype = 'advisory' and objid = ${GATE} and not granted`;
      return (await gate.query(waiting)).rowCount === 1;
    }, 'A town waits to be written');
    expect((await find('chicago')).status).toBe(503);
    await server.kill();
    await gate.query(`select pg_advisory_unlock(${GATE})`);
    // Waits until the transaction of the killed server has ended.
    await gate.query('drop trigger gate on places.town');
    await gate.end();
    expect([await count('places.town'), await count('places.town_name')]).toEqual([0, 0]);
    expect(await count('places.town_list')).toBe(0);
  });

  it('has all of them once it is started again', async () => {
    await server.up();
    const seen = new Set<number>();
    await eventually(async () => {
      seen.add(await count('places.town'));
      return (await find('chicago')).status === 200;
    }, 'The towns are there');
    const whole = await count('places.town');
    expect(whole).toBeGreaterThan(190_000);
    expect([...seen].filter((towns) => towns !== 0 && towns !== whole)).toEqual([]);
    expect(await count('places.town_list')).toBe(1);
  });

  it('finds towns by the postal codes of a file that the command has imported', async () => {
    const said = await market.run('places-import.js', [postalFile()]);
    expect(said).toMatch(/2 postal codes of DE, in [\d.]+ s\n {4}0 with no town near them\n {4}1 skipped:/);
    expect(await (await find('10115, germany')).json()).toMatchObject([{ label: 'Berlin, Berlin, Germany' }]);
  });
});
