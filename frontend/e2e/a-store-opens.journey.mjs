// A store opens: it signs up, says where it is, schedules its first evenings and fills its case.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { afterTheClocksChange, inDays, ZONE } from './support/calendar.mjs';
import { inspect } from './support/page.mjs';
import { askApi, DEMO, DESKTOP, listCards, logIn, PHONE, says, signUp, verify } from './support/people.mjs';
import { figuresOf, rowOf, sidebarOf } from './support/screens.mjs';
import { setStage } from './support/stage.mjs';

const STORE = { name: 'The Brass Lantern', email: 'brass@stores.example', password: 'open until ten' };
const ADDRESS = '77 Wharf Road, Evanston, IL 60201';
const CARDS = [
  { code: 'BRM-4', name: 'Vow of the Ninth Lamp', price: '2' },
  { code: 'brm0012', name: 'Judgment at Low Tide', price: '4.50' },
];
const LATER = { name: 'Grand Opening Draft', ...afterTheClocksChange() };
const SOON = { name: 'Lantern Night', local: { date: inDays(1), time: '18:00' } };

describe('A store opens', () => {
  let product;
  let close;
  let counter;
  let phone;
  let player;
  before(async () => {
    ({ product, close, counter, phone, player } = await setStage({
      counter: { viewport: DESKTOP, timezoneId: ZONE },
      phone: { viewport: PHONE, timezoneId: ZONE },
      player: { viewport: PHONE, timezoneId: ZONE },
    }));
  });
  after(() => close?.());

  const form = (page, title) => page.getByRole('dialog', { name: title });
  const fill = async (dialog, { name, local }) => {
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Date').fill(local.date);
    await dialog.getByLabel('Time').fill(local.time);
    await dialog.getByLabel('Format').selectOption({ label: 'Commander' });
  };
  const save = (dialog) => dialog.getByRole('button', { name: 'Save' }).click();
  const asked = async (name) => {
    const events = await askApi(product, STORE, `/events?${new URLSearchParams({ q: name })}`);
    return events.filter((each) => each.user.name === STORE.name);
  };

  it('signs up as a business and verifies its address', async () => {
    const { page } = counter;
    await signUp(page, STORE, { tab: 'Business', look: inspect });
    await inspect(page);
    await verify(page, product, STORE);
    await inspect(page);
  });

  it('finds the dashboard of a store', async () => {
    const { page } = counter;
    await page.getByRole('heading', { name: `Welcome, ${STORE.name}` }).waitFor();
    await page.getByRole('heading', { name: 'My Upcoming Events' }).waitFor();
    await says(page, 'No events in the next 3 days.');
    const screens = await sidebarOf(page);
    for (const screen of ['Event Manager', 'Store Settings']) assert.ok(screens.includes(screen), screen);
    assert.deepEqual(await figuresOf(page), { 'Singles Listed': '0', 'Events Hosted': '0', Watchlist: '0' });
    await inspect(page);
  });

  it('says in Settings how it is reached and found', async () => {
    const { page } = counter;
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Store Settings' })
      .click();
    const profile = page.getByRole('form', { name: 'Profile' });
    const field = (name) => profile.getByRole('textbox', { name });
    assert.equal(await field('Email').getAttribute('readonly'), '');
    await field('Phone').fill('3125550166');
    await field('Address').fill(ADDRESS);
    await field('Website').fill('brass-lantern.example');
    await inspect(page);
    await profile.getByRole('button', { name: 'Save changes' }).click();
    await says(page, 'User information updated successfully!');
    await inspect(page);
    await page.reload();
    await field('Phone').waitFor();
    assert.equal(await field('Phone').inputValue(), '+1 (312) 555-0166');
    assert.equal(await field('Address').inputValue(), ADDRESS);
    assert.equal(await field('Website').inputValue(), 'https://brass-lantern.example');
  });

  it('is told that an event needs all of its fields', async () => {
    const { page } = counter;
    await page.goto('/event-manager');
    await says(page, 'You have no upcoming events.');
    await inspect(page);
    await page.getByRole('button', { name: 'Add Event' }).click();
    const dialog = form(page, 'Add Event');
    await dialog.getByLabel('Name').fill(LATER.name);
    await save(dialog);
    await dialog.getByText('All fields are required.').waitFor();
    await inspect(page);
  });

  it('schedules its first event on the clock of its own wall, which travels in UTC', async () => {
    const { page } = counter;
    const dialog = form(page, 'Add Event');
    assert.equal(await dialog.getByLabel('Location').inputValue(), ADDRESS);
    await fill(dialog, LATER);
    await inspect(page);
    await save(dialog);
    await says(page, 'Event created successfully!');
    await dialog.waitFor({ state: 'detached' });
    await rowOf(page, LATER.name)
      .getByText(/· 19:30$/)
      .waitFor();
    await inspect(page);
    const [found, ...more] = await asked(LATER.name);
    assert.equal(more.length, 0);
    assert.deepEqual({ date: found.date, time: found.time.slice(0, 5) }, LATER.utc);
  });

  it('schedules another for tomorrow, on a phone', async () => {
    const { page } = phone;
    await logIn(page, STORE);
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Event Manager' }).waitFor();
    await inspect(page);
    await menu.getByRole('link', { name: 'Event Manager' }).click();
    await rowOf(page, LATER.name).waitFor();
    await page.getByRole('button', { name: 'Add Event' }).click();
    const dialog = form(page, 'Add Event');
    await fill(dialog, SOON);
    await inspect(page);
    await save(dialog);
    await says(page, 'Event created successfully!');
    await rowOf(page, SOON.name).waitFor();
    await inspect(page);
  });

  it('sees both changes when two browsers edit one event', async () => {
    const edit = async ({ page }) => {
      await rowOf(page, LATER.name).getByRole('button', { name: 'Edit' }).click();
      return form(page, 'Edit Event');
    };
    const first = await edit(counter);
    const second = await edit(phone);
    assert.equal(await second.getByLabel('Time').inputValue(), LATER.local.time);
    await inspect(counter.page);
    await first.getByLabel('Location').fill('The Old Boathouse');
    await save(first);
    await says(counter.page, 'Event updated successfully!');
    await first.waitFor({ state: 'detached' });
    await rowOf(counter.page, LATER.name).getByText('The Old Boathouse').waitFor();

    phone.expect(/status of 412/);
    await second.getByLabel('Name').fill(`${LATER.name} for Sixteen`);
    await save(second);
    await says(phone.page, 'Something went wrong while saving the event.');
    await second.getByText('This event was changed meanwhile.', { exact: false }).waitFor();
    await second.getByText('The Old Boathouse').first().waitFor();
    assert.equal(await second.getByLabel('Name').inputValue(), `${LATER.name} for Sixteen`);
    await inspect(phone.page);
    await second.getByRole('button', { name: 'Load the newest' }).click();
    assert.equal(await second.getByLabel('Location').inputValue(), 'The Old Boathouse');
    await inspect(phone.page);
    await second.getByLabel('Name').fill(`${LATER.name} for Sixteen`);
    await save(second);
    await says(phone.page, 'Event updated successfully!');
    await second.waitFor({ state: 'detached' });
    const [found] = await asked(LATER.name);
    assert.equal(found.name, `${LATER.name} for Sixteen`);
    assert.equal(found.location, 'The Old Boathouse');
    assert.deepEqual({ date: found.date, time: found.time.slice(0, 5) }, LATER.utc);
  });

  it('lists cards by their codes', async () => {
    const { page } = counter;
    await listCards(page, CARDS, inspect);
    await says(page, '2 listings');
    for (const { name } of CARDS) await page.getByRole('heading', { name }).waitFor();
    await inspect(page);
  });

  it('appears under Stores for a player, who watches one of its cards', async () => {
    const { page } = player;
    await logIn(page, DEMO.player);
    await page.goto('/stores');
    await page.getByRole('searchbox', { name: 'Search stores' }).fill('wharf');
    const shown = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: STORE.name, exact: true }) });
    for (const fact of [ADDRESS, STORE.email, '+1 (312) 555-0166']) await shown.getByText(fact).waitFor();
    const website = shown.getByRole('link', { name: `Website of ${STORE.name}` });
    assert.equal(await website.getAttribute('href'), 'https://brass-lantern.example/');
    await inspect(page);
    await shown.getByRole('link', { name: STORE.name, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: `${STORE.name} Listings` }).waitFor();
    await page.getByRole('link', { name: CARDS[1].name }).click();
    const stock = page
      .getByRole('tabpanel', { name: 'Nearby Stores' })
      .getByRole('listitem')
      .filter({ hasText: STORE.name });
    await stock.getByText('In stock').waitFor();
    await inspect(page);
    await page.getByRole('button', { name: '+ Watchlist' }).click();
    await page.getByRole('button', { name: 'Watching', pressed: true }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Watching', pressed: true }).waitFor();
  });

  it('sees its next event and its true figures on the dashboard', async () => {
    for (const { page } of [counter, phone]) {
      await page.goto('/home');
      const upcoming = page.getByRole('region', { name: 'My Upcoming Events' });
      await upcoming.getByText(SOON.name).waitFor();
      assert.match(await upcoming.innerText(), /18:00/);
      assert.equal(await upcoming.getByText(LATER.name).count(), 0);
      assert.deepEqual(await figuresOf(page), {
        'Singles Listed': '2',
        'Events Hosted': '2',
        Watchlist: '1',
      });
      await inspect(page);
    }
  });

  it('deletes an event, which is gone for players too', async () => {
    const { page } = counter;
    await player.page.goto('/events?q=lantern');
    await rowOf(player.page, SOON.name)
      .getByText(/· 18:00$/)
      .waitFor();
    await page.goto('/event-manager');
    await rowOf(page, SOON.name).getByRole('button', { name: 'Delete' }).click();
    const question = form(page, 'Delete Event');
    await question.getByText(SOON.name).waitFor();
    await inspect(page);
    await question.getByRole('button', { name: 'Delete' }).click();
    await says(page, 'Event deleted.');
    await rowOf(page, SOON.name).waitFor({ state: 'detached' });
    await inspect(page);
    await player.page.reload();
    await rowOf(player.page, `${LATER.name} for Sixteen`).waitFor();
    assert.equal(await rowOf(player.page, SOON.name).count(), 0);
    await inspect(player.page);
    await page.goto('/home');
    assert.equal((await figuresOf(page))['Events Hosted'], '1');
    await says(page, 'No events in the next 3 days.');
  });
});
