// Where people reach the product.
import { Environment } from './environment.js';
import { publicAddress } from './public-address.js';

describe('the address of the product', () => {
  it.each([
    ['127.0.0.1', 'http://127.0.0.1:3000'],
    ['::1', 'http://[::1]:3000'],
    ['0.0.0.0', 'http://localhost:3000'],
    ['::', 'http://localhost:3000'],
    ['playset.local', 'http://playset.local:3000'],
  ])('of a server that listens on %s is %s', (HOST, address) => {
    expect(publicAddress(Object.assign(new Environment(), { HOST }))).toBe(address);
    expect(new URL('/verify-email', address).port).toBe('3000');
  });

  it('is without the port that browsers leave out', () => {
    const environment = Object.assign(new Environment(), { PORT: 80 });
    expect(publicAddress(environment)).toBe('http://127.0.0.1');
  });

  it('is what people type, where that is set', () => {
    const environment = Object.assign(new Environment(), { PUBLIC_URL: 'https://playset.example' });
    expect(publicAddress(environment)).toBe('https://playset.example');
  });
});
