// A wanted card is posted nearby: a browser that is turned on for push notifications shows it, and opens it with one press.
import { findCard, postListing } from './support/api.mjs';
import { test as base, expect } from './support/fixtures.mjs';
import { inspect, WORKER_READY_MS } from './support/page.mjs';
import { PHONE, says } from './support/people.mjs';
import { deliverPush, openPushService, subscribeBy } from './support/push-service.mjs';

const test = base.extend({
  pushService: [
    async ({ browser: _browser }, use) => {
      const service = await openPushService();
      await use(service);
      service.close();
    },
    { scope: 'worker' },
  ],
  settings: [async ({ pushService }, use) => use(pushService.settings), { scope: 'worker' }],
});

// @spec rule-push-notifications
test('push is turned on with one press, shows a wanted card that is posted, opens it, and is turned off', async ({
  pushService,
  visit,
  createPlayer,
  createStore,
}) => {
  const [player, store] = [await createPlayer(), await createStore()];
  const card = await findCard(player, 'lantern');
  const want = { anyPrinting: true, quantity: 1 };
  await player.call(`/watchlist/wants/${card.id}`, { method: 'PUT', body: want });
  const { page, context } = await visit({ viewport: PHONE, as: player, serviceWorkers: 'allow' });
  await subscribeBy(context, pushService.subscription);
  await page.goto('/settings');
  const push = page.getByRole('switch', { name: 'Push on this device' });
  await push.press('Space');
  await page
    .getByText('On. They reach this browser also when Playset isn’t open, until you log out here.')
    .waitFor({ timeout: WORKER_READY_MS });
  await inspect(page);

  await postListing(store, 'lantern', 3.5);
  const message = await pushService.next();
  const { notification, opened } = await deliverPush(page, message);
  expect(notification.title).toContain(card.name);
  const found = await context.newPage();
  await found.goto(opened);
  await found
    .getByRole('listitem')
    .filter({ hasText: '$3.50' })
    .getByRole('link', { name: card.name })
    .waitFor();

  await push.press('Space');
  await says(
    page,
    'Off. Turn them on to be notified also when Playset isn’t open. Below you choose of what.',
  );
  expect((await player.call('/notifications/push')).endpoint).toBeNull();
});
