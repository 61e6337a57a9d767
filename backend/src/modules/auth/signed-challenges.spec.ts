// For how long a challenge may be answered, by the clocks of two replicas.
import type { Clock } from '../../kernel/clock.js';
import type { Sql } from '../../platform/database/sql.js';
import type { Keys, SecretKeys } from '../../platform/environment/secret-keys.js';
import { CHALLENGE_MS, SignedChallenges } from './signed-challenges.js';

const NOW = Date.UTC(2027, 2, 1, 12);
const keys = { for: (): Keys => [Buffer.alloc(32, 1)] } as unknown as SecretKeys;
/** A replica whose clock is ahead by this many milliseconds. */
const replica = (ahead: number) =>
  new SignedChallenges(keys, {} as Sql, { now: () => new Date(NOW + ahead) } as Clock);

it.each([
  [0, true],
  [CHALLENGE_MS - 1, true],
  [CHALLENGE_MS, false],
  // The clock of the one that has issued it is ahead: by a little, or it was set back since.
  [-1, true],
  [-59_999, true],
  [-60_001, false],
])('a challenge of %d ms ago may be answered: %s', (age, isGood) => {
  const challenge = replica(0).issue('passkey-log-in');
  expect(replica(age).read('passkey-log-in', challenge) !== undefined).toBe(isGood);
});
