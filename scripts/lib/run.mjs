// Runs another program: its output kept for the case that it fails, itself ended when we end.
import { spawn } from 'node:child_process';
import { ROOT } from './root.mjs';

const PIPES = ['ignore', 'pipe', 'pipe'];
const KILL_WITH_PARENT = new URL('./kill-with-parent.mjs', import.meta.url).href;

/** A program that ended badly; `output` is all it said. */
export class RunError extends Error {
  constructor(what, ended, output) {
    super(`${what} ${ended}`);
    this.name = 'RunError';
    this.output = output;
  }
}

/**
 * Starts a Node.js script that is killed when we are gone; with `gently` it ends as on a signal. `nodeOptions` are those of
 * Node.js, the other options those of `spawn`.
 */
export function spawnNode(
  script,
  args = [],
  { gently = false, nodeOptions = [], stdio = PIPES, ...options } = {},
) {
  const preload = gently ? `${KILL_WITH_PARENT}?gently` : KILL_WITH_PARENT;
  return spawn(process.execPath, [...nodeOptions, '--import', preload, script, ...args], {
    cwd: ROOT,
    ...options,
    stdio: [...stdio, 'ipc'],
  });
}

/** Runs a Node.js script; answers `{ code, output }`, after calling `onPid` with the process id. */
export const runNode = (script, args, options = {}) =>
  finish(spawnNode(script, args, spawnOptions(options)), options);

/** Runs a Node.js script that must succeed; answers its output or throws a RunError. */
export async function mustRunNode(script, args = [], options = {}) {
  const { code, output } = await runNode(script, args, options);
  if (code !== 0) throw new RunError(options.what ?? script, ended(code), output);
  return output;
}

/** Runs a program found on the PATH (through the shell on Windows, where npm is a script); must succeed. */
export async function mustRunCommand(command, args, options = {}) {
  const shell = process.platform === 'win32';
  const child = spawn(command, args, { ...spawnOptions(options), stdio: PIPES, shell });
  const { code, output } = await finish(child, options);
  if (code !== 0) throw new RunError(options.what ?? command, ended(code), output);
  return output;
}

const spawnOptions = ({ cwd = ROOT, env }) => ({ cwd, env: { ...process.env, ...env } });
const ended = (code) => (typeof code === 'number' ? `ended with code ${code}` : `was stopped (${code})`);

function finish(child, { onPid }) {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  onPid?.(child.pid);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code: code ?? signal, output }));
  });
}
