// Who has it: from the search field to a store that has the card, in any printing.
import { openSession } from './support/api.mjs';
import { expect, test } from './support/fixtures.mjs';
import { inspect } from './support/page.mjs';
import { DEMO, DESKTOP, fillLogIn, PHONE, says } from './support/people.mjs';

const MAX_TAPS = 3;

/** A card that a store has in stock. */
async function listedCard({ call }) {
  const { data } = await call('/cards/search?q=cn>=0&unique=cards&listed=true');
  const cardIds = data.slice(0, 100).map(({ id }) => id);
  const stock = await call(`/listings/availability?cardIds=${cardIds}&printings=any`);
  const had = stock.find(({ stores }) => stores > 0);
  return data.find(({ id }) => id === had.cardId);
}

/** A card that the demo's store has in stock, which can be called, visited and written to. */
async function cardOfDemoStore(product) {
  const { call, user } = await openSession(product, DEMO.store);
  const [{ cardId }] = await call(`/listings/user/${user.uuid}/status/ACTIVE`);
  return cardId;
}

/** From the search field to the store; gives how many taps it took, and where the listings begin. */
async function walk(page, { name }) {
  let taps = 0;
  const tap = async (locator) => {
    taps++;
    await locator.click();
  };
  await tap(page.getByRole('button', { name: /Find a card/ }).first());
  const dialog = page.getByRole('dialog', { name: 'Find a card' });
  await dialog.getByRole('combobox', { name: 'Card' }).fill(name);
  const option = dialog.getByRole('option').filter({ hasText: /from \$|for trade/ });
  await option.first().waitFor();
  await tap(option.first());
  const box = page.getByRole('region', { name: 'Who has this card' });
  const store = box.getByRole('listitem').getByRole('link').first();
  await store.waitFor();
  await inspect(page);
  const { y, height } = await store.boundingBox();
  await tap(store);
  await page.waitForURL(/storeId=.*card=/);
  return { taps, bottom: y + height };
}

test('on a desktop the listings are in view without scrolling, three taps from the search field', async ({
  visit,
  product,
}) => {
  const { page } = await visit({ viewport: DESKTOP, as: DEMO.player });
  await page.goto('/home');
  const { taps, bottom } = await walk(page, await listedCard(await openSession(product, DEMO.player)));
  expect(taps, `${taps} taps`).toBeLessThanOrEqual(MAX_TAPS);
  expect(bottom, `the first store ends at ${bottom}`).toBeLessThanOrEqual(900);
});

test('on a phone the listings begin within a screen and a half', async ({ visit, product }) => {
  const { page } = await visit({ viewport: PHONE, as: DEMO.player });
  await page.goto('/home');
  const { taps, bottom } = await walk(page, await listedCard(await openSession(product, DEMO.player)));
  expect(taps, `${taps} taps`).toBeLessThanOrEqual(MAX_TAPS);
  expect(bottom, `the first store ends at ${bottom}`).toBeLessThanOrEqual(1.5 * 844);
});

test('the store is called, found and written to, and the card is watched, with one tap each', async ({
  visit,
  product,
  createPlayer,
}) => {
  const { page } = await visit({ viewport: PHONE, as: await createPlayer() });
  await page.goto(`/cards/results/${await cardOfDemoStore(product)}`);
  const offer = page
    .getByRole('region', { name: 'Who has this card' })
    .getByRole('listitem')
    .filter({ hasText: DEMO.store.name })
    .first();
  await offer.waitFor();
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const leadsTo = (way) => offer.getByRole('link', { name: way }).getAttribute('href');
  expect(await leadsTo(/^Call/)).toMatch(/^tel:\+\d+$/);
  expect(await leadsTo(/^Directions/)).toMatch(/^https:/);
  const mail = new URL(await leadsTo(/^Email/));
  expect(mail.protocol).toBe('mailto:');
  expect(mail.searchParams.get('subject').startsWith(name), mail.href).toBeTruthy();
  await page.getByRole('button', { name: '+ Watchlist' }).click();
  await page.getByRole('button', { name: 'Watching' }).waitFor();
});

test('a friend opens the link to the card: two taps and two fields to log in, and it is there', async ({
  visit,
  product,
}) => {
  const { page } = await visit({ viewport: PHONE });
  const card = `/cards/results/${await cardOfDemoStore(product)}`;
  await page.goto(card);
  await says(page, 'Log in or create a free account to open the page you came for.');
  await inspect(page);
  await page.getByRole('button', { name: 'Log in to continue' }).click();
  await fillLogIn(page, DEMO.player);
  await page.getByRole('region', { name: 'Who has this card' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(card);
});
