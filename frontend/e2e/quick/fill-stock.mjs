// A stock of 20,000 lines, as a store has it: imported into the account of a store from a file of our own format.
import { setTimeout as pause } from 'node:timers/promises';
import { openSession } from '../support/api.mjs';

const LINES = 20_000;
const HEADER = 'Quantity,Name,Set Code,Collector Number,Condition,Finish,Language,Price,Shelf';
const CONDITIONS = ['Near Mint', 'Lightly Played', 'Moderately Played', 'Heavily Played', 'Damaged'];
const POLL_MS = 200;

export async function fillStock(product, account) {
  const session = await openSession(product, account);
  const found = await session.call('/cards/search?q=game:paper&unique=prints&include_extras=true');
  const cards = found.data.filter(({ finishes }) => finishes.includes('nonfoil'));
  const rows = Array.from({ length: LINES }, (_, nth) => {
    const { name, set, collector_number: number } = cards[nth % cards.length];
    const turn = Math.floor(nth / cards.length);
    const condition = CONDITIONS[turn % CONDITIONS.length];
    const shelf = `Binder ${1 + Math.floor(turn / CONDITIONS.length)}`;
    return [1, `"${name.replaceAll('"', '""')}"`, set, number, condition, 'Nonfoil', 'en', '2.50', shelf];
  });
  const file = `${[HEADER, ...rows.map((cells) => cells.join())].join('\n')}\n`;
  const uploaded = await fetch(`${product.origin}/api/stock/imports?name=stock.csv`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session.accessToken}`, 'content-type': 'text/csv' },
    body: file,
  });
  const settled = async (uuid) => {
    for (;;) {
      const each = await session.call(`/stock/imports/${uuid}`);
      if (!/ING$/.test(each.state)) return each;
      await pause(POLL_MS);
    }
  };
  const { uuid, revision, state, difference } = await settled((await uploaded.json()).uuid);
  if (state !== 'READY') throw new Error(`The import is ${state}`);
  const acknowledged = difference.stopSigns.map(({ code }) => code);
  await session.call(`/stock/imports/${uuid}/commit`, { method: 'POST', body: { revision, acknowledged } });
  await settled(uuid);
}
