// How the owner of an account confirms what a stolen session alone must not do: today with the current password.
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { accountClosed, notYourAccount, wrongPassword } from './domain/user.errors.js';
import type { User } from './domain/user.js';
import { PasswordHashes } from './password-hashes.js';
import { UserRepository } from './persistence/user.repository.js';

/** What the owner has confirmed it with, and in which field of the call. */
interface Proof {
  readonly password: string;
  readonly field: 'password' | 'currentPassword';
}

interface Confirmed {
  readonly user: User;
  /** Loads the account for a change. Call it in the transaction of the change; it throws what `confirm` throws. */
  readonly forChange: () => Promise<User>;
}

@Injectable()
export class OwnerConfirmation {
  constructor(
    private readonly users: UserRepository,
    private readonly passwords: PasswordHashes,
  ) {}

  /**
   * Checks that it is the owner who asks. Call it outside of transactions: comparing a password takes its time. Throws
   * `users.not-yours`, `users.account-closed` and `users.wrong-password`.
   */
  async confirm(caller: Caller, uuid: string, { password, field }: Proof): Promise<Confirmed> {
    if (caller.uuid !== uuid) throw notYourAccount();
    const user = await this.users.find(uuid);
    if (!user?.isOwned) throw accountClosed();
    const kept = user.state.passwordHash;
    if (!(await this.passwords.matches(password, kept))) throw wrongPasswordProof(field);
    const forChange = async () => {
      const locked = await this.users.forChange(uuid);
      // In the meantime the password may have become another one, or the account may have been closed.
      if (locked?.state.passwordHash !== kept) throw wrongPasswordProof(field);
      if (!locked.isOwned) throw accountClosed();
      return locked;
    };
    return { user, forChange };
  }
}

const wrongPasswordProof = (field: Proof['field']) =>
  wrongPassword({ errors: [{ field, message: wrongPassword.message }] });
