// Domain rules and stories: TypeScript through SWC to CommonJS, because Jest on Node 20 cannot require ES modules.
const swc = (parser, transform) => [
  '@swc/jest',
  {
    swcrc: false,
    jsc: { target: 'es2022', parser, transform, keepClassNames: true },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];
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
];

export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/src', '<rootDir>/test', '<rootDir>/sample'],
  testMatch: ['**/*.spec.ts', '**/*.spec.tsx', '**/*.e2e-spec.ts'],
  globalSetup: '<rootDir>/test/global-setup.ts',
  globalTeardown: '<rootDir>/test/global-teardown.ts',
  setupFiles: ['<rootDir>/test/only-loopback.ts'],
  // Several first starts at once on a slow disk take their time.
  testTimeout: 120_000,
  // Stories wait for PostgreSQL more than they compute; Jest's own choice is one worker on two cores.
  maxWorkers: '100%',
  // Each file leaves some 35 MB behind; with gigabytes of them a worker does little but collect garbage.
  workerIdleMemoryLimit: '1GB',
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.tsx?$': swc(
      { syntax: 'typescript', decorators: true, tsx: true },
      {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
    ),
    '^.+\\.[cm]?js$': swc({ syntax: 'ecmascript' }, {}),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')})/)`],
};
