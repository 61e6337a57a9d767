// Brings the folder to where the product can run: packages installed, both halves built, one process at a time.
import { build, HALVES, isBuilt } from './halves.mjs';
import { install, isInstalled } from './install.mjs';
import { withLock } from './lock.mjs';
import { timed } from './progress.mjs';
import { at } from './root.mjs';
import { RunError } from './run.mjs';

const WHAT = { backend: 'Building the server', frontend: 'Building the client' };

/** Prepares the halves named; answers whether anything had to be done. A step that fails throws a RunError. */
export async function tryToPrepare(halves = HALVES.map(({ name }) => name)) {
  const wanted = HALVES.filter(({ name }) => halves.includes(name));
  const isReady = () => isInstalled() && wanted.every(isBuilt);
  if (isReady()) return false;
  await withLock(at('.data/setup.lock'), (lead) => bringUp(wanted, lead), { waiting });
  return true;
}

/** The same for a command of its own: a step that fails ends the process with all that the step said. */
export async function prepare(halves) {
  try {
    return await tryToPrepare(halves);
  } catch (error) {
    if (!(error instanceof RunError)) throw error;
    console.error(`\n${error.output}\n  ${error.message}\n`);
    return process.exit(1);
  }
}

async function bringUp(wanted, lead) {
  if (!isInstalled()) {
    await timed('Installing packages (a minute or so the first time)', () => install(lead));
  }
  for (const half of wanted) {
    if (!isBuilt(half)) await timed(WHAT[half.name], () => build(half, lead));
  }
}

function waiting({ pid }) {
  console.log(`  Another start (process ${pid}) is preparing this folder: waiting for it …`);
}
