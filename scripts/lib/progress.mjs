// Says what a long step is doing: one line with a running timer on a terminal, a line every ten seconds elsewhere.
const HEARTBEAT = 10_000;

/** A duration in milliseconds for people: `0.4 s`, `12.3 s`, `1 min 05 s`. */
export function duration(milliseconds) {
  if (milliseconds < 59_950) return `${(milliseconds / 1000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}

/** Runs `work` under a name and prints how long it took; a failure is printed as such and passed on. */
export async function timed(name, work, out = process.stdout) {
  const started = performance.now();
  const passed = () => performance.now() - started;
  const stop = out.isTTY ? tick(name, passed, out) : beat(name, passed, out);
  let mark = '✗';
  try {
    const result = await work();
    mark = '✓';
    return result;
  } finally {
    stop();
    out.write(`${out.isTTY ? '\r\x1b[2K' : ''}  ${mark} ${name}  ${duration(passed())}\n`);
  }
}

function tick(name, passed, out) {
  const show = () => out.write(`\r\x1b[2K  … ${name}  ${Math.floor(passed() / 1000)} s`);
  show();
  const timer = setInterval(show, 1000);
  return () => clearInterval(timer);
}

function beat(name, passed, out) {
  out.write(`  … ${name}\n`);
  const timer = setInterval(() => out.write(`  … ${name}, ${Math.round(passed() / 1000)} s\n`), HEARTBEAT);
  return () => clearInterval(timer);
}
