// A store opens: it signs up, says where it is and how it is reached, and fills its case.
import { newAccount, postListing } from './support/api.mjs';
import { ZONE } from './support/calendar.mjs';
import { expect, test } from './support/fixtures.mjs';
import { inspect } from './support/page.mjs';
import { DESKTOP, listCards, PHONE, says, signUp, verify } from './support/people.mjs';
import { pngOf } from './support/png.mjs';
import { figuresOf, sidebarOf } from './support/screens.mjs';

const ADDRESS = '77 Wharf Road, Evanston, IL 60201';
const PHONE_NUMBER = '+1 (312) 555-0166';
const CARDS = [
  { code: 'BRM-4', name: 'Vow of the Ninth Lamp', price: '2' },
  { code: 'brm0012', name: 'Judgment at Low Tide', price: '4.50' },
];
const AT_THE_COUNTER = { viewport: DESKTOP, timezoneId: ZONE };
const ON_A_PHONE = { viewport: PHONE, timezoneId: ZONE };

/** What its page misses, on the dashboard. */
const setupOf = (page) => page.getByRole('region', { name: 'Finish your store page' });

test('signs up as a business and verifies its address', async ({ visit, product }) => {
  const { page } = await visit(AT_THE_COUNTER);
  const store = newAccount('Store');
  await signUp(page, store, { tab: 'Business', look: inspect });
  await inspect(page);
  await verify(page, product, store);
  await setupOf(page).getByText('0 of 4 done.').waitFor();
  await inspect(page);
});

test('finds the dashboard of a store', async ({ visit, createStore }) => {
  const store = await createStore();
  const { page } = await visit({ ...AT_THE_COUNTER, as: store });
  await page.goto('/home');
  await page.getByRole('heading', { name: `Welcome, ${store.name}` }).waitFor();
  await page.getByRole('heading', { name: 'My Upcoming Events' }).waitFor();
  await says(page, 'No events in the next 3 days.');
  const screens = await sidebarOf(page);
  for (const screen of ['Event Manager', 'Store Settings']) expect(screens, screen).toContain(screen);
  expect(await figuresOf(page)).toEqual({ 'Singles Listed': '0', 'Events Hosted': '0', Watchlist: '0' });
  await inspect(page);
});

test('says in Settings how it is reached and found', async ({ visit, createStore }) => {
  const { page } = await visit({ ...AT_THE_COUNTER, as: await createStore() });
  await page.goto('/home');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Store Settings' }).click();
  const profile = page.getByRole('form', { name: 'Profile' });
  const field = (name) => profile.getByRole('textbox', { name });
  expect(await field('Email').getAttribute('readonly')).toBe('');
  await field('Phone').fill('3125550166');
  await field('Address').fill(ADDRESS);
  await field('Website').fill('brass-lantern.example');
  await inspect(page);
  await profile.getByRole('button', { name: 'Save changes' }).click();
  await says(page, 'User information updated successfully!');
  await inspect(page);
  await page.reload();
  await field('Phone').waitFor();
  expect(await field('Phone').inputValue()).toBe(PHONE_NUMBER);
  expect(await field('Address').inputValue()).toBe(ADDRESS);
  expect(await field('Website').inputValue()).toBe('https://brass-lantern.example');
});

test('is led to its page on a phone, whose hours and picture a shared link shows', async ({
  visit,
  product,
  createStore,
}) => {
  const store = await createStore({ address: ADDRESS });
  const { page } = await visit({ ...ON_A_PHONE, as: store });
  await page.goto('/home');
  await setupOf(page).getByRole('link', { name: 'Opening hours' }).click();
  await page.getByRole('button', { name: 'Add hours on Monday' }).click();
  await page.getByRole('button', { name: 'Copy Monday to every day' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await says(page, 'Store page saved.');
  await page.goBack();
  await setupOf(page).getByText('1 of 4 done.').waitFor();
  await setupOf(page).getByRole('link', { name: 'A picture of your store' }).click();
  const field = page.getByRole('group', { name: 'Picture' });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    field.getByRole('button', { name: 'Choose a picture' }).click(),
  ]);
  await chooser.setFiles(pngOf({ name: 'front.png', color: [40, 90, 70], width: 1_600, height: 900 }));
  // It is on its way: the page waits for it. What is said of the hours may still be there.
  await Promise.all([
    page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok()),
    page.getByRole('button', { name: 'Save', exact: true }).click(),
  ]);
  await says(page, 'Store page saved.');
  await inspect(page);
  await page.goBack();
  await setupOf(page).getByRole('link', { name: 'Link and QR code for the counter' }).click();
  await page.getByRole('button', { name: 'Print the code' }).waitFor();
  await page.goBack();
  // Its place is left.
  await setupOf(page).getByText('3 of 4 done.').waitFor();
  await inspect(page);
  const { page: phone } = await visit(ON_A_PHONE);
  await phone.goto(`/s/${store.user.uuid}`);
  const shown = phone.getByRole('img', { name: `The picture of ${store.name}` });
  await expect.poll(() => shown.evaluate((image) => image.naturalWidth)).toBe(1_600);
  await phone
    .getByText(/10:00–20:00/)
    .first()
    .waitFor();
  await inspect(phone);
  const preview = await phone.locator('meta[property="og:image"]').getAttribute('content');
  expect(preview).toMatch(/preview\.jpg$/);
  const reply = await fetch(new URL(new URL(preview).pathname, product.origin));
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
});

test('lists cards by their codes', async ({ visit, createStore }) => {
  const { page } = await visit({ ...AT_THE_COUNTER, as: await createStore() });
  await listCards(page, CARDS, inspect);
  await says(page, '2 listings');
  for (const { name } of CARDS) await page.getByRole('heading', { name }).waitFor();
  await inspect(page);
});

test('appears under Stores for a player, who watches one of its cards', async ({
  visit,
  createStore,
  createPlayer,
}) => {
  const store = await createStore({ address: ADDRESS, phoneNumber: PHONE_NUMBER });
  const website = 'https://brass-lantern.example';
  await store.call(`/users/${store.user.uuid}`, { method: 'PATCH', body: { website } });
  await postListing(store, `!"${CARDS[1].name}"`, 4.5);
  const { page } = await visit({ ...ON_A_PHONE, as: await createPlayer() });
  await page.goto('/stores');
  await page.getByRole('searchbox', { name: 'Search stores' }).fill('wharf');
  const shown = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: store.name, exact: true }) });
  for (const fact of [ADDRESS, store.email, PHONE_NUMBER]) await shown.getByText(fact).waitFor();
  const link = shown.getByRole('link', { name: `Website of ${store.name}` });
  expect(await link.getAttribute('href')).toBe(`${website}/`);
  await inspect(page);
  await shown.getByRole('link', { name: store.name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: `${store.name} Listings` }).waitFor();
  await page.getByRole('link', { name: CARDS[1].name }).click();
  const stock = page
    .getByRole('tabpanel', { name: 'Nearby Stores' })
    .getByRole('listitem')
    .filter({ hasText: store.name });
  await stock.getByText('In stock').waitFor();
  await inspect(page);
  await page.getByRole('button', { name: '+ Watchlist' }).click();
  await page.getByRole('button', { name: 'Watching', pressed: true }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Watching', pressed: true }).waitFor();
});
