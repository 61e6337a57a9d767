// What a player sells: two cards are posted, sold, and found in the order history.
import { postListing } from './support/api.mjs';
import { ZONE } from './support/calendar.mjs';
import { expect, oneOfMany, test } from './support/fixtures.mjs';
import { inspect } from './support/page.mjs';
import { DESKTOP, listCards, PHONE, says } from './support/people.mjs';
import { rowOf, salesOf } from './support/screens.mjs';

const SOLD = [
  { code: 'BRM-8', name: 'Order of the White Briar', price: '0.80', shown: '$0.80' },
  { code: 'brm 20', name: 'Orrin Vael, Undertow Oracle', price: '17', shown: '$17.00' },
];
const A_PHONE = { viewport: PHONE, timezoneId: ZONE };
const DESK = { viewport: DESKTOP, timezoneId: ZONE };
const DEVICES = [
  ['a phone', A_PHONE],
  ['a wide screen', DESK],
];

test('posts two cards and sells them', async ({ visit, createPlayer }) => {
  const { page } = await visit({ ...A_PHONE, as: await createPlayer() });
  await page.goto('/my-listings');
  await says(page, 'You have no listings yet.');
  await inspect(page);
  await listCards(page, SOLD, inspect);
  for (const [left, { name }] of SOLD.entries()) {
    await rowOf(page, name).getByRole('button', { name: 'Mark as Sold' }).click();
    const dialog = page.getByRole('dialog', { name: 'Mark as Sold' });
    await dialog.getByText(name).waitFor();
    await inspect(page);
    await dialog.getByRole('button', { name: 'Mark as Sold' }).click();
    await says(page, 'Marked as sold!');
    await says(page, left === 0 ? '1 listing' : 'You have no listings yet.');
    await rowOf(page, name).waitFor({ state: 'detached' });
  }
  await inspect(page);
});

for (const [nth, [name, device]] of DEVICES.entries()) {
  test(`finds both on ${name}, the latest first`, oneOfMany(nth), async ({ visit, createPlayer }) => {
    const player = await createPlayer();
    for (const { name: card, price } of SOLD) {
      const { uuid } = await postListing(player, `!"${card}" set:brm`, Number(price));
      await player.call('/listings/sales', { method: 'POST', body: { listings: [{ uuid }] } });
    }
    const { page } = await visit({ ...device, as: player });
    await page.goto('/order-history');
    const { columns, rows } = await salesOf(page, SOLD.length);
    expect(columns).toEqual(['Item', 'Date', 'Sold Price', 'Status']);
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: ZONE }).format();
    const moment = expect.stringMatching(new RegExp(`^${day}, \\d\\d:\\d\\d$`));
    for (const [at, { name: item, shown }] of [...SOLD].reverse().entries()) {
      const [what, ...rest] = rows[at];
      expect(what, what).toContain(item);
      expect(rest).toEqual([moment, shown, 'Sold']);
    }
    await inspect(page);
  });
}
