// Runs tests with their own tools and answers the real counts.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { at, ROOT } from './root.mjs';
import { spawnNode } from './run.mjs';
import { inTestFolder } from './test-folder.mjs';

const COUNT = new URL('./count-reporter.mjs', import.meta.url).href;

/** Runs `work` with a file to write counts to; what it reads from there is `undefined` if nothing was written. */
async function withReport(work) {
  const folder = mkdtempSync(join(tmpdir(), 'playset-counts-'));
  const file = join(folder, 'counts.json');
  try {
    const code = await work(file);
    return { code, report: parsed(file) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function parsed(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

const show = (script, args, { cwd = ROOT, env, nodeOptions } = {}) =>
  inTestFolder((folder) =>
    ended(
      spawnNode(script, args, {
        cwd,
        nodeOptions,
        env: { ...process.env, ...folder, ...env },
        stdio: ['ignore', 'inherit', 'inherit'],
        gently: true,
      }),
    ),
  );

const ended = (child) =>
  new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(code ?? signal));
  });

/** A run that ended badly without naming a failed test counts as one failure. */
const settle = (code, { passed, failed }) => ({
  passed,
  failed: code !== 0 && failed === 0 ? 1 : failed,
});

/** Most of what a test makes is gone a moment later: with room for it the collector has half the work. */
const ROOM_FOR_THE_YOUNG = '--max-semi-space-size=64';
/**
 * Most functions of a test run are called too seldom to be worth optimizing: V8 starts with that nine times as late. Node 24 does not
 * know the option, and has a cheaper compiler in between.
 */
const OPTIMIZE_LATE = process.versions.node.startsWith('20.') ? ['--interrupt-budget=600000'] : [];
/** Jest's workers inherit them. */
const V8_OPTIONS = [ROOM_FOR_THE_YOUNG, ...OPTIMIZE_LATE];

/** Runs Jest in a workspace. */
export async function runJest(workspace, args) {
  const { code, report } = await withReport((file) =>
    show(
      at('node_modules/jest/bin/jest.js'),
      ['--json', `--outputFile=${file}`, '--passWithNoTests', ...args],
      { cwd: at(workspace), nodeOptions: V8_OPTIONS },
    ),
  );
  const passed = report?.numPassedTests ?? 0;
  const failed = (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0);
  return settle(code, { passed, failed });
}

/** More than any file takes on a slow machine: one that hangs fails, and says which it is, where it held up all others. */
const HUNG_MS = 15 * 60_000;

/** Runs files of node:test. */
export async function runNodeTests(files) {
  if (files.length === 0) return { passed: 0, failed: 0 };
  const { code, report } = await withReport((file) => {
    const shown = ['--test-reporter=spec', '--test-reporter-destination=stdout'];
    const counted = [`--test-reporter=${COUNT}`, `--test-reporter-destination=${file}`];
    // Node's own choice leaves a core idle.
    const atOnce = `--test-concurrency=${availableParallelism()}`;
    return show('--test', [...shown, ...counted, `--test-timeout=${HUNG_MS}`, atOnce, ...files]);
  });
  return settle(code, report ?? { passed: 0, failed: 0 });
}

/** Runs tests of Playwright; `args` are those of its own command line, `reporter` is one beside the usual ones. */
export async function runPlaywright(args, { reporter, env } = {}) {
  // Playwright empties the folder first: runs side by side need one each.
  const output = at('test-results', String(process.pid));
  const { code, report } = await withReport((file) =>
    show(
      at('node_modules/@playwright/test/cli.js'),
      [
        'test',
        `--config=${at('frontend/e2e/playwright.config.mjs')}`,
        `--reporter=${['dot', 'json', ...(reporter ? [reporter] : [])]}`,
        `--output=${output}`,
        '--pass-with-no-tests',
        ...args,
      ],
      { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
    ),
  );
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  // The traces of flaky tests stay.
  if (code === 0 && flaky === 0) rmSync(output, { recursive: true, force: true });
  return settle(code, { passed: expected + flaky, failed: unexpected });
}
