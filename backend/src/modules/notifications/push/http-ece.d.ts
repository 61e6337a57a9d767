// The part of http_ece that is used: it comes without types.
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  /** The keys and the salt are base64url, or bytes. */
  interface EncryptOptions {
    readonly version: 'aes128gcm';
    readonly dh: string;
    readonly privateKey: ECDH;
    readonly authSecret: string;
    readonly salt: Buffer;
  }
  const ece: { encrypt(body: Buffer, options: EncryptOptions): Buffer };
  export default ece;
}
