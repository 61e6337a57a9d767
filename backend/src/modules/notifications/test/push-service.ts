// A push service on this machine, and a browser that is subscribed to it: it decrypts by RFC 8291 and RFC 8188, with Node.js alone.
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { outgoingRequest } from '../../../platform/outgoing/outgoing-request.js';
import type { SentMessage } from '../push/push-message.js';
import type { PushRequest } from '../push/push-services.js';

const ORIGIN = 'https://push.example.org';

interface Received {
  readonly endpoint: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A browser with its keys. */
export class Browser {
  readonly endpoint = `${ORIGIN}/send/${randomUUID()}`;
  private readonly ecdh = createECDH('prime256v1');
  private readonly secret = randomBytes(16);
  readonly subscription: { endpoint: string; p256dh: string; auth: string };

  constructor() {
    const p256dh = this.ecdh.generateKeys('base64url');
    this.subscription = { endpoint: this.endpoint, p256dh, auth: this.secret.toString('base64url') };
  }

  /** What a message says. Throws where it was not encrypted for this browser. */
  read({ headers, body }: Received): SentMessage {
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('Not encrypted as RFC 8291 says');
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const sender = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const derive = (key: Buffer, by: Buffer, info: Buffer, length: number) =>
      Buffer.from(hkdfSync('sha256', key, by, info, length));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.ecdh.getPublicKey(), sender]);
    const shared = derive(this.ecdh.computeSecret(sender), this.secret, info, 32);
    const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  }
}

/** The claims of a message's VAPID signature, with the public key that it was signed with. Throws for a signature of another. */
export function signatureOf({ headers }: Received): { key: string; claims: Record<string, unknown> } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x, y };
  const publicKey = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  const signed = Buffer.from(`${header}.${claims}`);
  if (!verify('sha256', signed, publicKey, Buffer.from(signature, 'base64url')))
    throw new Error('Signed by somebody else');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) };
}

/** Answers with the given status, and keeps what it was sent. */
export class PushService {
  readonly received: Received[] = [];
  /** The status that it answers. */
  status = 201;
  /** What it waits for before it answers. */
  before: () => Promise<void> = async () => undefined;
  private readonly server: Server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const endpoint = `${ORIGIN}${request.url}`;
      this.received.push({ endpoint, headers: request.headers, body: Buffer.concat(chunks) });
      void this.before().then(() => reply.writeHead(this.status).end());
    });
  });

  /** Where it is on this machine. */
  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async up(): Promise<void> {
    await new Promise<void>((ready) => this.server.listen(0, '127.0.0.1', ready));
  }

  async down(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }

  /** Takes the place of `PushServices.post`: the same request, to this machine, which the product itself would refuse. */
  readonly post = async (endpoint: string, { headers, body }: PushRequest): Promise<number> => {
    const url = new URL(new URL(endpoint).pathname, this.address);
    const signal = AbortSignal.timeout(5_000);
    const response = await outgoingRequest(url, { method: 'POST', headers, body, signal });
    response.close();
    return response.status;
  };

  /** What was sent to a browser, in order. */
  to({ endpoint }: Browser): Received[] {
    return this.received.filter((each) => each.endpoint === endpoint);
  }
}
