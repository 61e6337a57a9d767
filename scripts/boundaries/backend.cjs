/** The floors of the server: kernel <- platform <- modules <- app.* <- main, start. */
const inModules = require('./modules.cjs');
const inRooms = require('./room-rules.cjs');
const { TESTS } = require('./tests.cjs');

const SRC = '^backend/src/';
const code = (path) => ({ path, pathNot: TESTS });

module.exports = [
  {
    name: 'kernel-stands-alone',
    comment: 'The kernel is pure ground: it imports no package and nothing above it.',
    severity: 'error',
    from: code(`${SRC}kernel/`),
    to: { pathNot: `${SRC}kernel/` },
  },
  {
    name: 'platform-knows-no-module',
    comment: 'Technique knows nothing of the product: modules use the platform, never the other way round.',
    severity: 'error',
    from: code(`${SRC}platform/`),
    to: { path: SRC, pathNot: `${SRC}(kernel|platform|migrations)/` },
  },
  {
    name: 'only-the-database-knows-migrations',
    comment: 'Migrations are history: only what runs them may import them.',
    severity: 'error',
    from: { path: '^backend/', pathNot: [TESTS, `${SRC}(platform/(database|backup)|migrations)/`] },
    to: { path: `${SRC}migrations/` },
  },
  {
    name: 'migrations-know-only-typeorm',
    comment: 'History must not change with the code: a migration imports typeorm and other migrations only.',
    severity: 'error',
    from: code(`${SRC}migrations/`),
    to: { pathNot: `${SRC}migrations/|^(backend/)?(node_modules/)?typeorm(/|$)` },
  },
  {
    name: 'modules-know-no-typeorm',
    comment: 'Reads and writes are SQL: TypeORM is for the connection, transactions and migrations.',
    severity: 'error',
    from: code(`${SRC}modules/`),
    to: { path: '^(backend/)?(node_modules/)?(@nestjs/)?typeorm(/|$)' },
  },
  {
    name: 'modules-know-no-app',
    comment: 'The application is made of modules, which know nothing of it.',
    severity: 'error',
    from: code(`${SRC}modules/`),
    to: { path: SRC, pathNot: `${SRC}(kernel|platform|modules|migrations)/` },
  },
  {
    name: 'app-knows-no-starter',
    comment: 'The application is the same for the server, the tests and the tools that start it.',
    severity: 'error',
    from: code(`${SRC}app\\.[^/]+$`),
    to: { path: `${SRC}[^/]+$`, pathNot: `${SRC}app\\.[^/]+$` },
  },
  {
    name: 'nothing-imports-main',
    comment: 'Importing main would start the product.',
    severity: 'error',
    from: {},
    to: { path: `${SRC}main\\.ts$` },
  },
  ...inModules,
  ...inRooms,
];
