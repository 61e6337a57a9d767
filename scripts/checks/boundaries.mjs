// Asks dependency-cruiser who imports whom.
import { at, ROOT, SOURCE_FOLDERS } from '../lib/root.mjs';
import { mustRunNode, RunError, runNode } from '../lib/run.mjs';

const CRUISER = at('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

/** What the rules say about a tree: `{ violations, modules }`. */
export async function cruise(root = ROOT) {
  const args = ['--config', at('.dependency-cruiser.cjs'), '--output-type', 'json', ...SOURCE_FOLDERS];
  const { output } = await runNode(CRUISER, args, { cwd: root });
  const start = output.indexOf('{');
  if (start < 0) throw new RunError('dependency-cruiser', 'gave no answer', output);
  const { modules, summary } = JSON.parse(output.slice(start));
  return { modules, violations: summary.violations };
}

/** The step of `npm run check`. */
export async function checkBoundaries() {
  const { violations, modules } = await cruise();
  if (violations.length > 0) {
    const lines = violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
    throw new RunError('The boundaries', 'are breached', lines.join('\n'));
  }
  const planted = ['--test', '--test-reporter=spec', at('scripts/boundaries.test.mjs')];
  await mustRunNode(planted[0], planted.slice(1), { what: 'the test with planted breaches' });
  return `${modules.length} modules, every rule reports its planted breach`;
}
