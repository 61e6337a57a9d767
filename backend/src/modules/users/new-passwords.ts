// Judges and hashes the passwords that people choose, before the transaction that keeps them begins: hashing takes long, and a
// connection to the database would be held in the meantime.
import { Injectable } from '@nestjs/common';
import type { ErrorDefinition } from '../../kernel/domain-error.js';
import { BreachedPasswords } from './breached-passwords.js';
import { isCommon } from './common-passwords.js';
import { isMonotonous, isPersonal, type PasswordOwner } from './domain/password.js';
import { breachedPassword, commonPassword, personalPassword } from './domain/user.errors.js';
import { PasswordHashes } from './password-hashes.js';

/** A password that somebody chose, and where. */
export interface ChosenPassword {
  readonly password: string;
  readonly owner: PasswordOwner;
  /** The field that it stands in. */
  readonly field: 'password' | 'newPassword';
}

@Injectable()
export class NewPasswords {
  constructor(
    private readonly hashes: PasswordHashes,
    private readonly breaches: BreachedPasswords,
  ) {}

  /** The hash to keep. Throws `users.common-password`, `users.personal-password` or `users.breached-password`. */
  async hash({ password, owner, field }: ChosenPassword): Promise<string> {
    const refusal = await this.refusalOf(password, owner);
    if (refusal) throw refusal({ errors: [{ field, message: refusal.message }] });
    return this.hashes.of(password);
  }

  private async refusalOf(password: string, owner: PasswordOwner): Promise<ErrorDefinition | undefined> {
    if (isMonotonous(password) || isCommon(password)) return commonPassword;
    if (isPersonal(password, owner)) return personalPassword;
    return (await this.breaches.has(password)) ? breachedPassword : undefined;
  }
}
