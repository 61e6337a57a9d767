// Keeps a server running: starts it again when it has died, and ends it when we are told to stop.
import { spawnNode } from './run.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** The wait before a restart doubles each time, and starts over when the server has run for a while; in milliseconds. */
const BACK_OFF = { first: 500, max: 30_000, forgetAfter: 60_000 };

/**
 * Runs `script` until it ends by itself or we get a signal; resolves with its exit code. A server that dies before its first
 * `ready` message has a reason that will not go away, such as a wrong setting: it is not started again. `nodeOptions` are the
 * server's, such as the size of its heap.
 */
export function supervise(script, { nodeOptions = [], backOff = BACK_OFF, log = console.error } = {}) {
  let child;
  let timer;
  let hasBeenReady = false;
  let isStopping = false;
  let delay = backOff.first;

  return new Promise((resolve) => {
    const end = (code) => {
      for (const signal of SIGNALS) process.off(signal, stop);
      resolve(code);
    };
    const stop = () => {
      isStopping = true;
      clearTimeout(timer);
      if (child === undefined) end(0);
      // A second message is a second signal: the server no longer waits for open requests.
      else if (child.connected) child.send('stop');
    };
    const start = () => {
      const startedAt = Date.now();
      child = launch(script, nodeOptions);
      child.on('message', (message) => {
        if (message === 'ready') hasBeenReady = true;
      });
      child.once('error', (error) => log(`  ${error.message}`));
      child.once('close', (code, signal) => {
        child = undefined;
        if (isStopping || code === 0 || !hasBeenReady) return end(code ?? 1);
        if (Date.now() - startedAt >= backOff.forgetAfter) delay = backOff.first;
        log(`  The server died (${signal ?? `code ${code}`}). Starting it again in ${delay / 1000} s.`);
        timer = setTimeout(start, delay);
        delay = Math.min(delay * 2, backOff.max);
      });
    };
    for (const signal of SIGNALS) process.on(signal, stop);
    start();
  });
}

const launch = (script, nodeOptions) =>
  spawnNode(script, [], {
    nodeOptions,
    stdio: ['inherit', 'inherit', 'inherit'],
    gently: true,
    // In a process group of its own a Ctrl-C reaches us alone, and the server once. Windows would open a window for it.
    detached: process.platform !== 'win32',
  });
