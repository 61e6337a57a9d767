// The list of towns on a first start whose server is killed, and the command that adds postal codes to it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { whileWriting } from './fault-gate.js';
import { eventually, faultMarket } from './fault-market.js';
import type { Replica } from './fault-replica.js';
import { rowsIn } from './fault-stock.js';

/** Chicago: not the first row that is written, nor the last. */
const GATE_TOWN = 4887398;

describe('a first start that is killed while the towns are loading', () => {
  const market = faultMarket();
  let server: Replica;

  const find = (q: string) => fetch(`${server.origin}/api/places?q=${q}`);
  const count = (table: string) => rowsIn(market, table);
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
    const town = { table: 'places.town', when: `new.id = ${GATE_TOWN}` };
    await whileWriting(
      market,
      town,
      () => server.up(),
      async () => {
        expect((await find('chicago')).status).toBe(503);
        await server.kill();
      },
    );
    expect([await count('places.town'), await count('places.town_name')]).toEqual([0, 0]);
    expect(await count('places.town_list')).toBe(0);
  });

  it('has all of them once it is started again', async () => {
    await server.up();
    const seen = new Set<number>();
    await eventually(async () => {
      seen.add(await count('places.town'));
      return (await find('chicago')).status === 200;
    });
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
