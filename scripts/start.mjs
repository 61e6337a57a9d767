// `npm start`: from a bare clone to the running product.
import './lib/node-version.mjs';

const { endWithParent } = await import('./lib/with-parent.mjs');
const { prepare } = await import('./lib/prepare.mjs');
endWithParent();
await prepare();
// The product runs in this very process, so that a signal reaches it and nothing stands in between.
await import('../backend/dist/main.js');
