// A card database on this machine whose newest bulk file is the market's own cards at new prices, for an import under load.
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

const FILE = '/file/default-cards.jsonl.gz';
const CARDS = 'select raw::text as raw from cards.card_raw order by id';

/** Every price a cent higher, as each night brings new ones for nearly every card. */
const dearer = (raw) =>
  raw.replace(/"(usd|usd_foil|eur)":\s*"(\d+)\.(\d\d)"/g, (_all, of, units, cents) => {
    const price = (Number(units) * 100 + Number(cents) + 1) / 100;
    return `"${of}":"${price.toFixed(2)}"`;
  });

/** Starts it; answers its address, how many cards it has, and `stop`. */
export async function startCardDatabase(client) {
  const { rows } = await client.query(CARDS);
  const file = gzipSync(rows.map(({ raw }) => `${dearer(raw)}\n`).join(''));
  const updated = new Date().toISOString();
  const server = createServer((request, reply) => {
    const { pathname } = new URL(request.url, 'http://cards');
    const json = (body) => reply.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    if (pathname === FILE) return void reply.setHeader('content-length', file.length).end(file);
    if (pathname === '/bulk-data/default_cards') {
      const { port } = server.address();
      return void json({
        object: 'bulk_data',
        type: 'default_cards',
        updated_at: updated,
        jsonl_download_uri: `http://127.0.0.1:${port}${FILE}`,
        compressed_size: file.length,
      });
    }
    json({ object: 'list', has_more: false, data: [] });
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    count: rows.length,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
