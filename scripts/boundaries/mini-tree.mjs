// A small product that keeps every rule, for the test of the rules: file by file what it imports.
import { createRequire } from 'node:module';
import { BREACHES_OF_ROOMS, CLEAN_ROOMS, UNLISTED } from './mini-rooms.mjs';

const TABLE = createRequire(import.meta.url)('./table.cjs');
const M = 'backend/src/modules';

/** The modules of the product: those that ask others, and those that are asked. */
const NAMES = [...new Set(Object.entries(TABLE).flatMap(([name, asks]) => [name, ...asks]))];

/** Path -> the files and packages it imports. */
export const CLEAN = {
  ...CLEAN_ROOMS,
  ...UNLISTED,
  'backend/src/kernel/clock.ts': [],
  'backend/src/kernel/money.ts': ['./clock.js'],
  'backend/src/kernel/money.spec.ts': ['./money.js', 'rxjs'],
  'backend/src/platform/http/lists/list.ts': ['rxjs', '../../../kernel/clock.js'],
  'backend/src/platform/database/migrate.ts': ['../../migrations/index.js', 'typeorm'],
  'backend/src/migrations/1-first.ts': ['typeorm'],
  'backend/src/migrations/index.ts': ['./1-first.js'],
  ...Object.assign({}, ...NAMES.map((name) => moduleNamed(name, TABLE[name], name !== 'cards'))),
  ...moduleNamed('partners'),
  'backend/src/app.module.ts': ['./modules/users/index.js', './platform/http/lists/list.js'],
  'backend/src/app.setup.ts': ['./app.module.js'],
  'backend/src/start.ts': ['./app.setup.js'],
  'backend/src/main.ts': ['./start.js'],
  'backend/test/story.ts': ['../src/app.setup.js'],
  'frontend/src/texts/en.ts': ['./formatters'],
  'frontend/src/texts/formatters.ts': [],
  'frontend/src/lib/money.ts': ['rxjs', '../texts/en'],
  'frontend/src/lib/round.ts': ['./money'],
  'frontend/src/lib/when.ts': [],
  'frontend/src/browser/session.ts': ['../lib/money', '../texts/en'],
  'frontend/src/styles/tokens.ts': [],
  'frontend/src/ui/price.tsx': ['../lib/money', '../styles/tokens'],
  'frontend/src/api/base.ts': ['../lib/money', '../browser/session'],
  'frontend/src/api/generated/listings.ts': ['../base'],
  'frontend/src/api/listings.ts': ['./generated/listings'],
  'frontend/src/entities/card/line.tsx': ['../../ui/price'],
  'frontend/src/entities/listing/line.tsx': ['../card/line'],
  'frontend/src/features/listings/parts/card.tsx': [
    '../../../entities/listing/line',
    '../../../ui/price',
    '../../../api/listings',
  ],
  'frontend/src/features/listings/my-listings.tsx': ['./parts/card', '../../lib/when'],
  'frontend/src/features/listings/my-listings.test.tsx': ['./my-listings', '../../test/server'],
  'frontend/src/features/stores/stores.tsx': ['../../ui/price'],
  'frontend/src/test/server.ts': ['../api/generated/listings'],
  'frontend/src/pages/home.tsx': ['../features/listings/my-listings', '../features/stores/stores'],
  'frontend/src/app/routes.tsx': ['../pages/home'],
  'frontend/src/main.tsx': ['./app/routes'],
  'scripts/tool.mjs': [],
  'tools/bench/measure.mjs': ['../../scripts/tool.mjs'],
};

/** A module with a file on every floor, or on all but persistence. */
function moduleNamed(name, asks = [], hasTables = true) {
  const at = `${M}/${name}`;
  return {
    [`${at}/domain/${name}.ts`]: ['../../../kernel/clock.js'],
    ...(hasTables && { [`${at}/persistence/${name}.repository.ts`]: [`../domain/${name}.js`] }),
    [`${at}/dto/${name}.dto.ts`]: [`../domain/${name}.js`],
    [`${at}/${name}.service.ts`]: [
      ...(hasTables ? [`./persistence/${name}.repository.js`] : []),
      `./dto/${name}.dto.js`,
      '../../platform/http/lists/list.js',
      ...asks.map((other) => `../${other}/index.js`),
    ],
    [`${at}/${name}.facade.ts`]: [`./${name}.service.js`],
    [`${at}/${name}.controller.ts`]: [`./${name}.service.js`],
    [`${at}/${name}.module.ts`]: [`./${name}.controller.js`, `./${name}.facade.js`],
    [`${at}/index.ts`]: [`./${name}.module.js`],
    [`${at}/test/${name}.e2e-spec.ts`]: ['../../../../test/story.js', `../${name}.service.js`],
  };
}

const users = (file) => `${M}/users/${file}`;

/** The rules that let types pass. */
export const VALUES_ALONE = ['entities-make-no-calls'];

/** Rule -> the breaches planted for it: each a file and what it must not import. */
export const BREACHES = {
  'no-circles': [['frontend/src/lib/money.ts', './round']],
  'nothing-imports-a-test': [
    [users('borrows-a-test.ts'), './test/users.e2e-spec.js'],
    [users('borrows-the-harness.ts'), '../../../test/story.js'],
    ['frontend/src/features/listings/borrows-a-test.tsx', './my-listings.test'],
    ['frontend/src/ui/borrows-the-server.ts', '../test/server'],
  ],
  'packages-meet-only-in-the-contract-backend': [
    ['backend/src/platform/http/shares.ts', '../../../../frontend/src/lib/money.js'],
  ],
  'packages-meet-only-in-the-contract-frontend': [
    ['frontend/src/lib/shares.ts', '../../../backend/src/kernel/money'],
    ['frontend/src/lib/shares-types.ts', '@playset/backend'],
  ],
  'product-knows-no-tooling': [
    ['backend/src/platform/http/tool.ts', '../../../../scripts/tool.mjs'],
    ['frontend/src/lib/measures.ts', '../../../tools/bench/measure.mjs'],
  ],
  'everything-resolves': [['frontend/src/lib/lost.ts', './nowhere']],
  'kernel-stands-alone': [
    ['backend/src/kernel/packaged.ts', 'rxjs'],
    ['backend/src/kernel/timed.ts', 'node:timers'],
    ['backend/src/kernel/climbs.ts', '../platform/http/lists/list.js'],
  ],
  'platform-knows-no-module': [
    ['backend/src/platform/http/asks.ts', '../../modules/users/index.js'],
    ['backend/src/platform/http/boots.ts', '../../app.setup.js'],
  ],
  'only-the-database-knows-migrations': [
    ['backend/src/platform/http/migrates.ts', '../../migrations/index.js'],
    [users('migrates.ts'), '../../migrations/1-first.js'],
  ],
  'migrations-know-only-typeorm': [
    ['backend/src/migrations/2-second.ts', '../kernel/money.js'],
    ['backend/src/migrations/3-third.ts', 'rxjs'],
  ],
  'modules-know-no-typeorm': [
    [users('persistence/maps.ts'), 'typeorm'],
    [users('finds.service.ts'), 'typeorm'],
  ],
  'modules-know-no-app': [
    [users('boots.ts'), '../../app.setup.js'],
    [users('starts.ts'), '../../start.js'],
  ],
  'app-knows-no-starter': [['backend/src/app.early.ts', './start.js']],
  'nothing-imports-main': [['backend/src/again.ts', './main.js']],
  'domain-is-pure': [
    [users('domain/packaged.ts'), 'rxjs'],
    [users('domain/stored.ts'), '../persistence/users.repository.js'],
    [users('domain/asks.ts'), '../../cards/domain/cards.js'],
  ],
  'persistence-knows-only-the-domain': [
    [users('persistence/serves.ts'), '../users.service.js'],
    [users('persistence/sends.ts'), '../dto/users.dto.js'],
  ],
  'dto-knows-only-the-domain': [[users('dto/stored.dto.ts'), '../persistence/users.repository.js']],
  'work-knows-no-face': [
    [users('users.queries.ts'), './users.facade.js'],
    [users('search/finds.ts'), '../users.controller.js'],
  ],
  'faces-know-no-wiring': [
    [users('other.controller.ts'), './users.module.js'],
    [users('more.controller.ts'), './users.facade.js'],
    [users('other.facade.ts'), './users.controller.js'],
  ],
  'wiring-knows-no-index': [[users('other.module.ts'), './index.js']],
  'index-shows-only-its-own': [[`${M}/auth/index.ts`, '../users/index.js']],
  'modules-are-entered-by-the-index': [
    [`${M}/auth/peeks.ts`, '../users/users.service.js'],
    [`${M}/auth/domain/peeks.ts`, '../../users/domain/users.js'],
  ],
  'modules-are-entered-by-the-index-from-outside': [
    ['backend/src/app.peeks.ts', './modules/users/users.service.js'],
  ],
  ...Object.fromEntries(
    Object.entries(TABLE).map(([name, asks]) => {
      const foreign = NAMES.find((other) => other !== name && !asks.includes(other));
      return [`${name}-asks-only-along-the-table`, [[`${M}/${name}/asks.ts`, `../${foreign}/index.js`]]];
    }),
  ),
  'others-ask-nobody': [
    [users('asks.ts'), '../cards/index.js'],
    [`${M}/partners/asks.ts`, '../users/index.js'],
  ],
  'texts-stand-alone': [
    ['frontend/src/texts/en.ts', '../lib/money'],
    ['frontend/src/texts/formatters.ts', '../ui/price'],
  ],
  'lib-stands-alone': [
    ['frontend/src/lib/drawn.tsx', '../ui/price'],
    ['frontend/src/lib/calls.ts', '../api/listings'],
    ['frontend/src/lib/known.ts', '../browser/session'],
  ],
  'browser-knows-only-lib': [
    ['frontend/src/browser/calls.ts', '../api/listings'],
    ['frontend/src/browser/drawn.tsx', '../ui/price'],
  ],
  'ui-knows-only-lib': [
    ['frontend/src/ui/calls.tsx', '../api/listings'],
    ['frontend/src/ui/whole.tsx', '../features/stores/stores'],
    ['frontend/src/ui/knows.tsx', '../entities/card/line'],
  ],
  'api-knows-only-lib': [
    ['frontend/src/api/drawn.ts', '../ui/price'],
    ['frontend/src/api/generated/drawn.ts', '../../styles/tokens'],
  ],
  'generated-is-seen-only-by-the-api': [
    ['frontend/src/features/stores/raw.ts', '../../api/generated/listings'],
    ['frontend/src/app/raw.ts', '../api/generated/listings'],
  ],
  'entities-know-only-what-is-below': [
    ['frontend/src/entities/store/whole.tsx', '../../features/stores/stores'],
    ['frontend/src/entities/store/paged.tsx', '../../pages/home'],
  ],
  'entities-make-no-calls': [['frontend/src/entities/store/calls.tsx', '../../api/listings']],
  'features-know-only-what-is-below': [
    ['frontend/src/features/stores/paged.tsx', '../../pages/home'],
    ['frontend/src/features/stores/routed.tsx', '../../app/routes'],
  ],
  'features-never-meet': [['frontend/src/features/stores/meets.tsx', '../listings/my-listings']],
  'parts-are-private': [
    ['frontend/src/pages/peeks.tsx', '../features/listings/parts/card'],
    ['frontend/src/app/peeks.tsx', '../features/listings/parts/card'],
  ],
  'pages-know-no-app': [['frontend/src/pages/routed.tsx', '../app/routes']],
  'nothing-imports-the-client-main': [['frontend/src/app/again.ts', '../main']],
  ...BREACHES_OF_ROOMS,
};
