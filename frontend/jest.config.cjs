const { availableParallelism } = require('node:os');

/** The screens' and libraries' tests: jsdom, SWC, no network. */
module.exports = {
  // Outside the temporary folder, which is new for each run.
  cacheDirectory: '<rootDir>/../node_modules/.cache/jest',
  // A fourth of a file's time is spent waiting, for what is debounced or must not come. Jest takes "150%" for 150 workers.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  testEnvironment: '<rootDir>/src/test/jsdom-environment.cjs',
  roots: ['<rootDir>/src'],
  setupFilesAfterEnv: ['<rootDir>/src/test/setup.ts'],
  testTimeout: 20_000,
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/src/test/css-module.cjs',
    '\\.(css|svg|woff2)$': '<rootDir>/src/test/empty-module.cjs',
  },
  // Packages that come as ES modules only, which Jest cannot require on Node 20.
  transformIgnorePatterns: [
    '/node_modules/(?!(@marsidev|d3-geo|d3-array|internmap|supercluster|kdbush|pmtiles|fflate)/)',
  ],
  transform: {
    '^.+\\.(m?js|tsx?)$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
};
