// What happens to an account is shown to its owner, on every device.
import { openSession, signUpByApi } from './support/api.mjs';
import { test } from './support/fixtures.mjs';
import { fits, inspect } from './support/page.mjs';
import { DESKTOP, PHONE, says } from './support/people.mjs';

// @spec route-notifications
test('is notified of the new device, and has it read in two taps, on a phone as at a desk', async ({
  visit,
  product,
}) => {
  const player = await signUpByApi(product);
  const { page } = await visit({ viewport: { width: 320, height: 640 }, isMobile: true, as: player });
  await openSession(product, player);
  await page.route('**/api/offers/inbox/count', (route) => route.fulfill({ json: { mine: 150 } }));
  await page.goto('/watchlist');
  const more = page.getByRole('button', { name: 'More 150 to answer, 1 unread' });
  await more.waitFor();
  // Its number doesn't widen the narrowest of phones.
  await fits(page);
  await page.setViewportSize(PHONE);
  await more.click();
  await page.getByRole('link', { name: /^Notifications.*unread$/ }).click();
  const newest = page.getByRole('listitem').filter({ hasText: 'New login from' }).first();
  await newest.getByRole('button', { name: /^Mark as read/ }).waitFor();
  await inspect(page);
  // However fast: the second press finds nothing left to do.
  await page.getByRole('button', { name: 'Mark all as read' }).dblclick();
  await says(page, 'All read');
  await page.getByRole('button', { name: 'More 150 to answer', exact: true }).waitFor();
  await inspect(page);
  const desk = await visit({ viewport: DESKTOP, as: player });
  await desk.page.goto('/notifications');
  await says(desk.page, '1 unread');
  await inspect(desk.page);
  await desk.page
    .getByRole('link', { name: /New login from/ })
    .first()
    .click();
  await desk.page.waitForURL('**/settings');
  await desk.page.getByRole('link', { name: 'Notifications', exact: true }).waitFor();
});
