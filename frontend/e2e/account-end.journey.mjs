// The end of an account: what its owner, their other devices and everybody else see of it.
import { postEvent, postListing } from './support/api.mjs';
import { inDays } from './support/calendar.mjs';
import { expect, test, WHOLE } from './support/fixtures.mjs';
import { inspect, settled } from './support/page.mjs';
import { DEMO, DESKTOP, fillLogIn, PHONE, says } from './support/people.mjs';

const NEW_PASSWORD = 'a quiet back room';

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

/** A store with two cards, and an event tomorrow. */
async function openStore(createStore) {
  const store = await createStore({ address: '77 Wharf Road, Evanston, IL 60201' });
  const listing = await postListing(store, 'set:brm cn:4', 2);
  await postListing(store, 'set:brm cn:12', 4.5);
  const event = `Open house of ${store.name}`;
  await postEvent(store, { name: event, date: inDays(1), time: '20:00', location: 'Evanston' });
  return { store, listing, event };
}

/** Closes the account, as the settings do. */
const closeAccount = ({ call, user, password }) =>
  call(`/users/${user.uuid}/disable`, { method: 'PUT', body: { password } });

/** Opens the settings, where the store's own details are. */
async function openSettings(page) {
  await page.goto('/settings');
  await page.getByRole('heading', { name: 'Store Settings' }).waitFor();
  await page.getByLabel('Store name').waitFor();
}

test('has its settings on two devices', WHOLE, async ({ visit, createStore }) => {
  const store = await createStore();
  for (const viewport of [DESKTOP, PHONE]) {
    const { page } = await visit({ viewport, as: store });
    await openSettings(page);
    await inspect(page);
  }
});

test('is told what is wrong with a new password', async ({ visit, createStore }) => {
  const store = await createStore();
  const { page } = await visit({ viewport: DESKTOP, as: store });
  await openSettings(page);
  await changePassword(page, store.password, '');
  await says(page, 'Please fill out all password fields.');
  await inspect(page);
  await changePassword(page, store.password, 'seven77');
  await says(page, 'New password must be at least 8 characters long.');
});

test('changes its password, stays logged in on this device, and gets in on the other with the new one only', async ({
  visit,
  createStore,
}) => {
  const { store } = await openStore(createStore);
  const counter = await visit({ viewport: DESKTOP, as: store });
  const phone = await visit({ viewport: PHONE, as: store });
  await phone.page.goto('/settings');
  await phone.page.getByLabel('Store name').waitFor();

  await test.step('stays logged in on this device', async () => {
    const { page } = counter;
    await openSettings(page);
    await changePassword(page, store.password, NEW_PASSWORD);
    await says(page, 'Password updated successfully!');
    await inspect(page);
    await page.goto('/my-listings');
    await page.getByText('2 listings').waitFor();
    await page.reload();
    await page.getByText('2 listings').waitFor();
  });

  await test.step('is logged out on the other device', async () => {
    phone.allow(refused);
    const page = await newTab(phone, '/my-listings');
    await askedToLogIn(page);
    await inspect(page);
    await fillLogIn(page, store);
    await page.getByRole('dialog').getByRole('alert').waitFor();
    await inspect(page);
    await fillLogIn(page, { ...store, password: NEW_PASSWORD });
    await says(page, 'Logged in successfully!');
    await page.getByText('2 listings').waitFor();
    await inspect(page);
  });
});

test('keeps everything when it cancels', WHOLE, async ({ visit, createStore }) => {
  const { store } = await openStore(createStore);
  const { page } = await visit({ viewport: DESKTOP, as: store });
  await page.goto('/settings');
  await page.getByLabel('Store name').waitFor();
  // Without the dialog every target counts; with it, what it covers does not.
  await inspect(page);
  await askToDelete(page);
  await inspect(page);
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await question(page).waitFor({ state: 'detached' });
  await page.goto('/my-listings');
  await page.getByText('2 listings').waitFor();
});

test('deletes its account with the password alone, and is a stranger at the front door', async ({
  visit,
  product,
  createStore,
}) => {
  const store = await createStore();
  const counter = await visit({ viewport: DESKTOP, as: store });
  const { page } = counter;
  await page.goto('/settings');
  await page.getByLabel('Store name').waitFor();
  await askToDelete(page);
  // The browser's own line about the password that is refused.
  counter.allow(/status of 400/);
  await question(page).getByLabel('Your password', { exact: true }).fill(NEW_PASSWORD);
  await question(page).getByRole('button', { name: 'Delete' }).click();
  await says(page, 'Current password is incorrect.');
  await inspect(page);
  await question(page).getByLabel('Your password', { exact: true }).fill(store.password);
  await question(page).getByRole('button', { name: 'Delete' }).click();
  await says(page, 'Account disabled successfully.');
  await page.waitForURL(`${product.origin}/`);
  await page.getByRole('banner').getByRole('button', { name: 'Log In' }).waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await inspect(page);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  expect(await page.evaluate(() => sessionStorage.getItem('accessToken'))).toBeNull();
  await page.goto('/home');
  await page.waitForURL(`${product.origin}/`);
});

test('is asked to log in on the other device, and refused', async ({ visit, createStore }) => {
  const store = await createStore();
  const phone = await visit({ viewport: PHONE, as: store });
  await phone.page.goto('/home');
  await settled(phone.page);
  await closeAccount(store);
  phone.allow(refused);
  const page = await newTab(phone, '/order-history');
  await askedToLogIn(page);
  await fillLogIn(page, store);
  await page.getByRole('dialog').getByText('This account is disabled.').waitFor();
  await inspect(page);
  expect(await page.getByText('Logged in successfully!').count()).toBe(0);
});

test('is seen by a player until then, and gone afterwards: on a card’s page, under Stores and under Events', async ({
  visit,
  createStore,
}) => {
  const { store, listing, event } = await openStore(createStore);
  const player = await visit({ viewport: PHONE, as: DEMO.player });
  const { page } = player;
  const openStores = (await store.call('/users/stores')).length;

  await test.step('is seen', async () => {
    await page.goto(`/cards/results/${listing.cardId}`);
    await nearbyStores(page).getByRole('link', { name: store.name, exact: true }).waitFor();
    await inspect(page);
    await page.goto('/stores');
    await page.getByRole('link', { name: store.name, exact: true }).waitFor();
    await inspect(page);
    await page.goto('/events');
    await page.getByRole('heading', { name: event }).waitFor();
    await inspect(page);
    await page.goto('/home');
    await page.getByRole('region', { name: 'Nearby Events' }).getByText(event).waitFor();
  });

  await closeAccount(store);

  await test.step('is gone', async () => {
    await page.goto(`/cards/results/${listing.cardId}`);
    await nearbyStores(page)
      .getByRole('list')
      .or(nearbyStores(page).getByText('No nearby stores currently listing this card.'))
      .first()
      .waitFor();
    expect(await page.getByText(store.name).count()).toBe(0);
    await page.goto('/stores');
    await says(page, `${openStores - 1} stores`);
    expect(await page.getByText(store.name).count()).toBe(0);
    await page.goto('/events');
    await page.getByRole('heading', { name: 'Breakfast Pauper' }).first().waitFor();
    expect(await page.getByRole('heading', { name: event }).count()).toBe(0);
    await inspect(page);
    await page.goto('/home');
    const events = page.getByRole('region', { name: 'Nearby Events' });
    await events.getByRole('listitem').first().waitFor();
    expect(await events.getByText(event).count()).toBe(0);
  });

  await test.step('leaves a link to its listings that says that it has closed', async () => {
    player.allow(/status of 404/);
    await page.goto(
      `/my-listings?${new URLSearchParams({ storeId: listing.userId, storeName: store.name })}`,
    );
    await page.getByRole('heading', { name: 'Profile not found' }).waitFor();
    await says(
      page,
      'Nobody has this address, the account was closed, or one of you two has blocked the other.',
    );
    await inspect(page);
  });
});
