// A store's morning before it opens: singles, a price, a sale and two months of Fridays, with what each costs its hands.
import { postListing } from './support/api.mjs';
import { inDays, ZONE } from './support/calendar.mjs';
import { expect, test } from './support/fixtures.mjs';
import { inspect } from './support/page.mjs';
import { DESKTOP, focusOn, says } from './support/people.mjs';

/** One of a set whose code begins with a digit, one that is typed without a hyphen. */
const SINGLES = ['BRM-21', 'BRM-22', '8LM-7', 'brm23', 'BRM 24', 'PBRM-61p'];
const KEYS_PER_SINGLE = 12;
const WEEKS = 8;

const AT_THE_COUNTER = { viewport: DESKTOP, timezoneId: ZONE };
const SINGLE = 'Eight Lantern Masters · #7';

/** Works on a page as people do, and counts what it costs. */
const handsOn = (page) => ({
  clicks: 0,
  keys: 0,
  fields: 0,
  click(target) {
    this.clicks += 1;
    return target.click();
  },
  press(key) {
    this.keys += 1;
    return page.keyboard.press(key);
  },
  type(text) {
    this.keys += text.length;
    return page.keyboard.type(text);
  },
  fill(field, text) {
    this.fields += 1;
    return field.fill(text);
  },
  choose(field, label) {
    this.fields += 1;
    return field.selectOption({ label });
  },
});
const row = (page, text) => page.getByRole('listitem').filter({ hasText: text }).first();

test(`lists singles by their codes, in at most ${KEYS_PER_SINGLE} keys each and without a mouse`, async ({
  visit,
  createStore,
}) => {
  const { page } = await visit({ ...AT_THE_COUNTER, as: await createStore() });
  const hands = handsOn(page);
  await page.goto('/my-listings');
  await page.getByRole('button', { name: 'New Listing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Listing' });
  await focusOn(page, 'Card code');
  for (const code of SINGLES) {
    await hands.type(code);
    await hands.press('Enter');
    await focusOn(page, 'Price');
    await hands.type('3.50');
    await hands.press('Enter');
    await focusOn(page, 'Card code');
  }
  await dialog.getByRole('heading', { name: `${SINGLES.length} cards to submit` }).waitFor();
  await inspect(page);
  expect(hands.keys, `${hands.keys} keys`).toBeLessThanOrEqual(KEYS_PER_SINGLE * SINGLES.length);
  expect(hands.clicks).toBe(0);
  await dialog.getByRole('button', { name: `Submit ${SINGLES.length} listings` }).click();
  await says(page, 'Listings submitted successfully!');
  await dialog.waitFor({ state: 'detached' });
});

test('corrects a price in one click: the old one is selected', async ({ visit, createStore }) => {
  const store = await createStore();
  await postListing(store, 'set:8lm cn:7', 3.5);
  const { page } = await visit({ ...AT_THE_COUNTER, as: store });
  const hands = handsOn(page);
  await page.goto('/my-listings');
  const listing = row(page, SINGLE);
  await listing.waitFor();
  await hands.click(listing.getByRole('button', { name: 'Edit' }));
  await focusOn(page, 'Price');
  await hands.type('4.25');
  await inspect(page);
  await hands.press('Enter');
  await says(page, 'Listing updated successfully!');
  await listing.getByText('$4.25').waitFor();
  expect(hands.clicks).toBe(1);
});

test('sells one for another price in two clicks', async ({ visit, createStore }) => {
  const store = await createStore();
  await postListing(store, 'set:8lm cn:7', 4.25);
  const { page } = await visit({ ...AT_THE_COUNTER, as: store });
  const hands = handsOn(page);
  await page.goto('/my-listings');
  const listing = row(page, SINGLE);
  await hands.click(listing.getByRole('button', { name: 'Mark as Sold', exact: true }));
  const sale = page.getByRole('dialog', { name: 'Mark as Sold' });
  await focusOn(page, 'Sold for');
  await hands.type('4');
  await hands.click(sale.getByRole('button', { name: 'Mark as Sold', exact: true }));
  await says(page, 'Marked as sold!');
  await sale.waitFor({ state: 'detached' });
  expect(hands.clicks).toBe(2);
  await page.goto('/order-history');
  const sold = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: 'Hedgeknight Errant' });
  await sold.first().getByText('$4.00').waitFor();
});

test('plans its Fridays of two months in one dialog', async ({ visit, createStore }) => {
  const address = '77 Wharf Road, Evanston, IL 60201';
  const { page } = await visit({ ...AT_THE_COUNTER, as: await createStore({ address }) });
  const hands = handsOn(page);
  await page.goto('/event-manager');
  await hands.click(page.getByRole('button', { name: 'Add Event' }));
  const dialog = page.getByRole('dialog', { name: 'Add Event' });
  const fields = {
    Name: 'Early Doors Draft',
    Date: inDays(14),
    Time: '19:00',
    Until: inDays(14 + 7 * (WEEKS - 1)),
  };
  for (const label of ['Name', 'Date', 'Time']) await hands.fill(dialog.getByLabel(label), fields[label]);
  await hands.choose(dialog.getByLabel('Format'), 'Commander');
  await hands.choose(dialog.getByLabel('Repeat'), 'Every week');
  await hands.fill(dialog.getByLabel('Until'), fields.Until);
  await dialog.getByText(new RegExp(`^${WEEKS} events, `)).waitFor();
  await inspect(page);
  await hands.click(dialog.getByRole('button', { name: 'Save' }));
  await says(page, `${WEEKS} events created.`);
  await dialog.waitFor({ state: 'detached' });
  expect(hands).toMatchObject({ clicks: 2, keys: 0, fields: 6 });
  // The manager shows a series once, with its next dates.
  await page
    .getByText(/^Also /)
    .first()
    .waitFor();
  expect(await page.getByRole('heading', { name: 'Early Doors Draft' }).count()).toBe(1);
  await inspect(page);
});
