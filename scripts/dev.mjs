// `npm run dev`: the server restarts and the client reloads with every change.
import './lib/node-version.mjs';

const { prepare } = await import('./lib/prepare.mjs');
const { at, ROOT } = await import('./lib/root.mjs');
const { spawnNode } = await import('./lib/run.mjs');
await prepare([]);

const CLIENT = 'http://127.0.0.1:5173';
const run = (script, args, cwd) =>
  spawnNode(at('node_modules', script), args, {
    cwd,
    stdio: ['inherit', 'inherit', 'inherit'],
    gently: true,
    // Links in mails lead to the client that reloads.
    env: { PUBLIC_URL: CLIENT, ...process.env },
  });
const children = [
  run('@nestjs/cli/bin/nest.js', ['start', '--watch', '--preserveWatchOutput'], ROOT),
  run('vite/bin/vite.js', ['--strictPort'], at('frontend')),
];
console.log(`\n  The client with hot reload: ${CLIENT}\n`);

const stop = () => {
  for (const child of children) if (child.connected) child.send('stop');
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
for (const child of children) child.on('exit', stop);
