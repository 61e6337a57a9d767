// Two write to each other about an offer, on two phones: what one sends comes on the other's page by itself.
import { createAccount, postListing } from './support/api.mjs';
import { expect, test } from './support/fixtures.mjs';
import { inspect } from './support/page.mjs';
import { PHONE } from './support/people.mjs';

const field = (page, who) => page.getByRole('textbox', { name: `Write to ${who}`, exact: true });
const send = (page) => page.getByRole('button', { name: 'Send', exact: true });

// @spec screen-thread, rule-message-notices
test('two write about an offer on two phones: each message comes by itself, is counted, read, and muted', async ({
  visit,
  product,
}) => {
  const [robin, kim] = [await createAccount(product), await createAccount(product)];
  const card = await postListing(kim, 'set:brm cn:1', 4);
  const offer = await robin.call('/offers', {
    method: 'POST',
    body: { recipient: kim.user.uuid, lines: [{ listing: card.uuid }] },
  });
  const { page } = await visit({ viewport: PHONE, as: robin });
  const other = (await visit({ viewport: PHONE, as: kim })).page;
  await page.goto(`/offers/${offer.uuid}`);
  await field(page, kim.name).fill('Is it near mint?');
  // However fast: the second press finds nothing left to send.
  await send(page).dblclick();
  await expect(page.getByText('Is it near mint?', { exact: true })).toHaveCount(1);
  await expect(page.getByText('Sending…')).toHaveCount(0);

  await other.goto('/inbox');
  await other.getByText('1 new message').waitFor();
  await inspect(other);
  await other.getByRole('link', { name: new RegExp(card.cardName) }).click();
  await other.getByText('Is it near mint?', { exact: true }).waitFor();
  await field(other, robin.name).fill('It is. At six on Friday?');
  await send(other).click();
  await page.getByText('It is. At six on Friday?', { exact: true }).waitFor();
  await inspect(page);
  await other.getByRole('switch', { name: 'Muted' }).check();
  await field(page, kim.name).fill('Six is fine');
  await send(page).click();
  // Muted, and live all the same.
  await other.getByText('Six is fine', { exact: true }).waitFor();
  await inspect(other);
  await other.goto('/inbox');
  await other.getByRole('link', { name: new RegExp(card.cardName) }).waitFor();
  await expect(other.getByText(/new message/)).toHaveCount(0);
});
