// Somebody's own data: the devices they are logged in on, everything that is kept about them, and its end.
import { readFileSync } from 'node:fs';
import { openSession, postListing, signUpByApi } from './support/api.mjs';
import { expect, test, WHOLE } from './support/fixtures.mjs';
import { inspect } from './support/page.mjs';
import { DESKTOP, fillLogIn, PHONE, says } from './support/people.mjs';

const dialogOf = (page, name) => page.getByRole('dialog', { name });

const showDevices = async (page) => {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Show my devices' }).click();
  const devices = dialogOf(page, 'Your devices').getByRole('listitem');
  await devices.first().waitFor();
  return devices;
};

test('logs a device out from another one, which has to log in again there', async ({ visit, product }) => {
  const player = await signUpByApi(product);
  const { page } = await visit({ viewport: PHONE, as: player });
  const laptop = await visit({ viewport: DESKTOP, as: player });
  const devices = await showDevices(page);
  expect(await devices.count()).toBe(2);
  await inspect(page);
  await devices.getByRole('button', { name: /^Log out/ }).click();
  await says(page, 'Device logged out.');
  await says(page, 'You’re not logged in anywhere else.');
  await inspect(page);
  // The browser's own line about a call of a session that is over.
  laptop.allow(/status of 401/);
  const there = await laptop.context.newPage();
  await there.goto('/watchlist');
  await says(there, 'Your session has ended. Please log in again.');
  await fillLogIn(there, player);
  await says(there, 'Logged in successfully!');
  await there.close();
});

test('sees which devices are logged in, and logs the others out', WHOLE, async ({ visit, product }) => {
  const player = await signUpByApi(product);
  for (let others = 0; others < 2; others += 1) await openSession(product, player);
  const { page } = await visit({ viewport: DESKTOP, as: player });
  const devices = await showDevices(page);
  expect(await devices.count()).toBe(3);
  expect(await devices.nth(0).innerText()).toMatch(/This device/);
  await inspect(page);
  await page.getByRole('button', { name: 'Log out all other devices' }).click();
  const question = dialogOf(page, 'Log out all other devices?');
  await question.waitFor();
  await inspect(page);
  await question.getByRole('button', { name: 'Log out' }).click();
  await says(page, 'Every other device is logged out.');
  await devices.nth(1).waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
});

test('takes away a file with everything that is kept', async ({ visit, createPlayer }) => {
  const player = await createPlayer();
  await postListing(player, 'set:brm cn:4', 2);
  const { page } = await visit({ viewport: DESKTOP, as: player });
  await page.goto('/settings');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('playset-data.json');
  const data = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(data.account.email).toBe(player.email);
  expect(data.listings.length).toBeGreaterThan(0);
});

test('has everything erased with the password alone, and cannot log in any more', async ({
  visit,
  product,
}) => {
  const player = await signUpByApi(product);
  const desk = await visit({ viewport: DESKTOP, as: player });
  const { page } = desk;
  await page.goto('/settings');
  // The browser's own lines about what is refused here.
  desk.allow(/status of 40[01]/);
  await page.getByRole('button', { name: 'Erase account and data' }).click();
  const dialog = dialogOf(page, 'Erase account and data?');
  await dialog.getByLabel('Your password', { exact: true }).fill('not it, not at all');
  await dialog.getByRole('button', { name: 'Erase everything' }).click();
  await says(page, 'Current password is incorrect.');
  await inspect(page);
  await dialog.getByLabel('Your password', { exact: true }).fill(player.password);
  await dialog.getByRole('button', { name: 'Erase everything' }).click();
  await says(page, 'Your data was erased.');
  await page.waitForURL('**/');
  await page.getByRole('button', { name: 'Log In' }).first().click();
  await fillLogIn(page, player);
  await dialogOf(page, 'Log In').getByText('Login failed. Please check your credentials.').waitFor();
});
