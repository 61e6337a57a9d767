// `npm run check`: every check, all of them even if one fails; `-- --only <name>` or `--except <name>`, as often as you like.
import './lib/node-version.mjs';
import { parseArgs } from 'node:util';

const { tryToPrepare } = await import('./lib/prepare.mjs');
await tryToPrepare([]);
const { STEPS } = await import('./lib/steps.mjs');
const { duration, timed } = await import('./lib/progress.mjs');

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
for (const step of new Set(steps)) {
  try {
    if (step.needsBuild && failed.includes(STEPS[0].name)) throw new Error('needs the build, which failed');
    const found = await timed(step.name, () => step.run());
    const said = typeof found === 'string' ? found.trim() : '';
    if (said && !said.includes('\n')) console.log(`      ${said}`);
  } catch (error) {
    failed.push(step.name);
    console.log(`    ${error.message}${error.output ? `\n${error.output.trimEnd()}` : ''}`);
    if (!('output' in error)) console.log(error.stack);
  }
}

const count = new Set(steps).size;
console.log(`\n  ${duration(performance.now() - started)}`);
if (failed.length > 0) console.log(`  Failed: ${failed.join(', ')}`);
console.log(`checks: ${count - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
