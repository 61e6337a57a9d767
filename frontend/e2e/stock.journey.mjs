// A store works in its stock: by keyboard at a desk, all at once, and one by one at the counter.
import { setTimeout as sleep } from 'node:timers/promises';
import { findCard } from './support/api.mjs';
import { expect, test } from './support/fixtures.mjs';
import { fits, inspect } from './support/page.mjs';
import { DESKTOP, PHONE, says } from './support/people.mjs';

/** Answers come later than the next key. */
const SLOW_MS = 300;

/** Posts copies of three cards; answers their names. */
async function stockUp(store) {
  const cards = await Promise.all(['ladle', 'lantern', 'dragon'].map((search) => findCard(store, search)));
  const body = cards.flatMap(({ id }, nth) =>
    [1, 2, 3, 4].map((copy) => ({ cardId: id, price: nth + (copy > 2 ? 2 : 1), condition: 'NEAR_MINT' })),
  );
  await store.call('/listings', { method: 'POST', body });
  return cards.map(({ name }) => name);
}

// @spec route-stock
test('edits a price faster than answers come, reprices all that match, takes that back, and sells one on a phone', async ({
  visit,
  createStore,
}) => {
  const store = await createStore();
  const [name] = await stockUp(store);
  const { page } = await visit({ viewport: DESKTOP, as: store });
  await page.route('**/api/stock/edits', async (route) => {
    await sleep(SLOW_MS);
    await route.continue();
  });
  await page.goto('/home');
  await page.getByRole('link', { name: 'Stock', exact: true }).click();
  const grid = page.getByRole('grid', { name: 'Stock' });
  await grid.waitFor();
  await inspect(page);

  await page.getByRole('searchbox', { name: 'Search your stock' }).fill(name);
  await says(page, /^2 lines · 4 copies/);
  const price = (row) => grid.locator(`[data-row="${row}"] [data-column="price"]`);
  await price(0).click();
  await page.keyboard.type('7.25');
  await page.keyboard.press('Enter');
  await page.keyboard.type('8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Bin 4');
  await page.keyboard.press('Enter');
  await expect(price(0)).toHaveText('$7.25');
  await expect(price(1)).toHaveText('$8.00');
  await says(page, 'All changes saved.');
  const { call } = store;
  const lines = async () =>
    (await call(`/stock/lines?${new URLSearchParams({ q: name })}`)).map((line) => [line.price, line.shelf]);
  await expect
    .poll(async () => (await lines()).sort())
    .toEqual([
      [7.25, null],
      [8, 'Bin 4'],
    ]);

  await page.getByRole('checkbox', { name: 'Select all lines' }).check();
  await page.getByRole('button', { name: 'Change…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change 2 lines' });
  await dialog.getByLabel('What to change').selectOption('percent');
  await dialog.getByLabel('Percentage').fill('-10');
  await inspect(page);
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByText('4 copies will change').waitFor();
  await inspect(page);
  await dialog.getByRole('button', { name: 'Change 4 copies' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(async () => (await lines()).map(([amount]) => amount).sort()).toEqual([6.53, 7.2]);
  await page.getByText('Edit (prices): 4 copies changed').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await lines()).map(([amount]) => amount).sort()).toEqual([7.25, 8]);
  await page.getByRole('button', { name: 'Recent changes' }).click();
  await page.getByRole('dialog', { name: 'Recent changes' }).getByText('Undone', { exact: true }).waitFor();
  await inspect(page);

  const counter = await visit({ viewport: PHONE, as: store });
  await counter.page.goto(`/stock?${new URLSearchParams({ q: name })}`);
  const sell = counter.page.getByRole('button', { name: `Sell one: ${name}` }).first();
  await sell.click();
  await says(counter.page, 'All changes saved.');
  await fits(counter.page);
  await inspect(counter.page);
  const summary = await call(`/stock/summary?${new URLSearchParams({ q: name })}`);
  expect(summary.copies).toBe(3);
  await counter.page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect
    .poll(async () => (await call(`/stock/summary?${new URLSearchParams({ q: name })}`)).copies)
    .toBe(4);
});
