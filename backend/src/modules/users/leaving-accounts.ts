// Accounts that are closed or erased: what their hooks end with other accounts needs the locks of these, too.
import { Injectable } from '@nestjs/common';
import { AccountHooks } from './account-hooks.js';
import type { User } from './domain/user.js';
import { UserRepository } from './persistence/user.repository.js';

@Injectable()
export class LeavingAccounts {
  constructor(
    private readonly users: UserRepository,
    private readonly hooks: AccountHooks,
  ) {}

  /**
   * Locks the account by `forChange`, and those of its partners, by ascending id as everybody does who locks several: two partners who leave
   * at the same moment would each wait for the other's account. What is begun with a new partner until then ends all the same.
   */
  async lock<Locked extends User | undefined>(
    account: string,
    forChange: () => Promise<Locked>,
  ): Promise<Locked> {
    const partners = await this.hooks.partnersOf(account);
    for (const partner of partners.filter((each) => each < account)) await this.users.held(partner);
    const user = await forChange();
    for (const partner of partners.filter((each) => each > account)) await this.users.held(partner);
    return user;
  }

  /** Runs the hooks of an account that is locked so. */
  run(name: 'closed' | 'erased', account: string): Promise<void> {
    return this.hooks.run(name, { account });
  }
}
