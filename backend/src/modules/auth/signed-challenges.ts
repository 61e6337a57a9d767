// What somebody has to answer within minutes: drawn, bound to its purpose and its account, and signed, so that asking for one
// leaves nothing behind. Only that it was answered is kept, until it would have run out: none is answered twice.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Sql } from '../../platform/database/sql.js';
import { type Keys, SecretKeys } from '../../platform/environment/secret-keys.js';

/** What an answer is good for. */
export type ChallengePurpose = 'passkey-log-in' | 'passkey-registration' | 'confirmation' | 'second-factor';

/** How long a challenge may be answered. */
export const CHALLENGE_MS = 5 * 60_000;
/** The clocks of replicas differ; a challenge from further ahead was issued by a clock that was set back since. */
const MAX_AHEAD_MS = 60_000;

/** A challenge that is ours and may still be answered. */
export interface Challenge {
  readonly text: string;
  /** Whose it is; undefined where nobody is known yet. */
  readonly account: string | undefined;
  readonly issuedAt: Date;
}

const NONCE = 16;
const MOMENT = 6;
const ACCOUNT = 16;
const PAYLOAD = NONCE + MOMENT + ACCOUNT;
const SIGNATURE = 32;
const NOBODY = '0'.repeat(ACCOUNT * 2);
const SHAPE = /^[\w-]{94}$/;
const SPEND = {
  name: 'auth.spend-challenge',
  text: `insert into auth.spent_challenge (id, expires_at) values ($1, $2) on conflict do nothing returning id`,
};

@Injectable()
export class SignedChallenges {
  private readonly keys: Keys;

  constructor(
    keys: SecretKeys,
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {
    this.keys = keys.for('challenges');
  }

  /** A new challenge, for one account or for anyone who can answer it. */
  issue(purpose: ChallengePurpose, account?: string): string {
    const moment = Buffer.alloc(MOMENT);
    moment.writeUIntBE(this.clock.now().getTime(), 0, MOMENT);
    const whose = Buffer.from(account?.replaceAll('-', '') ?? NOBODY, 'hex');
    const payload = Buffer.concat([randomBytes(NONCE), moment, whose]);
    return Buffer.concat([payload, signatureOf(payload, purpose, this.keys[0])]).toString('base64url');
  }

  /** The challenge of this text; undefined unless this server issued it for this purpose, less than five minutes ago. */
  read(purpose: ChallengePurpose, text: string): Challenge | undefined {
    if (!SHAPE.test(text)) return undefined;
    const bytes = Buffer.from(text, 'base64url');
    const [payload, signature] = [bytes.subarray(0, PAYLOAD), bytes.subarray(PAYLOAD)];
    if (signature.length !== SIGNATURE) return undefined;
    const isOurs = this.keys.some((key) => timingSafeEqual(signature, signatureOf(payload, purpose, key)));
    const issuedAt = new Date(payload.readUIntBE(NONCE, MOMENT));
    const age = this.clock.now().getTime() - issuedAt.getTime();
    if (!isOurs || age < -MAX_AHEAD_MS || age >= CHALLENGE_MS) return undefined;
    const hex = payload.subarray(NONCE + MOMENT).toString('hex');
    const account = hex === NOBODY ? undefined : hex.replace(UUID_PARTS, '$1-$2-$3-$4-$5');
    // Written again: other texts could be read as the same bytes.
    return { text: bytes.toString('base64url'), account, issuedAt };
  }

  /** The challenge is answered, in the open unit of work. False when it was before, also at the same moment elsewhere. */
  async spend({ text, issuedAt }: Challenge): Promise<boolean> {
    const expiresAt = new Date(issuedAt.getTime() + CHALLENGE_MS);
    return (await this.sql.row(SPEND, [text, expiresAt])) !== undefined;
  }
}

const UUID_PARTS = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

const signatureOf = (payload: Buffer, purpose: ChallengePurpose, key: Buffer): Buffer =>
  createHmac('sha256', key).update(`${purpose}|`).update(payload).digest();
