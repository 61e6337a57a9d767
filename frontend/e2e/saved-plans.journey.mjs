// A plan that is kept for Friday: saved, priced again, shown to a friend by a link, and shared no longer.
import { openSession } from './support/api.mjs';
import { expect, test } from './support/fixtures.mjs';
import { inspect } from './support/page.mjs';
import { DEMO, DESKTOP, PHONE, says } from './support/people.mjs';

/** A list of two cards that the demo's store has. */
async function listOf(product) {
  const { call, user } = await openSession(product, DEMO.store);
  const listings = await call(`/listings/user/${user.uuid}/status/ACTIVE`);
  const names = listings.filter(({ type }) => type === 'SELL').map(({ cardName }) => cardName);
  return [...new Set(names)].slice(0, 2);
}

// @spec screen-saved-plans, screen-share-plan, screen-shared-plan
test('a plan is saved, priced again and shared with a stranger, until that is stopped', async ({
  visit,
  product,
}) => {
  test.slow();
  const names = await listOf(product);
  const { page } = await visit({
    viewport: DESKTOP,
    as: DEMO.player,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.goto('/cover');
  await page.getByLabel('Your list').fill(names.map((name) => `1 ${name}`).join('\n'));
  await page.getByRole('button', { name: 'Find stops' }).click();
  const plan = page.getByRole('article').filter({ hasText: /Cheapest/ });
  await plan.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByLabel('Name', { exact: true }).fill('Friday’s deck');
  // Twice, as people press.
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).dblclick();
  await page.getByText('Plan saved.').waitFor();
  await page.getByRole('link', { name: 'Saved plans' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Friday’s deck' })).toHaveCount(1);
  await inspect(page);
  await page.getByRole('link', { name: 'Friday’s deck' }).click();
  await page.getByRole('button', { name: 'Price it again' }).click();
  await says(page, /^Priced again: \$/);
  await page.getByRole('button', { name: 'Share by link' }).click();
  const link = await page.getByLabel('Link').inputValue();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await says(page, 'Link copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await inspect(page);

  const friend = await visit({ viewport: PHONE });
  friend.allow(/404/);
  await friend.page.goto(link);
  await friend.page.getByRole('heading', { level: 1, name: 'Friday’s deck' }).waitFor();
  await expect(friend.page.getByRole('link', { name: names[0] }).first()).toBeVisible();
  await inspect(friend.page);

  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop sharing' }).click();
  await says(page, 'No longer shared.');
  await friend.page.reload();
  await says(friend.page, 'This plan isn’t shared any more.');
  await inspect(friend.page);
  await friend.close();
});

test('who gets a link covers the list for themselves after logging in, on a phone', async ({
  visit,
  product,
}) => {
  test.slow();
  const names = await listOf(product);
  const owner = await openSession(product, DEMO.player);
  const asked = {
    title: 'Cube',
    kind: 'FEWEST',
    text: names.map((name) => `1 ${name}`).join('\n'),
    anywhere: true,
  };
  const { uuid } = await owner.call('/cover/plans', { method: 'POST', body: asked });
  const { link } = await owner.call(`/cover/plans/${uuid}/link`, { method: 'PUT', body: {} });
  const { page } = await visit({ viewport: PHONE, as: DEMO.store });
  await page.goto(`/cover/shared/${link}`);
  await page.getByRole('link', { name: 'Cover this list yourself' }).click();
  await expect(page.getByLabel('Your list')).toHaveValue(new RegExp(`1 ${names[0]}`));
  await expect(page).toHaveURL(/\/cover\?list=/);
});
