// Maps: read by keyboard alone, used on a phone, set with a pin, and found by strangers. Nothing is asked of another host, which
// every visitor's page checks (support/page.mjs).
import { expect, test } from './support/fixtures.mjs';
import { inspect } from './support/page.mjs';
import { DEMO, DESKTOP, PHONE } from './support/people.mjs';

/** From the choice of the layout to the map. */
const MAX_TABS = 6;
const outline = (page) => page.locator('svg path[d^="M"]').first();
const mapOf = (page, name) => page.getByRole('application', { name });

test('a player reads the map of stores by keyboard, with the complete list beside it', async ({ visit }) => {
  const { page } = await visit({ viewport: DESKTOP, as: DEMO.player });
  await page.goto('/stores');
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  const listed = await page.getByRole('heading', { level: 2 }).allInnerTexts();
  await page.getByRole('radio', { name: 'List' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.waitForURL('**/stores?layout=map');
  await outline(page).waitFor({ state: 'attached' });
  expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(listed);
  const map = mapOf(page, 'Map of stores');
  const isThere = () => map.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; tabs < MAX_TABS && !(await isThere()); tabs += 1) await page.keyboard.press('Tab');
  await expect(map).toBeFocused();
  const count = mapOf(page, 'Map of stores').getByRole('status');
  await expect(count).toHaveText(/^\d+ places? in view$/);
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowUp');
  await expect(count).toHaveText('Nothing in this view');
  await page.keyboard.press('0');
  await expect(count).toHaveText(/^\d+ places? in view$/);
  const first = mapOf(page, 'Map of stores').getByRole('button').first();
  for (let level = 0; level < 8 && /places:/.test(await first.getAttribute('aria-label')); level += 1) {
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(mapOf(page, 'Map of stores')).toBeFocused();
  }
  await first.focus();
  const name = await first.getAttribute('aria-label');
  await page.keyboard.press('Enter');
  const chosen = page.getByRole('region', { name, exact: true });
  await expect(chosen).toBeFocused();
  await inspect(page);
  await page.keyboard.press('Escape');
  await expect(mapOf(page, 'Map of stores')).toBeFocused();
});

test('on a phone a finger moves the map, and the events are on one as well', async ({ visit }) => {
  const { page, context } = await visit({ viewport: PHONE, hasTouch: true, as: DEMO.player });
  await page.goto('/events?layout=map');
  const map = mapOf(page, 'Map of events');
  const count = map.getByRole('status');
  await expect(count).toHaveText(/^\d+ places? in view$/);
  await inspect(page);
  const box = await map.boundingBox();
  const at = (share) => ({ x: box.x + box.width / 2, y: box.y + box.height * share });
  const touch = await context.newCDPSession(page);
  const marker = map.getByRole('button').first();
  const before = await marker.boundingBox();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0.3)] });
  for (const share of [0.35, 0.4, 0.45])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(share)] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(async () => (await marker.boundingBox()).y - before.y).toBeGreaterThan(box.height * 0.1);
});

test('a store moves its pin, and what everybody will see follows', async ({ visit }) => {
  const { page } = await visit({ viewport: DESKTOP, as: DEMO.store });
  await page.goto('/settings');
  const section = page.getByRole('region', { name: 'Place' });
  await section.getByRole('button', { name: 'Change place' }).click();
  await section.getByRole('button', { name: 'Set the point on a map' }).click();
  const pin = section.getByRole('button', { name: /^Pin at / });
  await pin.focus();
  const latitude = section.getByLabel('Latitude');
  const before = Number(await latitude.inputValue());
  await page.keyboard.press('ArrowUp');
  await expect.poll(async () => Number(await latitude.inputValue())).toBeGreaterThan(before);
  await pin.scrollIntoViewIfNeeded();
  const from = await pin.boundingBox();
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 + 60, from.y + from.height / 2, { steps: 4 });
  await page.mouse.up();
  const moved = await pin.boundingBox();
  expect(moved.x - from.x).toBeGreaterThan(50);
  await section
    .getByText(`${await latitude.inputValue()}, ${await section.getByLabel('Longitude').inputValue()}`, {
      exact: true,
    })
    .waitFor();
  await inspect(page);
});

test('a stranger opens the map of a store on its page', async ({ visit, product }) => {
  const { page } = await visit({ viewport: PHONE });
  const { stores } = await (
    await fetch(`${product.origin}/api/places/map?south=-90&west=-180&north=90&east=180`)
  ).json();
  expect(stores.length).toBeGreaterThan(0);
  await page.goto(`/s/${stores[0].uuid}`);
  await page.getByRole('button', { name: 'Show map' }).click();
  await mapOf(page, `Map of ${stores[0].name}`).getByRole('button', { name: stores[0].name }).waitFor();
  await inspect(page);
});
