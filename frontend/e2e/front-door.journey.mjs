// The front door: what somebody sees who has never been here.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { launchBrowser } from './support/browser.mjs';
import { axe, visit } from './support/page.mjs';
import { startProduct } from './support/product.mjs';

const PHONE = { width: 390, height: 844 };

describe('A stranger', () => {
  let product;
  let browser;
  before(async () => {
    [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  });
  after(async () => {
    await browser?.close();
    await product?.stop();
  });

  for (const colorScheme of ['light', 'dark']) {
    it(`finds the landing page whole, on a phone in ${colorScheme} colours`, async () => {
      const visitor = await visit(browser, product, { viewport: PHONE, colorScheme });
      await visitor.page.goto('/');
      await visitor.page.getByRole('button', { name: 'Get Started' }).first().waitFor();
      await axe(visitor.page);
      const { scroll, client } = await visitor.page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        client: document.documentElement.clientWidth,
      }));
      assert.ok(scroll <= client, `the page is ${scroll} wide in a window of ${client}`);
      await visitor.close();
    });
  }

  it('is sent back to the front door from an address that does not exist', async () => {
    const visitor = await visit(browser, product);
    await visitor.page.goto('/no-such-page');
    const back = visitor.page
      .getByRole('button', { name: 'Go Back Home' })
      .or(visitor.page.getByRole('link', { name: 'Go Back Home' }));
    await back.waitFor();
    await axe(visitor.page);
    await back.click();
    await visitor.page.waitForURL(`${product.origin}/`);
    await visitor.close();
  });
});
