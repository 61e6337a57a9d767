// On the train: what was seen before is there without a network, says so, and is nobody else's.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { inspect } from './support/page.mjs';
import { DEMO, logIn, PHONE, says } from './support/people.mjs';
import { setStage } from './support/stage.mjs';

const OFFLINE = /You are offline\. You see what/;

describe('Without a network', () => {
  let close;
  let store;
  before(async () => {
    ({ close, store } = await setStage({ store: { viewport: PHONE, serviceWorkers: 'allow' } }));
    // The browser's own lines about what it cannot reach.
    store.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|dashboard/);
  });
  after(() => close?.());

  const notice = () => store.page.getByRole('status').filter({ hasText: OFFLINE });
  const heading = (name) => store.page.getByRole('heading', { level: 1, name });

  it('is prepared by a visit to listings, watchlist and events', async () => {
    const { page } = store;
    await logIn(page, DEMO.store);
    await page.evaluate(() => navigator.serviceWorker.ready);
    for (const path of ['/home', '/my-listings', '/watchlist', '/events']) {
      // The worker sees the calls of pages that it controls, from the next load on.
      await page.goto(path, { waitUntil: 'networkidle' });
    }
    assert.ok(await page.evaluate(() => navigator.serviceWorker.controller !== null));
    assert.equal(await notice().count(), 0);
  });

  it('shows them again, and says that they were kept', async () => {
    const { page, context } = store;
    await context.setOffline(true);
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

  it('refuses a change with a message, and changes nothing', async () => {
    const { page } = store;
    await page.getByRole('button', { name: 'Delete' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await says(page, 'Failed to delete listing');
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  it('is over when the network is back', async () => {
    const { page, context } = store;
    await context.setOffline(false);
    await notice().waitFor({ state: 'detached' });
    await page.goto('/my-listings', { waitUntil: 'networkidle' });
    assert.equal(await notice().count(), 0);
  });

  it('keeps nothing of whoever logged out', async () => {
    const { page } = store;
    await page.goto('/settings');
    await page.evaluate(() => {
      localStorage.removeItem('user');
      window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
    });
    await page.waitForFunction(async () => !(await caches.has('own')));
  });
});
