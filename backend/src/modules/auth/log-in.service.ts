// The verb of the log-in form.
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error.js';
import type { Language } from '../../kernel/language.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { HumanVerification } from '../../platform/turnstile/human-verification.js';
import { type Person, UsersFacade } from '../users/index.js';
import {
  AdmissionsService,
  type LogInContext,
  type LogInResult,
  refuseUnlessOpen,
} from './admissions.service.js';
import { wrongCredentials } from './domain/auth.errors.js';
import type { LogIn } from './dto/log-in.dto.js';
import { secondFactorNeeded } from './second-factor/second-factor.errors.js';
import { SecondFactorLogInService } from './second-factor/second-factor-log-in.service.js';

@Injectable()
export class LogInService {
  constructor(
    private readonly users: UsersFacade,
    private readonly admissions: AdmissionsService,
    private readonly secondFactor: SecondFactorLogInService,
    private readonly verification: HumanVerification,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Starts a session. Only who knows the password learns that an account is disabled, waits for its verification or has a
   * second factor. `ip` is where the call came from, `language` what its reader reads, if it says so.
   */
  async logIn(asked: LogIn, ip: string, arrival: LogInContext, language?: Language): Promise<LogInResult> {
    await this.verification.confirm(asked.turnstileToken, ip);
    try {
      const loggedIn = await this.users.authenticate(
        asked.email,
        asked.password,
        (person) => this.enter(person, arrival),
        language,
      );
      if (!loggedIn) throw wrongCredentials();
      return loggedIn;
    } catch (error) {
      const isRefusal = error instanceof DomainError && error.code !== secondFactorNeeded.code;
      if (isRefusal) await this.noteRefusal(asked.email);
      throw error;
    }
  }

  private async enter(person: Person, arrival: LogInContext): Promise<LogInResult> {
    refuseUnlessOpen(person);
    await this.secondFactor.refuseIfNeeded(person.uuid);
    return this.admissions.admit(person, arrival);
  }

  /** As much work for an address that nobody has: the time it takes must not tell. */
  private async noteRefusal(email: string): Promise<void> {
    const subject = (await this.users.withEmail(email))?.uuid ?? null;
    await this.unitOfWork.run(() =>
      this.unitOfWork.record({ action: 'auth.log-in-refused', actor: null, subject }),
    );
  }
}
