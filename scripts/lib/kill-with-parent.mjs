// Preloaded into child processes: when the parent is gone, or says stop, the child goes too instead of working on alone.
const isGentle = new URL(import.meta.url).searchParams.has('gently');

/** A tool is cut off: its work is thrown away anyway. A server, `?gently`, ends as it would on a signal. */
const stop = () => {
  if (!isGentle) process.kill(process.pid, 'SIGKILL');
  else if (process.listenerCount('SIGTERM') > 0) process.emit('SIGTERM', 'SIGTERM');
  else process.exit(1);
};

// For this process alone: those that it forks, as Jest does its workers, must not inherit the option.
const own = process.execArgv.indexOf(import.meta.url);
if (own > 0) process.execArgv.splice(own - 1, 2);

if (process.channel) {
  process.on('disconnect', stop);
  process.on('message', (message) => {
    if (message === 'stop') stop();
  });
  process.channel.unref();
}
