// From “who has it” to the card in the hand: a player holds two cards at a store, on two phones at the counter.
import { createAccount, postListing } from './support/api.mjs';
import { expect, test } from './support/fixtures.mjs';
import { inspect } from './support/page.mjs';
import { DESKTOP, PHONE, says } from './support/people.mjs';

/** A store that holds cards for everyone, with two of them listed. */
async function openStore(product) {
  const store = await createAccount(product, { role: 'STORE' });
  const rules = { isOn: true, maxCards: 10, maxValue: 100, forWhom: 'EVERYONE', days: 2 };
  await store.call('/offers/hold-rules', { method: 'PUT', body: rules });
  const cards = [];
  for (const [search, price] of [
    ['set:brm cn:1', 4],
    ['set:brm cn:2', 1.5],
  ])
    cards.push(await postListing(store, search, price));
  return { store, cards };
}

/** One's own code, as it is read across the table. */
async function codeOn(page) {
  const code = page.getByText(/^\d{3} \d{3}$/);
  await code.waitFor();
  return (await code.innerText()).replace(' ', '');
}

async function enter(page, who, code) {
  await page.getByLabel(`${who}’s code`).fill(code);
  // However fast: the second press finds nothing left to do.
  await page.getByRole('button', { name: 'Confirm the hand-over' }).dblclick();
}

// @spec screen-hold-for-me
test('a player holds two cards, the store puts them aside, and both confirm by code at the counter', async ({
  visit,
  product,
}) => {
  const { store, cards } = await openStore(product);
  const player = await createAccount(product);
  const { page } = await visit({ viewport: PHONE, as: player });
  await page.goto(`/my-listings?${new URLSearchParams({ storeId: store.user.uuid, storeName: store.name })}`);
  for (const { cardName } of cards)
    await page.getByRole('button', { name: `Add to the basket: ${cardName}`, exact: true }).click();
  await says(page, `2 cards at ${store.name}`);
  await inspect(page);
  await page.getByRole('button', { name: 'Hold all' }).dblclick();
  await page.getByText(/^Held for you until/).waitFor();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.waitForURL('**/deals/*');
  await page.getByRole('heading', { level: 1, name: `Deal with ${store.name}` }).waitFor();
  await page
    .getByText(/^Held for you until/)
    .first()
    .waitFor();
  await page.getByRole('img', { name: 'Your code as a QR code' }).waitFor();
  await inspect(page);

  const counter = await visit({ viewport: DESKTOP, as: store });
  await counter.page.goto('/deals/queue');
  await counter.page.getByLabel(`Shelf for ${player.name}`).fill('Drawer 2');
  await inspect(counter.page);
  await counter.page.getByRole('button', { name: `Put aside for ${player.name}` }).dblclick();
  await says(counter.page, 'Nothing to pull.');
  await counter.page.getByRole('button', { name: 'Ready', exact: true }).click();
  await counter.page.getByRole('link', { name: `Hand over to ${player.name}` }).click();
  await counter.page.getByText('Shelf: Drawer 2').first().waitFor();
  await inspect(counter.page);

  const [mine, theirs] = [await codeOn(page), await codeOn(counter.page)];
  expect(mine).not.toBe(theirs);
  await enter(page, store.name, theirs);
  await says(page, 'You have confirmed.');
  await enter(counter.page, player.name, mine);
  await says(counter.page, 'Done: the cards have changed hands.');
  await says(page, 'Done: the cards have changed hands.');
  await inspect(page);
  await counter.page.goto('/order-history');
  for (const { cardName } of cards)
    await counter.page.getByRole('link', { name: cardName, exact: true }).first().waitFor();
  await inspect(counter.page);
});

// @spec screen-inbox
test('what is held is in the inbox of both, by whose turn it is, and is reached by keyboard alone', async ({
  visit,
  product,
}) => {
  const { store, cards } = await openStore(product);
  const player = await createAccount(product);
  const listings = cards.map(({ uuid }) => uuid);
  await player.call('/offers/holds', { method: 'POST', body: { listings } });
  const { page } = await visit({ viewport: DESKTOP, as: player });
  await page.goto('/inbox');
  const entry = page.getByRole('region', { name: 'Waiting for others' }).getByRole('link');
  await entry.waitFor();
  await inspect(page);
  await entry.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/deals/*');
  const counter = await visit({ viewport: PHONE, as: store });
  await counter.page.goto('/inbox');
  await counter.page.getByRole('region', { name: 'Your turn' }).getByRole('link').waitFor();
  await counter.page.getByRole('button', { name: /^More.*to answer/ }).waitFor();
  await inspect(counter.page);
});
