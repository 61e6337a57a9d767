// Looks up the name of a server that somebody else's answer names: one that leads into our own network is not followed.
import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
  ['::', 127],
  // Translated to an IPv4 address, which may be one of ours: NAT64, and 6to4.
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  PRIVATE.addSubnet(network, bits, 'ipv6');
}

/** The name leads to an address that nobody outside may send us to. */
class PrivateAddress extends Error {
  readonly code = 'EPRIVATE';
}

/** Whether an address is one of this machine or of the network around it, or none at all. */
export function isPrivate(address: string): boolean {
  const family = isIP(address);
  return family === 0 || PRIVATE.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** For the option `lookup` of a request. Of several addresses each must be public: the next connection may take another. */
export const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const refused = error ?? refusalOf(host, found);
    const [first] = found ?? [];
    if (refused || !first) done(refused ?? new PrivateAddress(host), '');
    else if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
};

function refusalOf(host: string, found: readonly LookupAddress[]): Error | null {
  const inside = found.find(({ address }) => isPrivate(address));
  return inside ? new PrivateAddress(`${host} leads to ${inside.address}`) : null;
}
