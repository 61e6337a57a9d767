// Where people are: a player sets a town by keyboard on a phone, or by the browser's location; a store sets its exact point.
import { setTimeout as sleep } from 'node:timers/promises';
import { callApi } from './support/api.mjs';
import { expect, test } from './support/fixtures.mjs';
import { inspect } from './support/page.mjs';
import { DESKTOP, PHONE, says } from './support/people.mjs';

// The whole list of towns is loaded once, in the background: one worker runs the tests of this file.
test.use({ settings: { TOWN_LIST: 'on' } });
test.describe.configure({ mode: 'default' });

const TOWNS_LIMIT_MS = 90_000;
const ADDRESS = '1814 W Division Street, Chicago, IL 60622';

/** Until the towns are there, which takes some seconds after a first start. */
async function townsLoaded(product) {
  for (const end = Date.now() + TOWNS_LIMIT_MS; Date.now() < end; await sleep(500)) {
    const { status } = await fetch(`${product.origin}/api/places?q=chicago`);
    if (status === 200) return;
    expect(status).toBe(503);
  }
  throw new Error('The towns are not there');
}

const places = (page) => page.getByRole('form', { name: 'Your town' });
const townField = (page) => page.getByRole('combobox', { name: 'Your town' });
const mine = (account) => account.call('/places/mine');

test('a player sets a town on a phone by keyboard; a late answer and a second press change nothing', async ({
  visit,
  product,
  createPlayer,
}) => {
  await townsLoaded(product);
  const player = await createPlayer();
  const { page } = await visit({ viewport: PHONE, as: player });
  // The answer to the first letters comes long after that to the rest of them.
  let answerFirst = () => {};
  const late = new Promise((resolve) => {
    answerFirst = resolve;
  });
  await page.route(/\/api\/places\?q=spr$/, async (route) => {
    await late;
    await route.continue().catch(() => undefined);
  });
  const moves = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith('/api/places/mine')) moves.push(request);
  });
  await page.goto('/settings');
  await townField(page).focus();
  await page.keyboard.type('spr');
  await sleep(400);
  await page.keyboard.type('ingfield, il', { delay: 20 });
  const options = page.getByRole('listbox', { name: 'Towns' }).getByRole('option');
  await options.getByText('Springfield, Illinois, United States', { exact: true }).waitFor();
  const found = await options.allInnerTexts();
  answerFirst();
  await sleep(400);
  expect(await options.allInnerTexts()).toEqual(found);
  expect(found.every((label) => label.includes('Illinois'))).toBe(true);
  await inspect(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(townField(page)).toHaveValue('Springfield, Illinois, United States');
  await page.route('**/api/places/mine', async (route) => {
    // A slow answer, with time for a second press.
    if (route.request().method() === 'PUT') await sleep(600);
    await route.continue();
  });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await says(page, 'Your town is Springfield, Illinois, United States.');
  expect(moves).toHaveLength(1);
  await page.getByText('You can move 4 more times today.').waitFor();
  await inspect(page);
  const { place } = await mine(player);
  expect(place).toMatchObject({
    label: 'Springfield, Illinois, United States',
    latitude: 39.8,
    longitude: -89.64,
  });
  await page.reload();
  await expect(townField(page)).toHaveValue('Springfield, Illinois, United States');
});

test('a player is invited on the dashboard, and uses the browser’s location', async ({
  visit,
  product,
  createPlayer,
}) => {
  await townsLoaded(product);
  const player = await createPlayer();
  const geolocation = { latitude: 48.2101, longitude: 16.3701 };
  const { page } = await visit({ viewport: PHONE, as: player, geolocation, permissions: ['geolocation'] });
  await page.goto('/home');
  const invitation = page.getByRole('region', { name: 'Set your town to see who is near' });
  await invitation.waitFor();
  await inspect(page);
  await invitation.getByRole('button', { name: 'Set your town' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set your town' });
  await dialog.getByRole('button', { name: 'Use my location' }).click();
  await says(page, /^Your town is .*Austria\.$/);
  await dialog.waitFor({ state: 'detached' });
  expect(await invitation.count()).toBe(0);
  const { place } = await mine(player);
  // The middle of the town, rounded: not what the browser said.
  expect([place.latitude, place.longitude]).not.toEqual([geolocation.latitude, geolocation.longitude]);
  expect(place.timeZone).toBe('Europe/Vienna');
});

test('a browser that keeps its location says so, and the town is removed again', async ({
  visit,
  product,
  createPlayer,
}) => {
  await townsLoaded(product);
  const player = await createPlayer();
  const [{ id: town }] = await callApi(product, '/places?q=evanston');
  await player.call('/places/mine', { method: 'PUT', body: { town } });
  const { page } = await visit({ viewport: DESKTOP, as: player });
  await page.goto('/settings');
  await places(page).getByRole('button', { name: 'Use my location' }).click();
  await places(page)
    .getByRole('alert')
    .getByText(/^Your browser keeps your location to itself/)
    .waitFor();
  await inspect(page);
  const distances = page.getByRole('form', { name: 'Distances' });
  await distances.getByLabel('How far you look').selectOption('25 miles');
  await distances.getByLabel('Unit').selectOption('Kilometers');
  await distances.getByRole('button', { name: 'Save distances' }).click();
  await says(page, 'Distances saved.');
  expect(await mine(player)).toMatchObject({ radiusKm: 40, unit: 'KM' });
  await places(page).getByRole('button', { name: 'Remove' }).click();
  const question = page.getByRole('dialog', { name: 'Remove your town?' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await says(page, 'Your town was removed.');
  expect((await mine(player)).place).toBeNull();
});

test('a new store is asked where it is, and is on the map two minutes later', async ({
  visit,
  product,
  createStore,
}) => {
  await townsLoaded(product);
  const store = await createStore();
  const { page } = await visit({ viewport: DESKTOP, as: store });
  await page.goto('/home');
  const setup = page.getByRole('region', { name: 'Finish your store page' });
  await setup.getByRole('button', { name: 'Address and place on the map' }).click();
  const dialog = page.getByRole('dialog', { name: 'Put your store on the map' });
  await dialog.getByLabel('Address').fill(ADDRESS);
  await dialog.getByRole('combobox', { name: 'Town' }).fill('chicago, il');
  await dialog.getByRole('option', { name: 'Chicago, Illinois, United States', exact: true }).click();
  await dialog.getByText('The middle of Chicago. Move the point to your store.').waitFor();
  await dialog.getByLabel('Latitude').fill('41.90329, -87.67255');
  await expect(dialog.getByLabel('Longitude')).toHaveValue('-87.67255');
  await inspect(page);
  await dialog.getByRole('button', { name: 'Confirm place of the store' }).click();
  await says(page, 'Your store is on the map.');
  await dialog.waitFor({ state: 'detached' });
  await setup.getByText('1 of 4 done.').waitFor();
  expect(await callApi(product, `/places/stores/${store.user.uuid}`)).toMatchObject({
    address: ADDRESS,
    latitude: 41.90329,
    longitude: -87.67255,
    timeZone: 'America/Chicago',
  });
  // The profile had no address: it has this one now, and lists of stores show it.
  const listed = await store.call('/users/stores?q=division');
  expect(listed).toContainEqual(expect.objectContaining({ name: store.name, address: ADDRESS }));
  await page.goto('/settings');
  const section = page.getByRole('region', { name: 'Place' });
  await section.getByText(ADDRESS).waitFor();
  await section.getByRole('button', { name: 'Change place' }).click();
  await expect(section.getByLabel('Latitude')).toHaveValue('41.90329');
  await inspect(page);
});
