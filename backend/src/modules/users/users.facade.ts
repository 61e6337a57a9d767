// What other modules may ask of users.
import { Injectable } from '@nestjs/common';
import type { Language } from '../../kernel/language.js';
import { AgeService } from './age/age.service.js';
import { PasswordsService } from './passwords.service.js';
import { UserRepository } from './persistence/user.repository.js';
import { type Person, personOf } from './person.js';
import { PersonalDataService } from './personal-data.service.js';
import { SettingsService } from './settings.service.js';
import { UsersQueries } from './users.queries.js';
import { UsersService } from './users.service.js';

@Injectable()
export class UsersFacade {
  constructor(
    private readonly users: UserRepository,
    private readonly service: UsersService,
    private readonly queries: UsersQueries,
    private readonly passwordVerbs: PasswordsService,
    private readonly personalData: PersonalDataService,
    private readonly settings: SettingsService,
    private readonly ages: AgeService,
  ) {}

  /** Somebody by their id. */
  async find(uuid: string): Promise<Person | undefined> {
    const user = await this.users.find(uuid);
    return user && personOf(user);
  }

  /** These people, as they stay until the transaction ends. Throws outside of one. */
  async hold(uuids: readonly string[]): Promise<ReadonlyMap<string, Person>> {
    const held = await this.users.allHeld(uuids);
    return new Map([...held].map(([uuid, user]) => [uuid, personOf(user)]));
  }

  /** Somebody by their e-mail address, in any spelling. */
  async withEmail(email: string): Promise<Person | undefined> {
    const user = await this.users.withEmail(email);
    return user && personOf(user);
  }

  /**
   * Lets in whose address and password these are: `act` runs in a transaction in which neither the password nor the
   * account changes, and its mails are in `language` from then on. Undefined alike for a wrong address and a wrong password, and as slowly.
   */
  authenticate<Result>(
    email: string,
    password: string,
    act: (person: Person) => Promise<Result>,
    language?: Language,
  ): Promise<Result | undefined> {
    return this.passwordVerbs.authenticate(email, password, act, language);
  }

  /**
   * Whether the account exists, is enabled and its address verified, and stays so until the transaction ends. Throws
   * outside of one.
   */
  async lockIfOpen(uuid: string): Promise<boolean> {
    return (await this.users.held(uuid))?.isOpen ?? false;
  }

  /** The same in an exclusive lock: waits for all transactions that have locked the account likewise, and they for this one. */
  async lockAloneIfOpen(uuid: string): Promise<boolean> {
    return (await this.users.heldAlone(uuid))?.isOpen ?? false;
  }

  /** Which of some accounts are likewise open, and stay so. */
  async lockOpen(uuids: readonly string[]): Promise<ReadonlySet<string>> {
    const held = [...(await this.users.allHeld(uuids))];
    return new Set(held.flatMap(([uuid, { isOpen }]) => (isOpen ? [uuid] : [])));
  }

  /** The same, but also of an account that is suspended: for what its owner may still do then. */
  async lockIfOwned(uuid: string): Promise<boolean> {
    return (await this.users.held(uuid))?.isOwned ?? false;
  }

  /** The mails of the account are in `language` from now on. */
  setLanguage(uuid: string, language: Language): Promise<void> {
    return this.users.setLanguage(uuid, language);
  }

  /**
   * The website of a store from now on; null for none, undefined for that of before. Locks the account. Throws `users.account-closed`,
   * `users.website-only-for-stores`.
   */
  changeWebsite(uuid: string, website: string | null | undefined): Promise<void> {
    return this.settings.changeWebsite(uuid, website);
  }

  /** The open stores that opened last: their names, as anybody may know them. */
  newestStores(most: number): Promise<{ uuid: string; name: string }[]> {
    return this.queries.newestStores(most);
  }

  /** How many stores are open, counted as far as `most`. */
  countStores(most: number): Promise<number> {
    return this.queries.countStores(most);
  }

  /** The address of this account is its owner's. Throws `users.account-closed`. */
  verifyEmail(uuid: string): Promise<void> {
    return this.service.verifyEmail(uuid);
  }

  /**
   * Gives the account another password. `redeem` runs in the transaction, before anything is changed: the password was judged
   * and hashed before that. Call it outside of one. Throws `users.account-closed`, or what is wrong with the password.
   */
  resetPassword(uuid: string, password: string, redeem: () => Promise<void>): Promise<Person> {
    return this.passwordVerbs.reset(uuid, password, redeem);
  }

  /**
   * Corrects the month of birth of who has said that they are under 18, by their address. Gives whether they are under 18 by it; undefined
   * where nobody of this address has said so. Throws `users.not-yet-born`.
   */
  correctAge(email: string, bornIn: string): Promise<boolean | undefined> {
    return this.ages.correct(email, bornIn);
  }

  /** Erases the account of this address for its owner. Gives its id; undefined where nobody has the address. */
  eraseFor(email: string): Promise<string | undefined> {
    return this.personalData.eraseFor(email);
  }
}
