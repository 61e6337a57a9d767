// Logs in by the link that verified the address, in the browser that signed up: it has the claim, its owner has the mailbox.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { UsersFacade } from '../users/index.js';
import { AdmissionsService, type LogInContext, type LogInResult } from './admissions.service.js';
import { notSignedUpHere } from './domain/auth.errors.js';
import { MailLinksService } from './mail-links.service.js';
import { VerificationClaimRepository } from './persistence/verification-claim.repository.js';
import { SecondFactorLogInService } from './second-factor/second-factor-log-in.service.js';

@Injectable()
export class VerifiedLogInService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly links: MailLinksService,
    private readonly claims: VerificationClaimRepository,
    private readonly users: UsersFacade,
    private readonly secondFactor: SecondFactorLogInService,
    private readonly admissions: AdmissionsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Starts a session once, minutes after the link verified the address. Throws `auth.not-signed-up-here` where the claim is
   * another account's, none or used, and
   * `auth.second-factor-needed` where the link is not enough.
   */
  async logIn(token: string, claim: string | undefined, arrival: LogInContext): Promise<LogInResult> {
    return this.unitOfWork.run(async () => {
      const account = await this.links.verifiedAccountOf(token);
      const isClaimed = claim !== undefined && (await this.claims.spend(claim, account, this.clock.now()));
      const person = await this.users.find(account);
      if (!isClaimed || !person || !(await this.users.lockIfOwned(account))) throw notSignedUpHere();
      await this.secondFactor.refuseIfNeeded(account);
      return this.admissions.admit(person, arrival);
    });
  }
}
