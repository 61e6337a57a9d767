// `npm run cards:import -- <file>`: fills the card mirror from a bulk file.
import './lib/node-version.mjs';

const { prepare } = await import('./lib/prepare.mjs');
const { resolveTypedFiles } = await import('./lib/typed-files.mjs');
await prepare(['backend']);
resolveTypedFiles();
await import('../backend/dist/cards-import.js');
