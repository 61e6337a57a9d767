// A user: somebody with an account, a player or a store.
import { differs } from '../../../kernel/changes.js';
import type { Language } from '../../../kernel/language.js';
import type { Role } from '../../../kernel/role.js';
import { accountClosed, onlyStoresHaveWebsites } from './user.errors.js';

/** What a person says about themselves when they sign up. */
export interface Profile {
  readonly name: string;
  /** In its normal spelling. */
  readonly email: string;
  /** Empty until set. */
  readonly phoneNumber: string;
  /** Empty until set. */
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
  /** What mails to its owner are written in. */
  readonly language: Language;
  readonly emailVerifiedAt: Date | null;
  /** Since when the account is suspended, and until when; null for good. */
  readonly suspension: { readonly at: Date; readonly until: Date | null } | null;
  readonly createdAt: Date;
  /** 1 at first, one more with each change of the settings. */
  readonly version: number;
}

/** What is left of what somebody said about themselves. */
const FORGOTTEN = { name: 'Deleted account', phoneNumber: '', address: '', website: null } as const;

/** What an owner may change in the settings; what is left out stays. */
export type SettingsChanges = Partial<
  Pick<Profile, 'name' | 'phoneNumber' | 'address' | 'website'> &
    Pick<UserState, 'emailVisible' | 'phoneVisible'>
>;

/**
 * An account. Open, that is, with everything the product offers, once its address is verified and until it is closed, unless it is
 * suspended.
 * Nothing about a closed one changes any more: every verb but `close` and `erase` throws `users.account-closed`.
 */
export class User {
  private constructor(private current: UserState) {}

  /**
   * A new account is enabled and waits for its address to be verified. To be reached is a store's trade: it shows its
   * contact details. A player's are hidden until they say otherwise.
   */
  static signUp(
    uuid: string,
    profile: Profile,
    passwordHash: string,
    now: Date,
    language: Language = 'en',
  ): User {
    return new User({
      uuid,
      profile,
      passwordHash,
      emailVisible: profile.role === 'STORE',
      phoneVisible: profile.role === 'STORE',
      enabled: true,
      language,
      emailVerifiedAt: null,
      suspension: null,
      createdAt: now,
      version: 1,
    });
  }

  /** A user as it was kept. */
  static restore(state: UserState): User {
    return new User(state);
  }

  /** Whether the account may be used with everything the product offers. */
  get isOpen(): boolean {
    return this.isOwned && this.current.suspension === null;
  }

  /** Whether somebody may log in to it: also while it is suspended. */
  get isOwned(): boolean {
    return this.current.enabled && this.current.emailVerifiedAt !== null;
  }

  /** Its owner has shown to read the mail sent to the address. The first time counts. */
  verifyEmail(now: Date): void {
    this.refuseIfClosed();
    this.current = { ...this.current, emailVerifiedAt: this.current.emailVerifiedAt ?? now };
  }

  /** Takes another password. */
  replacePassword(passwordHash: string): void {
    this.refuseIfClosed();
    this.current = { ...this.current, passwordHash };
  }

  /** Whether the settings would be others. */
  isChangedBy(changes: SettingsChanges): boolean {
    const { profile, ...state } = this.current;
    return differs({ ...profile, ...state }, changes);
  }

  /** Changes some of the settings; values that stay as they are change nothing. Throws `users.website-only-for-stores`. */
  changeSettings(changes: SettingsChanges): void {
    this.refuseIfClosed();
    const { profile, version, ...state } = this.current;
    if (changes.website !== undefined && profile.role !== 'STORE') {
      throw onlyStoresHaveWebsites({
        errors: [{ field: 'website', message: onlyStoresHaveWebsites.message }],
      });
    }
    if (!this.isChangedBy(changes)) return;
    const { name = profile.name, phoneNumber = profile.phoneNumber, address = profile.address } = changes;
    const { website = profile.website } = changes;
    const { emailVisible = state.emailVisible, phoneVisible = state.phoneVisible } = changes;
    this.current = {
      ...state,
      profile: { ...profile, name, phoneNumber, address, website },
      emailVisible,
      phoneVisible,
      version: version + 1,
    };
  }

  /** It is nowhere on the market until a moment, or for good. Once more says until when from now on. */
  suspend(now: Date, until: Date | null): void {
    this.refuseIfClosed();
    this.current = { ...this.current, suspension: { at: this.current.suspension?.at ?? now, until } };
  }

  /** It is suspended no longer. */
  reinstate(): void {
    this.current = { ...this.current, suspension: null };
  }

  /** Its owner leaves. What belongs to the account is kept, but nobody sees it. Closing twice is harmless. */
  close(): void {
    this.current = { ...this.current, enabled: false };
  }

  /** Its owner is forgotten; the address is free for somebody else, and nobody knows the password of this hash. */
  erase(passwordHash: string): void {
    const { uuid, profile, version } = this.current;
    this.current = {
      ...this.current,
      // No mail can be sent to a name that ends so.
      profile: { ...FORGOTTEN, role: profile.role, email: `${uuid}@erased.invalid` },
      passwordHash,
      emailVisible: false,
      phoneVisible: false,
      enabled: false,
      emailVerifiedAt: null,
      suspension: null,
      version: version + 1,
    };
  }

  /** Everything about the user, for the database and for answers. */
  get state(): UserState {
    return this.current;
  }

  private refuseIfClosed(): void {
    if (!this.current.enabled) throw accountClosed();
  }
}
