// Preloaded into child processes: when the parent is gone, or says stop, the child goes too instead of working on alone.
const stop = () => {
  if (process.listenerCount('SIGTERM') > 0) process.emit('SIGTERM', 'SIGTERM');
  else process.exit(1);
};

if (process.channel) {
  process.on('disconnect', stop);
  process.on('message', (message) => {
    if (message === 'stop') stop();
  });
  process.channel.unref();
}
