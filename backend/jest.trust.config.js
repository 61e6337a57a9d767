// The promises of `npm run trust`: as the suite, with the tests that take minutes, one after the other.
import suite from './jest.config.js';

export default {
  ...suite,
  testMatch: [...suite.testMatch, '**/*.trust-spec.ts'],
  testTimeout: 20 * 60_000,
  maxWorkers: 1,
};
