// A player's week: the cards they want, the stores and evenings around them, and what they sell.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { inDays, ZONE } from './support/calendar.mjs';
import { inspect } from './support/page.mjs';
import { DESKTOP, listCards, logIn, openCard, PHONE, says, signUp, verify } from './support/people.mjs';
import { rowOf, salesOf, sidebarOf } from './support/screens.mjs';
import { setStage } from './support/stage.mjs';

const PLAYER = { name: 'Juno Pardee', email: 'juno@players.example', password: 'sleeved twice' };
/** One with a foil price, one without; the one that is watched last stands first. */
const WATCHED = [
  { search: 'set:brm cn:42', name: 'Smoke Without a House', printing: 'BRM #42', foil: 'N/A' },
  { search: 'set:brm cn:5', name: 'Ysolde, Keeper of Lamps', printing: 'BRM #5', foil: '$21.50' },
];
const SOLD = [
  { code: 'BRM-8', name: 'Order of the White Briar', price: '0.80', shown: '$0.80' },
  { code: 'brm 20', name: 'Orrin Vael, Undertow Oracle', price: '17', shown: '$17.00' },
];
const NOTHING = 'No events found. Adjust filters or try a different search.';

describe('A player’s week', () => {
  let product;
  let close;
  let phone;
  let desk;
  before(async () => {
    ({ product, close, phone, desk } = await setStage({
      phone: { viewport: PHONE, timezoneId: ZONE },
      desk: { viewport: DESKTOP, timezoneId: ZONE },
    }));
  });
  after(() => close?.());

  const DEVICES = [
    ['a phone', () => phone],
    ['a wide screen', () => desk],
  ];
  const region = (page, name) => page.getByRole('region', { name });
  const headings = (page) => page.getByRole('main').getByRole('heading', { level: 2 });

  it('signs up on a phone, and verifying the address logs in', async () => {
    const { page } = phone;
    await signUp(page, PLAYER, { look: inspect });
    await inspect(page);
    await verify(page, product, PLAYER);
    await inspect(page);
  });

  it('finds the dashboard of somebody who is new', async () => {
    const { page } = phone;
    await page.getByRole('heading', { name: `Welcome, ${PLAYER.name}` }).waitFor();
    await says(page, 'No cards in your watchlist.');
    await inspect(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Card Finder' }).waitFor();
    await inspect(page);
    await menu.getByRole('link', { name: 'Card Finder' }).click();
    await page.waitForURL('**/cards');
    await inspect(page);
  });

  it('watches two cards', async () => {
    const { page } = phone;
    for (const watched of WATCHED) {
      await openCard(page, watched, inspect);
      await page.getByRole('button', { name: '+ Watchlist' }).click();
      await page.getByRole('button', { name: 'Watching', pressed: true }).waitFor();
      await inspect(page);
      await page.reload();
      await page.getByRole('button', { name: 'Watching', pressed: true }).waitFor();
    }
  });

  it('sees them take turns on the dashboard, with picture, name, set and number, and foil price', async () => {
    const { page } = desk;
    await logIn(page, PLAYER);
    const watched = page.getByRole('region', { name: 'Watched cards' });
    const second = watched.getByRole('button', { name: 'Slide 2 of 2' });
    await second.and(page.locator('[aria-current="true"]')).waitFor();
    await watched.getByRole('button', { name: 'Pause slides' }).click();
    for (const [at, { name, printing, foil }] of [...WATCHED].reverse().entries()) {
      await watched.getByRole('button', { name: `Slide ${at + 1} of 2` }).click();
      const slide = watched.locator('[aria-roledescription="slide"]:not([inert])').filter({ hasText: name });
      await slide.waitFor();
      const words = await slide.innerText();
      for (const fact of [name, printing, foil]) assert.ok(words.includes(fact), `${fact} in ${words}`);
      const picture = slide.locator('img');
      assert.ok(await picture.evaluate((image) => image.decode().then(() => image.naturalWidth > 0)));
    }
    await inspect(page);
  });

  it('finds every screen of a player in the sidebar, and none of a store', async () => {
    const { page } = desk;
    assert.equal(
      (await sidebarOf(page)).join(', '),
      'My Listings, Watchlist, Order History, Card Finder, Events, Stores, User Settings, Log Out',
    );
  });

  it('sees the evenings of the next 3 days around', async () => {
    const { page } = desk;
    const events = region(page, 'Nearby Events');
    for (const name of ['Commander Night at the Goblet', 'Legacy after Work', 'Modern Showdown']) {
      await events.getByText(name).waitFor();
    }
    assert.equal(await events.getByText('Two-Headed Giant Brunch').count(), 0);
    await region(page, 'Feature Listings').getByText('Coming soon.').waitFor();
  });

  it('takes a card off the watchlist', async () => {
    const { page } = phone;
    const [first, second] = WATCHED;
    await page.goto('/watchlist');
    await rowOf(page, second.name).waitFor();
    await inspect(page);
    await rowOf(page, first.name).getByRole('button', { name: 'Remove' }).click();
    await says(page, 'Removed from watchlist.');
    await rowOf(page, first.name).waitFor({ state: 'detached' });
    await inspect(page);
    await desk.page.goto('/watchlist');
    await rowOf(desk.page, second.name).waitFor();
    assert.equal(await rowOf(desk.page, first.name).count(), 0);
    await inspect(desk.page);
  });

  it('looks at the cards of a store, and can change none', async () => {
    const { page } = phone;
    await page.goto('/stores');
    await page.getByRole('searchbox', { name: 'Search stores' }).fill('breakfast');
    await says(page, '1 store');
    await inspect(page);
    await page.getByRole('link', { name: 'Second Breakfast Games', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Second Breakfast Games Listings' }).waitFor();
    await says(page, '54 listings');
    await inspect(page);
    for (const action of ['New Listing', 'Edit', 'Delete', 'Mark as Sold']) {
      assert.equal(await page.getByRole('button', { name: action }).count(), 0, action);
    }
    await page.getByRole('searchbox', { name: 'Search listings' }).fill('no such card');
    await says(page, 'No listings match your search.');
    await inspect(page);
  });

  it('finds an evening among All Events', async () => {
    const { page } = desk;
    await page.goto('/events');
    await says(page, '15 events');
    await inspect(page);
    const search = page.getByRole('searchbox', { name: 'Search events' });
    await search.fill('pauper');
    await says(page, '2 events');
    assert.deepEqual(await headings(page).allInnerTexts(), ['Breakfast Pauper', 'Breakfast Pauper']);
    const later = inDays(7);
    await page.getByLabel('From').fill(later);
    await says(page, '1 event');
    await page.getByLabel('Game').selectOption({ label: 'Magic: The Gathering' });
    await page.getByLabel('To', { exact: true }).fill(later);
    await says(page, NOTHING);
    await inspect(page);
    await page.getByRole('button', { name: 'Reset' }).click();
    await says(page, '15 events');
    assert.equal(await search.inputValue(), '');
    assert.equal(await page.getByLabel('From').inputValue(), '');
    assert.equal(await page.getByLabel('To', { exact: true }).inputValue(), '');
  });

  for (const [name, who] of DEVICES) {
    it(`browses events by store on ${name}`, async () => {
      const { page } = who();
      await page.goto('/events');
      await page.getByText('Browse by Store', { exact: true }).click();
      await says(page, 'Select a store to view its events.');
      await inspect(page);
      await page.getByRole('searchbox', { name: 'Search stores' }).fill('belmont');
      await page.getByRole('link', { name: 'Directions to Mulligan’s Card House' }).waitFor();
      await page.getByRole('link', { name: 'Website of Mulligan’s Card House' }).waitFor();
      await page.getByRole('link', { name: 'Mulligan’s Card House', exact: true }).click();
      await page.getByRole('heading', { name: 'Standard Ladder, Round Two' }).waitFor();
      await says(page, '4 events');
      await inspect(page);
      await page.getByRole('searchbox', { name: 'Search events of this store' }).fill('chess');
      await says(page, 'No events found for this store.');
      await inspect(page);
    });
  }

  it('posts two cards and sells them', async () => {
    const { page } = phone;
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

  for (const [name, who] of DEVICES) {
    it(`finds both in the order history on ${name}, the latest first`, async () => {
      const { page } = who();
      await page.goto('/order-history');
      const { columns, rows } = await salesOf(page, SOLD.length);
      assert.deepEqual(columns, ['Item', 'Date', 'Sold Price', 'Status']);
      const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: ZONE }).format();
      for (const [at, { name: item, shown }] of [...SOLD].reverse().entries()) {
        const [what, ...rest] = rows[at];
        assert.ok(what.includes(item), what);
        assert.deepEqual(rest, [day, shown, 'Sold']);
      }
      await inspect(page);
    });
  }

  it('finds the way back home from an address that does not exist', async () => {
    const { page } = phone;
    await page.goto('/tournaments');
    await page.getByRole('heading', { name: '404' }).waitFor();
    await inspect(page);
    await page.getByRole('link', { name: 'Go Back Home' }).click();
    await page.waitForURL('**/home');
    await page.getByRole('heading', { name: `Welcome, ${PLAYER.name}` }).waitFor();
  });

  it('is told that the Event Manager is for stores, then logs out', async () => {
    const { page } = desk;
    await page.goto('/event-manager');
    await says(page, 'The Event Manager is for stores.');
    await inspect(page);
    await page.goto('/home');
    await page.getByRole('button', { name: 'Log Out' }).click();
    await page.waitForURL(`${product.origin}/`);
    await page.goto('/watchlist');
    await page.waitForURL(`${product.origin}/`);
    await page.getByRole('banner').getByRole('button', { name: 'Log In' }).waitFor();
  });
});
