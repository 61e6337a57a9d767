// Who makes which call, and how often.
import fc from 'fast-check';
import type { LocatedOperation } from '../../operations.js';

/** What costs a run its people is called less often. */
const RARE = new Set(['disableUser', 'eraseUser', 'endSession', 'logout']);
const OFTEN = new Set([
  'searchCards',
  'postListings',
  'changeListing',
  'scheduleEvent',
  'scheduleEvents',
  'changeEvent',
  'getListingsOfUser',
  'callOffEvent',
  'withdrawListing',
]);

/** As the world numbers them. */
export const PEOPLE = { nobody: 0, store: 1, player: 2, otherStore: 3, leaver: 4 };
const actor = fc.oneof(
  { arbitrary: fc.constant(PEOPLE.store), weight: 10 },
  { arbitrary: fc.constantFrom(PEOPLE.player, PEOPLE.otherStore), weight: 5 },
  { arbitrary: fc.constantFrom(PEOPLE.nobody, PEOPLE.leaver), weight: 1 },
);

/** Who can do it as things are at the beginning, where not everybody can: the store has two-step verification, others have not. */
const ABLE: Readonly<Record<string, readonly number[]>> = {
  login: [PEOPLE.player, PEOPLE.otherStore],
  logInWithSecondFactor: [PEOPLE.store],
  renewRecoveryCodes: [PEOPLE.store],
  setUpSecondFactor: [PEOPLE.player, PEOPLE.otherStore],
  turnOffSecondFactor: [PEOPLE.store],
  turnOnSecondFactor: [PEOPLE.player, PEOPLE.otherStore],
};

/** Anybody; half of the time somebody who can do it. */
export function anyoneFor({ id }: LocatedOperation): fc.Arbitrary<number> {
  const able = ABLE[id];
  return able ? fc.oneof(fc.constantFrom(...able), actor) : actor;
}

/** The weight of an operation among all. */
export function howOften({ id }: LocatedOperation): number {
  if (RARE.has(id)) return 2;
  return OFTEN.has(id) ? 6 : 3;
}
