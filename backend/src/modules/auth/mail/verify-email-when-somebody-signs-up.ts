// A new account gets its verification link in the transaction that opens it, and its browser may log in by that.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { AccountHooks } from '../../users/index.js';
import { VerificationClaimRepository } from '../persistence/verification-claim.repository.js';
import { LinkMails } from './link-mails.js';

@Injectable()
export class VerifyEmailWhenSomebodySignsUp {
  constructor(hooks: AccountHooks, mails: LinkMails, claims: VerificationClaimRepository, clock: Clock) {
    hooks.on('signedUp', async ({ account, language, claim }) => {
      await mails.request(account, 'verify-email', language);
      await claims.add(claim, account, clock.now());
    });
  }
}
