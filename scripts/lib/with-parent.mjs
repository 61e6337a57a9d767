// A signal to npm ends npm and its shell, but the shell does not pass it on: without them nobody could stop us any more.

const BEAT = 500;

/** Ends this process as SIGTERM would, once the shell that npm started it in is gone. */
export function endWithParent() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, BEAT);
  timer.unref();
}
