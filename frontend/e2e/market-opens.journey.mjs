// The main job: one person lists real cards, another finds them and buys one.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { axe, mailLink } from './support/page.mjs';
import { DESKTOP, PHONE } from './support/people.mjs';
import { setStage } from './support/stage.mjs';

const SELLER = { name: 'Wren Castellan', email: 'wren@players.example', password: 'four of a kind' };
/** Codes as people type them, with what the card is called. */
const CARDS = [
  { code: 'BRM-1', name: 'Lantern Warden', price: '1.25' },
  { code: 'brm0002', name: 'Hedgeknight Errant', price: '3' },
  { code: 'brm 5', name: 'Ysolde, Keeper of Lamps', price: '12.50' },
];

describe('The market opens', () => {
  let product;
  let close;
  let seller;
  let buyer;
  before(async () => {
    ({ product, close, seller, buyer } = await setStage({
      seller: { viewport: PHONE },
      buyer: { viewport: DESKTOP },
    }));
  });
  after(() => close?.());

  const toast = (page, text) => page.getByText(text, { exact: true }).waitFor();
  const logIn = async (page, email, password) => {
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Log In' }).click();
    await toast(page, 'Logged in successfully!');
    await dialog.waitFor({ state: 'detached' });
    await page.waitForURL('**/home');
  };

  it('a player signs up on a phone', async () => {
    const { page } = seller;
    await page.goto('/');
    await page.getByRole('button', { name: 'Get Started' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name', { exact: true }).fill(SELLER.name);
    await dialog.getByLabel('Email').fill(SELLER.email);
    await dialog.getByLabel('Password', { exact: true }).fill(SELLER.password);
    await dialog.getByLabel('Confirm password').fill(SELLER.password);
    const submit = dialog.getByRole('button', { name: /^(Sign Up|Create account|Create Account)$/i });
    assert.ok(await submit.isDisabled(), 'the terms come first');
    await dialog.getByRole('checkbox').check();
    await axe(page);
    await submit.click();
    await page.getByText('Account created. Please verify your email before logging in.').first().waitFor();
  });

  it('verifies the address through the link in the mail', async () => {
    const { page } = seller;
    await page.goto(await mailLink(product.dataDir, SELLER.email));
    await page
      .getByText(/verified/i)
      .first()
      .waitFor();
    await axe(page);
    await page.waitForURL('**/home');
  });

  it('creates three listings by card code', async () => {
    const { page } = seller;
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

  it('a store finds the card by its name and sees who has it and for how much', async () => {
    const { page } = buyer;
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
    await logIn(page, 'store@playset.example', 'playset-demo');
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
    await page.getByRole('tab', { name: 'Individual Listings' }).click();
    const listers = page.getByRole('tabpanel', { name: 'Individual Listings' });
    await listers.getByText(SELLER.name).waitFor();
    await listers.getByText('$12.50').waitFor();
    // A new account hides its address: the way to it is a message.
    await listers.getByRole('button', { name: `Message ${SELLER.name}` }).waitFor();
    assert.equal(await listers.getByText(SELLER.email).count(), 0);
    await axe(page);
  });

  it('the seller marks it as sold', async () => {
    const { page } = seller;
    const card = page
      .getByRole('article')
      .or(page.getByRole('listitem'))
      .filter({ hasText: CARDS[2].name })
      .first();
    await card.getByRole('button', { name: 'Mark as Sold' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Mark as Sold/ })
      .click();
    await toast(page, 'Marked as sold!');
    await page.getByRole('main').getByRole('heading', { name: CARDS[2].name }).waitFor({ state: 'detached' });
  });

  it('it is gone from view', async () => {
    const { page } = buyer;
    await page.reload();
    await page.getByRole('tab', { name: 'Individual Listings' }).click();
    const listers = page.getByRole('tabpanel', { name: 'Individual Listings' });
    await listers
      .getByText('No individual listings available for this card.')
      .or(listers.getByRole('table'))
      .or(listers.getByRole('list'))
      .first()
      .waitFor();
    assert.equal(await listers.getByText(SELLER.name).count(), 0);
  });

  it('shows another store’s listings without any way to change them', async () => {
    const { page } = seller;
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
      assert.equal(await page.getByRole('button', { name: action }).count(), 0, action);
    }
    await axe(page);
  });
});
