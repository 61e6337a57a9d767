// A player's week: the cards they want, and the stores and evenings around them.
import { newAccount, watchCard } from './support/api.mjs';
import { inDays, ZONE } from './support/calendar.mjs';
import { expect, oneOfMany, test } from './support/fixtures.mjs';
import { inspect } from './support/page.mjs';
import { DEMO, DESKTOP, openCard, PHONE, says, signUp, verify } from './support/people.mjs';
import { rowOf, sidebarOf } from './support/screens.mjs';

/** One with a foil price, one without; the one that is watched last stands first. */
const WATCHED = [
  { search: 'set:brm cn:42', name: 'Smoke Without a House', printing: 'BRM #42', foil: 'N/A' },
  { search: 'set:brm cn:5', name: 'Ysolde, Keeper of Lamps', printing: 'BRM #5', foil: '$21.50' },
];
const NOTHING = 'No events found. Adjust filters or try a different search.';

const A_PHONE = { viewport: PHONE, timezoneId: ZONE };
const DESK = { viewport: DESKTOP, timezoneId: ZONE };
const DEVICES = [
  ['a phone', A_PHONE],
  ['a wide screen', DESK],
];

const region = (page, name) => page.getByRole('region', { name });
const headings = (page) => page.getByRole('main').getByRole('heading', { level: 2 });
const watchBoth = async (player) => {
  for (const { search } of WATCHED) await watchCard(player, search);
};

test('signs up on a phone, and verifying the address logs in', async ({ visit, product }) => {
  const { page } = await visit(A_PHONE);
  const player = newAccount();
  await signUp(page, player, { look: inspect });
  await inspect(page);
  await verify(page, product, player);
  await inspect(page);
  await page.getByRole('heading', { name: `Welcome, ${player.name}` }).waitFor();
});

test('finds the dashboard of somebody who is new', async ({ visit, createPlayer }) => {
  const player = await createPlayer();
  const { page } = await visit({ ...A_PHONE, as: player });
  await page.goto('/home');
  await page.getByRole('heading', { name: `Welcome, ${player.name}` }).waitFor();
  await says(page, 'No cards in your watchlist.');
  await inspect(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Card Finder' }).waitFor();
  await inspect(page);
  await menu.getByRole('link', { name: 'Card Finder' }).click();
  await page.waitForURL('**/cards');
  await inspect(page);
});

test('watches two cards', async ({ visit, createPlayer }) => {
  const { page } = await visit({ ...A_PHONE, as: await createPlayer() });
  for (const watched of WATCHED) {
    await openCard(page, watched, inspect);
    await page.getByRole('button', { name: '+ Watchlist' }).click();
    await page.getByRole('button', { name: 'Watching', pressed: true }).waitFor();
    await inspect(page);
    await page.reload();
    await page.getByRole('button', { name: 'Watching', pressed: true }).waitFor();
  }
});

test('sees them take turns on the dashboard, with picture, name, set and number, and foil price', async ({
  visit,
  createPlayer,
}) => {
  const player = await createPlayer();
  await watchBoth(player);
  const { page } = await visit({ ...DESK, as: player });
  await page.goto('/home');
  const watched = page.getByRole('region', { name: 'Watched cards' });
  const second = watched.getByRole('button', { name: 'Slide 2 of 2' });
  await second.and(page.locator('[aria-current="true"]')).waitFor();
  await watched.getByRole('button', { name: 'Pause slides' }).click();
  for (const [at, { name, printing, foil }] of [...WATCHED].reverse().entries()) {
    await watched.getByRole('button', { name: `Slide ${at + 1} of 2` }).click();
    const slide = watched.locator('[aria-roledescription="slide"]:not([inert])').filter({ hasText: name });
    await slide.waitFor();
    const words = await slide.innerText();
    for (const fact of [name, printing, foil]) expect(words, `${fact} in ${words}`).toContain(fact);
    const picture = slide.locator('img');
    expect(await picture.evaluate((image) => image.decode().then(() => image.naturalWidth > 0))).toBeTruthy();
  }
  await inspect(page);
});

test('finds every screen of a player in the sidebar, and none of a store', async ({
  visit,
  createPlayer,
}) => {
  const { page } = await visit({ ...DESK, as: await createPlayer() });
  await page.goto('/home');
  expect((await sidebarOf(page)).join(', ')).toBe(
    'My Listings, Watchlist, Order History, Card Finder, Events, Stores, Inbox, Notifications, User Settings, Log Out',
  );
});

test('sees the evenings of the next 3 days around', async ({ visit, createPlayer }) => {
  const { page } = await visit({ ...DESK, as: await createPlayer() });
  await page.goto('/home');
  const events = region(page, 'Nearby Events');
  for (const name of ['Commander Night at the Goblet', 'Legacy after Work', 'Modern Showdown']) {
    await events.getByText(name).waitFor();
  }
  expect(await events.getByText('Two-Headed Giant Brunch').count()).toBe(0);
  await region(page, 'Feature Listings').getByText('Coming soon.').waitFor();
});

test('takes a card off the watchlist', async ({ visit, createPlayer }) => {
  const player = await createPlayer();
  await watchBoth(player);
  const { page } = await visit({ ...A_PHONE, as: player });
  const desk = await visit({ ...DESK, as: player });
  const [first, second] = WATCHED;
  await page.goto('/watchlist');
  await rowOf(page, second.name).waitFor();
  await inspect(page);
  await rowOf(page, first.name).getByRole('button', { name: 'Remove' }).click();
  await page.getByText('Removed from watchlist.').getByRole('button', { name: 'Undo' }).waitFor();
  await rowOf(page, first.name).waitFor({ state: 'detached' });
  await inspect(page);
  await desk.page.goto('/watchlist');
  await rowOf(desk.page, second.name).waitFor();
  expect(await rowOf(desk.page, first.name).count()).toBe(0);
  await inspect(desk.page);
});

test('looks at the cards of a store, and can change none', async ({ visit }) => {
  const { page } = await visit({ ...A_PHONE, as: DEMO.player });
  await page.goto('/stores');
  await page.getByRole('searchbox', { name: 'Search stores' }).fill('breakfast');
  await says(page, '1 store');
  await inspect(page);
  await page.getByRole('link', { name: 'Second Breakfast Games', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Second Breakfast Games Listings' }).waitFor();
  await says(page, '54 listings');
  await inspect(page);
  for (const action of ['New Listing', 'Edit', 'Delete', 'Mark as Sold']) {
    expect(await page.getByRole('button', { name: action }).count(), action).toBe(0);
  }
  await page.getByRole('searchbox', { name: 'Search listings' }).fill('no such card');
  await says(page, 'No listings match your search.');
  await inspect(page);
});

test('finds an evening among All Events', async ({ visit, createPlayer }) => {
  const player = await createPlayer();
  const all = `${(await player.call('/events')).length} events`;
  const { page } = await visit({ ...DESK, as: player });
  await page.goto('/events');
  await says(page, all);
  await inspect(page);
  const search = page.getByRole('searchbox', { name: 'Search events' });
  await search.fill('pauper');
  await says(page, '2 events');
  expect(await headings(page).allInnerTexts()).toEqual(['Breakfast Pauper', 'Breakfast Pauper']);
  const later = inDays(7);
  await page.getByLabel('From').fill(later);
  await says(page, '1 event');
  await page.getByLabel('Game').selectOption({ label: 'Magic: The Gathering' });
  await page.getByLabel('To', { exact: true }).fill(later);
  await says(page, NOTHING);
  await inspect(page);
  await page.getByRole('button', { name: 'Reset' }).click();
  await says(page, all);
  expect(await search.inputValue()).toBe('');
  expect(await page.getByLabel('From').inputValue()).toBe('');
  expect(await page.getByLabel('To', { exact: true }).inputValue()).toBe('');
});

for (const [nth, [name, device]] of DEVICES.entries()) {
  test(`browses events by store on ${name}`, oneOfMany(nth), async ({ visit }) => {
    const { page } = await visit({ ...device, as: DEMO.player });
    await page.goto('/events');
    await page.getByText('Browse by Store', { exact: true }).click();
    await says(page, 'Select a store to view its events.');
    await inspect(page);
    await page.getByRole('searchbox', { name: 'Search stores' }).fill('belmont');
    await page.getByRole('link', { name: 'Directions to Mulligan’s Card House' }).waitFor();
    await page.getByRole('link', { name: 'Website of Mulligan’s Card House' }).waitFor();
    await page.getByRole('link', { name: 'Mulligan’s Card House', exact: true }).click();
    await page.getByRole('heading', { name: 'Standard Ladder, Round Two' }).waitFor();
    await says(page, '4 events');
    await inspect(page);
    await page.getByRole('searchbox', { name: 'Search events at this store' }).fill('chess');
    await says(page, 'No events found for this store.');
    await inspect(page);
  });
}

test('finds the way back home from an address that does not exist', async ({ visit, createPlayer }) => {
  const player = await createPlayer();
  const { page, allow } = await visit({ ...A_PHONE, as: player });
  allow(/status of 404 .*\/tournaments$/);
  await page.goto('/tournaments');
  await page.getByRole('heading', { name: '404' }).waitFor();
  await inspect(page);
  await page.getByRole('link', { name: 'Go Back Home' }).click();
  await page.waitForURL('**/home');
  await page.getByRole('heading', { name: `Welcome, ${player.name}` }).waitFor();
});

test('is told that the Event Manager is for stores, then logs out', async ({
  visit,
  product,
  createPlayer,
}) => {
  const { page } = await visit({ ...DESK, as: await createPlayer() });
  await page.goto('/event-manager');
  await says(page, 'The Event Manager is for stores.');
  await inspect(page);
  await page.goto('/home');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.waitForURL(`${product.origin}/`);
  await page.goto('/watchlist');
  await page.waitForURL(`${product.origin}/`);
  await page.getByRole('banner').getByRole('button', { name: 'Log In' }).waitFor();
});
