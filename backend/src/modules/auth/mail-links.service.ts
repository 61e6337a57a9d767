// The verbs of somebody who opens a link in a mail: verify the address, reset the password.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { UsersFacade } from '../users/index.js';
import { linkInvalid } from './domain/auth.errors.js';
import type { Purpose } from './domain/mail-token.js';
import { MailLinks } from './mail-links.js';
import { MailTokenRepository } from './persistence/mail-token.repository.js';
import { VerificationClaimRepository } from './persistence/verification-claim.repository.js';

@Injectable()
export class MailLinksService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tokens: MailTokenRepository,
    private readonly links: MailLinks,
    private readonly users: UsersFacade,
    private readonly claims: VerificationClaimRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * The address is its owner's: from now on the account may log in. Answers the address, which anyone who has the link reads the
   * mail of, and whether `claim` is of the browser that signed up. Throws `users.account-closed`.
   */
  async verifyEmail(token: string, claim?: string): Promise<{ email: string; canLogIn: boolean }> {
    return this.unitOfWork.run(async () => {
      const account = await this.redeem(token, 'verify-email');
      await this.users.verifyEmail(account);
      const person = await this.users.find(account);
      if (!person) throw linkInvalid();
      const canLogIn = claim !== undefined && (await this.claims.has(claim, account, this.clock.now()));
      return { email: person.email, canLogIn };
    });
  }

  /** Whose address this link has verified, minutes ago at most. */
  async verifiedAccountOf(link: string): Promise<string> {
    const id = this.links.idIn(link, 'verify-email');
    const token = id ? await this.tokens.find(id) : undefined;
    if (!token?.account || token.purpose !== 'verify-email' || !token.isUsed) throw linkInvalid();
    token.check(this.clock.now());
    return token.account;
  }

  /** Another password. Who got the mail has proved the address, too: it is given back. Throws `users.account-closed`. */
  async resetPassword(token: string, password: string): Promise<string> {
    const account = await this.accountOf(token, 'reset-password');
    const { email } = await this.users.resetPassword(account, password, async () => {
      await this.redeem(token, 'reset-password');
      await this.users.verifyEmail(account);
    });
    return email;
  }

  /** Whose link this is, as long as it could be used. */
  private async accountOf(link: string, purpose: Purpose): Promise<string> {
    const id = this.links.idIn(link, purpose);
    const token = id ? await this.tokens.find(id) : undefined;
    if (!token?.account || token.purpose !== purpose) throw linkInvalid();
    token.check(this.clock.now());
    return token.account;
  }

  /** The account whose link this is. */
  private async redeem(link: string, purpose: Purpose): Promise<string> {
    const id = this.links.idIn(link, purpose);
    const token = id ? await this.tokens.forChange(id) : undefined;
    if (!token?.account || token.purpose !== purpose) throw linkInvalid();
    token.redeem(this.clock.now());
    await this.tokens.save(token);
    return token.account;
  }
}
