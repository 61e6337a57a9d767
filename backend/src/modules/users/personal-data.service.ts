// The verbs of somebody's own data: give all of it out, erase it.
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import type { SpooledFile } from '../../platform/personal-data/spool.js';
import { accountClosed, notYourAccount } from './domain/user.errors.js';
import type { User } from './domain/user.js';
import type { ConfirmWithPassword } from './dto/confirm-with-password.dto.js';
import { LeavingAccounts } from './leaving-accounts.js';
import { OwnerConfirmation } from './owner-confirmation.js';
import { PasswordHashes } from './password-hashes.js';
import { rowOf } from './persistence/account.row.js';
import { UserRepository } from './persistence/user.repository.js';

@Injectable()
export class PersonalDataService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly passwords: PasswordHashes,
    private readonly confirmation: OwnerConfirmation,
    private readonly personalData: PersonalData,
    private readonly leaving: LeavingAccounts,
    private readonly clock: Clock,
  ) {}

  /** Everything that is kept about the caller, as JSON. Throws `users.account-closed`. */
  async export(caller: Caller, uuid: string): Promise<SpooledFile> {
    if (caller.uuid !== uuid) throw notYourAccount();
    let given: SpooledFile | undefined;
    const give = async () => {
      const user = await this.users.held(uuid);
      if (!user?.state.enabled) throw accountClosed();
      await this.unitOfWork.record({ action: 'users.exported', actor: uuid });
      const { password_hash: _secret, ...account } = rowOf(user);
      const takenAt = this.clock.now().toISOString();
      given = await this.personalData.spool(uuid, { takenAt, account });
      return given;
    };
    return this.unitOfWork.run(give).catch((error: unknown) => {
      given?.stream.destroy();
      throw error;
    });
  }

  /**
   * Erases the caller, who confirms it. What others may have to count on stays, without saying who it was: sold
   * listings, and that something was done in the account. Throws what `OwnerConfirmation.confirm` throws.
   */
  async erase(caller: Caller, uuid: string, { password }: ConfirmWithPassword): Promise<void> {
    const { forChange } = await this.confirmation.confirm(caller, uuid, { password, field: 'password' });
    const passwordHash = await this.unknownPassword();
    await this.unitOfWork.run(async () => {
      await this.forget(await this.leaving.lock(uuid, forChange), passwordHash, uuid);
    });
  }

  /**
   * Erases the account of this address for an owner who cannot do it, as of a closed one. Gives its id; undefined where
   * nobody has the address.
   */
  async eraseFor(email: string): Promise<string | undefined> {
    const passwordHash = await this.unknownPassword();
    return this.unitOfWork.run(async () => {
      const found = await this.users.withEmail(email);
      const user = found && (await this.forChange(found.state.uuid));
      // Its owner, or another operator, was quicker.
      if (!user || user.state.profile.email !== found.state.profile.email) return undefined;
      await this.forget(user, passwordHash, null);
      return user.state.uuid;
    });
  }

  private forChange(uuid: string): Promise<User | undefined> {
    return this.leaving.lock(uuid, () => this.users.forChange(uuid));
  }

  private async forget(user: User, passwordHash: string, actor: string | null): Promise<void> {
    const { uuid } = user.state;
    user.erase(passwordHash);
    await this.users.save(user);
    await this.leaving.run('erased', uuid);
    await this.personalData.erase(uuid);
    await this.unitOfWork.record({ action: 'users.erased', actor, subject: uuid });
  }

  /** Nobody has this password, and comparing with it takes as long as with any other. */
  private unknownPassword(): Promise<string> {
    return this.passwords.of(randomUUID());
  }
}
