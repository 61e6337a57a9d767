// What counts as one network.
import { addressWithoutPort, networkOf, siteOf } from './network.js';

describe('a network', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s is of %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});

describe('a site', () => {
  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:db8:1:ffff::6', '2001:db8:1::/48'],
    ['203.0.113.7', undefined],
    ['::ffff:203.0.113.7', undefined],
  ])('%s is of %s', (ip, site) => {
    expect(siteOf(ip)).toBe(site);
  });
});

describe('an address that a gateway has written with a port', () => {
  it.each([
    ['203.0.113.7:4711', '203.0.113.7'],
    ['[2001:db8::7]:4711', '2001:db8::7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['2001:db8::7', '2001:db8::7'],
    ['203.0.113.7', '203.0.113.7'],
    ['unknown', 'unknown'],
  ])('%s is %s', (written, ip) => {
    expect(addressWithoutPort(written)).toBe(ip);
  });
});
