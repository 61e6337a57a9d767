// No screen waits for one answer before it asks for the next: two round trips after its page, less for anyone who was here.
import { chainOf } from './quick/measure-round-trips.mjs';
import { FAR_MS, longestChain, shown, watchRequests } from './quick/round-trips.mjs';
import { isShown, SCREENS } from './quick/screens.mjs';
import { expect, oneOfMany, test } from './support/fixtures.mjs';
import { settled } from './support/page.mjs';
import { DEMO, DESKTOP, fillLogIn } from './support/people.mjs';
import { openProfile } from './support/profile.mjs';

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
  throw new Error(`${chain.length} round trips: ${chain.map(shown).join(' > ')}`);
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
    await settled(page);
    const { requests } = await watchRequests(context, page);
    await fillLogIn(page, DEMO.player);
    await page.waitForFunction(isShown, dataOf('home of a player'), { polling: 'raf' });
    return longestChain(requests);
  } finally {
    await context.close();
  }
}

for (const [nth, screen] of SCREENS.entries()) {
  test(
    `${screen.name}: at the first visit its code comes at once, and its data`,
    oneOfMany(nth),
    async ({ browser, product }) => {
      await takes(FIRST_VISIT, () => chainOf(browser, product, screen, { warm: false, token: true }));
    },
  );
}

for (const warm of [true, false]) {
  test(`in a new tab a screen ${warm ? 'that was seen before' : 'that comes with all its code'} takes the access token and the data, and nothing between`, async ({
    browser,
    product,
  }) => {
    const [screen] = SCREENS;
    await takes(NEW_TAB, () => chainOf(browser, product, screen, { warm, token: false }));
  });
}

test('the dashboard is there one round trip after the answer to a login', async ({ browser, product }) => {
  const [logIn, summary] = await takes(2, () => chainOfLogin(browser, product));
  expect(logIn).toBe('POST /api/auth/login');
  // What is asked for along with it may be answered last.
  expect(summary).toMatch(/^\/api\/(dashboard|places)\//);
});

test('a screen whose link is pointed at has its data before the click', async ({ browser, product }) => {
  const { context } = await openProfile(browser, product, DEMO.player, { viewport: DESKTOP });
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
      // What works without a network is fetched by a timer, and the stream of notifications is opened by the badge: neither by the click.
      .filter(({ url }) => /\/(api|assets)\/(?!cards|background-|notifications\/stream)/.test(url));
    expect(later.map(shown), 'nothing is left to be asked for').toEqual([]);
  } finally {
    await context.close();
  }
});
