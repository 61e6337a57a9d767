// What others do reaches somebody who has the app open at once, and by email, until they turn that off with one click.
import { postListing } from './support/api.mjs';
import { expect, test } from './support/fixtures.mjs';
import { unsubscribeLink } from './support/outbox.mjs';
import { inspect } from './support/page.mjs';
import { DESKTOP } from './support/people.mjs';

/** How soon an open page shows what happened. */
const LIVE_MS = 2_000;

// @spec rule-live-notifications, rule-one-click, screen-notification-preferences
test('somebody turns on emails, sees another person’s action at once, gets the mail, and turns it off with one click', async ({
  visit,
  product,
  createPlayer,
  createStore,
}) => {
  const [player, store] = [await createPlayer(), await createStore()];
  const listing = await postListing(store, 'lantern', 3.5);
  await player.call(`/listings/${listing.uuid}/messages`, {
    method: 'POST',
    body: { text: 'Is it still there?' },
  });
  const { page } = await visit({ viewport: DESKTOP, as: player });
  await page.goto('/settings');
  const mail = page.getByRole('combobox', { name: 'Email: Sold' });
  await mail.selectOption('Email right away');
  await page.getByRole('button', { name: 'Save notifications' }).click();
  await page.getByText('Notifications saved.').waitFor();
  await inspect(page);

  const streamed = page.waitForResponse('**/api/notifications/stream');
  await page.goto('/watchlist');
  await streamed;
  const badge = page.getByRole('link', { name: /^Notifications.*unread$/ });
  const sold = { status: 'SOLD' };
  await store.call(`/listings/${listing.uuid}`, { method: 'PATCH', body: sold });
  await badge.first().waitFor({ timeout: LIVE_MS });

  const link = new URL(await unsubscribeLink(product.dataDir, player.email));
  const stranger = await visit({ viewport: DESKTOP });
  await stranger.page.goto(link.pathname + link.search);
  await stranger.page.getByRole('radio', { name: 'Emails of this kind: Sold' }).waitFor();
  await inspect(stranger.page);
  const kinds = async () => (await player.call('/notifications/preferences')).kinds;
  const mailOfSold = async () => (await kinds()).find(({ kind }) => kind === 'LISTING_SOLD').mail;
  expect(await mailOfSold()).toBe('NOW');
  const oneClick = await fetch(`${product.origin}${link.pathname}${link.search}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(oneClick.status).toBe(204);
  expect(await mailOfSold()).toBe('OFF');
});
