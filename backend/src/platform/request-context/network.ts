// The network that an address belongs to, as far as one party has it for itself.

/** The address alone: some gateways write `203.0.113.7:4711` or `[2001:db8::7]:4711` into X-Forwarded-For. */
export function addressWithoutPort(ip: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(ip)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(ip)?.[1] ?? ip;
}

/** The /48 of an IPv6 address: a site gets that many networks of its own. Undefined for IPv4. */
export function siteOf(ip: string): string | undefined {
  const network = networkOf(ip);
  return network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : undefined;
}

/** An IPv6 subscriber has a /64 to choose addresses from; an IPv4 one has one address. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped || !ip.includes(':')) return mapped ?? ip;
  const [head = '', tail] = (ip.split('%')[0] ?? ip).toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
