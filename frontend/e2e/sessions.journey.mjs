// A session over its life: several tabs, tokens that expire, a server that has ended it, and the way out.
import { expect, test, WHOLE } from './support/fixtures.mjs';
import { axe, settled } from './support/page.mjs';
import { DEMO, DESKTOP, fillLogIn } from './support/people.mjs';

/** The browser's own line about a refused call. */
const REFUSED = /console: Failed to load resource: the server responded with a status of 401/;

const tokenOf = (page) => page.evaluate(() => sessionStorage.getItem('accessToken'));
const userOf = (page) => page.evaluate(() => localStorage.getItem('user'));
const spoilToken = (page) => page.evaluate(() => sessionStorage.setItem('accessToken', 'expired'));
const pathOf = (page) => page.evaluate(() => location.pathname + location.search);

/** Counts what the page asks of the API from now on. */
function listen(page) {
  const answers = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/api/') || pathname.includes('/image/')) return;
    const { authorization } = response.request().headers();
    answers.push({ path: pathname, status: response.status(), authorization });
  });
  return {
    refreshes: () => answers.filter(({ path }) => path === '/api/auth/refresh').map(({ status }) => status),
    refused: () => answers.filter(({ path, status }) => status === 401 && path !== '/api/auth/refresh'),
    answersTo: (wanted) => answers.filter(({ path }) => path === wanted).map(({ status }) => status),
  };
}

async function logIn(page, person) {
  await fillLogIn(page, person);
  await page.getByText('Logged in successfully!', { exact: true }).first().waitFor();
  await page.getByRole('dialog', { name: 'Log In' }).waitFor({ state: 'detached' });
}

/** The stores that have the card, or the players where no store has it. */
const listings = (tab) => tab.getByRole('tabpanel', { name: /^(Nearby Stores|Individual Listings)$/ });
/** The page of a card asks for several things at once. */
const openCard = async (tab) => {
  await tab.goto('/cards/results?search=ysolde');
  await tab
    .getByRole('link', { name: /Ysolde/ })
    .first()
    .click();
  await tab.getByRole('button', { name: /^(\+ Watchlist|Watching)$/ }).waitFor();
  await settled(tab);
};
const askedToLogIn = async (page) => {
  await page.getByRole('dialog', { name: 'Log In' }).waitFor();
  await page.getByText('Your session has ended. Please log in again.', { exact: true }).first().waitFor();
  expect(await tokenOf(page), 'the stored token is cleared').toBeNull();
};

// @spec rule-guard-origin
test('a guarded visit without a user goes to / and, after logging in, lands where it wanted to go', async ({
  visit,
  product,
}) => {
  const { page } = await visit({ viewport: DESKTOP });
  await page.goto('/my-listings?q=lantern');
  await page.waitForURL(`${product.origin}/`);
  const state = await page.evaluate(() => history.state.usr);
  expect(state.from).toBe('/my-listings?q=lantern');
  await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
  await logIn(page, DEMO.player);
  await page.getByRole('heading', { level: 1, name: 'My Listings' }).waitFor();
  expect(await pathOf(page)).toBe('/my-listings?q=lantern');
  expect(await tokenOf(page)).toBeTruthy();
});

test('a second tab of the same browser is logged in by a refresh', WHOLE, async ({ visit }) => {
  const visitor = await visit({ viewport: DESKTOP, as: DEMO.player });
  visitor.allow(REFUSED);
  const { page } = visitor;
  await page.goto('/home');
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
  const tab = await visitor.context.newPage();
  const heard = listen(tab);
  await tab.goto('/watchlist');
  await tab.getByRole('heading', { level: 1, name: 'Watchlist' }).waitFor();
  await tab.getByRole('button', { name: 'Remove' }).or(tab.getByText('not watching any')).first().waitFor();
  expect(heard.refreshes()).toEqual([200]);
  expect(heard.refused(), 'no call goes out before there is a token').toEqual([]);
  expect(await tokenOf(tab)).toBeTruthy();
  expect(await tokenOf(tab)).not.toBe(await tokenOf(page));
  expect(await tab.getByRole('dialog').count()).toBe(0);
  await axe(tab);
  await tab.close();
});

// @spec state-refresh
test('an expired token is refreshed and the call replayed without the person noticing', async ({ visit }) => {
  const visitor = await visit({ viewport: DESKTOP, as: DEMO.player });
  visitor.allow(REFUSED);
  const { page } = visitor;
  await page.goto('/home');
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
  await spoilToken(page);
  const heard = listen(page);
  await page.getByRole('link', { name: 'Order History' }).click();
  await page.getByRole('heading', { level: 1, name: 'Order History' }).waitFor();
  await page.getByRole('region', { name: 'Sales' }).or(page.getByText('not sold anything')).first().waitFor();
  const [call] = heard.refused();
  expect(heard.refreshes()).toEqual([200]);
  expect(call.authorization).toBe('Bearer expired');
  await expect.poll(() => heard.answersTo(call.path), 'it may be answered last').toEqual([401, 200]);
  expect(await tokenOf(page)).not.toBe('expired');
  expect(await page.getByRole('alert').count()).toBe(0);
});

// @spec state-refresh-queue
test('several calls that fail at once cause one refresh', async ({ visit }) => {
  const visitor = await visit({ viewport: DESKTOP, as: DEMO.player });
  visitor.allow(REFUSED);
  const { page } = visitor;
  await openCard(page);
  await spoilToken(page);
  const heard = listen(page);
  // Calls that begin after a refusal wait for the refresh: the first is held until the second is sent.
  let sent = 0;
  await page.route('**/api/**', async (route) => {
    if (route.request().headers().authorization === 'Bearer expired' && ++sent === 1)
      await expect.poll(() => sent).toBeGreaterThan(1);
    await route.fallback();
  });
  await page.reload();
  await page.getByRole('button', { name: /^(\+ Watchlist|Watching)$/ }).waitFor();
  await listings(page).waitFor();
  await settled(page);
  expect(heard.refreshes()).toEqual([200]);
  const refused = heard.refused().map(({ path }) => path);
  expect(refused.length, `several calls were refused: ${refused}`).toBeGreaterThanOrEqual(2);
  for (const path of refused) await expect.poll(() => heard.answersTo(path).at(-1), path).toBe(200);
});

test('a session without its cookie logs in again, and goes on where it was', WHOLE, async ({ visit }) => {
  const visitor = await visit({ viewport: DESKTOP, as: DEMO.player });
  visitor.allow(REFUSED);
  const { page } = visitor;
  await openCard(page);
  const here = await pathOf(page);
  await visitor.context.clearCookies();
  await spoilToken(page);
  const heard = listen(page);
  await page.getByRole('button', { name: /^(\+ Watchlist|Watching)$/ }).click();
  await askedToLogIn(page);
  expect(heard.refreshes()).toEqual([401]);
  await logIn(page, DEMO.player);
  expect(await pathOf(page)).toBe(here);
  await page.getByRole('button', { name: /^(\+ Watchlist|Watching)$/ }).waitFor();
  expect(await tokenOf(page)).toBeTruthy();
});

// @spec state-refresh-failed
test('a session that the server has ended is asked to log in again, and what failed is loaded', async ({
  visit,
}) => {
  const visitor = await visit({ viewport: DESKTOP, as: DEMO.player });
  visitor.allow(REFUSED);
  const { page } = visitor;
  await openCard(page);
  const { context } = visitor;
  const cookies = await context.cookies();
  await context.request.post('/api/auth/logout');
  await context.addCookies(cookies);
  await spoilToken(page);
  await page.getByRole('link', { name: 'Watchlist', exact: true }).click();
  await askedToLogIn(page);
  await logIn(page, DEMO.player);
  expect(await pathOf(page)).toBe('/watchlist');
  await page.getByRole('button', { name: 'Remove' }).or(page.getByText('not watching any')).first().waitFor();
  expect(await page.getByText('Failed to fetch watchlist.').count()).toBe(0);
});

// @spec state-log-out
test('logging out in one tab is seen by the other, which goes to /', async ({ visit, product }) => {
  const visitor = await visit({ viewport: DESKTOP, as: DEMO.player });
  visitor.allow(REFUSED);
  const { page } = visitor;
  await page.goto('/watchlist');
  await page.getByRole('heading', { level: 1, name: 'Watchlist' }).waitFor();
  const tab = await visitor.context.newPage();
  await tab.goto('/home');
  await tab.getByRole('heading', { level: 1 }).waitFor();
  await tab.getByRole('button', { name: 'Log Out' }).click();
  await tab.waitForURL(`${product.origin}/`);
  await page.waitForURL(`${product.origin}/`);
  await page.getByRole('button', { name: 'Get Started' }).first().waitFor();
  for (const each of [tab, page]) {
    expect(await tokenOf(each)).toBeNull();
    expect(await userOf(each)).toBeNull();
    expect(await each.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  }
  const refresh = await visitor.context.request.post('/api/auth/refresh');
  expect(refresh.status(), 'the session is gone on the server too').toBe(401);
  await tab.close();
});

test('logging out without a network ends the session later', WHOLE, async ({ visit, product }) => {
  const visitor = await visit({ viewport: DESKTOP });
  visitor.allow(REFUSED);
  const { page } = visitor;
  await page.goto('/');
  const { context } = visitor;
  const notice = page.getByText('We’ll end the session as soon as you’re back online.', { exact: false });
  // The browser's own lines about calls without a network.
  visitor.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
  await logIn(page, DEMO.player);
  await page.waitForURL('**/home');
  await page.getByRole('button', { name: 'Log Out' }).waitFor();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.waitForURL(`${product.origin}/`);
  await notice.waitFor();
  expect(await userOf(page)).toBeNull();
  // The page loads again, and the server still hears nothing of it.
  await context.route('**/api/auth/logout', (route) => route.abort());
  await context.setOffline(false);
  await page.reload();
  await notice.waitFor();
  await axe(page);
  await context.unroute('**/api/auth/logout');
  const heard = page.waitForResponse('**/api/auth/logout');
  await page.reload();
  expect((await heard).status()).toBe(204);
  const refresh = await context.request.post('/api/auth/refresh');
  expect(refresh.status(), 'the session is gone on the server too').toBe(401);
  await page.waitForFunction(() => localStorage.getItem('logoutPending') === null);
  await page.reload();
  await page.getByRole('button', { name: 'Get Started' }).first().waitFor();
  expect(await notice.count()).toBe(0);
});

test('anyone who logs in after logging out begins at the dashboard', WHOLE, async ({ visit }) => {
  const visitor = await visit({ viewport: DESKTOP, as: DEMO.player });
  visitor.allow(REFUSED);
  const { page } = visitor;
  await page.goto('/home');
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
  await logIn(page, DEMO.player);
  await page.waitForURL('**/home');
});
