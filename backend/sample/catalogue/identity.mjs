// Makes ids that are the same on every machine: name-based uuids (RFC 9562, version 5).
import { createHash } from 'node:crypto';

const namespace = Buffer.from('5c1e0c0b7a8f4e5f9a52706c61797365', 'hex');

/** The uuid of a thing of the given kind and name; the same pair always gives the same uuid. */
export function idOf(kind, name) {
  const digest = createHash('sha1').update(namespace).update(`${kind}:${name}`).digest();
  digest[6] = (digest[6] & 0x0f) | 0x50;
  digest[8] = (digest[8] & 0x3f) | 0x80;
  const hex = digest.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}

/** A number from 0 up to (not including) `below` that depends on nothing but the text. */
export function pick(text, below) {
  return createHash('sha1').update(text).digest().readUInt32BE(0) % below;
}
