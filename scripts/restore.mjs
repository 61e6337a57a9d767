// `npm run restore -- <folder>`: brings the database to the state of a backup.
import './lib/node-version.mjs';

const { prepare } = await import('./lib/prepare.mjs');
await prepare(['backend']);
await import('../backend/dist/restore.js');
