// Keeps which browsers have signed up: a hash of the cookie's claim and the account, so a row names nobody.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { claimHash, SIGN_UP_CLAIM_SECONDS } from '../../users/index.js';

/** $1 hash, $2 when it expires. */
const KEEP = {
  name: 'auth.verification-claim-keep',
  text: 'insert into auth.verification_claim (hash, expires_at) values ($1, $2)',
};
/** $1 hash, $2 now. */
const FIND = {
  name: 'auth.verification-claim',
  text: 'select 1 from auth.verification_claim where hash = $1 and expires_at > $2',
};
/** $1 hash, $2 now. */
const SPEND = {
  name: 'auth.verification-claim-spend',
  text: 'delete from auth.verification_claim where hash = $1 and expires_at > $2 returning 1',
};

@Injectable()
export class VerificationClaimRepository {
  constructor(private readonly sql: Sql) {}

  async add(claim: string, account: string, now: Date): Promise<void> {
    const expiresAt = new Date(now.getTime() + SIGN_UP_CLAIM_SECONDS * 1000);
    await this.sql.rows(KEEP, [claimHash(claim, account), expiresAt]);
  }

  /** Whether this browser signed up with this account. */
  async has(claim: string, account: string, now: Date): Promise<boolean> {
    return (await this.sql.row(FIND, [claimHash(claim, account), now])) !== undefined;
  }

  /** Uses the claim up; of two at once one gets it. */
  async spend(claim: string, account: string, now: Date): Promise<boolean> {
    return (await this.sql.row(SPEND, [claimHash(claim, account), now])) !== undefined;
  }
}
