// The one list of checks: the same on every machine.
import { checkBoundaries } from '../checks/boundaries.mjs';
import { checkBudget } from '../checks/budget.mjs';
import { makeClient } from '../checks/client.mjs';
import { checkContainers } from '../checks/containers.mjs';
import { compare } from '../checks/derived.mjs';
import { checkMentions, makeDocs } from '../checks/docs.mjs';
import { makeEnvExample } from '../checks/env-example.mjs';
import { checkHouseWords } from '../checks/house-words.mjs';
import { checkLicences } from '../checks/licences.mjs';
import { checkLockFile } from '../checks/lock-file.mjs';
import { lintOpenapi, makeOpenapi } from '../checks/openapi.mjs';
import { checkSizes } from '../checks/sizes.mjs';
import { checkSpecCoverage } from '../checks/spec-coverage.mjs';
import { tryToPrepare } from './prepare.mjs';
import { at } from './root.mjs';
import { mustRunNode } from './run.mjs';

const tool = (path, args, options) => mustRunNode(at('node_modules', path), args, options);

async function types() {
  for (const project of ['backend', 'frontend', 'frontend/tsconfig.worker.json']) {
    await tool('typescript/bin/tsc', ['--noEmit', '-p', project], { what: `tsc in ${project}` });
  }
}

/** The last line in which a test run says its counts. */
async function tests() {
  const output = await mustRunNode(at('scripts/test.mjs'), [], { what: 'npm test' });
  return /^\d+ passed, \d+ failed$/m.exec(output)?.[0];
}

async function docs() {
  const compared = compare(await makeDocs(STEPS));
  checkMentions();
  return compared;
}

/** Each step: its name, what it holds, whether it needs the built server, and `run`, which throws what it found. */
export const STEPS = [
  {
    name: 'build',
    says: 'Both halves build.',
    run: async () => void (await tryToPrepare()),
  },
  {
    name: 'format and lint',
    says: 'Biome has nothing to change and nothing to say.',
    run: () => tool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings'], { what: 'biome' }),
  },
  { name: 'types', says: 'TypeScript accepts both halves with their tests.', run: types },
  {
    name: 'boundaries',
    says: 'Who may import whom; every rule reports the breach that is planted for it.',
    run: checkBoundaries,
  },
  {
    name: 'house words',
    says: 'No way around the compiler, the linter, the tests or the module graph.',
    run: checkHouseWords,
  },
  { name: 'file sizes', says: 'No source file over 250 lines.', run: checkSizes },
  {
    name: 'spec coverage',
    says: 'Every requirement of the specification names tests that exist and run.',
    run: checkSpecCoverage,
  },
  {
    name: 'unused code',
    says: 'No file, export or dependency that nobody uses.',
    run: () =>
      tool('knip/bin/knip.js', ['--no-progress', '--treat-config-hints-as-errors'], { what: 'knip' }),
  },
  {
    name: 'budget',
    says: 'No page loads more script at its first visit than it may: 10 KB for the landing page, 193 KB for the others, 198 KB for that of a card, compressed.',
    needsBuild: true,
    run: checkBudget,
  },
  {
    name: 'openapi drift',
    says: '`openapi.yaml` is what the server writes.',
    needsBuild: true,
    run: async () => compare(await makeOpenapi()),
  },
  { name: 'openapi lint', says: '`openapi.yaml` has no error and no warning.', run: lintOpenapi },
  {
    name: 'client drift',
    says: 'The generated client is what `openapi.yaml` yields.',
    run: async () => compare(await makeClient()),
  },
  {
    name: 'migration drift',
    says: 'The tables of a freshly migrated database are those that the modules declare.',
    run: () =>
      tool('jest/bin/jest.js', ['migrations.e2e-spec', 'tables.e2e-spec'], {
        cwd: at('backend'),
        what: 'the tests of the migrations and tables',
      }),
  },
  {
    name: 'env example drift',
    says: '`.env.example` is what the settings yield.',
    needsBuild: true,
    run: async () => compare(await makeEnvExample()),
  },
  {
    name: 'lock file',
    says: '`package-lock.json` installs the same on every platform.',
    run: checkLockFile,
  },
  { name: 'licences', says: 'Whatever ships is under a licence that we may pass on.', run: checkLicences },
  {
    name: 'container files',
    says: 'The image runs as nobody special, from named releases and without install scripts; its root is read-only.',
    run: checkContainers,
  },
  {
    name: 'sample drift',
    says: 'The sample catalogue is what its pages yield.',
    run: () => mustRunNode(at('backend/sample/generate.mjs'), ['--check'], { what: 'the sample catalogue' }),
  },
  {
    name: 'docs drift',
    says: 'Generated parts of the documents are fresh, and every file they mention exists.',
    needsBuild: true,
    run: docs,
  },
  { name: 'tests', says: 'Every test passes.', run: tests },
];
