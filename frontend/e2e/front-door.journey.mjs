// The front door: what somebody sees who has never been here.
import { expect, test } from './support/fixtures.mjs';
import { axe, fits, settled } from './support/page.mjs';
import { PHONE } from './support/people.mjs';

/** Run in the page: how much of it has moved by itself so far. */
const movedBy = () =>
  new Promise((told) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => told(sum), 100);
  });

/** Run in the page: whether anybody has seen it yet. */
const isDrawn = () => performance.getEntriesByName('first-contentful-paint').length > 0;

/** Holds the client's scripts and its letters back until the answer is called. */
async function holdClient(page) {
  let release = () => {};
  const held = new Promise((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/(start-[^/]*\.js|inter-[^/]*\.woff2)$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

for (const colorScheme of ['light', 'dark']) {
  // @spec route-landing
  test(`finds the landing page whole, on a phone in ${colorScheme} colours`, async ({ visit }) => {
    const { page } = await visit({ viewport: PHONE, colorScheme });
    await page.goto('/');
    await page.getByRole('button', { name: 'Get Started' }).first().waitFor();
    await axe(page);
    await fits(page);
  });
}

test('finds nothing sticking out sideways on a small phone with letters of twice the size', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: { width: 360, height: 780 } });
  await page.goto('/');
  await page.getByRole('button', { name: 'Get Started' }).first().waitFor();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await fits(page);
});

test('reads the landing page without scripts, and so does a search engine', async ({ visit, product }) => {
  const { page } = await visit({ javaScriptEnabled: false });
  const answer = await page.goto('/');
  await page
    .getByRole('heading', { level: 1, name: 'Find the Magic card you need, at a store near you' })
    .waitFor();
  expect(await page.getByRole('heading', { level: 2 }).count()).toBe(3);
  expect(await page.title()).toMatch(/^Playset · Trade cards/);
  const html = await answer.text();
  const tag = (name) => new RegExp(`property="og:${name}" content="([^"]+)"`).exec(html)?.[1];
  expect(tag('url')).toBe(`${product.origin}/`);
  expect((await fetch(tag('image'))).headers.get('content-type')).toBe('image/png');
  const data = JSON.parse(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)[1]);
  expect(data.url).toBe(`${product.origin}/`);
});

test('presses Get Started before the client is there, and gets it', async ({ visit }) => {
  const { page } = await visit({ locale: 'en-GB' });
  const release = await holdClient(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Get Started' }).click();
  await page.waitForURL(/\/sign-up/, { waitUntil: 'commit' });
  release();
  await page.getByRole('dialog', { name: 'Sign Up' }).getByLabel('Email').waitFor();
  await page.unrouteAll({ behavior: 'wait' });
});

// @spec added-front-page
test('sees what is going on before the client is there; nothing moves when it comes, and it stays', async ({
  visit,
}) => {
  // So high that the whole page is in view: what moves is seen to move.
  const { page } = await visit({
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    viewport: { width: 1440, height: 2400 },
  });
  const release = await holdClient(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(isDrawn);
  // What the server has rendered the page with: the journeys beside this one change the market.
  const { loaderData } = JSON.parse(await page.locator('#hydration-data').textContent());
  const { listings, events, stores } = loaderData['/'].data;
  expect([listings.length, events.length, stores.length]).toEqual([6, 3, 3]);
  const shown = async () => {
    for (const [name, entries] of Object.entries({
      'Just listed': listings.map(({ cardName }) => cardName),
      'Upcoming events': events.map((event) => event.name),
      'New on Playset': stores.map((store) => store.name),
    })) {
      const found = page.getByRole('list', { name }).getByRole('listitem');
      expect(await found.count(), name).toBe(entries.length);
      for (const [at, entry] of entries.entries()) {
        expect(await found.nth(at).textContent(), `${name}: ${entry}`).toContain(entry);
      }
    }
  };
  await shown();
  // Marked by hand: the client must take over these very elements.
  await page.evaluate(() => {
    for (const list of document.querySelectorAll('article ul')) list.firstElementChild.id = list.ariaLabel;
  });
  release();
  await settled(page);
  await page.unrouteAll({ behavior: 'wait' });
  expect(await page.evaluate(movedBy), 'nothing moves').toBe(0);
  const picture = page.getByRole('list', { name: 'Just listed' }).locator('img').first();
  await picture.scrollIntoViewIfNeeded();
  await page.waitForFunction((image) => image.naturalWidth > 0, await picture.elementHandle());
  await axe(page);
  await page.getByRole('button', { name: 'Get Started' }).first().click();
  await page.getByRole('dialog', { name: 'Sign Up' }).getByLabel('Email').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await shown();
  expect(await page.locator('article li[id]').count()).toBe(3);
});

// @spec added-front-page
test('sees the drawings where nothing comes', async ({ visit }) => {
  const { page, allow } = await visit();
  allow(/front-page/);
  allow(/status of 404 .*\/no-such-page$/);
  await page.route('**/api/dashboard/front-page', (route) => route.fulfill({ status: 503 }));
  await page.goto('/no-such-page');
  await page.getByRole('link', { name: 'Go Back Home' }).click();
  await page.getByRole('heading', { name: 'Post listings' }).waitFor();
  expect(await page.locator('article svg:visible').count()).toBe(3);
  expect(await page.locator('article ul').count()).toBe(0);
  await axe(page);
});

test('is met in Spanish by a Spanish reader, and can change it', async ({ visit }) => {
  const { page } = await visit({ locale: 'es-ES' });
  await page.goto('/');
  await page.locator('html[lang="es"]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Iniciar sesión' }).waitFor();
  // The frame comes first.
  await page.getByRole('heading', { level: 1 }).waitFor();
  await axe(page);
  await fits(page);
});

for (const [address, heading, then] of [
  ['/verify-email', 'Invalid verification link.', 'Email'],
  ['/reset-password', 'Invalid link', null],
  ['/reset-password?token=abc', 'Choose a new password', 'Confirm new password'],
]) {
  test(`sees the frame of ${address} before the client is there; nothing moves when it comes`, async ({
    visit,
  }) => {
    const { page } = await visit({ viewport: PHONE, locale: 'en-US' });
    const release = await holdClient(page);
    await page.goto(address, { waitUntil: 'commit' });
    const logIn = page.getByRole('button', { name: 'Log In' });
    await logIn.waitFor();
    await page.waitForFunction(isDrawn);
    expect(await page.title()).toMatch(/ · Playset$/);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await axe(page);
    // Marked by hand: the client must take over this very element.
    await logIn.evaluate((found) => {
      found.id = 'rendered';
    });
    release();
    await page.getByRole('heading', { name: heading }).waitFor();
    await (then ? page.getByLabel(then).waitFor() : settled(page));
    expect(await page.evaluate(movedBy), 'nothing moves').toBe(0);
    await page.locator('#rendered').click();
    await page.getByRole('dialog', { name: 'Log In' }).getByLabel('Email').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.unrouteAll({ behavior: 'wait' });
  });
}

test('presses Log In before the client is there, and gets it', async ({ visit }) => {
  const { page } = await visit({ locale: 'en-US' });
  const release = await holdClient(page);
  await page.goto('/reset-password', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(/\/login/, { waitUntil: 'commit' });
  release();
  await page.getByRole('dialog', { name: 'Log In' }).getByLabel('Email').waitFor();
});

test('reads Spanish before the client is there, and nothing of a language that was not chosen', async ({
  visit,
}) => {
  const { page } = await visit({ locale: 'es-MX' });
  const release = await holdClient(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name: 'Encuentra la carta' }).waitFor();
  expect(await page.locator('meta[name="description"]').getAttribute('content')).toMatch(/^En Playset/);
  release();
  await page.unrouteAll({ behavior: 'wait' });
  // A choice that the server does not know.
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  const releaseAgain = await holdClient(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  expect((await page.locator('#root').innerText()).trim()).toBe('');
  releaseAgain();
  await page.getByRole('heading', { level: 1, name: 'Find the Magic card' }).waitFor();
  await page.unrouteAll({ behavior: 'wait' });
});

// @spec text-404-go-home
test('is sent back to the front door from an address that does not exist', async ({ visit, product }) => {
  const { page, allow } = await visit();
  allow(/status of 404 .*\/no-such-page$/);
  await page.goto('/no-such-page');
  const back = page
    .getByRole('button', { name: 'Go Back Home' })
    .or(page.getByRole('link', { name: 'Go Back Home' }));
  await back.waitFor();
  await axe(page);
  await back.click();
  await page.waitForURL(`${product.origin}/`);
  await page.getByRole('list', { name: 'Just listed' }).getByRole('listitem').first().waitFor();
});
