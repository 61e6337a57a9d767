// Somebody's own data: the devices they are logged in on, everything that is kept about them, and its end.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { inspect } from './support/page.mjs';
import { DEMO, DESKTOP, fillLogIn, logIn, PHONE, says } from './support/people.mjs';
import { setStage } from './support/stage.mjs';

const PLAYER = DEMO.player;

describe('A player looks after their own data', () => {
  let close;
  let desk;
  let laptop;
  let phone;
  before(async () => {
    ({ close, desk, laptop, phone } = await setStage({
      desk: { viewport: DESKTOP },
      laptop: { viewport: DESKTOP },
      phone: { viewport: PHONE },
    }));
  });
  after(() => close?.());
  const dialogOf = (page, name) => page.getByRole('dialog', { name });

  const showDevices = async (page) => {
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Show my devices' }).click();
    const devices = dialogOf(page, 'Your devices').getByRole('listitem');
    await devices.first().waitFor();
    return devices;
  };

  it('logs a device out from another one, which has to log in again there', async () => {
    for (const { page } of [phone, laptop]) await logIn(page, PLAYER);
    const { page } = phone;
    const devices = await showDevices(page);
    assert.equal(await devices.count(), 2);
    await inspect(page);
    await devices.getByRole('button', { name: /^Log out/ }).click();
    await says(page, 'Device logged out.');
    await says(page, 'You’re not logged in anywhere else.');
    await inspect(page);
    // The browser's own line about a call of a session that is over.
    laptop.expect(/status of 401/);
    const there = await laptop.context.newPage();
    await there.goto('/watchlist');
    await says(there, 'Your session has ended. Please log in again.');
    await fillLogIn(there, PLAYER);
    await says(there, 'Logged in successfully!');
    await there.close();
  });

  it('sees on which devices they are logged in, and logs the others out', async () => {
    const { page } = desk;
    await logIn(page, PLAYER);
    const devices = await showDevices(page);
    assert.equal(await devices.count(), 3);
    assert.match(await devices.nth(0).innerText(), /This device/);
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

  it('takes away a file with everything that is kept', async () => {
    const { page } = desk;
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const file = await coming;
    assert.equal(file.suggestedFilename(), 'playset-data.json');
    const data = JSON.parse(readFileSync(await file.path(), 'utf8'));
    assert.equal(data.account.email, PLAYER.email);
    assert.ok(data.listings.length > 0);
  });

  it('has everything erased with the password alone, and cannot log in any more', async () => {
    const { page } = desk;
    // The browser's own lines about what is refused here.
    desk.expect(/status of 40[01]/);
    await page.getByRole('button', { name: 'Erase account and data' }).click();
    const dialog = dialogOf(page, 'Erase account and data?');
    await dialog.getByLabel('Your password', { exact: true }).fill('not it, not at all');
    await dialog.getByRole('button', { name: 'Erase everything' }).click();
    await says(page, 'Current password is incorrect.');
    await inspect(page);
    await dialog.getByLabel('Your password', { exact: true }).fill(PLAYER.password);
    await dialog.getByRole('button', { name: 'Erase everything' }).click();
    await says(page, 'Your data was erased.');
    await page.waitForURL('**/');
    await page.getByRole('button', { name: 'Log In' }).first().click();
    await fillLogIn(page, PLAYER);
    await dialogOf(page, 'Log In').getByText('Login failed. Please check your credentials.').waitFor();
  });
});
