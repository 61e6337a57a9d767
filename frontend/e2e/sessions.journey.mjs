// A session over its life: several tabs, tokens that expire, a server that has ended it, and the way out.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { axe } from './support/page.mjs';
import { DESKTOP } from './support/people.mjs';
import { setStage } from './support/stage.mjs';

const PLAYER = { email: 'player@playset.example', password: 'playset-demo' };
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
    answersTo: (wanted) => answers.filter(({ path }) => path === wanted),
  };
}

async function logIn(page) {
  const dialog = page.getByRole('dialog', { name: 'Log In' });
  await dialog.getByLabel('Email').fill(PLAYER.email);
  await dialog.getByLabel('Password', { exact: true }).fill(PLAYER.password);
  await dialog.getByRole('button', { name: 'Log In', exact: true }).click();
  await page.getByText('Logged in successfully!', { exact: true }).first().waitFor();
  await dialog.waitFor({ state: 'detached' });
}

describe('Sessions', () => {
  let product;
  let close;
  let visitor;
  let page;
  before(async () => {
    ({ product, close, visitor } = await setStage({ visitor: { viewport: DESKTOP } }));
    visitor.expect(REFUSED);
    page = visitor.page;
  });
  after(() => close?.());

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
    await listings(tab).waitFor();
  };
  const askedToLogIn = async () => {
    await page.getByRole('dialog', { name: 'Log In' }).waitFor();
    await page.getByText('Your session has ended. Please log in again.', { exact: true }).first().waitFor();
    assert.equal(await tokenOf(page), null, 'the stored token is cleared');
  };

  it('a guarded visit without a user goes to / and, after logging in, lands where it wanted to go', async () => {
    await page.goto('/my-listings?q=lantern');
    await page.waitForURL(`${product.origin}/`);
    const state = await page.evaluate(() => history.state.usr);
    assert.equal(state.from, '/my-listings?q=lantern');
    await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
    await logIn(page);
    await page.getByRole('heading', { level: 1, name: 'My Listings' }).waitFor();
    assert.equal(await pathOf(page), '/my-listings?q=lantern');
    assert.ok(await tokenOf(page));
  });

  it('a second tab of the same browser is logged in; its token comes from a refresh', async () => {
    const tab = await visitor.context.newPage();
    const heard = listen(tab);
    await tab.goto('/watchlist');
    await tab.getByRole('heading', { level: 1, name: 'Watchlist' }).waitFor();
    await tab.getByRole('button', { name: 'Remove' }).or(tab.getByText('not watching any')).first().waitFor();
    assert.deepEqual(heard.refreshes(), [200]);
    assert.deepEqual(heard.refused(), [], 'no call goes out before there is a token');
    assert.ok(await tokenOf(tab));
    assert.notEqual(await tokenOf(tab), await tokenOf(page));
    assert.equal(await tab.getByRole('dialog').count(), 0);
    await axe(tab);
    await tab.close();
  });

  it('an expired token is refreshed and the call replayed without the person noticing', async () => {
    await spoilToken(page);
    const heard = listen(page);
    await page.getByRole('link', { name: 'Order History' }).click();
    await page.getByRole('heading', { level: 1, name: 'Order History' }).waitFor();
    await page
      .getByRole('region', { name: 'Sales' })
      .or(page.getByText('not sold anything'))
      .first()
      .waitFor();
    const [call] = heard.refused();
    assert.deepEqual(heard.refreshes(), [200]);
    assert.equal(call.authorization, 'Bearer expired');
    assert.deepEqual(
      heard.answersTo(call.path).map(({ status }) => status),
      [401, 200],
    );
    assert.notEqual(await tokenOf(page), 'expired');
    assert.equal(await page.getByRole('alert').count(), 0);
  });

  it('several calls that fail at once cause one refresh', async () => {
    await openCard(page);
    await spoilToken(page);
    const heard = listen(page);
    await page.reload();
    await page.getByRole('button', { name: /^(\+ Watchlist|Watching)$/ }).waitFor();
    await listings(page).waitFor();
    await page.waitForLoadState('networkidle');
    assert.deepEqual(heard.refreshes(), [200]);
    const refused = heard.refused().map(({ path }) => path);
    assert.ok(refused.length >= 2, `several calls were refused: ${refused}`);
    for (const path of refused) assert.equal(heard.answersTo(path).at(-1).status, 200, path);
  });

  it('a session without its cookie is asked to log in again, and goes on where it was', async () => {
    const here = await pathOf(page);
    await visitor.context.clearCookies();
    await spoilToken(page);
    const heard = listen(page);
    await page.getByRole('button', { name: /^(\+ Watchlist|Watching)$/ }).click();
    await askedToLogIn();
    assert.deepEqual(heard.refreshes(), [401]);
    await logIn(page);
    assert.equal(await pathOf(page), here);
    await page.getByRole('button', { name: /^(\+ Watchlist|Watching)$/ }).waitFor();
    assert.ok(await tokenOf(page));
  });

  it('a session that the server has ended is asked to log in again, and what failed is loaded', async () => {
    const { context } = visitor;
    const cookies = await context.cookies();
    await context.request.post('/api/auth/logout');
    await context.addCookies(cookies);
    await spoilToken(page);
    await page.getByRole('link', { name: 'Watchlist', exact: true }).click();
    await askedToLogIn();
    await logIn(page);
    assert.equal(await pathOf(page), '/watchlist');
    await page
      .getByRole('button', { name: 'Remove' })
      .or(page.getByText('not watching any'))
      .first()
      .waitFor();
    assert.equal(await page.getByText('Failed to fetch watchlist.').count(), 0);
  });

  it('logging out in one tab is seen by the other, which goes to /', async () => {
    const tab = await visitor.context.newPage();
    await tab.goto('/home');
    await tab.getByRole('heading', { level: 1 }).waitFor();
    await tab.getByRole('button', { name: 'Log Out' }).click();
    await tab.waitForURL(`${product.origin}/`);
    await page.waitForURL(`${product.origin}/`);
    await page.getByRole('button', { name: 'Get Started' }).first().waitFor();
    for (const each of [tab, page]) {
      assert.equal(await tokenOf(each), null);
      assert.equal(await userOf(each), null);
      assert.deepEqual(await each.evaluate(() => Object.keys(sessionStorage)), []);
    }
    const refresh = await visitor.context.request.post('/api/auth/refresh');
    assert.equal(refresh.status(), 401, 'the session is gone on the server too');
    await tab.close();
  });

  it('logging out without a network ends the session once there is one, also after a reload', async () => {
    const { context } = visitor;
    const notice = page.getByText('We’ll end the session as soon as you’re back online.', { exact: false });
    // The browser's own lines about calls without a network.
    visitor.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
    await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
    await logIn(page);
    await page.waitForURL('**/home');
    await page.getByRole('button', { name: 'Log Out' }).waitFor();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Log Out' }).click();
    await page.waitForURL(`${product.origin}/`);
    await notice.waitFor();
    assert.equal(await userOf(page), null);
    // The page loads again, and the server still hears nothing of it.
    await context.route('**/api/auth/logout', (route) => route.abort());
    await context.setOffline(false);
    await page.reload();
    await notice.waitFor();
    await axe(page);
    await context.unroute('**/api/auth/logout');
    const heard = page.waitForResponse('**/api/auth/logout');
    await page.reload();
    assert.equal((await heard).status(), 204);
    const refresh = await context.request.post('/api/auth/refresh');
    assert.equal(refresh.status(), 401, 'the session is gone on the server too');
    await page.waitForFunction(() => localStorage.getItem('logoutPending') === null);
    await page.reload();
    await page.getByRole('button', { name: 'Get Started' }).first().waitFor();
    assert.equal(await notice.count(), 0);
  });

  it('whoever logs in after logging out begins at the dashboard', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
    await logIn(page);
    await page.waitForURL('**/home');
  });
});
