// The one list of checks: the same on every machine.
import { checkBannedTerms } from '../checks/banned-terms.mjs';
import { checkBoundaries } from '../checks/boundaries.mjs';
import { budgetOf, checkBudget } from '../checks/budget.mjs';
import { makeClient } from '../checks/client.mjs';
import { checkContainers } from '../checks/containers.mjs';
import { compare } from '../checks/derived.mjs';
import { checkMentions, makeDocs } from '../checks/docs.mjs';
import { makeEnvExample } from '../checks/env-example.mjs';
import { checkLicences } from '../checks/licences.mjs';
import { makeLists } from '../checks/lists.mjs';
import { checkLockFile } from '../checks/lock-file.mjs';
import { lintOpenapi, makeOpenapi } from '../checks/openapi.mjs';
import { checkSpecCoverage } from '../checks/spec-coverage.mjs';
import { tryToPrepare } from './prepare.mjs';
import { at } from './root.mjs';
import { mustRunNode } from './run.mjs';
import { inTestFolder } from './test-folder.mjs';

const tool = (path, args, options) => mustRunNode(at('node_modules', path), args, options);

/**
 * With the native compiler, in a third of the time. Tools that need the compiler's API, which that one lacks, use `typescript`.
 * One thread: others check the same types once more each, and other steps run beside.
 */
async function types() {
  for (const project of ['backend', 'frontend', 'frontend/tsconfig.worker.json']) {
    const args = ['--noEmit', '--singleThreaded', '-p', project];
    await tool('typescript-native/bin/tsc', args, { what: `tsc in ${project}` });
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
    says: 'The server and the client build.',
    run: async () => void (await tryToPrepare()),
  },
  {
    name: 'format and lint',
    says: 'Biome reports nothing: among others no source file over 250 lines, no skipped and no focused test.',
    run: () => tool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings'], { what: 'biome' }),
  },
  { name: 'types', says: 'The server, the client and their tests type-check.', run: types },
  {
    name: 'boundaries',
    says: 'Import rules hold.',
    run: checkBoundaries,
  },
  {
    name: 'banned terms',
    says: 'No suppression of the compiler, linter, tests or module graph, and no private word for a standard term.',
    run: checkBannedTerms,
  },
  {
    name: 'spec coverage',
    says: 'Every requirement of the specification is the tag of a test that runs.',
    run: checkSpecCoverage,
  },
  {
    name: 'unused code',
    says: 'No unused file, export or dependency.',
    run: () =>
      tool('knip/bin/knip.js', ['--no-progress', '--treat-config-hints-as-errors'], { what: 'knip' }),
  },
  {
    name: 'budget',
    says: `First-load script, compressed: at most ${budgetOf('public')} for a public page, ${budgetOf('detail')} for a card page, ${budgetOf('table')} for the stock table, ${budgetOf('page')} for other pages, ${budgetOf('dialog')} for a dialog with an address.`,
    needsBuild: true,
    run: checkBudget,
  },
  {
    name: 'openapi drift',
    says: '`openapi.yaml` matches the server.',
    needsBuild: true,
    run: async () => compare(await makeOpenapi()),
  },
  { name: 'openapi lint', says: '`openapi.yaml` has no error and no warning.', run: lintOpenapi },
  {
    name: 'client drift',
    says: 'The generated client matches `openapi.yaml`, and its lists match its folders.',
    run: async () => compare({ ...(await makeClient()), ...makeLists() }),
  },
  {
    name: 'migration drift',
    says: 'A freshly migrated database matches the tables that the modules declare.',
    run: () =>
      inTestFolder((env) =>
        tool('jest/bin/jest.js', ['migrations.e2e-spec', 'tables.e2e-spec'], {
          cwd: at('backend'),
          env,
          what: 'the tests of the migrations and tables',
        }),
      ),
  },
  {
    name: 'env example drift',
    says: '`.env.example` matches the settings.',
    needsBuild: true,
    run: async () => compare(await makeEnvExample()),
  },
  {
    name: 'lock file',
    says: '`package-lock.json` installs the same on every platform.',
    run: checkLockFile,
  },
  {
    name: 'licences',
    says: 'Everything shipped has a license that allows redistribution.',
    run: checkLicences,
  },
  {
    name: 'container files',
    says: 'The image uses pinned base images, runs unprivileged on a read-only root, and runs no install scripts.',
    run: checkContainers,
  },
  {
    name: 'sample drift',
    says: 'The sample catalog matches its sources.',
    run: () => mustRunNode(at('backend/sample/generate.mjs'), ['--check'], { what: 'the sample catalogue' }),
  },
  {
    name: 'docs drift',
    says: 'Generated parts of the documents are current, and every file they mention exists.',
    needsBuild: true,
    run: docs,
  },
  { name: 'tests', says: 'Every test passes.', run: tests },
];
