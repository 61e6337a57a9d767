// People of the stories with a passkey or an authenticator app, as they get them: over HTTP.
import { createHmac } from 'node:crypto';
import { Authenticator, type Ceremony } from './authenticator.js';
import type { Client, ProblemBody, Reply } from './client.js';
import { type Member, PASSWORD } from './people.js';

/** Where the stories about passkeys are told. */
export const PUBLIC_URL = 'https://playset.example';
const HERE = { origin: PUBLIC_URL, rpId: 'playset.example' };

interface Options {
  readonly challenge: string;
  readonly user: { readonly id: string };
}

/** How the one who makes or uses a passkey differs from its owner on our page. */
export type Odd = Partial<Ceremony>;

/** Begins to add a passkey with the password, and makes one. */
export async function madePasskey({ client }: Member, authenticator = new Authenticator(), odd: Odd = {}) {
  const { body } = await client.post<Options>('/api/auth/passkeys/registration', { password: PASSWORD });
  const { challenge, user } = body;
  return authenticator.make(user.id, { ...HERE, challenge, ...odd });
}

/** Where passkeys live in stories that are told without a public address. */
export const LOCAL = { origin: 'http://localhost:5173', rpId: 'localhost' } satisfies Odd;

/** Adds a passkey to somebody's account. */
export async function addedPasskey(member: Member, name = 'Laptop', odd: Odd = {}) {
  const authenticator = new Authenticator();
  const credential = await madePasskey(member, authenticator, odd);
  const { body } = await member.client.post<{ uuid: string }>('/api/auth/passkeys', { name, credential });
  return { authenticator, uuid: body.uuid };
}

/** Uses a passkey for a new challenge of this address. */
export async function usedPasskey(client: Client, authenticator: Authenticator, path: string, odd: Odd = {}) {
  const { body } = await client.post<Options>(path);
  return authenticator.use({ ...HERE, challenge: body.challenge, ...odd });
}

/** Logs in with a passkey. */
export async function logInWith<Body = ProblemBody>(
  client: Client,
  authenticator: Authenticator,
  odd: Odd = {},
): Promise<Reply<Body>> {
  const credential = await usedPasskey(client, authenticator, '/api/auth/login/passkey/challenge', odd);
  return client.post<Body>('/api/auth/login/passkey', { credential });
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code of an authenticator app at a moment: RFC 6238 by hand, not by the library that the server checks it with. */
export function codeAt(secret: string, now: Date): string {
  const bits = [...secret].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now.getTime() / 30_000)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest[19] ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Turns two-step verification on. The code of this moment is used up by that. */
export async function withSecondFactor({ client }: Member, now: () => Date) {
  const { body } = await client.post<{ secret: string }>('/api/auth/second-factor', { password: PASSWORD });
  const { secret } = body;
  const turnedOn = await client.post<{ recoveryCodes: string[] }>('/api/auth/second-factor/activation', {
    code: codeAt(secret, now()),
  });
  return { secret, recoveryCodes: turnedOn.body.recoveryCodes };
}
