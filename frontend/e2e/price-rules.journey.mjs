// A store lets its prices follow the market: by rules that it has seen at work first, and with the last word on each large move.
import { findCard } from './support/api.mjs';
import { expect, test } from './support/fixtures.mjs';
import { inspect } from './support/page.mjs';
import { DESKTOP, PHONE, says } from './support/people.mjs';

/** Cards with their market price and what the store asks: a fair price, and one that is off by far. */
async function stockUp(store) {
  const cards = await Promise.all(['lantern', 'dragon'].map((search) => findCard(store, `${search} usd>1`)));
  const [fair, off] = cards.map(({ id, name, prices }) => ({ id, name, market: Number(prices.usd) }));
  const body = [
    { cardId: fair.id, price: fair.market, condition: 'NEAR_MINT', finish: 'NONFOIL' },
    { cardId: off.id, price: off.market * 10, condition: 'NEAR_MINT', finish: 'NONFOIL' },
  ];
  await store.call('/listings', { method: 'POST', body });
  return { fair, off };
}

const priceOf = async ({ call }, { name }) =>
  (await call(`/stock/lines?${new URLSearchParams({ q: name })}`))[0].price;

// @spec route-stock-prices
test('prices follow the market by rules: previewed, applied, held back, accepted and undone', async ({
  visit,
  createStore,
}) => {
  const store = await createStore();
  const { fair, off } = await stockUp(store);
  const { page } = await visit({ viewport: DESKTOP, as: store });
  await page.goto('/stock');
  await page.getByRole('link', { name: 'Price rules' }).click();

  await test.step('the rules are previewed while they are typed', async () => {
    const percent = (of) => page.getByLabel(`Percent of market: ${of}`);
    await percent('Any condition, Any finish').fill('90');
    await percent('Damaged, Any finish').fill('40');
    await page.getByLabel('Never below', { exact: true }).fill('0.25');
    await says(page, '2 copies with a price typed by hand, left alone');
    await page.getByLabel('Include prices typed by hand').check();
    await says(page, '1 copy would change: 0 up, 1 down.');
    await page.getByRole('heading', { name: 'Held back for a look' }).waitFor();
    await inspect(page);
  });

  await test.step('unsaved rules are not left without a question', async () => {
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').click();
    const question = page.getByRole('dialog', { name: 'Discard your changes?' });
    await inspect(page);
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await question.waitFor({ state: 'detached' });
  });

  await test.step('they are applied once, and the move that is too large is held back', async () => {
    await page.getByRole('button', { name: 'Save and reprice 1 copy…' }).click();
    const question = page.getByRole('dialog', { name: 'Reprice 1 copy?' });
    await question.getByText('1 copy is held back until').waitFor();
    await inspect(page);
    await question.getByRole('button', { name: 'Reprice 1 copy' }).dblclick();
    await page.getByText('2 copies now follow your rules, 1 held back.').waitFor();
    await page.getByRole('heading', { name: 'Held back (1)' }).waitFor();
    expect(await priceOf(store, fair)).toBeCloseTo(fair.market * 0.9, 1);
    expect(await priceOf(store, off)).toBeCloseTo(off.market * 10, 2);
  });

  await test.step('on a phone it is accepted, and taken back', async () => {
    const phone = await visit({ viewport: PHONE, as: store });
    await phone.page.goto('/stock/prices');
    const accept = phone.page.getByRole('button', { name: `Accept the new price: ${off.name}` });
    await accept.waitFor();
    await inspect(phone.page);
    await accept.dblclick();
    await expect.poll(() => priceOf(store, off)).toBeCloseTo(off.market * 0.9, 1);
    await phone.page.getByText('1 copy repriced.').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => priceOf(store, off)).toBeCloseTo(off.market * 10, 2);
  });

  await test.step('the stock says which price came from a rule', async () => {
    await page.goto('/stock');
    const row = page.getByRole('row').filter({ hasText: fair.name });
    await row.getByText('Rule', { exact: true }).waitFor();
    await inspect(page);
  });
});
