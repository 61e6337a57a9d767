// Two players who would trade: one hides their e-mail address, gets a message from the other, and reports it.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { mailLink, replyTo } from './support/outbox.mjs';
import { inspect } from './support/page.mjs';
import { DESKTOP, listCards, openCard, PHONE, says, signUp, verify } from './support/people.mjs';
import { setStage } from './support/stage.mjs';

const SELLER = { name: 'Dana Okafor', email: 'dana@players.example', password: 'three foil lanterns' };
const BUYER = { name: 'Juno Pardee', email: 'juno@players.example', password: 'sleeved twice over' };
const CARD = {
  code: 'BRM-8',
  search: 'set:brm cn:8',
  name: 'Order of the White Briar',
  price: '0.80',
  type: 'Trade',
};
const OTHER = { code: 'BRM-5', name: 'Ysolde, Keeper of Lamps', price: '11.00', type: 'Trade' };
const TAPS_TO_MESSAGE = 3;
const TEXT = 'Hi! Is it still there? I could come by on Saturday.';

describe('A message to a player who hides their e-mail address', () => {
  let product;
  let close;
  let seller;
  let buyer;
  let stranger;
  before(async () => {
    ({ product, close, seller, buyer, stranger } = await setStage({
      seller: { viewport: DESKTOP },
      buyer: { viewport: PHONE },
      stranger: { viewport: PHONE },
    }));
  });
  after(() => close?.());

  const openForm = async (page) => {
    await openCard(page, CARD);
    await page.getByRole('button', { name: `Message ${SELLER.name}` }).click();
    return page.getByRole('dialog', { name: `Message ${SELLER.name}` });
  };

  it('finds a listing of a new player, whose address nobody sees', async () => {
    for (const [{ page }, person] of [
      [seller, SELLER],
      [buyer, BUYER],
    ]) {
      await signUp(page, person);
      await verify(page, product, person);
    }
    await listCards(seller.page, [CARD, OTHER]);
  });

  it(`is ${TAPS_TO_MESSAGE} taps from the card, on the way past what else its lister would trade`, async () => {
    const { page } = buyer;
    let taps = 0;
    const tap = async (target) => {
      taps++;
      await target.click();
    };
    await openCard(page, CARD);
    await tap(page.getByRole('link', { name: SELLER.name }).first());
    await page.getByRole('heading', { name: `${CARD.name} here` }).waitFor();
    const other = page.getByRole('listitem').filter({ hasText: OTHER.name });
    await other.getByText('Trade', { exact: true }).waitFor();
    await inspect(page);
    await tap(page.getByRole('link', { name: 'Back to the card' }));
    await page.getByRole('heading', { level: 1, name: CARD.name }).waitFor();
    const message = page.getByRole('button', { name: `Message ${SELLER.name}` });
    await tap(message);
    await page.getByRole('dialog', { name: `Message ${SELLER.name}` }).waitFor();
    assert.ok(taps <= TAPS_TO_MESSAGE, `${taps} taps`);
    await page.keyboard.press('Escape');
  });

  it('is written on a phone, kept over Escape and a reload, and sent', async () => {
    const { page } = buyer;
    const dialog = await openForm(page);
    await dialog.getByLabel('Your message').fill(TEXT);
    await inspect(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.reload();
    const again = await openForm(page);
    assert.equal(await again.getByLabel('Your message').inputValue(), TEXT);
    assert.ok(!(await page.content()).includes(SELLER.email));
    await again.getByRole('button', { name: 'Send message' }).click();
    await says(page, `Message sent to ${SELLER.name}.`);
    await inspect(page);
    await again.getByRole('button', { name: 'Done' }).click();
    await again.waitFor({ state: 'detached' });
  });

  it('is answered by mail', async () => {
    await mailLink(product.dataDir, SELLER.email);
    const answered = replyTo(product.dataDir, SELLER.email);
    assert.ok(answered.includes(BUYER.email), answered);
    assert.ok(answered.includes(BUYER.name), answered);
  });

  it('is reported by the link in the mail without logging in, and its sender blocked', async () => {
    const { page } = stranger;
    await page.goto(await mailLink(product.dataDir, SELLER.email));
    await page.getByRole('heading', { level: 1, name: 'Report a message' }).waitFor();
    await inspect(page);
    await page.getByRole('radio', { name: 'Spam or advertising' }).check();
    await page.getByRole('checkbox', { name: 'Don’t let this person message me again' }).check();
    await page.getByRole('button', { name: 'Send report' }).click();
    await page.getByRole('heading', { name: 'Thanks for your report' }).waitFor();
    await inspect(page);
  });

  it('is the last of a sender who is blocked, until the block is undone', async () => {
    const dialog = await openForm(buyer.page);
    await dialog.getByLabel('Your message').fill('One more thing.');
    const send = dialog.getByRole('button', { name: 'Send message' });
    await send.click();
    buyer.expect(/status of 422/);
    await says(buyer.page, 'This person doesn’t take messages from you.');
    await stranger.page.getByRole('button', { name: 'Undo block' }).click();
    await stranger.page.getByText('This person can still message you.').waitFor();
    await send.click();
    await says(buyer.page, `Message sent to ${SELLER.name}.`);
  });
});
