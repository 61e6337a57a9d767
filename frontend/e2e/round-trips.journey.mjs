// No screen waits for one answer before it asks for the next: two round trips after its page, less for anyone who was here.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { chainOf } from './quick/measure-round-trips.mjs';
import { remembered } from './quick/people.mjs';
import { FAR_MS, longestChain, shown, watchRequests } from './quick/round-trips.mjs';
import { isShown, SCREENS } from './quick/screens.mjs';
import { DEMO, fillLogIn } from './support/people.mjs';
import { startProductAndBrowser } from './support/stage.mjs';

/** The page, all code together, all data together. */
const FIRST_VISIT = 3;
/** The page, all code together with the access token that a new tab does not have, then the data. */
const NEW_TAB = 3;
/** What starts late by chance looks as if it had waited; what waits does so every time. */
const ATTEMPTS = 3;
async function takes(most, measured) {
  let chain;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    chain = await measured();
    if (chain.length <= most) return chain.map(shown);
  }
  assert.fail(`${chain.length} round trips: ${chain.map(shown).join(' > ')}`);
}
const dataOf = (wanted) => SCREENS.find(({ name }) => name === wanted).data;

/** From sending the log-in form of the landing page to the player's dashboard. */
async function chainOfLogin(browser, product) {
  const context = await browser.newContext({ baseURL: product.origin, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
    await page.getByRole('dialog', { name: 'Log In' }).getByLabel('Email').waitFor();
    await page.waitForLoadState('networkidle');
    const { requests } = await watchRequests(context, page);
    await fillLogIn(page, DEMO.player);
    await page.waitForFunction(isShown, dataOf('home of a player'), { polling: 'raf' });
    return longestChain(requests);
  } finally {
    await context.close();
  }
}

describe('Round trips', () => {
  let browser;
  let product;
  before(async () => {
    ({ product, browser } = await startProductAndBrowser());
  });
  after(async () => {
    await browser?.close();
    await product?.stop();
  });

  for (const screen of SCREENS) {
    it(`${screen.name}: at the first visit its code comes at once, and its data`, async () => {
      await takes(FIRST_VISIT, () => chainOf(browser, product, screen, { warm: false, token: true }));
    });
  }

  for (const warm of [true, false]) {
    it(`in a new tab a screen ${warm ? 'that was seen before' : 'that comes with all its code'} takes the access token and the data, and nothing between`, async () => {
      const [screen] = SCREENS;
      await takes(NEW_TAB, () => chainOf(browser, product, screen, { warm, token: false }));
    });
  }

  it('the dashboard is there one round trip after the answer to a login', async () => {
    const [logIn, summary] = await takes(2, () => chainOfLogin(browser, product));
    assert.equal(logIn, 'POST /api/auth/login');
    assert.match(summary, /^\/api\/dashboard\//);
  });

  it('a screen whose link is pointed at has its data before the click', async () => {
    const { context } = await remembered(browser, product, 'player');
    try {
      const page = await context.newPage();
      await page.goto('/stores');
      await page.waitForFunction(isShown, dataOf('stores'));
      // What knows the data of the other screens comes when the first one has nothing else to do.
      await page.waitForResponse(/prefetch-data/);
      const { requests } = await watchRequests(context, page);
      const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Watchlist' });
      const answer = page.waitForResponse(/\/api\/watchlist\//);
      await link.hover();
      await (await answer).finished();
      const before = requests.size;
      await link.click();
      await page.waitForFunction(isShown, dataOf('watchlist'), { polling: 'raf', timeout: FAR_MS * 10 });
      const later = [...requests.values()]
        .slice(before)
        .filter(({ url }) => /\/(api|assets)\/(?!cards)/.test(url));
      assert.deepEqual(later.map(shown), [], 'nothing is left to be asked for');
    } finally {
      await context.close();
    }
  });
});
