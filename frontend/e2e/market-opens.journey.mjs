// The main job: one person lists real cards, another finds them and buys one.
import { newAccount, postListing } from './support/api.mjs';
import { expect, test } from './support/fixtures.mjs';
import { mailLink } from './support/outbox.mjs';
import { axe } from './support/page.mjs';
import { DEMO, DESKTOP, logIn, PHONE } from './support/people.mjs';

/** Codes as people type them, with what the card is called. */
const CARDS = [
  { code: 'BRM-1', name: 'Lantern Warden', price: '1.25' },
  { code: 'brm0002', name: 'Hedgeknight Errant', price: '3' },
  { code: 'brm 5', name: 'Ysolde, Keeper of Lamps', price: '12.50' },
];

const [, , BOUGHT] = CARDS;

const toast = (page, text) => page.getByText(text, { exact: true }).waitFor();
const openListers = async (page) => {
  await page.getByRole('tab', { name: 'Individual Listings' }).click();
  return page.getByRole('tabpanel', { name: 'Individual Listings' });
};
/** A player who sells the last of the cards. */
const openStall = async (createPlayer) => {
  const seller = await createPlayer();
  return { seller, listing: await postListing(seller, `!"${BOUGHT.name}"`, Number(BOUGHT.price)) };
};

// @spec text-sign-up-success, route-verify-email
test('a player signs up on a phone, and verifies the address through the link in the mail', async ({
  visit,
  product,
}) => {
  const { page } = await visit({ viewport: PHONE });
  const player = newAccount();

  await test.step('a player signs up on a phone', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Get Started' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name', { exact: true }).fill(player.name);
    await dialog.getByLabel('Email').fill(player.email);
    await dialog.getByLabel('Password', { exact: true }).fill(player.password);
    await dialog.getByLabel('Confirm password').fill(player.password);
    const submit = dialog.getByRole('button', { name: /^(Sign Up|Create account|Create Account)$/i });
    expect(await submit.isDisabled(), 'the terms come first').toBeTruthy();
    await dialog.getByRole('checkbox').check();
    await axe(page);
    await submit.click();
    await page.getByText('Account created. Please verify your email before logging in.').first().waitFor();
  });

  await test.step('verifies the address through the link in the mail', async () => {
    await page.goto(await mailLink(product.dataDir, player.email));
    await page
      .getByText(/verified/i)
      .first()
      .waitFor();
    await axe(page);
    await page.waitForURL('**/home');
  });
});

// @spec screen-create-lookup, screen-create-several, text-listings-submitted
test('creates three listings by card code', async ({ visit, createPlayer }) => {
  const { page } = await visit({ viewport: PHONE, as: await createPlayer() });
  await page.goto('/my-listings');
  await page.getByRole('button', { name: 'New Listing' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create Listing' });
  for (const { code, name, price } of CARDS) {
    await dialog.getByLabel('Card code').fill(code);
    await dialog.getByLabel('Card code').press('Enter');
    const found = dialog.getByRole('form', { name });
    await found.getByLabel('Price').fill(price);
    await found.getByLabel('Price').press('Enter');
    await dialog.getByText(name).first().waitFor();
  }
  await axe(page);
  await dialog.getByRole('button', { name: /^Submit/ }).click();
  await toast(page, 'Listings submitted successfully!');
  await dialog.waitFor({ state: 'detached' });
  for (const { name } of CARDS) await page.getByRole('main').getByText(name).first().waitFor();
  await axe(page);
});

// @spec rule-deal-between-people, screen-results-open, screen-individual-listings
test('a store finds the card by its name and sees who has it and for how much', async ({
  visit,
  createPlayer,
}) => {
  const { seller } = await openStall(createPlayer);
  const { page } = await visit({ viewport: DESKTOP });
  await logIn(page, DEMO.store);
  await page.goto('/cards');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await axe(page);
  await page.getByRole('combobox', { name: 'Card' }).fill('ysolde keeper');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/cards/results?search=ysolde*');
  await page
    .getByRole('link', { name: /Ysolde, Keeper of Lamps/ })
    .first()
    .waitFor();
  await axe(page);
  await page
    .getByRole('link', { name: /Ysolde, Keeper of Lamps/ })
    .first()
    .click();
  const listers = await openListers(page);
  await listers.locator('li, tr').filter({ hasText: seller.name }).getByText('$12.50').waitFor();
  // A new account hides its address: the way to it is a message.
  await listers.getByRole('button', { name: `Message ${seller.name}` }).waitFor();
  expect(await listers.getByText(seller.email).count()).toBe(0);
  await axe(page);
});

// @spec text-listing-sold
test('the seller marks it as sold', async ({ visit, createPlayer }) => {
  const { seller } = await openStall(createPlayer);
  const { page } = await visit({ viewport: PHONE, as: seller });
  await page.goto('/my-listings');
  const card = page
    .getByRole('article')
    .or(page.getByRole('listitem'))
    .filter({ hasText: BOUGHT.name })
    .first();
  await card.getByRole('button', { name: 'Mark as Sold' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Mark as Sold/ })
    .click();
  await toast(page, 'Marked as sold!');
  await page.getByRole('main').getByRole('heading', { name: BOUGHT.name }).waitFor({ state: 'detached' });
});

// @spec rule-deal-between-people, state-listing-sold-gone
test('it is gone from view', async ({ visit, createPlayer }) => {
  const { seller, listing } = await openStall(createPlayer);
  const { page } = await visit({ viewport: DESKTOP, as: DEMO.store });
  await page.goto(`/cards/results/${listing.cardId}`);
  await (await openListers(page)).getByText(seller.name).waitFor();
  await seller.call('/listings/sales', { method: 'POST', body: { listings: [{ uuid: listing.uuid }] } });
  await page.reload();
  const listers = await openListers(page);
  await listers
    .getByText('No individual listings available for this card.')
    .or(listers.getByRole('table'))
    .or(listers.getByRole('list'))
    .first()
    .waitFor();
  expect(await listers.getByText(seller.name).count()).toBe(0);
});

// @spec role-store-listings-read-only
test('shows another store’s listings without any way to change them', async ({ visit, createPlayer }) => {
  const { page } = await visit({ viewport: PHONE, as: await createPlayer() });
  await page.goto('/cards/results?search=set:brm cn:1');
  await page
    .getByRole('link', { name: /Lantern Warden/ })
    .first()
    .click();
  await page
    .getByRole('tabpanel', { name: 'Nearby Stores' })
    .getByRole('link', { name: 'The Gilded Goblet', exact: true })
    .click();
  await page.getByRole('heading', { name: 'The Gilded Goblet Listings' }).waitFor();
  for (const action of ['New Listing', 'Edit', 'Delete', 'Mark as Sold']) {
    expect(await page.getByRole('button', { name: action }).count(), action).toBe(0);
  }
  await axe(page);
});
