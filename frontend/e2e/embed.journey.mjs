// A store puts its events and singles on its own site by one line: on another origin, twice, in light and dark, and without a trace.
import { createServer } from 'node:http';
import { postEvent, postListing } from './support/api.mjs';
import { inDays, utcOf } from './support/calendar.mjs';
import { expect, test } from './support/fixtures.mjs';
import { axeFindings } from './support/page.mjs';

const NIGHT = utcOf({ date: inDays(3), time: '18:00' });

/** A site of somebody else's with these lines in its body: by another name than the product, so that it is another site, too. */
async function startSite(body) {
  const html = `<!doctype html><html lang="en"><title>A store</title><body><h1>Our store</h1>${body}</body></html>`;
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
  });
  await new Promise((ready) => server.listen(0, 'localhost', ready));
  const stop = () => new Promise((done) => server.close(done));
  return { origin: `http://localhost:${server.address().port}`, stop };
}

const lineOf = ({ origin }, { user }) =>
  `<script async src="${origin}/embed.js" data-store="${user.uuid}"></script>`;

/** The frames are as high as what is in them: nothing of them is cut off, and nothing scrolls. */
const fits = (frames) =>
  Promise.all(
    frames.map((frame) =>
      frame.evaluate(() => {
        const { scrollHeight, clientHeight } = document.documentElement;
        return Math.abs(scrollHeight - clientHeight) <= 1;
      }),
    ),
  );
const textColors = (frames) =>
  Promise.all(frames.map((frame) => frame.evaluate(() => getComputedStyle(document.body).color)));
const heights = (page) =>
  page.locator('iframe[sandbox]').evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));

// @spec added-embed
test('a store’s events and singles are on its own site, in a frame that fits, follows the colors and keeps nothing', async ({
  browser,
  product,
  createStore,
  visit,
}) => {
  const stores = [await createStore(), await createStore()];
  await postListing(stores[0], 'Judgment at Low Tide', 4.5);
  for (const nth of [1, 2, 3])
    await postEvent(stores[1], { name: `Lantern Draft ${nth}`, ...NIGHT, location: '77 Wharf Road' });
  const site = await startSite(
    stores.map((store) => lineOf(product, store)).join('<p>And our other store:</p>'),
  );
  const context = await browser.newContext({
    viewport: { width: 1024, height: 2_000 },
    colorScheme: 'light',
  });
  const page = await context.newPage();
  await page.goto(site.origin);

  await test.step('two lines are two frames, each with its own store', async () => {
    for (const [nth, store] of stores.entries())
      await page
        .frameLocator('iframe[sandbox]')
        .nth(nth)
        .getByRole('heading', { level: 1, name: store.name })
        .waitFor();
    await page.frameLocator('iframe[sandbox]').nth(0).getByText('Judgment at Low Tide').waitFor();
    await page.frameLocator('iframe[sandbox]').nth(1).getByText('Lantern Draft 3').waitFor();
  });
  const frames = page.frames().filter((frame) => frame.url().startsWith(`${product.origin}/embed/s/`));
  expect(frames).toHaveLength(2);

  await test.step('they are as high as what is in them, also in a narrow column', async () => {
    await expect.poll(() => fits(frames)).toEqual([true, true]);
    const wide = await heights(page);
    await page.setViewportSize({ width: 240, height: 2_000 });
    await expect.poll(() => fits(frames)).toEqual([true, true]);
    const narrow = await heights(page);
    expect(narrow[1]).toBeGreaterThan(wide[1]);
    await page.setViewportSize({ width: 1024, height: 2_000 });
    await expect.poll(() => heights(page)).toEqual(wide);
  });

  await test.step('they follow the color scheme of the visitor', async () => {
    const light = await textColors(frames);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => textColors(frames)).not.toEqual(light);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => textColors(frames)).toEqual(light);
  });

  await test.step('they set no cookies, and can’t store anything', async () => {
    expect(await context.cookies()).toEqual([]);
    const reach = () => {
      const tried = (use) => {
        try {
          return use();
        } catch (error) {
          return error.name;
        }
      };
      return [
        tried(() => localStorage.length),
        tried(() => sessionStorage.length),
        tried(() => document.cookie),
      ];
    };
    for (const frame of frames)
      expect(await frame.evaluate(reach)).toEqual(['SecurityError', 'SecurityError', 'SecurityError']);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
      0,
      0,
      '',
    ]);
  });

  await test.step('no other page of the product can be framed', async () => {
    for (const path of ['/', `/s/${stores[0].user.uuid}`, '/login']) {
      const refused = page.waitForEvent('console', {
        predicate: (message) =>
          message.type() === 'error' && /frame-ancestors|X-Frame-Options/i.test(message.text()),
      });
      await page.evaluate((src) => {
        const frame = Object.assign(document.createElement('iframe'), { src });
        document.body.append(frame);
      }, product.origin + path);
      await refused;
    }
  });
  await context.close();
  await site.stop();

  await test.step('the page of a frame is accessible in light and dark', async () => {
    const { page: alone } = await visit({ viewport: { width: 390, height: 844 } });
    await alone.goto(`/embed/s/${stores[1].user.uuid}`);
    for (const colorScheme of ['light', 'dark']) {
      await alone.emulateMedia({ colorScheme });
      expect(await axeFindings(alone)).toEqual([]);
    }
  });
});
