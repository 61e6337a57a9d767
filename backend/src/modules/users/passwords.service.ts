// The verbs of passwords: an owner who knows it gets in or chooses another, or comes by a link in a mail.
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error.js';
import type { Language } from '../../kernel/language.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { AccountHooks } from './account-hooks.js';
import { accountClosed, wrongPassword } from './domain/user.errors.js';
import { passwordChanged } from './domain/user.events.js';
import type { User } from './domain/user.js';
import type { ChangePassword } from './dto/change-password.dto.js';
import { NewPasswords } from './new-passwords.js';
import { OwnerConfirmation } from './owner-confirmation.js';
import { PasswordHashes } from './password-hashes.js';
import { UserRepository } from './persistence/user.repository.js';
import { type Person, personOf } from './person.js';

/** How long a changed password may be sent again by somebody who lost the answer. */
const REPEAT_MS = 600_000;

@Injectable()
export class PasswordsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly passwords: PasswordHashes,
    private readonly confirmation: OwnerConfirmation,
    private readonly newPasswords: NewPasswords,
    private readonly hooks: AccountHooks,
  ) {}

  /** See `UsersFacade.authenticate`. */
  async authenticate<Result>(
    email: string,
    password: string,
    act: (person: Person) => Promise<Result>,
    language?: Language,
  ): Promise<Result | undefined> {
    const known = (await this.users.withEmail(email))?.state;
    if (!(await this.passwords.matches(password, known?.passwordHash)) || !known) return undefined;
    return this.unitOfWork.run(async () => {
      // A lock for change from the start: two log-ins that both shared the row would wait for each other.
      const isOther = language !== undefined && language !== known.language;
      const user = await (isOther ? this.users.forChange(known.uuid) : this.users.held(known.uuid));
      // Comparing takes its time, and in the meantime the password may have become another one.
      if (user?.state.passwordHash !== known.passwordHash) return undefined;
      const result = await act(personOf(user));
      if (isOther) await this.users.setLanguage(known.uuid, language);
      return result;
    });
  }

  /**
   * The caller, who knows the current password, chooses another. Sending the same again shortly after is harmless: the answer may
   * have been lost. Throws what `OwnerConfirmation.confirm` and `NewPasswords.hash` throw.
   */
  async change(caller: Caller, uuid: string, asked: ChangePassword): Promise<void> {
    try {
      await this.changeOnce(caller, uuid, asked);
    } catch (error) {
      const isWrong = error instanceof DomainError && error.code === wrongPassword.code;
      if (!isWrong || !(await this.isChangedTo(asked.newPassword, uuid))) throw error;
    }
  }

  /** Only soon after a change: at other times each call would be two guesses at the password. */
  private async isChangedTo(password: string, uuid: string): Promise<boolean> {
    if (!(await this.unitOfWork.wasRecorded('users.password-changed', uuid, REPEAT_MS))) return false;
    return this.passwords.matches(password, (await this.users.find(uuid))?.state.passwordHash);
  }

  private async changeOnce(caller: Caller, uuid: string, asked: ChangePassword): Promise<void> {
    const proof = { password: asked.currentPassword, field: 'currentPassword' } as const;
    const { user: known, forChange } = await this.confirmation.confirm(caller, uuid, proof);
    const { profile: owner } = known.state;
    const chosen = { password: asked.newPassword, owner, field: 'newPassword' } as const;
    const passwordHash = await this.newPasswords.hash(chosen);
    await this.unitOfWork.run(async () => this.replace(await forChange(), passwordHash, caller.session));
  }

  /** See `UsersFacade.resetPassword`. */
  async reset(uuid: string, password: string, redeem: () => Promise<void>): Promise<Person> {
    const known = await this.users.find(uuid);
    if (!known?.state.enabled) throw accountClosed();
    const { profile: owner } = known.state;
    const passwordHash = await this.newPasswords.hash({ password, owner, field: 'password' });
    return this.unitOfWork.run(async () => {
      await redeem();
      const user = await this.users.forChange(uuid);
      if (!user) throw accountClosed();
      await this.replace(user, passwordHash);
      return personOf(user);
    });
  }

  private async replace(user: User, passwordHash: string, session?: string): Promise<void> {
    user.replacePassword(passwordHash);
    await this.users.save(user);
    const account = user.state.uuid;
    await this.hooks.run('passwordReplaced', { account, session });
    this.unitOfWork.publish(passwordChanged({ account, by: session === undefined ? 'link' : 'owner' }));
  }
}
