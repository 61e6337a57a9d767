// People of the stories: with an account, logged in, ready to act.
import { randomUUID } from 'node:crypto';
import type { Role } from '../src/kernel/role.js';
import { SessionsService } from '../src/modules/auth/sessions.service.js';
import {
  openAccountWithHash,
  type UserDto,
  userAnswer,
  type VerifiedPerson,
} from '../src/modules/users/index.js';
import { PasswordHashes } from '../src/modules/users/password-hashes.js';
import type { Client } from './client.js';
import type { Story } from './story.js';

/** What everybody in the stories logs in with. */
export const PASSWORD = 'four copies of a card';

/** Somebody who is logged in. */
export interface Member {
  readonly client: Client;
  readonly user: UserDto;
  readonly password: string;
}

/** How a member differs from a player called Robin, or a store of theirs. */
export interface MemberOptions {
  readonly role?: Role;
  readonly name?: string;
  readonly email?: string;
  readonly phoneNumber?: string;
  readonly address?: string;
  readonly shows?: VerifiedPerson['shows'];
}

/** Of the password of all: a hash takes as long as everything else that it takes to open an account. */
let passwordHash: Promise<string> | undefined;

/** A new account, verified and logged in, without the mails and calls that lead there. */
export async function signedUp(story: Story, options: MemberOptions = {}): Promise<Member> {
  const mark = randomUUID().slice(0, 8);
  passwordHash ??= story.app.get(PasswordHashes).of(PASSWORD);
  const profile = {
    // No two stores have the same name.
    name: options.role === 'STORE' ? `Robin’s Cards ${mark}` : 'Robin Alvarez',
    email: `robin.${mark}@example.com`,
    role: 'USER' as const,
    phoneNumber: '+1 (312) 555-0103',
    address: '1814 W Division Street, Chicago, IL 60622',
    ...options,
  };
  const person = await openAccountWithHash(story.app, profile, await passwordHash);
  const tokens = await story.app.get(SessionsService).start(person);
  const client = story.someone();
  client.token = tokens.accessToken;
  client.cookies.set('refreshToken', tokens.refreshToken);
  return { client, user: userAnswer(person), password: PASSWORD };
}

/** A member closes their account. */
export const closes = ({ client, user }: Member) =>
  client.put(`/api/users/${user.uuid}/disable`, { password: PASSWORD });

/** A member erases it with all that is kept about them. */
export const erases = ({ client, user }: Member) =>
  client.call('DELETE', `/api/users/${user.uuid}`, { password: PASSWORD });

/** A member says that they are fifteen. */
export async function saysUnder18({ clock }: Story, { client, user }: Member): Promise<void> {
  const bornIn = `${clock.now().getUTCFullYear() - 15}-01`;
  expect((await client.put(`/api/users/${user.uuid}/age`, { bornIn })).status).toBe(200);
}
