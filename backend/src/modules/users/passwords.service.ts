// The verbs of passwords: an owner who knows it gets in or chooses another, or comes by a link in a mail.
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import type { Caller } from '../../platform/http/access-tokens.js';
import { AccountSteps } from './account-steps.js';
import { accountClosed, notYourAccount, wrongPassword } from './domain/user.errors.js';
import type { User } from './domain/user.js';
import type { ChangePassword } from './dto/change-password.dto.js';
import { PasswordHashes } from './password-hashes.js';
import { UserRepository } from './persistence/user.repository.js';
import { type Person, personOf } from './person.js';

@Injectable()
export class PasswordsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly passwords: PasswordHashes,
    private readonly steps: AccountSteps,
  ) {}

  /** See `UsersFacade.letIn`. */
  async letIn<Result>(
    email: string,
    password: string,
    act: (person: Person) => Promise<Result>,
  ): Promise<Result | undefined> {
    const known = (await this.users.withEmail(email))?.state;
    if (!(await this.passwords.fits(password, known?.passwordHash)) || !known) return undefined;
    return this.unitOfWork.run(async () => {
      const user = await this.users.held(known.uuid);
      // Comparing takes its time, and meanwhile the password may have become another one.
      return user?.state.passwordHash === known.passwordHash ? act(personOf(user)) : undefined;
    });
  }

  /** The caller, who knows the current password, chooses another. Throws `users.wrong-password`. */
  async change(caller: Caller, uuid: string, asked: ChangePassword): Promise<void> {
    if (caller.uuid !== uuid) throw notYourAccount();
    const known = await this.users.find(uuid);
    if (!known?.isOpen) throw accountClosed();
    const kept = known.state.passwordHash;
    if (!(await this.passwords.fits(asked.currentPassword, kept))) throw notThePassword();
    const passwordHash = await this.passwords.of(asked.newPassword);
    await this.unitOfWork.run(async () => {
      const user = await this.users.forChange(uuid);
      // Here, too, the password may have become another one meanwhile.
      if (user?.state.passwordHash !== kept) throw notThePassword();
      await this.replace(user, passwordHash, caller.session);
    });
  }

  /** Gives the account another password. Unknown accounts are ignored. Throws `users.account-closed`. */
  async reset(uuid: string, password: string): Promise<void> {
    const passwordHash = await this.passwords.of(password);
    await this.unitOfWork.run(async () => {
      const user = await this.users.forChange(uuid);
      if (user) await this.replace(user, passwordHash);
    });
  }

  private async replace(user: User, passwordHash: string, session?: string): Promise<void> {
    user.replacePassword(passwordHash);
    await this.users.save(user);
    await this.steps.reach('passwordReplaced', { account: user.state.uuid, session });
  }
}

const notThePassword = () =>
  wrongPassword({ errors: [{ field: 'currentPassword', message: wrongPassword.message }] });
