// The verb of the log-in form.
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { HumanVerification } from '../../platform/turnstile/human-verification.js';
import { type Person, UsersFacade } from '../users/index.js';
import { accountDisabled, emailNotVerified, wrongCredentials } from './domain/auth.errors.js';
import type { LogIn } from './dto/log-in.dto.js';
import { SessionsService, type Tokens } from './sessions.service.js';

@Injectable()
export class LogInService {
  constructor(
    private readonly users: UsersFacade,
    private readonly sessions: SessionsService,
    private readonly verification: HumanVerification,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Starts a session. Only who knows the password learns that an account is disabled or waits for its verification.
   * `ip` is where the call came from, `userAgent` what its device calls itself.
   */
  async logIn(asked: LogIn, ip: string, userAgent?: string): Promise<{ person: Person; tokens: Tokens }> {
    await this.verification.confirm(asked.turnstileToken, ip);
    try {
      const loggedIn = await this.users.letIn(asked.email, asked.password, (person) =>
        this.start(person, userAgent),
      );
      if (!loggedIn) throw wrongCredentials();
      return loggedIn;
    } catch (error) {
      if (error instanceof DomainError) await this.noteRefusal(asked.email);
      throw error;
    }
  }

  private async start(person: Person, userAgent?: string): Promise<{ person: Person; tokens: Tokens }> {
    if (!person.enabled) throw accountDisabled();
    if (!person.emailVerified) throw emailNotVerified();
    const tokens = await this.sessions.start(person, userAgent);
    await this.unitOfWork.note({ act: 'auth.logged-in', actor: person.uuid });
    return { person, tokens };
  }

  /** As much work for an address that nobody has: the time it takes must not tell. */
  private async noteRefusal(email: string): Promise<void> {
    const subject = (await this.users.withEmail(email))?.uuid ?? null;
    await this.unitOfWork.run(() =>
      this.unitOfWork.note({ act: 'auth.log-in-refused', actor: null, subject }),
    );
  }
}
