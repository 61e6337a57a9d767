// `npm run trust`: the resilience suite, with the tests that take minutes; ends with one table.
import './lib/node-version.mjs';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PARTS } from './lib/parts.mjs';
import { prepare } from './lib/prepare.mjs';
import { duration } from './lib/progress.mjs';
import { PROMISES } from './trust/promises.mjs';
import { figuresOf, sumOf, table } from './trust/table.mjs';

const USAGE = `
  npm run trust [-- <part of a name> ...] [--json]

  The resilience suite: access, sessions, limits, faults, replicas, backups. Prints a table of cases, figures and results.
  Takes about an hour.
`;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
});
const LONG_ONES_TOO = ['--config', 'jest.trust.config.js'];
const asked = PROMISES.filter(
  ({ name }) =>
    positionals.length === 0 || positionals.some((words) => name.toLowerCase().includes(words.toLowerCase())),
);
if (values.help || asked.length === 0) {
  process.stderr.write(USAGE);
  process.exit(values.help ? 0 : 2);
}

await prepare(['backend', 'frontend']);
const folder = mkdtempSync(join(tmpdir(), 'playset-trust-'));
const results = [];
try {
  for (const [nth, promise] of asked.entries())
    results.push(await tried(promise, join(folder, `${nth}.jsonl`)));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.stdout.write(values.json ? `${JSON.stringify(results, null, 2)}\n` : table(results));
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;

/** Runs the tests of one promise, which write their figures into `file`. */
async function tried({ name, ...parts }, file) {
  console.log(`\n  … ${name}`);
  Object.assign(process.env, { TRUST: 'whole', TRUST_FIGURES: file });
  const started = performance.now();
  const counts = [];
  for (const part of PARTS.filter((each) => parts[each.name]))
    counts.push(await part.run([...(part.name === 'backend' ? LONG_ONES_TOO : []), ...parts[part.name]]));
  const { tests, failed } = sumOf(counts);
  const { cases, figures } = figuresOf(readOrNothing(file));
  return { name, cases: tests + cases, figures, failed, took: duration(performance.now() - started) };
}

function readOrNothing(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
