// The verb of the log-in form.
import { Injectable } from '@nestjs/common';
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
  ) {}

  /**
   * Starts a session. Only who knows the password learns that an account is disabled or waits for its verification.
   * `ip` is where the call came from, `userAgent` what its device calls itself.
   */
  async logIn(asked: LogIn, ip: string, userAgent?: string): Promise<{ person: Person; tokens: Tokens }> {
    await this.verification.confirm(asked.turnstileToken, ip);
    const loggedIn = await this.users.letIn(asked.email, asked.password, async (person) => {
      if (!person.enabled) throw accountDisabled();
      if (!person.emailVerified) throw emailNotVerified();
      return { person, tokens: await this.sessions.start(person, userAgent) };
    });
    if (!loggedIn) throw wrongCredentials();
    return loggedIn;
  }
}
