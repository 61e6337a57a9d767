// A scan is fetched from where the settings say, or from a public network; never from within ours because an answer says so.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ImportRateLimiter } from '../../upstream/import-rate-limiter.js';
import { Outgoing } from '../../upstream/outgoing.js';
import { fetchScan } from './scan-fetch.js';

// What stands before: as if a host of the card database led into our own network.
jest.mock('../../upstream/allowed-addresses.js', () => ({ mayFetch: () => true }));

describe('a name of the card database that leads into our own network', () => {
  const asked: string[] = [];
  let server: Server;
  let port: number;
  beforeAll(async () => {
    server = createServer(({ url = '' }, reply) => {
      asked.push(url);
      reply.end(Buffer.from([0xff, 0xd8, 0xff, 0xe0]));
    });
    await new Promise<void>((up) => server.listen(0, '127.0.0.1', up));
    ({ port } = server.address() as AddressInfo);
  });
  beforeEach(() => void asked.splice(0));
  afterAll(() => new Promise((closed) => server.close(closed)));

  it('is not asked for a scan', async () => {
    const address = new URL(`http://localhost:${port}/scan.jpg`);
    await expect(fetchScan(address, { headers: {}, isConfigured: false })).rejects.toMatchObject({
      cause: { code: 'EPRIVATE' },
    });
    expect(asked).toEqual([]);
  });

  it('is asked for a scan where the settings name it', async () => {
    const address = new URL(`http://localhost:${port}/scan.jpg`);
    expect(await fetchScan(address, { headers: {}, isConfigured: true })).toHaveLength(4);
    expect(asked).toEqual(['/scan.jpg']);
  });

  it('is not asked for a file of cards', async () => {
    const outgoing = new Outgoing(new URL('http://127.0.0.1:9'), undefined, {} as ImportRateLimiter);
    await expect(outgoing.open(new URL(`http://localhost:${port}/cards.json`))).rejects.toThrow('EPRIVATE');
    expect(asked).toEqual([]);
  });
});
