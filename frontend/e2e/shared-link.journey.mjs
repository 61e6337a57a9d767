// The link of a store in a message: from a stranger on a phone to a member who knows who is near and follows the store.
import { setTimeout as sleep } from 'node:timers/promises';
import { newAccount, postListing } from './support/api.mjs';
import { test } from './support/fixtures.mjs';
import { mailLink } from './support/outbox.mjs';
import { inspect } from './support/page.mjs';
import { PHONE, says } from './support/people.mjs';

test.use({ settings: { TOWN_LIST: 'on' } });

const DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
const ALWAYS = {
  weekly: DAYS.map((day) => ({ day, opens: '00:00', closes: '24:00' })),
  exceptions: [],
  description: null,
  website: null,
  timeZone: 'America/Chicago',
};
const CARD = 'Judgment at Low Tide';

/** A store with hours, a place and a card. */
async function openStore(product, createStore) {
  for (let status = 503; status === 503; await sleep(300))
    status = (await fetch(`${product.origin}/api/places?q=chicago`)).status;
  const store = await createStore();
  await store.call('/storefronts/mine', { method: 'PUT', body: ALWAYS });
  const place = { address: '1814 W Division Street', latitude: 41.90329, longitude: -87.67255 };
  await store.call('/places/store', { method: 'PUT', body: place });
  await postListing(store, CARD, 4.5);
  return store;
}

// @spec rule-public-pages, added-follow-store
test('a shared link leads to an account, a town, who is near, and a store that is followed', async ({
  visit,
  product,
  createStore,
}) => {
  test.slow();
  const store = await openStore(product, createStore);
  const { page } = await visit({ viewport: PHONE });
  const link = `/s/${store.user.uuid}`;
  await page.goto(link);
  await says(page, 'Open around the clock');
  await page.getByRole('searchbox').fill('low tide');
  await page.getByRole('link', { name: CARD }).first().click();
  await page.getByRole('link', { name: store.name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: store.name }).waitFor();
  await page.getByRole('button', { name: 'Follow' }).click();
  const { name, email, password } = newAccount();
  const dialog = page.getByRole('dialog', { name: 'Sign Up' });
  const fields = { Name: name, Email: email, Password: password, 'Confirm password': password };
  for (const [label, text] of Object.entries(fields))
    await dialog.getByLabel(label, { exact: true }).fill(text);
  await dialog.getByRole('checkbox').click();
  // Twice, as people press.
  await dialog.getByRole('button', { name: 'Sign Up' }).dblclick();
  await says(page, 'Account created. Please verify your email before logging in.');
  await page.goto(await mailLink(product.dataDir, email));
  await page.waitForURL(`**${link}`);
  await page.getByRole('button', { name: 'Following', pressed: true }).waitFor();
  await inspect(page);
  await page.goto('/home');
  await page
    .getByRole('region', { name: 'Set your town to see who is near' })
    .getByRole('button', { name: 'Set your town' })
    .click();
  const town = page.getByRole('dialog', { name: 'Set your town' });
  await town.getByRole('combobox', { name: 'Your town' }).fill('chicago, il');
  await town.getByRole('option', { name: 'Chicago, Illinois, United States', exact: true }).click();
  await town.getByRole('button', { name: /^(Save|Set)/ }).click();
  await town.waitFor({ state: 'detached' });
  await page.goto('/cards/on-offer?search=low+tide');
  await page
    .getByRole('link', { name: /Judgment at Low Tide.* mi/ })
    .first()
    .waitFor();
  await inspect(page);
});
