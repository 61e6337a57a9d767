// A passkey holder in code: makes ES256 keys and signs with them as an authenticator does (WebAuthn Level 3, "none" attestation).
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

/** The page that uses a passkey, and what the authenticator says of it. */
export interface Ceremony {
  readonly challenge: string;
  readonly origin: string;
  readonly rpId: string;
  /** Whether the user unlocked the authenticator. */
  readonly verified?: boolean;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const BACKUP_ELIGIBLE = 0x08;
const BACKED_UP = 0x10;
const ATTESTED = 0x40;

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const text = (bytes: Buffer) => bytes.toString('base64url');

/** As much of CBOR (RFC 8949) as an attestation needs. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, length: number) =>
    length < 24
      ? Buffer.from([(major << 5) | length])
      : length < 256
        ? Buffer.from([(major << 5) | 24, length])
        : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, entry]) => [cbor(key), cbor(entry as Buffer)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

/** One passkey and its private key. */
export class Authenticator {
  readonly id = text(randomBytes(32));
  /** What it says how often it was used; some say 0 each time. */
  counter = 0;
  counts = true;
  backedUp = true;
  private readonly key: KeyObject;
  private readonly publicKey: Buffer;
  private userHandle = text(Buffer.alloc(16));

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.key = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const [left, right] = [x, y].map((part) => Buffer.from(part, 'base64url'));
    const cose: [number, unknown][] = [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, left],
      [-3, right],
    ];
    this.publicKey = cbor(new Map(cose));
  }

  /** Makes the passkey: what `navigator.credentials.create()` gives, as JSON. */
  make(userHandle: string, ceremony: Ceremony) {
    this.userHandle = userHandle;
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([id.length >> 8, id.length & 255]);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, this.publicKey]);
    const authData = Buffer.concat([this.data(ceremony, ATTESTED), attested]);
    const parts: [string, unknown][] = [
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ];
    return {
      ...this.named(),
      response: {
        clientDataJSON: text(clientData('webauthn.create', ceremony)),
        attestationObject: text(cbor(new Map(parts))),
        transports: ['internal', 'hybrid'],
      },
    };
  }

  /** Uses the passkey: what `navigator.credentials.get()` gives, as JSON. */
  use(ceremony: Ceremony) {
    if (this.counts) this.counter += 1;
    const data = this.data(ceremony, 0);
    const client = clientData('webauthn.get', ceremony);
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(client)]))
      .sign(this.key);
    return {
      ...this.named(),
      response: {
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(signature),
        userHandle: this.userHandle,
      },
    };
  }

  private named() {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {} };
  }

  private data({ rpId, verified = true }: Ceremony, more: number): Buffer {
    const backup = BACKUP_ELIGIBLE | (this.backedUp ? BACKED_UP : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags = USER_PRESENT | (verified ? USER_VERIFIED : 0) | backup | more;
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  }
}

const clientData = (type: string, { challenge, origin }: Ceremony): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
