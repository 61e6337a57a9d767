// `npm run gallery`: pictures of every screen, at every width, in every look and state.
import './lib/node-version.mjs';

const { prepare } = await import('./lib/prepare.mjs');
await prepare(['backend', 'frontend']);
await import('../frontend/e2e/gallery/gallery.mjs');
