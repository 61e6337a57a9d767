// `npm run build`: installs and builds what is stale.
import './lib/node-version.mjs';

const { prepare } = await import('./lib/prepare.mjs');
console.log((await prepare()) ? '  Built.' : '  Everything is up to date.');
