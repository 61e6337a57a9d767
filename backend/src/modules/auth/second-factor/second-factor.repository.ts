// Keeps what two-step verification needs: the secret of the app, and the recovery codes.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import type { SealedSecret } from './totp-secrets.js';

/** The app of an account; `turnedOnAt` is null until its first code was typed. */
export interface TotpRow extends SealedSecret {
  readonly begunAt: Date;
  readonly turnedOnAt: Date | null;
  /** The step of the last code that was accepted; null before the first. pg gives a bigint as text. */
  readonly lastStep: string | null;
  /** Log-ins that began before this must begin again. */
  readonly challengesFrom: Date | null;
}

const COLUMNS = `secret, key_mark as "keyMark", begun_at as "begunAt", turned_on_at as "turnedOnAt", last_step as "lastStep",
  challenges_from as "challengesFrom"`;

const FIND = { name: 'auth.totp', text: `select ${COLUMNS} from auth.totp where account = $1` };
const LOCK = {
  name: 'auth.totp-for-change',
  text: `select ${COLUMNS} from auth.totp where account = $1 for update`,
};
const BEGIN = {
  name: 'auth.totp-begin',
  text: `insert into auth.totp as totp (account, secret, key_mark, begun_at) values ($1, $2, $3, $4)
    on conflict (account) do update set secret = excluded.secret, key_mark = excluded.key_mark, begun_at = excluded.begun_at
      where totp.turned_on_at is null returning account`,
};
const TURN_ON = {
  name: 'auth.totp-turn-on',
  text: 'update auth.totp set turned_on_at = $2, last_step = $3 where account = $1',
};
const USE_STEP = {
  name: 'auth.totp-use-step',
  text: 'update auth.totp set last_step = $2 where account = $1',
};
const RESEAL = {
  name: 'auth.totp-reseal',
  text: 'update auth.totp set secret = $2, key_mark = $3 where account = $1',
};
const OF_OLD_KEYS = {
  name: 'auth.totp-of-old-keys',
  text: `select account, ${COLUMNS} from auth.totp where key_mark <> $1 and account > $2 order by account limit 200 for update`,
};
const REFUSE_CHALLENGES = {
  name: 'auth.totp-refuse-challenges',
  text: 'update auth.totp set challenges_from = $2 where account = $1',
};
const REMOVE = { name: 'auth.totp-remove', text: 'delete from auth.totp where account = $1' };
const REMOVE_CODES = {
  name: 'auth.recovery-codes-remove',
  text: 'delete from auth.recovery_code where account = $1',
};
const ADD_CODES = {
  name: 'auth.recovery-codes-add',
  text: 'insert into auth.recovery_code (account, hash) select $1, hash from unnest($2::text[]) as hash',
};
const USE_CODE = {
  name: 'auth.recovery-code-use',
  text: `update auth.recovery_code set used_at = $3 where account = $1 and hash = $2 and used_at is null returning hash`,
};
const COUNT_CODES = {
  name: 'auth.recovery-codes-count',
  text: 'select count(*)::int as left from auth.recovery_code where account = $1 and used_at is null',
};

@Injectable()
export class SecondFactorRepository {
  constructor(private readonly sql: Sql) {}

  /** The app of an account as it is now. */
  find(account: string): Promise<TotpRow | undefined> {
    return this.sql.row(FIND, [account]);
  }

  /** The app of an account, which nobody else can change or use until the transaction ends. */
  forChange(account: string): Promise<TotpRow | undefined> {
    return this.sql.row(LOCK, [account]);
  }

  /** Keeps the secret of a set-up in place of one that was not finished. False when the second factor is on already. */
  async begin(account: string, { secret, keyMark }: SealedSecret, now: Date): Promise<boolean> {
    return (await this.sql.row(BEGIN, [account, secret, keyMark, now])) !== undefined;
  }

  async turnOn(account: string, now: Date, step: number): Promise<void> {
    await this.sql.rows(TURN_ON, [account, now, step]);
  }

  async useStep(account: string, step: number): Promise<void> {
    await this.sql.rows(USE_STEP, [account, step]);
  }

  /** The same secret under the key of today. */
  async reseal(account: string, { secret, keyMark }: SealedSecret): Promise<void> {
    await this.sql.rows(RESEAL, [account, secret, keyMark]);
  }

  /** The next secrets under other keys than this one, in the order of their accounts. */
  ofOldKeys(keyMark: string, after: string): Promise<(TotpRow & { account: string })[]> {
    return this.sql.rows(OF_OLD_KEYS, [keyMark, after]);
  }

  /** Log-ins that wait for the second factor must begin again. */
  async refuseChallenges(account: string, before: Date): Promise<void> {
    await this.sql.rows(REFUSE_CHALLENGES, [account, before]);
  }

  async remove(account: string): Promise<void> {
    await this.sql.rows(REMOVE, [account]);
    await this.sql.rows(REMOVE_CODES, [account]);
  }

  async replaceCodes(account: string, hashes: readonly string[]): Promise<void> {
    await this.sql.rows(REMOVE_CODES, [account]);
    await this.sql.rows(ADD_CODES, [account, hashes]);
  }

  /** Uses a recovery code up. False when there is none like it, or it was used. */
  async useCode(account: string, hash: string, now: Date): Promise<boolean> {
    return (await this.sql.row(USE_CODE, [account, hash, now])) !== undefined;
  }

  async countCodes(account: string): Promise<number> {
    return (await this.sql.one<{ left: number }>(COUNT_CODES, [account])).left;
  }
}
