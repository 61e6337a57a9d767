// The end of an account: what its owner, their other devices and everybody else see of it.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { inspect } from './support/page.mjs';
import { askApi, DEMO, DESKTOP, fillLogIn, logIn, PHONE, says } from './support/people.mjs';
import { setStage } from './support/stage.mjs';

const STORE = DEMO.mulligans;
const NEW_PASSWORD = 'a quiet back room';
const EVENT = 'Standard Ladder, Round Two';

describe('A store closes its account', () => {
  let product;
  let close;
  let counter;
  let phone;
  let player;
  let listing;
  before(async () => {
    ({ product, close, counter, phone, player } = await setStage({
      counter: { viewport: DESKTOP },
      phone: { viewport: PHONE },
      player: { viewport: PHONE },
    }));
    const stores = await askApi(product, STORE, '/users/stores');
    const { uuid } = stores.find(({ name }) => name === STORE.name);
    [listing] = await askApi(product, STORE, `/listings/user/${uuid}/status/ACTIVE`);
  });
  after(() => close?.());

  /** The browser's own line about a call of a session that is over, or about a log-in that is refused. */
  const refused = /status of 40[13]/;
  const changePassword = async (page, from, to) => {
    const form = page.getByRole('form', { name: 'Change password' });
    await form.getByLabel('Current password').fill(from);
    await form.getByLabel('New password', { exact: true }).fill(to);
    await form.getByLabel('Confirm new password').fill(to);
    await form.getByRole('button', { name: 'Change password' }).click();
  };
  const question = (page) => page.getByRole('dialog', { name: 'Delete account?' });
  const askToDelete = async (page) => {
    await page.getByRole('button', { name: 'Delete account' }).click();
    await question(page).waitFor();
  };
  const nearbyStores = (page) => page.getByRole('tabpanel', { name: 'Nearby Stores' });
  /** A new tab has to refresh the session before its first call. */
  const newTab = async ({ context }, path) => {
    const page = await context.newPage();
    await page.goto(path);
    return page;
  };
  const askedToLogIn = async (page) => {
    await page.getByRole('dialog', { name: 'Log In' }).waitFor();
    await says(page, 'Your session has ended. Please log in again.');
  };

  it('is seen by a player until then: on a card’s page, under Stores and under Events', async () => {
    const { page } = player;
    await logIn(page, DEMO.player);
    await page.goto(`/cards/results/${listing.cardId}`);
    await nearbyStores(page).getByRole('link', { name: STORE.name, exact: true }).waitFor();
    await inspect(page);
    await page.goto('/stores');
    await page.getByRole('link', { name: STORE.name, exact: true }).waitFor();
    await inspect(page);
    await page.goto('/events');
    await page.getByRole('heading', { name: EVENT }).waitFor();
    await inspect(page);
  });

  it('has two devices logged in', async () => {
    for (const { page } of [counter, phone]) {
      await logIn(page, STORE);
      await page.goto('/settings');
      await page.getByRole('heading', { name: 'Store Settings' }).waitFor();
      await page.getByLabel('Store name').waitFor();
      await inspect(page);
    }
  });

  it('is told what is wrong with a new password', async () => {
    const { page } = counter;
    await changePassword(page, STORE.password, '');
    await says(page, 'Please fill out all password fields.');
    await inspect(page);
    await changePassword(page, STORE.password, 'seven77');
    await says(page, 'New password must be at least 8 characters long.');
  });

  it('changes its password and stays logged in on this device', async () => {
    const { page } = counter;
    await changePassword(page, STORE.password, NEW_PASSWORD);
    await says(page, 'Password updated successfully!');
    await inspect(page);
    await page.goto('/my-listings');
    await page.getByText('41 listings').waitFor();
    await page.reload();
    await page.getByText('41 listings').waitFor();
  });

  it('is logged out on the other device, and gets in there with the new password only', async () => {
    phone.expect(refused);
    const page = await newTab(phone, '/my-listings');
    await askedToLogIn(page);
    await inspect(page);
    await fillLogIn(page, STORE);
    await page.getByRole('dialog').getByRole('alert').waitFor();
    await inspect(page);
    await fillLogIn(page, { ...STORE, password: NEW_PASSWORD });
    await says(page, 'Logged in successfully!');
    await page.getByText('41 listings').waitFor();
    await inspect(page);
  });

  it('keeps everything when it cancels', async () => {
    const { page } = counter;
    await page.goto('/settings');
    await page.getByLabel('Store name').waitFor();
    // Without the dialog every target counts; with it, what it covers does not.
    await inspect(page);
    await askToDelete(page);
    await inspect(page);
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await question(page).waitFor({ state: 'detached' });
    await page.goto('/my-listings');
    await page.getByText('41 listings').waitFor();
  });

  it('deletes its account with the password alone, and is a stranger at the front door', async () => {
    const { page } = counter;
    await page.goto('/settings');
    await page.getByLabel('Store name').waitFor();
    await askToDelete(page);
    // The browser's own line about the password that is refused.
    counter.expect(/status of 400/);
    await question(page).getByLabel('Your password', { exact: true }).fill(STORE.password);
    await question(page).getByRole('button', { name: 'Delete' }).click();
    await says(page, 'Current password is incorrect.');
    await inspect(page);
    await question(page).getByLabel('Your password', { exact: true }).fill(NEW_PASSWORD);
    await question(page).getByRole('button', { name: 'Delete' }).click();
    await says(page, 'Account disabled successfully.');
    await page.waitForURL(`${product.origin}/`);
    await page.getByRole('banner').getByRole('button', { name: 'Log In' }).waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await inspect(page);
    assert.equal(await page.evaluate(() => localStorage.getItem('user')), null);
    assert.equal(await page.evaluate(() => sessionStorage.getItem('accessToken')), null);
    await page.goto('/home');
    await page.waitForURL(`${product.origin}/`);
  });

  it('is asked to log in on the other device, and refused', async () => {
    const page = await newTab(phone, '/order-history');
    await askedToLogIn(page);
    await fillLogIn(page, { ...STORE, password: NEW_PASSWORD });
    await page.getByRole('dialog').getByText('This account is disabled.').waitFor();
    await inspect(page);
    assert.equal(await page.getByText('Logged in successfully!').count(), 0);
  });

  it('is gone for the player: from the card’s page, from Stores and from Events', async () => {
    const { page } = player;
    await page.goto(`/cards/results/${listing.cardId}`);
    await nearbyStores(page)
      .getByRole('list')
      .or(nearbyStores(page).getByText('No nearby stores currently listing this card.'))
      .first()
      .waitFor();
    assert.equal(await page.getByText(STORE.name).count(), 0);
    await page.goto('/stores');
    await says(page, '2 stores');
    assert.equal(await page.getByText(STORE.name).count(), 0);
    await page.goto('/events');
    await page.getByRole('heading', { name: 'Breakfast Pauper' }).first().waitFor();
    assert.equal(await page.getByRole('heading', { name: EVENT }).count(), 0);
    await inspect(page);
    await page.goto('/home');
    const events = page.getByRole('region', { name: 'Nearby Events' });
    await events.getByText('Modern Showdown').waitFor();
    assert.equal(await events.getByText('Legacy after Work').count(), 0);
  });

  it('leaves a link to its listings that says that it has closed', async () => {
    const { page } = player;
    player.expect(/status of 404/);
    await page.goto(
      `/my-listings?${new URLSearchParams({ storeId: listing.userId, storeName: STORE.name })}`,
    );
    await page.getByRole('heading', { name: 'Store not found' }).waitFor();
    await says(page, 'There is no store at this address, or it has closed.');
    await inspect(page);
  });
});
