// A store's events: scheduled, changed in two browsers at once, counted at home, and deleted.
import { postEvent, postListing, watchCard } from './support/api.mjs';
import { afterTheClocksChange, inDays, utcOf, ZONE } from './support/calendar.mjs';
import { expect, test } from './support/fixtures.mjs';
import { inspect } from './support/page.mjs';
import { DEMO, DESKTOP, PHONE, says } from './support/people.mjs';
import { pngOf } from './support/png.mjs';
import { figuresOf, rowOf } from './support/screens.mjs';

const ADDRESS = '77 Wharf Road, Evanston, IL 60201';
const LATER = { name: 'Grand Opening Draft', ...afterTheClocksChange() };
const SOON_ON_THE_WALL = { date: inDays(1), time: '18:00' };
const SOON = { name: 'Lantern Night', local: SOON_ON_THE_WALL, utc: utcOf(SOON_ON_THE_WALL) };
const AT_THE_COUNTER = { viewport: DESKTOP, timezoneId: ZONE };
const ON_A_PHONE = { viewport: PHONE, timezoneId: ZONE };

const form = (page, title) => page.getByRole('dialog', { name: title });
const fill = async (dialog, { name, local }) => {
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Date').fill(local.date);
  await dialog.getByLabel('Time').fill(local.time);
  await dialog.getByLabel('Format').selectOption({ label: 'Commander' });
};
/** How wide an image is that has come, in its own pixels. */
const widthOf = (image) => image.evaluate(({ naturalWidth }) => naturalWidth);
const save = (dialog) => dialog.getByRole('button', { name: 'Save' }).click();
/** The store's events of this name. */
const eventsNamed = async ({ call, user }, name) => {
  const events = await call(`/events?${new URLSearchParams({ q: name })}`);
  return events.filter((each) => each.user.uuid === user.uuid);
};
const schedule = (store, ...events) =>
  Promise.all(events.map(({ name, utc }) => postEvent(store, { name, ...utc, location: ADDRESS })));

test('is told that an event needs all of its fields', async ({ visit, createStore }) => {
  const { page } = await visit({ ...AT_THE_COUNTER, as: await createStore({ address: ADDRESS }) });
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

test('schedules its first event on the clock of its own wall, which travels in UTC', async ({
  visit,
  createStore,
}) => {
  const store = await createStore({ address: ADDRESS });
  const { page } = await visit({ ...AT_THE_COUNTER, as: store });
  await page.goto('/event-manager');
  await page.getByRole('button', { name: 'Add Event' }).click();
  const dialog = form(page, 'Add Event');
  expect(await dialog.getByLabel('Location').inputValue()).toBe(ADDRESS);
  await fill(dialog, LATER);
  await inspect(page);
  await save(dialog);
  await says(page, 'Event created successfully!');
  await dialog.waitFor({ state: 'detached' });
  await rowOf(page, LATER.name)
    .getByText(/· 19:30$/)
    .waitFor();
  await inspect(page);
  const [found, ...more] = await eventsNamed(store, LATER.name);
  expect(more.length).toBe(0);
  expect({ date: found.date, time: found.time.slice(0, 5) }).toEqual(LATER.utc);
});

// @spec screen-event-picture
test('schedules another for tomorrow, on a phone, with a poster', async ({ visit, createStore }) => {
  const store = await createStore({ address: ADDRESS });
  await schedule(store, LATER);
  const { page } = await visit({ ...ON_A_PHONE, as: store });
  await page.goto('/home');
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
  await dialog.getByRole('button', { name: 'More details' }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: 'Choose a picture' }).click(),
  ]);
  await chooser.setFiles(pngOf({ name: 'poster.png', color: [80, 40, 160], width: 1_600, height: 2_000 }));
  // It is on its way: the form waits for it.
  await save(dialog);
  await says(page, 'Event created successfully!');
  await expect.poll(() => widthOf(rowOf(page, SOON.name).locator('img'))).toBe(256);
  await inspect(page);
  const [{ uuid, picture }] = await eventsNamed(store, SOON.name);
  await page.goto(`/e/${uuid}`);
  const poster = page.getByRole('img', { name: `The picture of ${SOON.name}` });
  await expect.poll(() => widthOf(poster)).toBe(picture.width);
  const preview = page.locator('meta[property="og:image"]');
  await expect(preview).toHaveAttribute(
    'content',
    new RegExp(`${picture.url.replace('full', 'preview.jpg')}$`),
  );
  await inspect(page);
});

test('sees both changes when two browsers edit one event', async ({ visit, createStore }) => {
  const store = await createStore({ address: ADDRESS });
  await schedule(store, LATER);
  const counter = await visit({ ...AT_THE_COUNTER, as: store });
  const phone = await visit({ ...ON_A_PHONE, as: store });
  const edit = async ({ page }) => {
    await page.goto('/event-manager');
    await rowOf(page, LATER.name).getByRole('button', { name: 'Edit' }).click();
    return form(page, 'Edit Event');
  };
  const first = await edit(counter);
  const second = await edit(phone);
  expect(await second.getByLabel('Time').inputValue()).toBe(LATER.local.time);
  await inspect(counter.page);
  await first.getByLabel('Location').fill('The Old Boathouse');
  await save(first);
  await says(counter.page, 'Event updated successfully!');
  await first.waitFor({ state: 'detached' });
  await rowOf(counter.page, LATER.name).getByText('The Old Boathouse').waitFor();

  phone.allow(/status of 412/);
  await second.getByLabel('Name').fill(`${LATER.name} for Sixteen`);
  await save(second);
  await says(phone.page, 'Something went wrong while saving the event.');
  await second.getByText('This event has changed since you opened it.', { exact: false }).waitFor();
  await second.getByText('The Old Boathouse').first().waitFor();
  expect(await second.getByLabel('Name').inputValue()).toBe(`${LATER.name} for Sixteen`);
  await inspect(phone.page);
  await second.getByRole('button', { name: 'Load latest' }).click();
  expect(await second.getByLabel('Location').inputValue()).toBe('The Old Boathouse');
  await inspect(phone.page);
  await second.getByLabel('Name').fill(`${LATER.name} for Sixteen`);
  await save(second);
  await says(phone.page, 'Event updated successfully!');
  await second.waitFor({ state: 'detached' });
  const [found] = await eventsNamed(store, LATER.name);
  expect(found.name).toBe(`${LATER.name} for Sixteen`);
  expect(found.location).toBe('The Old Boathouse');
  expect({ date: found.date, time: found.time.slice(0, 5) }).toEqual(LATER.utc);
});

test('sees its next event and its true figures on the dashboard', async ({
  visit,
  createStore,
  createPlayer,
}) => {
  const store = await createStore({ address: ADDRESS });
  await schedule(store, LATER, SOON);
  for (const number of [4, 12]) await postListing(store, `set:brm cn:${number}`, 2);
  // Journeys share one server: others may watch these cards too.
  const { totalWatchlist } = await store.call(`/dashboard/store-summary/${store.user.uuid}`);
  await watchCard(await createPlayer(), 'set:brm cn:12');
  for (const device of [AT_THE_COUNTER, ON_A_PHONE]) {
    const { page } = await visit({ ...device, as: store });
    await page.goto('/home');
    const upcoming = page.getByRole('region', { name: 'My Upcoming Events' });
    await upcoming.getByText(SOON.name).waitFor();
    expect(await upcoming.innerText()).toMatch(/18:00/);
    expect(await upcoming.getByText(LATER.name).count()).toBe(0);
    expect(await figuresOf(page)).toEqual({
      'Singles Listed': '2',
      'Events Hosted': '2',
      Watchlist: String(totalWatchlist + 1),
    });
    await inspect(page);
  }
});

test('deletes an event, which is gone for players too', async ({ visit, createStore }) => {
  const store = await createStore({ address: ADDRESS });
  const soon = `Lantern Night at ${store.name}`;
  const later = `Grand Opening Draft at ${store.name}`;
  await schedule(store, { ...LATER, name: later }, { ...SOON, name: soon });
  const { page } = await visit({ ...AT_THE_COUNTER, as: store });
  const player = await visit({ ...ON_A_PHONE, as: DEMO.player });
  await player.page.goto(`/events?${new URLSearchParams({ q: store.name })}`);
  await rowOf(player.page, soon)
    .getByText(/· 18:00$/)
    .waitFor();
  await page.goto('/event-manager');
  await rowOf(page, soon).getByRole('button', { name: 'Delete' }).click();
  const question = form(page, 'Delete Event');
  await question.getByText(soon).waitFor();
  await inspect(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await says(page, 'Event deleted.');
  await rowOf(page, soon).waitFor({ state: 'detached' });
  await inspect(page);
  await player.page.reload();
  await rowOf(player.page, later).waitFor();
  expect(await rowOf(player.page, soon).count()).toBe(0);
  await inspect(player.page);
  await page.goto('/home');
  expect((await figuresOf(page))['Events Hosted']).toBe('1');
  await says(page, 'No events in the next 3 days.');
});
