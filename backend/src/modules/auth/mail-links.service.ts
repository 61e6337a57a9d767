// The verbs of somebody who opens a link in a mail: verify the address, reset the password.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { UsersFacade } from '../users/index.js';
import { linkInvalid } from './domain/auth.errors.js';
import type { Purpose } from './domain/mail-token.js';
import { MailLinks } from './mail-links.js';
import { MailTokenRepository } from './persistence/mail-token.repository.js';

@Injectable()
export class MailLinksService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tokens: MailTokenRepository,
    private readonly links: MailLinks,
    private readonly users: UsersFacade,
    private readonly clock: Clock,
  ) {}

  /** The address is its owner's: from now on the account may log in. Throws `users.account-closed`. */
  async verifyEmail(token: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const account = await this.redeem(token, 'verify-email');
      await this.users.verifyEmail(account);
    });
  }

  /** Another password. Who got the mail has proved the address, too: it is given back. Throws `users.account-closed`. */
  async resetPassword(token: string, password: string): Promise<string | undefined> {
    return this.unitOfWork.run(async () => {
      const account = await this.redeem(token, 'reset-password');
      await this.users.resetPassword(account, password);
      await this.users.verifyEmail(account);
      return (await this.users.find(account))?.email;
    });
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
