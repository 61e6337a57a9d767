// Getting about: the menu of the account, what is new at home, and from a card to a store and back.
import { expect, test } from './support/fixtures.mjs';
import { DEMO, DESKTOP } from './support/people.mjs';

test('a store reaches the Event Manager from any page, by the menu of its account and the keyboard', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: DESKTOP, as: DEMO.store });
  await page.goto('/stores');
  const account = page.getByRole('button', { name: `Account: ${DEMO.store.name}` });
  await account.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menu', { name: 'Account' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  expect(await account.evaluate((button) => button === document.activeElement)).toBe(true);
  for (const item of ['Stock', 'Event Manager']) {
    await page.keyboard.press('ArrowDown');
    await page.locator('[role="menuitem"]:focus').filter({ hasText: item }).waitFor();
  }
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Event Manager' }).waitFor();
});

test('a store sees at home how it stands and what is asked for', async ({ visit }) => {
  const { page } = await visit({ viewport: DESKTOP, as: DEMO.store });
  await page.goto('/home');
  await page.getByRole('region', { name: 'Store Stats' }).getByText('Singles Listed').waitFor();
  await page.getByRole('region', { name: 'Most watched in your stock' }).waitFor();
});

test('a player hides the news from Playset for good', async ({ visit, createPlayer }) => {
  const { page } = await visit({ viewport: DESKTOP, as: await createPlayer() });
  await page.goto('/home');
  await page.getByRole('button', { name: 'Hide news' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Show news' }).waitFor();
  expect(await page.getByText('Welcome to Playset').count()).toBe(0);
});

test('a player goes from a card that a store has to the store’s page, and back to the card', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: DESKTOP, as: DEMO.player });
  await page.goto('/stores');
  await page.getByRole('link', { name: DEMO.store.name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: `${DEMO.store.name} Listings` }).waitFor();
  await page.getByRole('region', { name: 'Contact' }).getByText('1814 W Division Street').waitFor();
  await page
    .getByRole('region', { name: 'Upcoming events' })
    .getByText('Commander Night at the Goblet')
    .first()
    .waitFor();
  const listed = page.getByRole('region', { name: 'Listings' }).getByRole('link').first();
  const card = (await listed.getAttribute('href')).split('/').at(-1);
  await page.goto(`/cards/results/${card}`);
  await page.getByRole('main').getByRole('link', { name: DEMO.store.name, exact: true }).first().click();
  await page.waitForURL(`**/my-listings?*card=${card}`);
  const copies = page.getByRole('region', { name: 'The card you came for' });
  await copies.getByRole('listitem').first().waitFor();
  await copies.getByRole('link', { name: 'Back to the card' }).click();
  await page.waitForURL(`**/cards/results/${card}`);
});
