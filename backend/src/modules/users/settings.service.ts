// The verbs of the settings: change one's own account, close it. One method, one transaction.
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import type { IfMatch } from '../../platform/http/caching/version.js';
import { AgeRules } from './age/age-rules.js';
import {
  accountClosed,
  contactHidden,
  editConflict,
  nothingToChange,
  notYourAccount,
} from './domain/user.errors.js';
import { accountWasClosed } from './domain/user.events.js';
import type { Account } from './dto/account.dto.js';
import type { ChangeUser } from './dto/change-user.dto.js';
import type { ConfirmWithPassword } from './dto/confirm-with-password.dto.js';
import { LeavingAccounts } from './leaving-accounts.js';
import { OwnerConfirmation } from './owner-confirmation.js';
import { rowOf } from './persistence/account.row.js';
import { UserRepository } from './persistence/user.repository.js';
import { accountAnswer } from './users.answers.js';

@Injectable()
export class SettingsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly confirmation: OwnerConfirmation,
    private readonly leaving: LeavingAccounts,
    private readonly ages: AgeRules,
  ) {}

  /** Changes the caller's own account, unless it has changed since the caller saw it. */
  async change(
    caller: Caller,
    uuid: string,
    { website, ...asked }: ChangeUser,
    seen: IfMatch,
  ): Promise<Account> {
    if (caller.uuid !== uuid) throw notYourAccount();
    const changes = { ...asked, website: website === '' ? null : website };
    if (Object.values(changes).every((value) => value === undefined)) throw nothingToChange();
    return this.unitOfWork.run(async () => {
      const user = await this.users.forChange(uuid);
      if (!user?.isOpen) throw accountClosed();
      // What the settings are already may have been sent before, and its answer lost.
      if (seen && !seen.has(user.state.version) && user.isChangedBy(changes)) throw editConflict();
      if (asked.emailVisible || asked.phoneVisible) await this.refuseUnder18(uuid);
      user.changeSettings(changes);
      await this.users.save(user);
      return accountAnswer(rowOf(user));
    });
  }

  private async refuseUnder18(account: string): Promise<void> {
    if (await this.ages.isUnder18(account)) throw contactHidden();
  }

  /**
   * Changes the website of a store, or only locks its account where that is undefined. Throws `users.account-closed`,
   * `users.website-only-for-stores`.
   */
  async changeWebsite(uuid: string, website: string | null | undefined): Promise<void> {
    await this.unitOfWork.run(async () => {
      const user = await this.users.forChange(uuid);
      if (!user?.isOpen) throw accountClosed();
      if (website === undefined) return;
      user.changeSettings({ website });
      await this.users.save(user);
    });
  }

  /** Closes the account of the caller, who confirms it. Nothing is deleted. Throws what `OwnerConfirmation.confirm` throws. */
  async close(caller: Caller, uuid: string, { password }: ConfirmWithPassword): Promise<void> {
    const { forChange } = await this.confirmation.confirm(caller, uuid, { password, field: 'password' });
    await this.unitOfWork.run(async () => {
      const user = await this.leaving.lock(uuid, forChange);
      user.close();
      await this.users.save(user);
      await this.leaving.run('closed', uuid);
      this.unitOfWork.publish(accountWasClosed({ account: uuid }));
    });
  }
}
