// A user as other modules and answers see them: plain, read-only, without the password.
import type { Language } from '../../kernel/language.js';
import type { Role } from '../../kernel/role.js';
import type { User } from './domain/user.js';
import type { UserDto } from './dto/user.dto.js';

/** Somebody with an account. */
export interface Person {
  readonly uuid: string;
  readonly name: string;
  readonly email: string;
  /** Empty until set. */
  readonly phoneNumber: string;
  /** Empty until set. */
  readonly address: string;
  readonly role: Role;
  /** False once the account was closed. */
  readonly enabled: boolean;
  readonly emailVerified: boolean;
  /** What mails to them are written in. */
  readonly language: Language;
}

/** The person of an aggregate. */
export function personOf(user: User): Person {
  const { uuid, profile, enabled, emailVerifiedAt, language } = user.state;
  const { name, email, phoneNumber, address, role } = profile;
  const emailVerified = emailVerifiedAt !== null;
  return { uuid, name, email, phoneNumber, address, role, enabled, emailVerified, language };
}

/** Whether nothing is kept about them any more: who closes an account keeps their verified address. */
export const isErased = ({ enabled, emailVerified }: Person): boolean => !enabled && !emailVerified;

/** What the person reads about themselves. */
export function userAnswer({ uuid, name, email, phoneNumber, address, role }: Person): UserDto {
  return { uuid, name, email, phoneNumber, address, role };
}
