// The front door: what somebody sees who has never been here.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { axe } from './support/page.mjs';
import { PHONE } from './support/people.mjs';
import { setStage } from './support/stage.mjs';

/** Asserts that the page need not be moved sideways. */
async function fits(page) {
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }));
  assert.ok(scroll <= client, `the page is ${scroll} wide in a window of ${client}`);
}

describe('A stranger', () => {
  let product;
  let close;
  let strangers;
  before(async () => {
    ({ product, close, ...strangers } = await setStage({
      light: { viewport: PHONE, colorScheme: 'light' },
      dark: { viewport: PHONE, colorScheme: 'dark' },
      small: { viewport: { width: 360, height: 780 } },
      lost: {},
    }));
  });
  after(() => close?.());

  for (const colorScheme of ['light', 'dark']) {
    it(`finds the landing page whole, on a phone in ${colorScheme} colours`, async () => {
      const { page } = strangers[colorScheme];
      await page.goto('/');
      await page.getByRole('button', { name: 'Get Started' }).first().waitFor();
      await axe(page);
      await fits(page);
    });
  }

  it('finds nothing sticking out sideways on a small phone with letters of twice the size', async () => {
    const { page } = strangers.small;
    await page.goto('/');
    await page.getByRole('button', { name: 'Get Started' }).first().waitFor();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await fits(page);
  });

  it('is sent back to the front door from an address that does not exist', async () => {
    const { page } = strangers.lost;
    await page.goto('/no-such-page');
    const back = page
      .getByRole('button', { name: 'Go Back Home' })
      .or(page.getByRole('link', { name: 'Go Back Home' }));
    await back.waitFor();
    await axe(page);
    await back.click();
    await page.waitForURL(`${product.origin}/`);
  });
});
