// A store's morning before it opens: singles, a price, a sale and two months of Fridays, with what each costs its hands.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { inDays } from './support/calendar.mjs';
import { inspect } from './support/page.mjs';
import { DEMO, DESKTOP, logIn, says } from './support/people.mjs';
import { setStage } from './support/stage.mjs';

/** One of a set whose code begins with a digit, one that is typed without a hyphen. */
const SINGLES = ['BRM-21', 'BRM-22', '8LM-7', 'brm23', 'BRM 24', 'PBRM-61p'];
const KEYS_PER_SINGLE = 12;
const WEEKS = 8;

describe('A store’s morning', () => {
  let close;
  let page;
  /** What the hands have done since the last look. */
  let hands;
  before(async () => {
    const stage = await setStage({ store: { viewport: DESKTOP, timezoneId: 'America/Chicago' } });
    close = stage.close;
    page = stage.store.page;
    await logIn(page, DEMO.store);
    await page.goto('/my-listings');
  });
  after(() => close?.());

  const begin = () => {
    hands = { clicks: 0, keys: 0, fields: 0 };
  };
  const click = (target) => {
    hands.clicks += 1;
    return target.click();
  };
  const press = (key) => {
    hands.keys += 1;
    return page.keyboard.press(key);
  };
  const type = (text) => {
    hands.keys += text.length;
    return page.keyboard.type(text);
  };
  const focused = (name) =>
    page.waitForFunction((label) => document.activeElement?.labels?.[0]?.textContent === label, name);
  const row = (text) => page.getByRole('listitem').filter({ hasText: text }).first();

  it(`lists singles by their codes, in at most ${KEYS_PER_SINGLE} keys each and without a mouse`, async () => {
    await page.getByRole('button', { name: 'New Listing' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create Listing' });
    await focused('Card code');
    begin();
    for (const code of SINGLES) {
      await type(code);
      await press('Enter');
      await focused('Price');
      await type('3.50');
      await press('Enter');
      await focused('Card code');
    }
    await dialog.getByRole('heading', { name: `${SINGLES.length} cards to submit` }).waitFor();
    await inspect(page);
    assert.ok(hands.keys <= KEYS_PER_SINGLE * SINGLES.length, `${hands.keys} keys`);
    assert.equal(hands.clicks, 0);
    await dialog.getByRole('button', { name: `Submit ${SINGLES.length} listings` }).click();
    await says(page, 'Listings submitted successfully!');
    await dialog.waitFor({ state: 'detached' });
  });

  it('corrects a price in one click: the old one is selected', async () => {
    const listing = row('Eight Lantern Masters · #7');
    await listing.waitFor();
    begin();
    await click(listing.getByRole('button', { name: 'Edit' }));
    await focused('Price');
    await type('4.25');
    await inspect(page);
    await press('Enter');
    await says(page, 'Listing updated successfully!');
    await listing.getByText('$4.25').waitFor();
    assert.equal(hands.clicks, 1);
  });

  it('sells one for another price in two clicks', async () => {
    const listing = row('Eight Lantern Masters · #7');
    begin();
    await click(listing.getByRole('button', { name: 'Mark as Sold', exact: true }));
    const sale = page.getByRole('dialog', { name: 'Mark as Sold' });
    await focused('Sold for');
    await type('4');
    await click(sale.getByRole('button', { name: 'Mark as Sold', exact: true }));
    await says(page, 'Marked as sold!');
    await sale.waitFor({ state: 'detached' });
    assert.equal(hands.clicks, 2);
    await page.goto('/order-history');
    const sold = page
      .getByRole('row')
      .or(page.getByRole('listitem'))
      .filter({ hasText: 'Hedgeknight Errant' });
    await sold.first().getByText('$4.00').waitFor();
  });

  it('plans its Fridays of two months in one dialog', async () => {
    await page.goto('/event-manager');
    begin();
    await click(page.getByRole('button', { name: 'Add Event' }));
    const dialog = page.getByRole('dialog', { name: 'Add Event' });
    const fields = {
      Name: 'Early Doors Draft',
      Date: inDays(14),
      Time: '19:00',
      Until: inDays(14 + 7 * (WEEKS - 1)),
    };
    const fill = async (label) => {
      hands.fields += 1;
      await dialog.getByLabel(label).fill(fields[label]);
    };
    const choose = async (label, option) => {
      hands.fields += 1;
      await dialog.getByLabel(label).selectOption({ label: option });
    };
    for (const label of ['Name', 'Date', 'Time']) await fill(label);
    await choose('Format', 'Commander');
    await choose('Repeat', 'Every week');
    await fill('Until');
    await dialog.getByText(new RegExp(`^${WEEKS} events, `)).waitFor();
    await inspect(page);
    await click(dialog.getByRole('button', { name: 'Save' }));
    await says(page, `${WEEKS} events created.`);
    await dialog.waitFor({ state: 'detached' });
    assert.deepEqual(hands, { clicks: 2, keys: 0, fields: 6 });
    assert.equal(await page.getByRole('heading', { name: 'Early Doors Draft' }).count(), WEEKS);
    await inspect(page);
  });
});
