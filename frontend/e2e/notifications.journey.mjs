// What happens to an account is shown to its owner, on every device.
import { openSession, signUpByApi } from './support/api.mjs';
import { test } from './support/fixtures.mjs';
import { inspect } from './support/page.mjs';
import { DESKTOP, PHONE, says } from './support/people.mjs';

// @spec route-notifications
test('is notified of the new device, and has it read in two taps, on a phone as at a desk', async ({
  visit,
  product,
}) => {
  const player = await signUpByApi(product);
  const { page } = await visit({ viewport: PHONE, as: player });
  await openSession(product, player);
  await page.goto('/watchlist');
  await page.getByRole('button', { name: /^More.*unread$/ }).click();
  await page.getByRole('link', { name: /^Notifications.*unread$/ }).click();
  const newest = page.getByRole('listitem').filter({ hasText: 'New login from' }).first();
  await newest.getByRole('button', { name: /^Mark as read/ }).waitFor();
  await inspect(page);
  // However fast: the second press finds nothing left to do.
  await page.getByRole('button', { name: 'Mark all as read' }).dblclick();
  await says(page, 'All read');
  await page.getByRole('button', { name: 'More', exact: true }).waitFor();
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
