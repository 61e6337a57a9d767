// `npm start`: from a bare clone to the running product, which is started again if it dies.
import './lib/node-version.mjs';

const { endWithParent } = await import('./lib/with-parent.mjs');
const { prepare } = await import('./lib/prepare.mjs');
const { at } = await import('./lib/root.mjs');
const { supervise } = await import('./lib/supervise.mjs');
endWithParent();
await prepare();
process.exitCode = await supervise(at('backend/dist/main.js'), {
  nodeOptions: process.execArgv.filter((option) => option.startsWith('--max-')),
});
