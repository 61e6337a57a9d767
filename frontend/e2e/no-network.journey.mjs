// On the train: what was seen before is there without a network, says so, and is nobody else's.
import { readFileSync } from 'node:fs';
import { test as base, expect, WHOLE } from './support/fixtures.mjs';
import { openLine } from './support/line.mjs';
import { inspect, settled, WORKER_READY_MS } from './support/page.mjs';
import { DEMO, PHONE, says } from './support/people.mjs';

const OFFLINE = /You’re offline\. Showing/;
const MANIFEST = new URL('../public/manifest.webmanifest', import.meta.url);
/** The page registers its worker some seconds after it was shown. */
const REGISTERED_MS = 4_000;
/** A page that cannot reach the server asks so often whether it can. */
const PROBE_MS = 15_000;
/** So long after an answer it would have been kept. */
const LATE_MS = 1_000;

/** More files than a few screens have. */
const FILES_OF_FEW = 170;

const notice = (page) => page.getByRole('status').filter({ hasText: OFFLINE });
const heading = (page, name) => page.getByRole('heading', { level: 1, name });

const test = base.extend({
  line: async ({ product }, use) => {
    const line = await openLine(product.origin);
    await use(line);
    line.close();
  },
});

/** A store on a phone whose worker is in control, over the line that can be cut. */
async function openStore(line, visit) {
  const store = await visit({
    origin: line.origin,
    as: DEMO.store,
    viewport: PHONE,
    serviceWorkers: 'allow',
    bypassCSP: true,
  });
  // The browser's own lines about what it cannot reach.
  store.allow(/ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET|ERR_FAILED|Failed to load resource|dashboard/);
  await store.page.goto('/home');
  // Not `ready`, which waits for good where the worker cannot be installed.
  await store.page.waitForFunction(() => navigator.serviceWorker.controller, null, {
    timeout: WORKER_READY_MS,
  });
  return store;
}

test('what was seen before is there without a network, says so, and cannot be changed', async ({
  line,
  visit,
}) => {
  const { page, context } = await openStore(line, visit);

  await test.step('is prepared by a visit to listings, watchlist and events', async () => {
    // What is seen last must not take the place of what was seen first.
    for (const path of ['/home', '/my-listings', '/watchlist', '/events', '/stock', '/stock/import']) {
      // The worker sees the calls of pages that it controls, from the next load on.
      await page.goto(path);
      await settled(page);
    }
    expect(await notice(page).count()).toBe(0);
  });

  await test.step('keeps nothing of a copy of all personal data', async () => {
    await page.goto('/settings');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    await download;
    const kept = await page.evaluate(async () => {
      const requests = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
      return (await Promise.all(requests)).flat().map(({ url }) => new URL(url).pathname);
    });
    expect(
      kept.some((path) => path.startsWith('/api/listings/user/')),
      'own listings are kept',
    ).toBeTruthy();
    expect(kept.filter((path) => path.endsWith('/export'))).toEqual([]);
    const files = kept.filter((path) => path.startsWith('/assets/'));
    expect(files.length, 'files of every screen are kept').toBeGreaterThan(FILES_OF_FEW);
  });

  await test.step('shows them again, and says that they were kept', async () => {
    // What the worker answers must be its own: without a network the browser's HTTP cache would answer for it.
    const browser = await context.newCDPSession(page);
    await browser.send('Network.clearBrowserCache');
    line.cut();
    for (const [path, name] of [
      ['/my-listings', 'My Listings'],
      ['/watchlist', 'Watchlist'],
      ['/events', 'Events'],
    ]) {
      await page.goto(path);
      await heading(page, name).waitFor();
      await notice(page).waitFor();
    }
    await inspect(page);
    await page.goto('/my-listings');
    await page.getByRole('button', { name: 'Mark as Sold' }).first().waitFor();
  });

  await test.step('shows them in a new tab, and in the installed app that is opened again', async () => {
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

  await test.step('refuses a change with a message, and changes nothing', async () => {
    await page.getByRole('button', { name: 'Delete' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await says(page, 'Failed to delete listing');
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('is over when the network is back: what is on the screen is loaded again', async () => {
    const loaded = page.waitForResponse((answer) => /\/status\/ACTIVE/.test(answer.url()) && answer.ok(), {
      timeout: 2 * PROBE_MS,
    });
    line.restore();
    await loaded;
    await notice(page).waitFor({ state: 'detached' });
    await page.goto('/my-listings');
    await settled(page);
    expect(await notice(page).count()).toBe(0);
  });
});

test('a new version is taken in each of two tabs', WHOLE, async ({ line, visit }) => {
  const { context } = await openStore(line, visit);
  const [one, other] = [await context.newPage(), await context.newPage()];
  for (const tab of [one, other]) {
    await tab.goto('/watchlist');
    await tab.getByRole('heading', { level: 1, name: 'Watchlist' }).waitFor();
  }
  // Another script in the same place, as a deployment brings one.
  await one.waitForTimeout(REGISTERED_MS);
  await one.evaluate(() => navigator.serviceWorker.register('/service-worker.js?next'));
  for (const tab of [one, other]) {
    const update = tab.getByRole('button', { name: 'Update now' });
    await update.waitFor();
    await Promise.all([tab.waitForEvent('load'), update.click()]);
    await update.waitFor({ state: 'detached' });
  }
  for (const tab of [one, other]) await tab.close();
});

test('keeps nothing of the account that logged out, nor of an answer that comes late', async ({
  line,
  visit,
}) => {
  const { page, context } = await openStore(line, visit);
  let release;
  await page.goto('/home');
  await settled(page);
  const held = new Promise((resolve) => {
    void context.route('**/api/watchlist/**', async (route) => {
      resolve(route);
      await new Promise((released) => {
        release = released;
      });
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
  expect(await kept()).toBe(0);
  release();
  await page.waitForTimeout(LATE_MS);
  expect(await kept()).toBe(0);
});
