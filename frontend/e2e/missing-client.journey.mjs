// A page whose client does not come: it says so, and offers to reload.
import { expect, test } from './support/fixtures.mjs';
import { settled } from './support/page.mjs';

/** The first script of the page. */
const ENTRY = /\/assets\/index-[^/]*\.js$/;
/** The code that starts the client. */
const CLIENT = /\/assets\/start-[^/]*\.js$/;

for (const address of ['/', '/cards']) {
  test(`is offered to reload ${address} when the client does not come, and gets in then`, async ({
    visit,
  }) => {
    const { page, context, allow } = await visit({ locale: 'en-US' });
    // What the browser says of code that does not come.
    allow(/net::ERR_FAILED|Failed to fetch dynamically imported module|^page: $/);
    await context.route(CLIENT, (route) => route.abort());
    await page.goto(address);
    const logIn = page.getByRole('button', { name: 'Log In', exact: true });
    await page.getByRole('alert').getByText('Playset didn’t load.').waitFor();
    expect(await page.locator('[aria-busy="true"]').count()).toBe(0);
    await context.unroute(CLIENT);
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await logIn.click();
    await page.getByRole('dialog', { name: 'Log In' }).getByLabel('Email').waitFor();
  });
}

test('gets in although the first script of the page does not come at once', async ({ visit }) => {
  const { page, context, allow } = await visit({ locale: 'en-US' });
  allow(/net::ERR_FAILED/);
  let attempts = 0;
  await context.route(ENTRY, (route) => {
    // Pressed before the client is there, the button opens a page of its own, which loads it too.
    const { pathname } = new URL(route.request().frame().url());
    if (pathname === '/') attempts++;
    return attempts === 1 ? route.abort() : route.continue();
  });
  await page.goto('/');
  await page.waitForFunction(() => sessionStorage.getItem('reloadedAt'));
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.getByRole('dialog', { name: 'Log In' }).getByLabel('Email').waitFor();
  expect(attempts).toBe(2);
});

test('sees the landing page, and no endless reloads, where the first script of the page never comes', async ({
  visit,
}) => {
  const { page, context, allow } = await visit({ locale: 'en-US' });
  allow(/net::ERR_FAILED/);
  let attempts = 0;
  await context.route(ENTRY, (route) => {
    attempts++;
    return route.abort();
  });
  await page.goto('/');
  await page.waitForFunction(() => sessionStorage.getItem('reloadedAt'));
  await settled(page);
  await page.getByRole('heading', { level: 1, name: 'Find the Magic card' }).waitFor();
  expect(attempts).toBe(2);
});
