// A row of users.account and the aggregate it stands for.
import type { Language } from '../../../kernel/language.js';
import type { Role } from '../../../kernel/role.js';
import { User } from '../domain/user.js';

/** The columns of an account. */
export interface AccountRow {
  readonly uuid: string;
  readonly name: string;
  readonly email: string;
  readonly password_hash: string;
  readonly phone_number: string;
  readonly address: string;
  readonly role: Role;
  readonly website: string | null;
  readonly email_visible: boolean;
  readonly phone_visible: boolean;
  readonly enabled: boolean;
  readonly language: Language;
  readonly email_verified_at: Date | null;
  readonly created_at: Date;
  readonly version: number;
  readonly suspended_at: Date | null;
  readonly suspended_until: Date | null;
}

/** The row of an aggregate. */
export function rowOf(user: User): AccountRow {
  const { uuid, profile, ...state } = user.state;
  return {
    uuid,
    name: profile.name,
    email: profile.email,
    password_hash: state.passwordHash,
    phone_number: profile.phoneNumber,
    address: profile.address,
    role: profile.role,
    website: profile.website,
    email_visible: state.emailVisible,
    phone_visible: state.phoneVisible,
    enabled: state.enabled,
    language: state.language,
    email_verified_at: state.emailVerifiedAt,
    created_at: state.createdAt,
    version: state.version,
    suspended_at: state.suspension?.at ?? null,
    suspended_until: state.suspension?.until ?? null,
  };
}

/** The aggregate of a row. */
export function userOf(row: AccountRow): User {
  return User.restore({
    uuid: row.uuid,
    profile: {
      name: row.name,
      email: row.email,
      phoneNumber: row.phone_number,
      address: row.address,
      role: row.role,
      website: row.website,
    },
    passwordHash: row.password_hash,
    emailVisible: row.email_visible,
    phoneVisible: row.phone_visible,
    enabled: row.enabled,
    language: row.language,
    emailVerifiedAt: row.email_verified_at,
    createdAt: row.created_at,
    version: row.version,
    suspension: row.suspended_at && { at: row.suspended_at, until: row.suspended_until },
  });
}
