// The measurements of `node scripts/trace-browser.mjs`, one after the other, on one product and one browser.
import { launchBrowser } from '../support/browser.mjs';
import { startProduct } from '../support/product.mjs';
import { measureRoundTrips } from './measure-round-trips.mjs';
import { measureScrolling, measureStockScrolling } from './measure-scrolling.mjs';
import { measureTransitions } from './measure-transitions.mjs';

const MEASUREMENTS = {
  'round-trips': measureRoundTrips,
  transitions: measureTransitions,
  scrolling: measureScrolling,
  'stock-scrolling': measureStockScrolling,
};

/** Prints a table of each measurement in `only`. */
export async function traceBrowser({ only, data, rounds, chains }) {
  const settings = data ? { DATA_DIR: data } : {};
  const [product, browser] = await Promise.all([startProduct(settings), launchBrowser()]);
  try {
    for (const name of only) {
      const rows = await MEASUREMENTS[name]({ product, browser, rounds, chains });
      process.stdout.write(`\n${name}\n`);
      console.table(rows);
    }
  } finally {
    await browser.close();
    await product.stop();
  }
}
