// Keeps passkeys: public keys with what is known of the person who holds the private one.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';

/** A passkey as it is kept. */
export interface Passkey {
  readonly uuid: string;
  readonly account: string;
  /** As the authenticator knows it, base64url. */
  readonly credentialId: string;
  readonly publicKey: Buffer;
  /** How often it was used, as far as its authenticator counts. */
  readonly counter: number;
  readonly transports: readonly string[];
  /** It can be on several devices; `backedUp` says whether it is. */
  readonly backupEligible: boolean;
  readonly backedUp: boolean;
  readonly name: string;
}

type PasskeyRow = Omit<Passkey, 'counter'> & { counter: string };

const ADD = {
  name: 'auth.passkey-add',
  text: `insert into auth.passkey (uuid, account, credential_id, public_key, counter, transports, backup_eligible, backed_up, name,
      created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
    on conflict (credential_id) do nothing returning uuid`,
};
const BY_CREDENTIAL = {
  name: 'auth.passkey-by-credential',
  text: `select uuid, account, credential_id as "credentialId", public_key as "publicKey", counter, transports,
      backup_eligible as "backupEligible", backed_up as "backedUp", name
    from auth.passkey where credential_id = $1`,
};
const CREDENTIALS = {
  name: 'auth.passkey-credentials',
  text: `select credential_id as id, transports from auth.passkey where account = $1 order by created_at, uuid`,
};
/** Who adds one waits for anyone who adds another at the same moment. */
const LOCK = {
  name: 'auth.passkeys-lock',
  text: 'select uuid from auth.passkey where account = $1 order by uuid for update',
};
/** Some authenticators count nothing and say 0 each time; one that counts never counts backwards. */
const USE = {
  name: 'auth.passkey-use',
  text: `update auth.passkey set counter = $2, backed_up = $3, last_used_at = $4
    where uuid = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning uuid`,
};
const RENAME = {
  name: 'auth.passkey-rename',
  text: 'update auth.passkey set name = $3 where account = $1 and uuid = $2 returning uuid',
};
const REMOVE = {
  name: 'auth.passkey-remove',
  text: 'delete from auth.passkey where account = $1 and uuid = $2 returning name',
};

/** What names a passkey to a browser. */
export interface Credential {
  readonly id: string;
  readonly transports: string[];
}

@Injectable()
export class PasskeyRepository {
  constructor(private readonly sql: Sql) {}

  /** False when its credential is somebody's already. */
  async add(passkey: Passkey, createdAt: Date): Promise<boolean> {
    const { uuid, account, credentialId, publicKey, counter, transports, backupEligible, backedUp, name } =
      passkey;
    const what = [credentialId, publicKey, counter, transports, backupEligible, backedUp, name];
    return (await this.sql.row(ADD, [uuid, account, ...what, createdAt])) !== undefined;
  }

  async withCredential(credentialId: string): Promise<Passkey | undefined> {
    const row = await this.sql.row<PasskeyRow>(BY_CREDENTIAL, [credentialId]);
    return row && { ...row, counter: Number(row.counter) };
  }

  /** The credentials of an account, the oldest first. */
  credentialsOf(account: string): Promise<Credential[]> {
    return this.sql.rows<Credential>(CREDENTIALS, [account]);
  }

  /** Counts the passkeys of an account; until the transaction ends nobody else can add one to those that it has. */
  async countForChange(account: string): Promise<number> {
    return (await this.sql.rows(LOCK, [account])).length;
  }

  /** Keeps that it was used. False when it was removed in the meantime, or has been used so often before. */
  async saveUse(uuid: string, counter: number, backedUp: boolean, now: Date): Promise<boolean> {
    return (await this.sql.row(USE, [uuid, counter, backedUp, now])) !== undefined;
  }

  /** False where the account has no such passkey. */
  async rename(account: string, uuid: string, name: string): Promise<boolean> {
    return (await this.sql.row(RENAME, [account, uuid, name])) !== undefined;
  }

  /** The name of the passkey that is gone; undefined where the account has none like it. */
  async remove(account: string, uuid: string): Promise<string | undefined> {
    return (await this.sql.row<{ name: string }>(REMOVE, [account, uuid]))?.name;
  }
}
