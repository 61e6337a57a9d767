// `npm run backup -- <folder>`: writes the whole database into a folder.
import './lib/node-version.mjs';

const { prepare } = await import('./lib/prepare.mjs');
await prepare(['backend']);
await import('../backend/dist/backup.js');
