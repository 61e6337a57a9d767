// Two players who would trade: one hides their e-mail address, gets a message from the other, and reports it.
import { postListing } from './support/api.mjs';
import { expect, test } from './support/fixtures.mjs';
import { mailLink, replyTo } from './support/outbox.mjs';
import { inspect } from './support/page.mjs';
import { openCard, PHONE, says } from './support/people.mjs';

const CARD = { search: 'set:brm cn:8', name: 'Order of the White Briar' };
const OTHER = { search: 'set:brm cn:5', name: 'Ysolde, Keeper of Lamps' };
const TAPS_TO_MESSAGE = 3;
const TEXT = 'Hi! Is it still there? I could come by on Saturday.';

/** A new player, whose address nobody sees, with two cards to trade. */
async function openStall(createPlayer) {
  const seller = await createPlayer();
  for (const { search } of [CARD, OTHER]) await postListing(seller, search, 0.8, { type: 'TRADE' });
  return seller;
}

/** The form that writes to the seller, from the card's page. */
async function openForm(page, seller) {
  await openCard(page, CARD);
  await page.getByRole('button', { name: `Message ${seller.name}` }).click();
  return page.getByRole('dialog', { name: `Message ${seller.name}` });
}

test(`is ${TAPS_TO_MESSAGE} taps from the card, on the way past what else its lister would trade`, async ({
  visit,
  createPlayer,
}) => {
  const seller = await openStall(createPlayer);
  const { page } = await visit({ viewport: PHONE, as: await createPlayer() });
  let taps = 0;
  const tap = async (target) => {
    taps++;
    await target.click();
  };
  await openCard(page, CARD);
  await tap(page.getByRole('link', { name: seller.name }).first());
  await page.getByRole('heading', { name: `${CARD.name} here` }).waitFor();
  const other = page.getByRole('listitem').filter({ hasText: OTHER.name });
  await other.getByText('Trade', { exact: true }).waitFor();
  await inspect(page);
  await tap(page.getByRole('link', { name: 'Back to the card' }));
  await page.getByRole('heading', { level: 1, name: CARD.name }).waitFor();
  const message = page.getByRole('button', { name: `Message ${seller.name}` });
  await tap(message);
  await page.getByRole('dialog', { name: `Message ${seller.name}` }).waitFor();
  expect(taps, `${taps} taps`).toBeLessThanOrEqual(TAPS_TO_MESSAGE);
  await page.keyboard.press('Escape');
});

// @spec call-send-message
test('is written on a phone, kept over Escape and a reload, and sent; it is answered by mail', async ({
  visit,
  product,
  createPlayer,
}) => {
  const seller = await openStall(createPlayer);
  const buyer = await createPlayer();
  const { page } = await visit({ viewport: PHONE, as: buyer });

  await test.step('is written on a phone, kept over Escape and a reload, and sent', async () => {
    const dialog = await openForm(page, seller);
    await dialog.getByLabel('Your message').fill(TEXT);
    await inspect(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.reload();
    const again = await openForm(page, seller);
    expect(await again.getByLabel('Your message').inputValue()).toBe(TEXT);
    expect(await page.content()).not.toContain(seller.email);
    await again.getByRole('button', { name: 'Send message' }).click();
    await says(page, `Message sent to ${seller.name}.`);
    await inspect(page);
    await again.getByRole('button', { name: 'Done' }).click();
    await again.waitFor({ state: 'detached' });
  });

  await test.step('is answered by mail', async () => {
    await mailLink(product.dataDir, seller.email, seller.link);
    const answered = await replyTo(product.dataDir, seller.email);
    expect(answered, answered).toContain(buyer.email);
    expect(answered, answered).toContain(buyer.name);
  });
});

// @spec route-report-message
test('is reported by the link in the mail without logging in, and its sender blocked until that is undone', async ({
  visit,
  product,
  createPlayer,
}) => {
  const seller = await openStall(createPlayer);
  const buyer = await visit({ viewport: PHONE, as: await createPlayer() });
  const stranger = await visit({ viewport: PHONE });

  await test.step('is sent', async () => {
    const dialog = await openForm(buyer.page, seller);
    await dialog.getByLabel('Your message').fill(TEXT);
    await dialog.getByRole('button', { name: 'Send message' }).click();
    await says(buyer.page, `Message sent to ${seller.name}.`);
  });

  // Who is blocked sees no listing of theirs any more: the form was opened before.
  const dialog = await openForm(buyer.page, seller);
  await dialog.getByLabel('Your message').fill('One more thing.');

  await test.step('is reported by the link in the mail without logging in, and its sender blocked', async () => {
    const { page } = stranger;
    await page.goto(await mailLink(product.dataDir, seller.email, seller.link));
    await page.getByRole('heading', { level: 1, name: 'Report a message' }).waitFor();
    await inspect(page);
    await page.getByRole('radio', { name: 'Spam or advertising' }).check();
    await page.getByRole('checkbox', { name: 'Don’t let this person message me again' }).check();
    await page.getByRole('button', { name: 'Send report' }).click();
    await page.getByRole('heading', { name: 'Thanks for your report' }).waitFor();
    await inspect(page);
  });

  await test.step('is the last of a sender who is blocked, until the block is undone', async () => {
    const send = dialog.getByRole('button', { name: 'Send message' });
    await send.click();
    buyer.allow(/status of 422/);
    await says(buyer.page, 'This person doesn’t accept messages from you.');
    await stranger.page.getByRole('button', { name: 'Undo block' }).click();
    await stranger.page.getByText('This person can still message you.').waitFor();
    await send.click();
    await says(buyer.page, `Message sent to ${seller.name}.`);
  });
});
