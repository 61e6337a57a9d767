// The second step of a log-in with a password: a code of the app, or a recovery code.
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { AdmissionsService, type LogInContext, type LogInResult } from '../admissions.service.js';
import { SecurityNotices } from '../mail/notices/security-notices.js';
import { type Challenge, SignedChallenges } from '../signed-challenges.js';
import { challengeExpired, secondFactorNeeded, wrongCode } from './second-factor.errors.js';
import { SecondFactorRepository } from './second-factor.repository.js';
import { SecondFactorCodes } from './second-factor-codes.js';

@Injectable()
export class SecondFactorLogInService {
  constructor(
    private readonly repository: SecondFactorRepository,
    private readonly codes: SecondFactorCodes,
    private readonly challenges: SignedChallenges,
    private readonly admissions: AdmissionsService,
    private readonly notices: SecurityNotices,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Throws `auth.second-factor-needed` with a challenge where the password alone does not log in. */
  async refuseIfNeeded(account: string): Promise<void> {
    if (!(await this.repository.find(account))?.turnedOnAt) return;
    throw secondFactorNeeded({ challenge: this.challenges.issue('second-factor', account) });
  }

  /** Throws `auth.challenge-expired`, `auth.wrong-code` or `request.too-many`. */
  async logIn(text: string, code: string, arrival: LogInContext): Promise<LogInResult> {
    const challenge = this.challenges.read('second-factor', text);
    const account = challenge?.account;
    if (!account) throw challengeExpired();
    await this.codes.count(account, code);
    try {
      return await this.unitOfWork.run(() => this.enter(account, challenge, code, arrival));
    } catch (error) {
      if (error instanceof DomainError)
        await this.unitOfWork.run(() =>
          this.unitOfWork.record({ action: 'auth.log-in-refused', actor: null, subject: account }),
        );
      throw error;
    }
  }

  private async enter(
    account: string,
    challenge: Challenge,
    code: string,
    arrival: LogInContext,
  ): Promise<LogInResult> {
    const person = await this.admissions.hold(account, arrival);
    const app = await this.repository.forChange(account);
    // The password that it was given for is another one by now, or the second factor was turned off.
    const isGone = !app?.turnedOnAt || (app.challengesFrom && challenge.issuedAt <= app.challengesFrom);
    if (!app || isGone) throw challengeExpired();
    const used = await this.codes.use(account, app, code);
    if (!used) throw wrongCode({ errors: [{ field: 'code', message: wrongCode.message }] });
    if (!(await this.challenges.spend(challenge))) throw challengeExpired();
    if (used === 'recovery') {
      await this.unitOfWork.record({ action: 'auth.recovery-code-used', actor: account });
      const left = await this.repository.countCodes(account);
      await this.notices.enqueue('recovery-code-used', account, arrival.language, { left });
    }
    return this.admissions.admit(person, arrival);
  }
}
