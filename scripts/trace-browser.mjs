// `node scripts/trace-browser.mjs`: how quick the client is in a real browser: round trips, ways between screens, scrolling.
import './lib/node-version.mjs';
import { parseArgs } from 'node:util';

const USAGE = `
  node scripts/trace-browser.mjs [options]

  Starts the built product and a browser, and prints for every screen how many round trips it takes, for every way between
  two screens how long it takes with its data at hand, and how many frames are dropped while a thousand cards, and a stock
  of 20,000 lines, scroll by.

  --only <names>    of round-trips, transitions, scrolling, stock-scrolling
  --data <folder>   a data folder of the product, with a whole catalogue; without it the sample's few cards are scrolled
  --rounds <count>  how often each way is gone and each scroll repeated, 7 by default; the median and the best are told
  --chains          prints the requests of every chain as well
`;
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'round-trips,transitions,scrolling,stock-scrolling' },
    data: { type: 'string' },
    rounds: { type: 'string', default: '7' },
    chains: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  process.stdout.write(USAGE);
  process.exit(0);
}

const { prepare } = await import('./lib/prepare.mjs');
await prepare(['backend', 'frontend']);
const { traceBrowser } = await import('../frontend/e2e/quick/trace.mjs');
await traceBrowser({ ...values, only: values.only.split(','), rounds: Number(values.rounds) });
