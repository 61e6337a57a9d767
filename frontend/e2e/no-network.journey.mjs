// On the train: what was seen before is there without a network, says so, and is nobody else's.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { inspect } from './support/page.mjs';
import { DEMO, logIn, PHONE, says } from './support/people.mjs';
import { setStage } from './support/stage.mjs';

const OFFLINE = /You are offline\. You see what/;
const MANIFEST = new URL('../public/manifest.webmanifest', import.meta.url);
/** The page registers its worker some seconds after it was shown. */
const REGISTERED_MS = 4_000;
/** A page that cannot reach the server asks so often whether it can. */
const PROBE_MS = 15_000;
/** So long after an answer it would have been kept. */
const LATE_MS = 1_000;

describe('Without a network', () => {
  let close;
  let store;
  let line;
  before(async () => {
    ({ close, store, line } = await setStage(
      { store: { viewport: PHONE, serviceWorkers: 'allow', bypassCSP: true } },
      { line: true },
    ));
    // The browser's own lines about what it cannot reach.
    store.expect(/ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET|ERR_FAILED|Failed to load resource|dashboard/);
  });
  after(() => close?.());

  const notice = () => store.page.getByRole('status').filter({ hasText: OFFLINE });
  const heading = (name) => store.page.getByRole('heading', { level: 1, name });

  it('is prepared by a visit to listings, watchlist and events', async () => {
    const { page } = store;
    await logIn(page, DEMO.store);
    // Not `ready`, which waits for good where the worker cannot be installed.
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    for (const path of ['/home', '/my-listings', '/watchlist', '/events']) {
      // The worker sees the calls of pages that it controls, from the next load on.
      await page.goto(path, { waitUntil: 'networkidle' });
    }
    assert.equal(await notice().count(), 0);
  });

  it('keeps nothing of a copy of all personal data', async () => {
    const { page } = store;
    await page.goto('/settings');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    await download;
    const kept = await page.evaluate(async () => {
      const requests = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
      return (await Promise.all(requests)).flat().map(({ url }) => new URL(url).pathname);
    });
    assert.ok(
      kept.some((path) => path.startsWith('/api/listings/user/')),
      'own listings are kept',
    );
    assert.deepEqual(
      kept.filter((path) => path.endsWith('/export')),
      [],
    );
  });

  it('shows them again, and says that they were kept', async () => {
    const { page } = store;
    line.cut();
    for (const [path, name] of [
      ['/my-listings', 'My Listings'],
      ['/watchlist', 'Watchlist'],
      ['/events', 'Events'],
    ]) {
      await page.goto(path);
      await heading(name).waitFor();
      await notice().waitFor();
    }
    await inspect(page);
    await page.goto('/my-listings');
    await page.getByRole('button', { name: 'Mark as Sold' }).first().waitFor();
  });

  it('shows them in a new tab, and in the installed app that is opened again', async () => {
    const { context } = store;
    const tab = await context.newPage();
    const told = () => tab.getByRole('status').filter({ hasText: OFFLINE }).waitFor();
    const { start_url } = JSON.parse(readFileSync(MANIFEST, 'utf8'));
    await tab.goto(start_url);
    await tab.getByRole('heading', { level: 1, name: /Welcome/ }).waitFor();
    await told();
    await tab.goto('/my-listings');
    await tab.getByRole('button', { name: 'Mark as Sold' }).first().waitFor();
    await told();
    await tab.close();
  });

  it('refuses a change with a message, and changes nothing', async () => {
    const { page } = store;
    await page.getByRole('button', { name: 'Delete' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await says(page, 'Failed to delete listing');
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  it('is over when the network is back: what is on the screen is loaded again', async () => {
    const { page } = store;
    const loaded = page.waitForResponse((answer) => /\/status\/ACTIVE/.test(answer.url()) && answer.ok(), {
      timeout: 2 * PROBE_MS,
    });
    line.restore();
    await loaded;
    await notice().waitFor({ state: 'detached' });
    await page.goto('/my-listings', { waitUntil: 'networkidle' });
    assert.equal(await notice().count(), 0);
  });

  it('a new version is taken in each of two tabs', async () => {
    const { context } = store;
    const [one, other] = [await context.newPage(), await context.newPage()];
    for (const tab of [one, other]) {
      await tab.goto('/watchlist');
      await tab.getByRole('heading', { level: 1, name: 'Watchlist' }).waitFor();
    }
    // Another script in the same place, as a deployment brings one.
    await one.waitForTimeout(REGISTERED_MS);
    await one.evaluate(() => navigator.serviceWorker.register('/service-worker.js?next'));
    for (const tab of [one, other]) {
      const update = tab.getByRole('button', { name: 'Load it' });
      await update.waitFor();
      await Promise.all([tab.waitForEvent('load'), update.click()]);
      await update.waitFor({ state: 'detached' });
    }
    for (const tab of [one, other]) await tab.close();
  });

  it('keeps nothing of whoever logged out, nor of an answer that comes late', async () => {
    const { page, context } = store;
    await page.goto('/home', { waitUntil: 'networkidle' });
    const held = new Promise((resolve) => {
      void context.route('**/api/watchlist/**', async (route) => {
        resolve(route);
        await new Promise((released) => (store.release = released));
        await route.continue();
      });
    });
    await page.evaluate(() => {
      const { uuid } = JSON.parse(localStorage.user);
      const authorization = `Bearer ${sessionStorage.accessToken}`;
      void fetch(`/api/watchlist/${uuid}`, { headers: { authorization } });
    });
    await held;
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Log Out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    const kept = () => page.evaluate(async () => (await (await caches.open('account')).keys()).length);
    // The cache is emptied beside the way to the landing page.
    for (const limit = Date.now() + LATE_MS; (await kept()) > 0 && Date.now() < limit; );
    assert.equal(await kept(), 0);
    store.release();
    await page.waitForTimeout(LATE_MS);
    assert.equal(await kept(), 0);
  });
});
