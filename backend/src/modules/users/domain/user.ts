// A user: somebody with an account, a player or a store.
import type { Role } from '../../../kernel/role.js';

/** What a person says about themselves when they sign up. */
export interface Profile {
  readonly name: string;
  /** In its normal spelling. */
  readonly email: string;
  /** Empty until it is told. */
  readonly phoneNumber: string;
  /** Empty until it is told. */
  readonly address: string;
  readonly role: Role;
  readonly website: string | null;
}

/** The plain values of a user. */
export interface UserState {
  readonly uuid: string;
  readonly profile: Profile;
  readonly passwordHash: string;
  /** Whether other people see the e-mail address and the phone number. */
  readonly emailVisible: boolean;
  readonly phoneVisible: boolean;
  readonly enabled: boolean;
  readonly emailVerifiedAt: Date | null;
  readonly createdAt: Date;
}

/** An account. Open, that is, with everything the product offers, once its address is verified. */
export class User {
  private constructor(private current: UserState) {}

  /** A new account is enabled, shows its contact details, and waits for its address to be verified. */
  static signUp(uuid: string, profile: Profile, passwordHash: string, now: Date): User {
    return new User({
      uuid,
      profile,
      passwordHash,
      emailVisible: true,
      phoneVisible: true,
      enabled: true,
      emailVerifiedAt: null,
      createdAt: now,
    });
  }

  /** A user as it was kept. */
  static restore(state: UserState): User {
    return new User(state);
  }

  /** Whether the account may be used. */
  get isOpen(): boolean {
    return this.current.enabled && this.current.emailVerifiedAt !== null;
  }

  /** Its owner has shown to read the mail sent to the address. The first time counts. */
  verifyEmail(now: Date): void {
    this.current = { ...this.current, emailVerifiedAt: this.current.emailVerifiedAt ?? now };
  }

  /** Takes another password. */
  replacePassword(passwordHash: string): void {
    this.current = { ...this.current, passwordHash };
  }

  /** Everything about the user, for the database and for answers. */
  get state(): UserState {
    return this.current;
  }
}
