// The guard of the tests themselves.
import net from 'node:net';

describe('the network in tests', () => {
  it('refuses a connection to another machine', async () => {
    expect(() => net.connect({ host: '192.0.2.1', port: 80 })).toThrow('A test tried to reach 192.0.2.1');
    await expect(fetch('http://192.0.2.1/')).rejects.toThrow();
    await expect(fetch('http://card-database.invalid/')).rejects.toThrow();
  });
});
