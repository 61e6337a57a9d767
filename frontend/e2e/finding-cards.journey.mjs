// Finding cards: names that complete, a search that is partly understood, other printings, and a card without a code.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { inspect } from './support/page.mjs';
import { DEMO, DESKTOP, logIn, PHONE, says } from './support/people.mjs';
import { setStage } from './support/stage.mjs';

const FORMAT = 'Use format like "FIN-527" or "fdn0429"';

/** What the search does not understand of `query`; a term that finds something anyway lets it speak. */
const warningsAbout = (page, query) =>
  page.evaluate(async (asked) => {
    const headers = { authorization: `Bearer ${sessionStorage.getItem('accessToken')}` };
    const q = new URLSearchParams({ q: `${asked} or cn>=0` });
    const answer = await fetch(`/api/cards/search?${q}`, { headers });
    return (await answer.json()).warnings ?? (answer.ok ? [] : [answer.status]);
  }, query);

describe('Finding cards', () => {
  let close;
  let desk;
  let phone;
  before(async () => {
    ({ close, desk, phone } = await setStage({ desk: { viewport: DESKTOP }, phone: { viewport: PHONE } }));
  });
  after(() => close?.());

  const box = (page) => page.getByRole('combobox', { name: 'Card' });
  const rows = (page) => page.getByRole('region', { name: 'Cards' }).getByRole('listitem');
  const printings = (page) => page.getByRole('region', { name: 'Other printings' });

  it('a name completes, shows its picture and is searched for as a whole', async () => {
    const { page } = desk;
    await logIn(page, DEMO.player);
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

  it('the search language is offered beside the box, every example is understood, and one runs', async () => {
    const { page } = desk;
    await page.getByRole('button', { name: 'Search syntax' }).click();
    const sheet = page.getByRole('dialog', { name: 'Search syntax' });
    await sheet.waitFor();
    await inspect(page);
    const queries = await sheet.getByRole('link').locator('code').allInnerTexts();
    assert.ok(queries.length > 70, `${queries.length} examples`);
    for (const query of queries) assert.deepEqual(await warningsAbout(page, query), [], query);
    await sheet.getByRole('link', { name: /^set:brm cn:12/ }).click();
    await sheet.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Judgment at Low Tide' }).first().waitFor();
  });

  it('what a search does not understand is said above what it found', async () => {
    const { page } = desk;
    await box(page).fill('cn>=1 shine:5');
    await box(page).press('Enter');
    await page.getByText('Unknown keyword “shine”', { exact: false }).waitFor();
    await page.getByText(/^\d+ cards$/).waitFor();
    await inspect(page);
  });

  it('a card far down leads to its other printings, and Back to the same place', async () => {
    const { page } = desk;
    await page.getByRole('button', { name: 'Load more' }).click();
    await page.getByRole('button', { name: 'Load more' }).waitFor({ state: 'detached' });
    const count = await rows(page).count();
    assert.ok(count > 175, `${count} cards are shown`);
    const card = page.getByRole('link', { name: /^The Elder Hedge Bramblemere #61\b(?!p)/ });
    await card.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    assert.ok(place > 1000, `the list is scrolled to ${place}`);
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
    assert.equal(await rows(page).count(), count);
    await page.reload();
    await card.waitFor();
    await page.waitForFunction((before) => Math.abs(window.scrollY - before) < 3, place);
    assert.equal(await rows(page).count(), count);
  });

  it('a card that no code can name is listed by a search, on a phone', async () => {
    const { page } = phone;
    await logIn(page, DEMO.player);
    await page.goto('/my-listings');
    await page.getByRole('button', { name: 'New Listing' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create Listing' });
    await dialog.getByLabel('Card code').fill('44★');
    await dialog.getByLabel('Card code').press('Enter');
    await says(page, FORMAT);
    await inspect(page);
    await dialog.getByRole('button', { name: 'Search for it instead' }).click();
    assert.equal(await dialog.getByLabel('Card name').inputValue(), 'cn:44★');
    const printing = dialog.getByRole('list', { name: 'Printings' }).getByRole('button').first();
    await printing.waitFor();
    await inspect(page);
    assert.match(await printing.innerText(), /Kilnfire Lash\s+Bramblemere · #44★/);
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
});
