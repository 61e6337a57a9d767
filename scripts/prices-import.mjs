// `npm run prices:import -- <file>`: adds what cards have cost, from a file of price series.
import './lib/node-version.mjs';

const { prepare } = await import('./lib/prepare.mjs');
const { resolveTypedFiles } = await import('./lib/typed-files.mjs');
await prepare(['backend']);
resolveTypedFiles();
await import('../backend/dist/prices-import.js');
