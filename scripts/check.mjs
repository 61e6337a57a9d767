// `npm run check`: every check, all of them even if one fails; `-- --only <name>` or `--except <name>`, as often as you like.
import './lib/node-version.mjs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { eachAtOnce } from './lib/at-once.mjs';

const { tryToPrepare } = await import('./lib/prepare.mjs');
await tryToPrepare([]);
const { STEPS } = await import('./lib/steps.mjs');
const { duration, timed } = await import('./lib/progress.mjs');

/** The largest step takes a gigabyte of memory. */
const MAX_AT_ONCE = 4;
const options = { only: { type: 'string', multiple: true }, except: { type: 'string', multiple: true } };
const { only, except = [] } = parseArgs({ options }).values;
const unknown = [...(only ?? []), ...except].filter((name) => !STEPS.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`  There is no step "${unknown.join('", "')}". The steps are:`);
  for (const { name } of STEPS) console.error(`    ${name}`);
  process.exit(2);
}
const chosen = STEPS.filter(({ name }) => (!only || only.includes(name)) && !except.includes(name));
// A step that reads the built server is only as good as the build.
const steps = chosen.some(({ needsBuild }) => needsBuild) && only ? [STEPS[0], ...chosen] : chosen;

const started = performance.now();
const failed = [];
// Lines of a running timer would overwrite each other.
const lines = { write: (text) => process.stdout.write(text) };

async function runStep(step) {
  try {
    if (step.needsBuild && failed.includes(STEPS[0].name)) throw new Error('needs the build, which failed');
    const found = await timed(step.name, () => step.run(), lines);
    const said = typeof found === 'string' ? found.trim() : '';
    if (said && !said.includes('\n')) console.log(`      ${step.name}: ${said}`);
  } catch (error) {
    failed.push(step.name);
    console.log(`    ${step.name}: ${error.message}${error.output ? `\n${error.output.trimEnd()}` : ''}`);
    if (!('output' in error)) console.log(error.stack);
  }
}

// The build comes first, because others read it; the tests last, because they keep all cores busy by themselves. In between most
// steps are programs of a single thread.
const [build, tests] = [STEPS[0], STEPS.at(-1)];
const all = [...new Set(steps)];
const between = all.filter((step) => step !== build && step !== tests);
if (all.includes(build)) await runStep(build);
await eachAtOnce(between, Math.min(availableParallelism(), MAX_AT_ONCE), runStep);
if (all.includes(tests)) await runStep(tests);

const count = all.length;
console.log(`\n  ${duration(performance.now() - started)}`);
if (failed.length > 0) console.log(`  Failed: ${failed.join(', ')}`);
console.log(`checks: ${count - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
