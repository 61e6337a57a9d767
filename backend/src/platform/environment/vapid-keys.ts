// VAPID keys (RFC 8292): points and numbers of P-256 as base64url.
import { createECDH } from 'node:crypto';

const CURVE = 'prime256v1';

/** The public key of a private one. Throws for what is none. */
export function vapidPublicKeyOf(privateKey: string): string {
  const ecdh = createECDH(CURVE);
  ecdh.setPrivateKey(privateKey, 'base64url');
  return ecdh.getPublicKey('base64url');
}

/** A new private key: 32 bytes, also where it begins with a zero. */
export function newVapidPrivateKey(): string {
  const ecdh = createECDH(CURVE);
  ecdh.generateKeys();
  return Buffer.from(ecdh.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
}
