// A store plans its Friday nights as a series, moves one and skips one; a player who waits gets the only place, has the evening in
// their own calendar, and sees what to bring.
import { findCard, postListing } from './support/api.mjs';
import { inDays, ZONE } from './support/calendar.mjs';
import { expect, test, WHOLE } from './support/fixtures.mjs';
import { inspect } from './support/page.mjs';
import { DESKTOP, PHONE, says } from './support/people.mjs';
import { rowOf } from './support/screens.mjs';

const NAME = 'Lantern Fridays';
const ADDRESS = '77 Wharf Road, Evanston, IL 60201';
const FRIDAY = 5;
const DAY_MS = 24 * 60 * 60 * 1000;

const after = (day, days) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
/** The first of them is not so near that a place is kept for minutes only. */
const FIRST = [3, 4, 5, 6, 7, 8, 9].map(inDays).find((day) => new Date(day).getUTCDay() === FRIDAY);
const friday = (nth) => after(FIRST, 7 * nth);
const written = (day) =>
  new Intl.DateTimeFormat('en-US', {
    ...{ weekday: 'short', year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' },
  }).format(new Date(day));

const dialogOf = (page, name) => page.getByRole('dialog', { name });

async function plan(page) {
  await page.getByRole('button', { name: 'Add Event' }).click();
  const dialog = dialogOf(page, 'Add Event');
  await dialog.getByLabel('Name').fill(NAME);
  await dialog.getByLabel('Date', { exact: true }).fill(FIRST);
  await dialog.getByLabel('Time', { exact: true }).fill('18:00');
  await dialog.getByLabel('Repeat').selectOption({ label: 'Every week' });
  await dialog.getByLabel('Until').fill(friday(3));
  await dialog.getByLabel('Format').selectOption({ label: 'Commander' });
  await dialog.getByRole('button', { name: 'More details (optional)' }).click();
  await dialog.getByLabel('Places').fill('1');
  await dialog.getByText(/^4 events, Fridays, /).waitFor();
  await inspect(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await says(page, '4 events created.');
  await dialog.waitFor({ state: 'detached' });
}

/** Opens the dates of the series. */
async function datesOf(page) {
  await rowOf(page, NAME).getByRole('button', { name: 'Dates' }).click();
  const dates = dialogOf(page, 'Dates');
  await dates.getByRole('listitem').first().waitFor();
  return dates;
}

async function moveAndSkip(page) {
  await (await datesOf(page)).getByRole('button', { name: `Edit ${written(friday(1))}` }).click();
  const form = dialogOf(page, 'Edit Event');
  await form.getByLabel('Date', { exact: true }).fill(after(friday(1), 1));
  await form.getByRole('button', { name: 'Save' }).click();
  await says(page, 'Event updated successfully!');
  await form.waitFor({ state: 'detached' });
  const dates = await datesOf(page);
  await dates.getByRole('button', { name: `Skip ${written(friday(2))}` }).click();
  await dialogOf(page, 'Skip this date?').getByRole('button', { name: 'Skip' }).click();
  await dates.getByRole('button', { name: `Bring back ${written(friday(2))}` }).waitFor();
  await inspect(page);
  await page.keyboard.press('Escape');
  await dates.waitFor({ state: 'detached' });
}

/** The card, for players who could trade with this one. */
async function wants(account, search) {
  const { id } = await findCard(account, search);
  const body = { anyPrinting: true, quantity: 1, visibility: 'TRADERS' };
  await account.call(`/watchlist/wants/${id}`, { method: 'PUT', body });
}

test('a player goes to the Friday nights of a store', WHOLE, async ({ visit, createStore, createPlayer }) => {
  test.slow();
  const store = await createStore({ address: ADDRESS });
  const [early, late] = [await createPlayer(), await createPlayer()];
  const counter = await visit({ viewport: DESKTOP, timezoneId: ZONE, as: store });

  const uuid = await test.step('the store plans four Fridays, moves one and skips one', async () => {
    await counter.page.goto('/event-manager');
    await plan(counter.page);
    await moveAndSkip(counter.page);
    const events = await store.call(`/events/store/${store.user.uuid}`);
    // 18:00 in Chicago is past midnight in UTC where clocks are at winter time.
    const days = events.map(({ date, time }) => after(date, time < '06' ? -1 : 0));
    expect(days).toEqual([FIRST, after(friday(1), 1), friday(3)]);
    return events[0].uuid;
  });

  const first = await visit({ viewport: PHONE, timezoneId: ZONE, as: early });
  const second = await visit({ viewport: PHONE, timezoneId: ZONE, as: late });
  await test.step('the only place goes to the next on the list', async () => {
    await first.page.goto(`/e/${uuid}`);
    // Members have another choice than the stranger that the page was written for.
    await first.page.getByRole('button', { name: 'Interested' }).waitFor();
    await first.page.getByRole('button', { name: 'I’m going' }).click();
    await says(first.page, 'You’re going.');
    await second.page.goto(`/e/${uuid}`);
    await second.page.getByRole('button', { name: 'Join the waiting list' }).click();
    await second.page.getByText(/^You’re number 1 on the waiting list\./).waitFor();
    await first.page.getByRole('button', { name: 'I can’t come' }).click();
    await first.page.getByRole('button', { name: 'Interested' }).waitFor();
    await second.page.reload();
    await second.page.getByRole('button', { name: 'Confirm my place' }).click();
    await says(second.page, 'You’re going.');
  });

  await test.step('their own calendar has the evening', async () => {
    const { page } = second;
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Create address' }).click();
    const url = await page.getByLabel('The address of your calendar').inputValue();
    await inspect(page);
    const calendar = await (await fetch(url)).text();
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(calendar).toContain(`SUMMARY:${NAME}`);
  });

  await test.step('with a second place, the two see what to bring for each other', async () => {
    await counter.page.goto(`/event-manager/${uuid}/attendees`);
    await counter.page.getByRole('textbox', { name: 'Places' }).fill('2');
    await counter.page.getByRole('button', { name: 'Save' }).click();
    await says(counter.page, 'Saved.');
    await inspect(counter.page);
    await postListing(early, 'set:brm cn:3', 6);
    await postListing(late, 'set:brm cn:4', 5);
    await wants(late, 'set:brm cn:3');
    await wants(early, 'set:brm cn:4');
    await early.call(`/events/${uuid}/attendance`, {
      method: 'PUT',
      body: { answer: 'GOING', showsCards: true },
    });
    const { page } = second;
    await page.goto(`/e/${uuid}`);
    await page.getByLabel('Let others who go see which cards we could swap').check();
    await page.getByRole('link', { name: 'See what to bring' }).click();
    await says(page, '1 person there has 1 card you want; you have 1 card that they want.');
    await inspect(page);
  });
});
