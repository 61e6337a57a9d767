// Finding cards: names that complete, a search that is partly understood, other printings, and a card without a code.
import { expect, test, WHOLE } from './support/fixtures.mjs';
import { inspect } from './support/page.mjs';
import { DEMO, DESKTOP, PHONE, says } from './support/people.mjs';

const FORMAT = 'Use format like "FIN-527" or "fdn0429"';

/** What the search does not understand of `query`; a term that finds something anyway lets it speak. */
const warningsAbout = (page, query) =>
  page.evaluate(async (asked) => {
    const headers = { authorization: `Bearer ${sessionStorage.getItem('accessToken')}` };
    const q = new URLSearchParams({ q: `${asked} or cn>=0` });
    const answer = await fetch(`/api/cards/search?${q}`, { headers });
    return (await answer.json()).warnings ?? (answer.ok ? [] : [answer.status]);
  }, query);

const ON_DESK = { viewport: DESKTOP, as: DEMO.player };

const box = (page) => page.getByRole('combobox', { name: 'Card' });
const rows = (page) => page.getByRole('region', { name: 'Cards' }).getByRole('listitem');
const printings = (page) => page.getByRole('region', { name: 'Other printings' });

// @spec screen-names-complete
test('a name completes, shows its picture and is searched for as a whole', async ({ visit }) => {
  const { page } = await visit(ON_DESK);
  await page.goto('/cards');
  await box(page).pressSequentially('order of the wh');
  await page.getByRole('option', { name: 'Order of the White Briar' }).waitFor();
  await inspect(page);
  await box(page).press('ArrowDown');
  await page.locator('img[alt="Order of the White Briar"]').waitFor();
  await box(page).press('Enter');
  await page.getByRole('heading', { name: 'Search Results for !"Order of the White Briar"' }).waitFor();
  await page.getByRole('img', { name: 'Order of the White Briar' }).first().waitFor();
});

test('the search language is offered, and every example of it runs', WHOLE, async ({ visit }) => {
  const { page } = await visit(ON_DESK);
  await page.goto('/cards');
  await page.getByRole('button', { name: 'Search syntax' }).click();
  const sheet = page.getByRole('dialog', { name: 'Search syntax' });
  await sheet.waitFor();
  await inspect(page);
  const queries = await sheet.getByRole('link').locator('code').allInnerTexts();
  expect(queries.length, `${queries.length} examples`).toBeGreaterThan(70);
  for (const query of queries) expect(await warningsAbout(page, query), query).toEqual([]);
  await sheet.getByRole('link', { name: /^set:brm cn:12/ }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Judgment at Low Tide' }).first().waitFor();
});

// @spec screen-search-warnings
test('what a search does not understand is said above what it found', async ({ visit }) => {
  const { page } = await visit(ON_DESK);
  await page.goto('/cards');
  await box(page).fill('cn>=1 shine:5');
  await box(page).press('Enter');
  await page.getByText('Unknown keyword “shine”', { exact: false }).waitFor();
  await page.getByText(/^\d+ cards$/).waitFor();
  await inspect(page);
});

// @spec screen-place-in-results
test('a card far down leads to its other printings, and Back to the same place', async ({ visit }) => {
  const { page } = await visit(ON_DESK);
  await page.goto(`/cards/results?${new URLSearchParams({ search: 'cn>=1' })}`);
  await page.getByRole('button', { name: 'Load more' }).click();
  await page.getByRole('button', { name: 'Load more' }).waitFor({ state: 'detached' });
  const count = await rows(page).count();
  expect(count, `${count} cards are shown`).toBeGreaterThan(175);
  const card = page.getByRole('link', { name: /^The Elder Hedge Bramblemere #61\b(?!p)/ });
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place, `the list is scrolled to ${place}`).toBeGreaterThan(1000);
  await card.click();
  await printings(page).getByText('This printing').waitFor();
  await inspect(page);
  await printings(page)
    .getByRole('link', { name: /Bramblemere Promos/ })
    .click();
  await page.getByText('#61p', { exact: true }).first().waitFor();
  await page.goBack();
  await page.goBack();
  await card.waitFor();
  await page.waitForFunction((before) => Math.abs(window.scrollY - before) < 3, place);
  expect(await rows(page).count()).toBe(count);
  await page.reload();
  await card.waitFor();
  await page.waitForFunction((before) => Math.abs(window.scrollY - before) < 3, place);
  expect(await rows(page).count()).toBe(count);
});

// @spec rule-list-by-search
test('a card that no code can name is listed by a search, on a phone', async ({ visit, createPlayer }) => {
  const { page } = await visit({ viewport: PHONE, as: await createPlayer() });
  await page.goto('/my-listings');
  await page.getByRole('button', { name: 'New Listing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Listing' });
  await dialog.getByLabel('Card code').fill('44★');
  await dialog.getByLabel('Card code').press('Enter');
  await says(page, FORMAT);
  await inspect(page);
  await dialog.getByRole('button', { name: 'Search for it instead' }).click();
  expect(await dialog.getByLabel('Card name').inputValue()).toBe('cn:44★');
  const printing = dialog.getByRole('list', { name: 'Printings' }).getByRole('button').first();
  await printing.waitFor();
  await inspect(page);
  expect(await printing.innerText()).toMatch(/Kilnfire Lash\s+Bramblemere · #44★/);
  await printing.click();
  const found = dialog.getByRole('form', { name: 'Kilnfire Lash' });
  await found.getByLabel('Price').fill('2.50');
  await found.getByLabel('Price').press('Enter');
  await dialog.getByRole('button', { name: 'Submit 1 listing' }).click();
  await says(page, 'Listings submitted successfully!');
  await dialog.waitFor({ state: 'detached' });
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Bramblemere · #44★' })
    .filter({ hasText: '$2.50' })
    .first()
    .waitFor();
});
