// Keeps which browsers have signed up: a hash of the cookie's claim and the account, so a row names nobody.
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { claimHash, SIGN_UP_CLAIM_SECONDS } from '../../users/index.js';

const KEEP = 'insert into auth.verification_claim (hash, expires_at) values ($1, $2)';
const FIND = 'select 1 from auth.verification_claim where hash = $1 and expires_at > $2';
const SPEND = 'delete from auth.verification_claim where hash = $1 and expires_at > $2 returning 1';

@Injectable()
export class VerificationClaimRepository {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async add(claim: string, account: string, now: Date): Promise<void> {
    const expiresAt = new Date(now.getTime() + SIGN_UP_CLAIM_SECONDS * 1000);
    await this.unitOfWork.manager.query(KEEP, [claimHash(claim, account), expiresAt]);
  }

  /** Whether this browser signed up with this account. */
  async has(claim: string, account: string, now: Date): Promise<boolean> {
    const rows = await this.unitOfWork.manager.query<unknown[]>(FIND, [claimHash(claim, account), now]);
    return rows.length > 0;
  }

  /** Uses the claim up; of two at once one gets it. */
  async spend(claim: string, account: string, now: Date): Promise<boolean> {
    // TypeORM answers a delete with its rows and their number.
    const [rows] = await this.unitOfWork.manager.query<[unknown[], number]>(SPEND, [
      claimHash(claim, account),
      now,
    ]);
    return rows.length > 0;
  }
}
