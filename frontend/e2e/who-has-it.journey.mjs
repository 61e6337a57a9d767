// Who has it: from the search field to a store that has the card, in any printing.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { inspect } from './support/page.mjs';
import { DEMO, DESKTOP, fillLogIn, logIn, PHONE, says } from './support/people.mjs';
import { setStage } from './support/stage.mjs';

const MAX_TAPS = 3;

describe('Who has it', () => {
  let close;
  let desk;
  let phone;
  let friend;
  before(async () => {
    ({ close, desk, phone, friend } = await setStage({
      desk: { viewport: DESKTOP },
      phone: { viewport: PHONE },
      friend: { viewport: PHONE },
    }));
  });
  after(() => close?.());

  /** A card that a store has in stock. */
  const listedCard = (page) =>
    page.evaluate(async () => {
      const headers = { authorization: `Bearer ${sessionStorage.getItem('accessToken')}` };
      const read = async (path) => (await fetch(path, { headers })).json();
      const { data } = await read('/api/cards/search?q=cn>=0&unique=cards&listed=true');
      const cardIds = data.slice(0, 100).map(({ id }) => id);
      const stock = await read(`/api/listings/availability?cardIds=${cardIds}&printings=any`);
      const had = stock.find(({ stores }) => stores > 0);
      return data.find(({ id }) => id === had.cardId);
    });

  /** From the search field to the store; gives how many taps it took, and where the listings begin. */
  async function walk(page) {
    const { name } = await listedCard(page);
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

  it('on a desktop the listings are in view without scrolling, three taps from the search field', async () => {
    const { page } = desk;
    await logIn(page, DEMO.player);
    const { taps, bottom } = await walk(page);
    assert.ok(taps <= MAX_TAPS, `${taps} taps`);
    assert.ok(bottom <= 900, `the first store ends at ${bottom}`);
  });

  it('on a phone the listings begin within a screen and a half', async () => {
    const { page } = phone;
    await logIn(page, DEMO.player);
    const { taps, bottom } = await walk(page);
    assert.ok(taps <= MAX_TAPS, `${taps} taps`);
    assert.ok(bottom <= 1.5 * 844, `the first store ends at ${bottom}`);
  });

  it('the store is called, found and written to, and the card is watched, with one tap each', async () => {
    const { page } = phone;
    await page.goBack();
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    const offer = page.getByRole('region', { name: 'Who has this card' }).getByRole('listitem').first();
    const leadsTo = (way) => offer.getByRole('link', { name: way }).getAttribute('href');
    assert.match(await leadsTo(/^Call/), /^tel:\+\d+$/);
    assert.match(await leadsTo(/^Directions/), /^https:/);
    const mail = new URL(await leadsTo(/^E-mail/));
    assert.equal(mail.protocol, 'mailto:');
    assert.ok(mail.searchParams.get('subject').startsWith(name), mail.href);
    await page.getByRole('button', { name: '+ Watchlist' }).click();
    await page.getByRole('button', { name: 'Watching' }).waitFor();
  });

  it('a friend opens the link to the card: two taps and two fields to log in, and it is there', async () => {
    const { page } = friend;
    const card = new URL(phone.page.url()).pathname;
    await page.goto(card);
    await says(page, 'Log in or create a free account to open the page you came for.');
    await inspect(page);
    await page.getByRole('button', { name: 'Log in to continue' }).click();
    await fillLogIn(page, DEMO.player);
    await page.getByRole('region', { name: 'Who has this card' }).waitFor();
    assert.equal(new URL(page.url()).pathname, card);
  });
});
