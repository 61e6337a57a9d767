// Makes users by the aggregate's own verbs.
import { randomUUID } from 'node:crypto';
import { type Profile, User } from '../domain/user.js';

const PROFILE: Profile = {
  name: 'Robin Alvarez',
  email: 'robin@example.com',
  phoneNumber: '',
  address: '',
  role: 'USER',
  website: null,
};

/** Somebody who has just signed up. */
export const aUser = (profile: Partial<Profile> = {}): User =>
  User.signUp(randomUUID(), { ...PROFILE, ...profile }, 'a hash', new Date('2026-03-01T10:00:00Z'));

/** A store that has just signed up. */
export const aStore = (): User =>
  aUser({ name: 'The Gilded Goblet', role: 'STORE', website: 'https://gilded-goblet.example' });
