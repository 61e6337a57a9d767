// The story of a download on a bad line: it goes on where it broke, and begins again where it must.
import type { ServerResponse } from 'node:http';
import { bulkCards } from './bulk-card.js';
import { FILE } from './bulk-server.js';
import { fetching } from './fetching.js';

describe('a download', () => {
  const { server, bring } = fetching(400);

  it('goes on where a connection broke', async () => {
    server.next(FILE, server.breakOff(1000), server.breakOff(500), server.breakOff(10, true));
    expect(await bring()).toMatchObject({ status: 'imported', summary: { rows: 400 } });
    const ranges = server.asked.filter(({ path }) => path === FILE).map(({ headers }) => headers.range);
    expect(ranges).toEqual([undefined, 'bytes=1000-', 'bytes=1500-', 'bytes=1510-']);
  });

  it('begins again when the file changed between two attempts', async () => {
    server.next(FILE, (request, response) => {
      server.breakOff(1000)(request, response);
      server.offer(bulkCards(300).map((card) => ({ ...card, name: `New ${String(card.name)}` })));
      server.bulk = {};
    });
    expect(await bring()).toMatchObject({ summary: { rows: 300, added: 300 } });
  });

  it('begins again when another part comes than the one asked for', async () => {
    server.next(
      FILE,
      server.breakOff(1000),
      (_request, response) => {
        const body = server.file.subarray(5);
        response
          .writeHead(206, { 'content-range': `bytes 5-${server.file.length - 1}/${server.file.length}` })
          .end(body);
      },
      (_request, response) => void response.writeHead(416).end(),
    );
    expect(await bring()).toMatchObject({ summary: { rows: 400 } });
  });

  it('is sent on to the next address, but not for ever', async () => {
    const on = (to: string) => (_request: unknown, response: ServerResponse) =>
      void response.writeHead(302, { location: to }).end();
    server.next(FILE, on('/file/b'));
    server.next('/file/b', on(`${server.url}/file/c`));
    expect(await bring()).toMatchObject({ status: 'imported' });
    server.updatedAt = '2026-08-06T00:00:00Z';
    for (let hop = 0; hop < 9; hop++) server.next(FILE, on(FILE));
    await expect(bring()).rejects.toThrow('redirected too many times');
  });

  it('is patient with a bad moment', async () => {
    server.next('/bulk-data/default_cards', (_request, response) => void response.writeHead(503).end());
    server.next(FILE, (_request, response) => void response.writeHead(502).end());
    expect(await bring()).toMatchObject({ status: 'imported' });
  });
});
