// Runs another program: its output kept for the case that it fails, itself ended when we end.
import { spawn } from 'node:child_process';
import { ROOT } from './root.mjs';

const LEASH = new URL('./leash.mjs', import.meta.url).href;

/** A program that ended badly; `output` is all it said. */
export class RunError extends Error {
  constructor(what, ended, output) {
    super(`${what} ${ended}`);
    this.name = 'RunError';
    this.output = output;
  }
}

/** How to start this Node.js with a script that must not outlive us; `gently` lets it end as on a signal. */
export function leashed(script, args, { stdio = ['ignore', 'pipe', 'pipe'], gently = false } = {}) {
  const leash = gently ? `${LEASH}?gently` : LEASH;
  return { command: process.execPath, args: ['--import', leash, script, ...args], stdio: [...stdio, 'ipc'] };
}

/** Runs a Node.js script; answers `{ code, output }`, with `onChild` told the process id. */
export function runNode(script, args = [], options = {}) {
  const { command, args: all, stdio } = leashed(script, args);
  return finish(spawn(command, all, { cwd: ROOT, stdio, ...pick(options) }), options);
}

/** Runs a Node.js script that must succeed; answers its output or throws a RunError. */
export async function mustRunNode(script, args = [], options = {}) {
  const { code, output } = await runNode(script, args, options);
  if (code !== 0) throw new RunError(options.what ?? script, ended(code), output);
  return output;
}

/** Runs a program found on the PATH (through the shell on Windows, where npm is a script); must succeed. */
export async function mustRunCommand(command, args, options = {}) {
  const shell = process.platform === 'win32';
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell,
    ...pick(options),
  });
  const { code, output } = await finish(child, options);
  if (code !== 0) throw new RunError(options.what ?? command, ended(code), output);
  return output;
}

const pick = ({ cwd, env }) => ({ ...(cwd && { cwd }), env: { ...process.env, ...env } });
const ended = (code) => (typeof code === 'number' ? `ended with code ${code}` : `was stopped (${code})`);

function finish(child, { onChild }) {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  onChild?.(child.pid);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      onChild?.(undefined);
      resolve({ code: code ?? signal, output });
    });
  });
}
