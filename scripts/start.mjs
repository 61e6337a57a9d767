// `npm start`: from a bare clone to the running product.
import './lib/node-version.mjs';

const { prepare } = await import('./lib/prepare.mjs');
await prepare();
// The product runs in this very process, so that a signal reaches it and nothing stands in between.
await import('../backend/dist/main.js');
