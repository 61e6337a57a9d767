// Installs the packages of package-lock.json when they are missing or stale.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { at } from './root.mjs';
import { mustRunCommand, mustRunNode } from './run.mjs';
import { isFresh, stamp, unstamp } from './stamp.mjs';

const ARGUMENTS = [
  'ci',
  '--ignore-scripts',
  '--include=dev',
  '--include=optional',
  '--no-fund',
  '--no-audit',
];

/** What an installation depends on: the lock file, the platform, the ABI of this Node.js. */
export function installKey(lock = readFileSync(at('package-lock.json'))) {
  const machine = `${process.platform} ${process.arch} ${process.versions.modules}`;
  return `${createHash('sha256').update(lock).digest('hex')} ${machine}`;
}

/** Whether node_modules holds what the lock file says. */
export const isInstalled = () => isFresh(at('node_modules'), installKey());

/** npm's own script, to be run by this Node.js: the one that started us, else the one that came with Node.js. */
function npmScript() {
  const beside = dirname(process.execPath);
  return [
    // Another package manager may have started us; only npm reads package-lock.json.
    /^npm(-cli)?\.[cm]?js$/.test(basename(process.env.npm_execpath ?? '')) && process.env.npm_execpath,
    join(beside, 'node_modules/npm/bin/npm-cli.js'),
    join(beside, '../lib/node_modules/npm/bin/npm-cli.js'),
  ].find((path) => path && existsSync(path));
}

/** Installs, and calls `onPid` with the process id of npm. */
export async function install(onPid) {
  const key = installKey();
  unstamp(at('node_modules'));
  const options = { onPid, what: 'npm ci', env: { NODE_ENV: 'development' } };
  const script = npmScript();
  if (script) await mustRunNode(script, ARGUMENTS, options);
  else await mustRunCommand(process.platform === 'win32' ? 'npm.cmd' : 'npm', ARGUMENTS, options);
  stamp(at('node_modules'), key);
}
