// The verbs of users: sign up, verify the address. One method, one transaction.
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { normalEmail } from '../../kernel/email.js';
import type { Language } from '../../kernel/language.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { AccountHooks } from './account-hooks.js';
import { User } from './domain/user.js';
import type { SignUp } from './dto/sign-up.dto.js';
import { UserRepository } from './persistence/user.repository.js';
import { type Person, personOf } from './person.js';

@Injectable()
export class UsersService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly hooks: AccountHooks,
    private readonly clock: Clock,
  ) {}

  /**
   * Opens an account that waits for its address to be verified. `language` is what its mail is written in, `claim` marks the
   * browser.
   */
  async signUp(asked: SignUp, passwordHash: string, language: Language, claim: string): Promise<Person> {
    const { name, role, phoneNumber, address } = asked;
    const email = normalEmail(asked.email);
    const profile = {
      name,
      email,
      role,
      phoneNumber: phoneNumber ?? '',
      address: address ?? '',
      website: null,
    };
    const user = User.signUp(randomUUID(), profile, passwordHash, this.clock.now(), language);
    return this.unitOfWork.run(async () => {
      await this.users.add(user);
      const person = personOf(user);
      await this.hooks.run('signedUp', { account: person.uuid, language, claim });
      return person;
    });
  }

  /** The address of this account is its owner's. Unknown accounts are ignored. Throws `users.account-closed`. */
  async verifyEmail(uuid: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const user = await this.users.forChange(uuid);
      if (!user) return;
      user.verifyEmail(this.clock.now());
      await this.users.save(user);
    });
  }
}
