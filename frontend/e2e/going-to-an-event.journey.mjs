// An event with one place: a player goes, another waits and is promoted, and is checked in at the door.
import { postEvent } from './support/api.mjs';
import { inDays, utcOf, ZONE } from './support/calendar.mjs';
import { expect, test } from './support/fixtures.mjs';
import { inspect } from './support/page.mjs';
import { DESKTOP, PHONE, says } from './support/people.mjs';

const NIGHT = utcOf({ date: inDays(3), time: '18:00' });
const PLACE = { location: '77 Wharf Road, Evanston, IL 60201', capacity: 1 };

// @spec screen-answer-event, screen-attendees, screen-my-events
test('a player is promoted from the waiting list, and shows the code at the door', async ({
  visit,
  createStore,
  createPlayer,
}) => {
  test.slow();
  const store = await createStore();
  const [early, late] = [await createPlayer(), await createPlayer()];
  const { uuid } = await postEvent(store, { name: 'Lantern Draft', ...NIGHT, ...PLACE });
  await early.call(`/events/${uuid}/attendance`, { method: 'PUT', body: { answer: 'GOING' } });
  const { page } = await visit({ viewport: PHONE, timezoneId: ZONE, as: late });

  await test.step('who finds it full waits', async () => {
    await page.goto(`/e/${uuid}`);
    await says(page, '1 is going · full');
    await page.getByRole('button', { name: 'Join the waiting list' }).click();
    await says(page, 'You’re number 1 on the waiting list. We’ll let you know when a place is free.');
    await inspect(page);
  });

  await test.step('a free place is offered, and confirmed', async () => {
    await early.call(`/events/${uuid}/attendance`, { method: 'DELETE' });
    await page.goto('/events?view=mine');
    await page.getByRole('link', { name: 'Confirm your place' }).click();
    await page.getByText(/^A place is yours until/).waitFor();
    await inspect(page);
    await page.getByRole('button', { name: 'Confirm my place' }).click();
    await says(page, 'You’re going.');
    await inspect(page);
  });

  await test.step('the store checks in who shows the code', async () => {
    const { code } = await late.call(`/events/${uuid}/attendance`);
    const door = await visit({ viewport: DESKTOP, timezoneId: ZONE, as: store });
    await door.page.goto(`/event-manager/${uuid}/attendees`);
    await door.page.getByRole('table', { name: 'Attendees' }).waitFor();
    await inspect(door.page);
    await door.page.getByLabel('Code').fill(code.toLowerCase());
    await door.page.keyboard.press('Enter');
    await says(door.page, `${late.name} is checked in.`);
    await expect(door.page.getByText(/^Checked in at/)).toBeVisible();
    await page.reload();
    await says(page, 'You’re checked in. Have fun!');
  });
});

/** Delays what a new tab waits for: the session, and the code that makes the page work. */
const SLOW_MS = 1_500;
const slow = (page) =>
  page.route(/\/api\/auth\/refresh$|\/assets\/start-[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    await route.continue();
  });

// @spec screen-answer-event
test('a press on a page that is still loading is not lost, and no button of a stranger works for a member', async ({
  visit,
  createStore,
  createPlayer,
}) => {
  const store = await createStore();
  const player = await createPlayer();
  const { uuid } = await postEvent(store, { name: 'Lantern Draft', ...NIGHT, ...PLACE });

  await test.step('a member presses at once, and goes', async () => {
    const { page } = await visit({ viewport: PHONE, timezoneId: ZONE, as: player });
    await slow(page);
    await page.goto(`/e/${uuid}`, { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: 'I’m going' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    // As a person does, who doesn't look at what the button says.
    await button.click({ force: true });
    await button.click();
    await says(page, 'You’re going.');
    expect(new URL(page.url()).pathname).toBe(`/e/${uuid}`);
  });

  await test.step('a member presses Follow at once, and follows', async () => {
    const { page } = await visit({ viewport: PHONE, as: player });
    await slow(page);
    await page.goto(`/s/${store.user.uuid}`, { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: 'Follow', exact: true });
    await button.click({ force: true });
    await button.click();
    await page.getByRole('button', { name: 'Following', pressed: true }).waitFor();
  });

  await test.step('a stranger who presses at once is asked to sign up, and what they wanted is remembered', async () => {
    const { page } = await visit({ viewport: PHONE });
    await slow(page);
    await page.goto(`/e/${uuid}`, { waitUntil: 'commit' });
    await page
      .getByRole('button', { name: 'Join the waiting list' })
      .or(page.getByRole('button', { name: 'I’m going' }))
      .click();
    await page.getByRole('dialog', { name: 'Sign Up' }).waitFor();
    expect(await page.evaluate(() => localStorage.attendPending)).toContain(uuid);
  });
});
