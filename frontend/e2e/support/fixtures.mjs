// The `test` of every browser test: a running product, visitors who report what goes wrong, and accounts made by the API.
import { test as base } from '@playwright/test';
import { createAccount } from './api.mjs';
import { launchBrowser } from './browser.mjs';
import { openVisitor } from './page.mjs';
import { startProduct } from './product.mjs';

export { expect } from '@playwright/test';

/** Marks a journey that only `npm run trust` takes: a long one, or one more of its kind. */
export const WHOLE = { tag: '@whole' };

/** The marks of the nth of many journeys of one kind: `npm test` takes every fourth of them. */
export const oneOfMany = (nth) => (nth % 4 === 0 ? {} : WHOLE);

export const test = base.extend({
  /** Environment variables of the product: a file that sets some gets a product of its own. */
  settings: [{}, { option: true, scope: 'worker' }],

  browser: [
    async ({ headless }, use) => {
      const browser = await launchBrowser({ headless });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],

  product: [
    async ({ settings }, use) => {
      const product = await startProduct(settings, process.env.PLAYSET_TEMPLATE);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  /** Opens a page in a profile of its own: `visit({ as: account, ...options of a context })`. */
  visit: async ({ browser, product }, use, testInfo) => {
    const visitors = [];
    await use(async (options) => {
      const visitor = await openVisitor(browser, product, options);
      visitors.push(visitor);
      return visitor;
    });
    for (const visitor of visitors) await visitor.close();
    if (testInfo.status === testInfo.expectedStatus) return;
    await testInfo.attach('log of the product', { body: product.said(), contentType: 'text/plain' });
  },

  /** Signs up a player and verifies the address: `createPlayer()` answers `{ name, email, password, user, call }`. */
  createPlayer: async ({ product }, use) => {
    await use(() => createAccount(product, { role: 'USER' }));
  },

  /** The same for a store; `profile` may have an address and a phone number. */
  createStore: async ({ product }, use) => {
    await use((profile) => createAccount(product, { role: 'STORE', ...profile }));
  },
});
