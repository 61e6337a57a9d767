// A store that has not counted for long is asked whether the cards are still there, and answers at the counter.
import { callApi } from './support/api.mjs';
import { expect, test } from './support/fixtures.mjs';
import { axe, fits, inspect } from './support/page.mjs';
import { PHONE, says } from './support/people.mjs';

const HEADER =
  'External ID,Quantity,Held,Name,Set Code,Collector Number,Condition,Finish,Language,Price,Counted At';
const daysAgo = (days) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();

/** Imports copies of the first cards of a set: `lines` are pairs of a quantity and the age of its count in days. */
async function importCounts(product, { accessToken, call }, cards, lines) {
  const rows = lines.map(([quantity, days], nth) => {
    const { name, set, collector_number: number } = cards[nth];
    return [
      `T-${nth}`,
      quantity,
      0,
      `"${name}"`,
      set,
      number,
      'Near Mint',
      'Nonfoil',
      'en',
      2,
      daysAgo(days),
    ];
  });
  const sent = await fetch(`${product.origin}/api/stock/imports?name=counts.csv`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'text/csv' },
    body: [HEADER, ...rows.map((row) => row.join())].join('\n'),
  });
  const { uuid } = await sent.json();
  const { revision } = await settled(call, uuid);
  await call(`/stock/imports/${uuid}/commit`, { method: 'POST', body: { revision, acknowledged: [] } });
  expect((await settled(call, uuid)).state).toBe('COMMITTED');
}

async function settled(call, uuid) {
  for (;;) {
    const found = await call(`/stock/imports/${uuid}`);
    if (found.state !== 'WORKING' && found.state !== 'COMMITTING') return found;
    await new Promise((go) => setTimeout(go, 50));
  }
}

// @spec rule-count-in-one-tap, rule-stale-counts-sink, rule-expired-counts-leave
test('old counts are answered on a phone: one line, then all of them, and taken back', async ({
  visit,
  product,
  createStore,
  createPlayer,
}) => {
  const [store, player] = [await createStore(), await createPlayer()];
  const query = new URLSearchParams({ q: 'set:brm is:nonfoil game:paper' });
  const { data: cards } = await callApi(product, `/cards/search?${query}`, { token: store.accessToken });
  await importCounts(product, store, cards, [
    [2, 70],
    [3, 40],
    [4, 2],
  ]);
  const [expired, stale] = cards;
  const buyer = await visit({ viewport: PHONE, as: player });

  await test.step('a buyer sees how old a count is, and nothing of what has expired', async () => {
    await buyer.page.goto(`/cards/results/${stale.id}`);
    await buyer.page.getByText('Counted 5 weeks ago').first().waitFor();
    await inspect(buyer.page);
    await buyer.page.goto(`/cards/results/${expired.id}`);
    await says(buyer.page, 'No nearby stores currently listing this card.');
  });

  const { page } = await visit({ viewport: PHONE, as: store });
  await test.step('the store is asked, and goes through the lines', async () => {
    await page.goto('/my-listings');
    await page.getByRole('heading', { name: 'Still have these 5?' }).waitFor();
    // Listings below the window are not drawn (content-visibility): what fades in them never ends, so it is not waited for.
    await axe(page);
    await fits(page);
    await page.getByRole('link', { name: 'Go through them' }).click();
    await page.getByRole('button', { name: `Still there: ${stale.name}` }).waitFor();
    await inspect(page);
    await page.getByRole('button', { name: `Still there: ${expired.name}` }).dblclick();
    await page.getByRole('heading', { name: 'Still have these 3?' }).waitFor();
  });

  await test.step('one tap answers for the rest, and is taken back', async () => {
    await page.getByRole('button', { name: 'Yes, all 3' }).dblclick();
    await says(page, '3 copies counted. Thanks!');
    await inspect(page);
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await page.getByRole('heading', { name: 'Still have these 3?' }).waitFor();
    await page.getByRole('button', { name: 'Yes, all 3' }).click();
    await says(page, '3 copies counted. Thanks!');
  });

  await test.step('the buyer finds the card again', async () => {
    await buyer.page.reload();
    await buyer.page.getByRole('link', { name: store.name }).first().waitFor();
    await buyer.page
      .getByText(/^Counted (this minute|\d minutes? ago)$/)
      .first()
      .waitFor();
  });
});
