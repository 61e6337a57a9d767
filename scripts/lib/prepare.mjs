// Brings the folder to where the product can run: dependencies installed, server and client built, one process at a time.
import { install, isInstalled } from './install.mjs';
import { withLock } from './lock.mjs';
import { build, isBuilt, PACKAGES } from './packages.mjs';
import { timed } from './progress.mjs';
import { at } from './root.mjs';
import { RunError } from './run.mjs';

const WHAT = { backend: 'Building the server', frontend: 'Building the client' };

/** Prepares the packages named; answers whether anything had to be done. A step that fails throws a RunError. */
export async function tryToPrepare(names = PACKAGES.map(({ name }) => name)) {
  const wanted = PACKAGES.filter(({ name }) => names.includes(name));
  const isReady = () => isInstalled() && wanted.every(isBuilt);
  if (isReady()) return false;
  await withLock(at('.data/setup.lock'), (onPid) => bringUp(wanted, onPid), { waiting });
  return true;
}

/** The same for a command of its own: a step that fails ends the process with all that the step said. */
export async function prepare(names) {
  try {
    return await tryToPrepare(names);
  } catch (error) {
    if (!(error instanceof RunError)) throw error;
    console.error(`\n${error.output}\n  ${error.message}\n`);
    return process.exit(1);
  }
}

async function bringUp(wanted, onPid) {
  if (!isInstalled()) {
    await timed('Installing packages (a minute or so the first time)', () => install(onPid));
  }
  for (const each of wanted) {
    if (!isBuilt(each)) await timed(WHAT[each.name], () => build(each, onPid));
  }
}

function waiting(pid) {
  console.log(`  Another start (process ${pid}) is preparing this folder: waiting for it …`);
}
