// A name that leads into our own network is not followed.
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { outgoingRequest } from './outgoing-request.js';
import { isPrivate, publicLookup } from './public-lookup.js';

describe('an address', () => {
  it.each([
    ...[
      '127.0.0.1',
      '10.1.2.3',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '169.254.169.254',
      '100.100.1.1',
    ],
    ...['0.0.0.0', '224.0.0.1', '255.255.255.255', '::1', '::', 'fe80::1', 'fd00::1', 'ff02::1'],
    ...['198.18.0.1', '198.19.255.255', 'fec0::1', '64:ff9b:1::a00:1', '2002:7f00:1::', '2002:a00:1::'],
    ...['::ffff:127.0.0.1', '::ffff:a9fe:a9fe', '64:ff9b::7f00:1', 'no address', ''],
  ])('is not one to be sent to: %s', (address) => {
    expect(isPrivate(address)).toBe(true);
  });

  it.each([
    '1.1.1.1',
    '172.32.0.1',
    '192.169.0.1',
    '100.128.0.1',
    '198.20.0.1',
    '2606:4700::1111',
    '::ffff:1.1.1.1',
  ])('is a public one: %s', (address) => {
    expect(isPrivate(address)).toBe(false);
  });
});

describe('a name that leads to this machine', () => {
  it.each([true, false])('is not looked up: all addresses %s', async (all) => {
    const failure = new Promise((done) => publicLookup('localhost', { all }, (error) => done(error)));
    expect(await failure).toMatchObject({ code: 'EPRIVATE' });
  });

  it.each(['127.0.0.1', '[::1]', '2130706433'])(
    'is not asked as %s, which needs no look-up',
    async (host) => {
      const sent = { headers: {}, signal: AbortSignal.timeout(5_000), isPublicOnly: true };
      const asking = outgoingRequest(new URL(`http://${host}:1/`), sent);
      await expect(asking).rejects.toThrow('is in our network');
    },
  );

  it('is not asked', async () => {
    let asked = 0;
    const server = createServer((_request, reply) => {
      asked += 1;
      reply.end();
    });
    await new Promise<void>((up) => server.listen(0, '127.0.0.1', up));
    try {
      const { port } = server.address() as AddressInfo;
      const failure = new Promise((done) => {
        const asking = request({ host: 'localhost', port, lookup: publicLookup, agent: false });
        asking.once('error', done).once('response', done).end();
      });
      expect(await failure).toMatchObject({ code: 'EPRIVATE' });
      expect(asked).toBe(0);
    } finally {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    }
  });
});
