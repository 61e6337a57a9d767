// A stranger opens the link of a store: what they see is in the HTML, is true at this moment, and leads on.
import { postListing } from './support/api.mjs';
import { expect, test } from './support/fixtures.mjs';
import { fits, inspect, settled } from './support/page.mjs';
import { PHONE, says } from './support/people.mjs';

const DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
const ALWAYS = {
  weekly: DAYS.map((day) => ({ day, opens: '00:00', closes: '24:00' })),
  exceptions: [],
  description: 'Boxes of singles.',
  website: 'https://brass-lantern.example',
  timeZone: 'America/Chicago',
};

const read = async ({ origin }, path) => {
  const answer = await fetch(`${origin}${path}`);
  return {
    status: answer.status,
    html: await answer.text(),
    policy: answer.headers.get('content-security-policy'),
  };
};
const structuredIn = (html) =>
  JSON.parse(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)[1]);

// @spec rule-public-pages, added-structured-data
test('reads a store, a card and an event without scripts, and never a card that was sold', async ({
  product,
  visit,
  createStore,
}) => {
  const store = await createStore();
  await store.call('/storefronts/mine', { method: 'PUT', body: ALWAYS });
  const listing = await postListing(store, 'Judgment at Low Tide', 4.5);
  const path = `/s/${store.user.uuid}`;
  const card = `/c/${listing.cardId}`;
  const page = await read(product, path);
  expect(page.status).toBe(200);
  for (const text of [store.name, 'Open around the clock', 'Judgment at Low Tide', '$4.50'])
    expect(page.html).toContain(text);
  expect(structuredIn(page.html)).toMatchObject({ '@type': 'HobbyShop', name: store.name });
  expect(page.policy).not.toContain('unsafe-inline');
  const offers = async () => structuredIn((await read(product, card)).html).offers?.offers ?? [];
  const isOffered = async () => (await offers()).some(({ seller }) => seller.name === store.name);
  expect(await isOffered()).toBe(true);
  // Both pages are cached by now.
  await store.call(`/listings/${listing.uuid}`, { method: 'PATCH', body: { status: 'SOLD' } });
  expect((await read(product, path)).html).not.toContain('Judgment at Low Tide');
  expect(await isOffered()).toBe(false);
  for (const kind of ['s', 'c', 'e'])
    expect((await read(product, `/${kind}/0d9a2a6e-9f0e-4c56-8a52-5c3d2f1b7e01`)).status).toBe(404);
  const { page: silent } = await visit({ viewport: PHONE, javaScriptEnabled: false });
  await silent.goto(path);
  await silent.getByRole('heading', { level: 1, name: store.name }).waitFor();
});

// @spec added-store-page, added-follow-store
test('finds on a phone what a store has, signs in, and follows it', async ({
  visit,
  createStore,
  createPlayer,
}) => {
  const store = await createStore();
  await store.call('/storefronts/mine', { method: 'PUT', body: ALWAYS });
  await postListing(store, 'Judgment at Low Tide', 4.5);
  const path = `/s/${store.user.uuid}`;
  const stranger = await visit({ viewport: PHONE });
  await stranger.page.goto(path);
  await says(stranger.page, 'Open around the clock');
  await inspect(stranger.page);
  await stranger.page.getByRole('searchbox').fill('low tide');
  await says(stranger.page, '1 single found');
  await stranger.page.getByRole('link', { name: 'Judgment at Low Tide' }).click();
  await stranger.page.getByRole('link', { name: store.name }).waitFor();
  await inspect(stranger.page);
  await stranger.page.goBack();
  await stranger.page.getByRole('button', { name: 'Follow' }).click();
  await stranger.page.getByRole('dialog', { name: 'Sign Up' }).waitFor();
  const { page } = await visit({ viewport: PHONE, as: await createPlayer() });
  await page.goto(path);
  // Before its scripts have come, the page doesn't know who has logged in.
  await settled(page);
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await page.getByRole('button', { name: 'Following', pressed: true }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Following', pressed: true }).waitFor();
});

// @spec added-edit-store-page, added-store-code
test('writes the page of a store, and finds its code', async ({ visit, createStore }) => {
  const store = await createStore();
  const { page } = await visit({ as: store });
  await page.goto('/store-page');
  await page.getByRole('button', { name: 'Add hours on Monday' }).click();
  await page.getByRole('button', { name: 'Copy Monday to every day' }).click();
  await page.getByLabel('Description').fill('Boxes of singles.');
  await inspect(page);
  const wide = page.viewportSize();
  // A window of 1280 pixels at a zoom of 400 %.
  await page.setViewportSize({ width: 320, height: 640 });
  await fits(page);
  await page.setViewportSize(wide);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await says(page, 'Store page saved.');
  await page.getByRole('link', { name: 'See your page' }).click();
  await says(page, 'Boxes of singles.');
});
