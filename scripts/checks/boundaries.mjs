// Asks dependency-cruiser who imports whom.
import { at, ROOT, SOURCE_FOLDERS } from '../lib/root.mjs';
import { RunError, runNode } from '../lib/run.mjs';

const CRUISER = at('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

/** What it says of our own tree, which several steps ask for. */
let ours;

/** What the rules say about a tree: `{ violations, modules }`. */
export function cruise(root) {
  if (root) return cruised(root);
  ours ??= cruised(ROOT);
  return ours;
}

async function cruised(root) {
  const args = ['--config', at('.dependency-cruiser.cjs'), '--output-type', 'json', ...SOURCE_FOLDERS];
  const { output } = await runNode(CRUISER, args, { cwd: root });
  const start = output.indexOf('{');
  if (start < 0) throw new RunError('dependency-cruiser', 'gave no answer', output);
  const { modules, summary } = JSON.parse(output.slice(start));
  return { modules, violations: summary.violations };
}

/** The step of `npm run check`. That each rule reports its planted breach is a test, scripts/boundaries.test.mjs. */
export async function checkBoundaries() {
  const { violations, modules } = await cruise();
  if (violations.length > 0) {
    const lines = violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
    throw new RunError('The boundaries', 'are breached', lines.join('\n'));
  }
  return `${modules.length} modules`;
}
