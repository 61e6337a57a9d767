// Opens the accounts of the demo data, and others without a sign-up.
import { randomUUID } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { normalEmail } from '../../kernel/email.js';
import { DEMO_PASSWORD, DEMO_PEOPLE, type DemoPerson } from './demo-people.js';
import { type Profile, User } from './domain/user.js';
import { PasswordHashes } from './password-hashes.js';
import { UserRepository } from './persistence/user.repository.js';
import { type Person, personOf } from './person.js';

/** An account to open without a sign-up: its address counts as verified. */
export type VerifiedPerson = Omit<Profile, 'website'> & {
  readonly website?: string;
  readonly password: string;
  /** What others see of it, instead of what its role shows from the start. */
  readonly shows?: { readonly email: boolean; readonly phone: boolean };
};

/** Opens an account whose address counts as verified, without any mail. Throws `users.email-taken`. */
export async function openVerifiedAccount(
  app: INestApplicationContext,
  { password, ...person }: VerifiedPerson,
): Promise<Person> {
  return openAccountWithHash(app, person, await app.get(PasswordHashes).of(password));
}

/** The same with a password that was hashed before. */
export async function openAccountWithHash(
  app: INestApplicationContext,
  { website, shows, ...profile }: Omit<VerifiedPerson, 'password'>,
  passwordHash: string,
): Promise<Person> {
  const now = app.get(Clock).now();
  const email = normalEmail(profile.email);
  const user = User.signUp(randomUUID(), { ...profile, email, website: website ?? null }, passwordHash, now);
  user.verifyEmail(now);
  if (shows) user.changeSettings({ emailVisible: shows.email, phoneVisible: shows.phone });
  await app.get(UserRepository).add(user);
  return personOf(user);
}

/** Whether anybody has an account. */
export const hasAccounts = async (app: INestApplicationContext): Promise<boolean> =>
  (await app.get(UserRepository).count()) > 0;

export async function addDemoAccounts(app: INestApplicationContext): Promise<void> {
  for (const person of DEMO_PEOPLE) await openVerifiedAccount(app, { ...person, password: DEMO_PASSWORD });
}

/** The accounts of the demo data, in the order of DEMO_PEOPLE. */
export async function demoAccounts(app: INestApplicationContext): Promise<(DemoPerson & { uuid: string })[]> {
  const accounts: (DemoPerson & { uuid: string })[] = [];
  for (const person of DEMO_PEOPLE) {
    const user = await app.get(UserRepository).withEmail(person.email);
    if (user) accounts.push({ ...person, uuid: personOf(user).uuid });
  }
  return accounts;
}
