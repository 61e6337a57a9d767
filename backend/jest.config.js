// Domain rules and stories of the running product.
import { availableParallelism } from 'node:os';
import swcOptions from './swc-options.cjs';

/** Packages that come as ES modules only, for the files that evaluate their own modules. */
const ES_MODULES = [
  '@nestjs',
  'file-type',
  'load-esm',
  'uint8array-extras',
  'token-types',
  'strtok3',
  '@tokenizer',
  '@borewit',
  'uid',
  'es-toolkit',
  '@standard-schema',
  'js-yaml',
  '@react-email',
  'postal-mime',
  '@swc/helpers',
  'content-disposition',
  '@fastify/cookie',
  'cookie',
  'p-limit',
  'yocto-queue',
  'temporal-polyfill',
  'temporal-utils',
];

export default {
  // Outside the temporary folder, which is new for each run.
  cacheDirectory: '<rootDir>/../node_modules/.cache/jest',
  testEnvironment: 'node',
  runtime: '<rootDir>/test/shared-modules/runtime.cjs',
  roots: ['<rootDir>/src', '<rootDir>/test', '<rootDir>/sample'],
  testMatch: ['**/*.spec.ts', '**/*.spec.tsx', '**/*.e2e-spec.ts'],
  globalSetup: '<rootDir>/test/global-setup.ts',
  globalTeardown: '<rootDir>/test/global-teardown.ts',
  setupFiles: ['<rootDir>/test/only-loopback.ts'],
  // Several first starts at once on a slow disk take their time.
  testTimeout: 120_000,
  // Jest's own choice is one worker on two cores. With more workers than cores, tests of timers and of broken connections miss their
  // moments.
  maxWorkers: availableParallelism(),
  // Each file leaves some memory behind; with gigabytes of it a worker does little but collect garbage. A new worker loads the
  // product again, which takes four seconds.
  workerIdleMemoryLimit: '1.5GB',
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.tsx?$': ['@swc/jest', swcOptions],
    '^.+\\.[cm]?js$': [
      '@swc/jest',
      { ...swcOptions, jsc: { target: 'es2022', parser: { syntax: 'ecmascript' } } },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')})/)`],
};
