// A page whose client does not come: it says so, and offers to reload.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setStage } from './support/stage.mjs';

/** The code that starts the client. */
const CLIENT = /\/assets\/start-[^/]*\.js$/;

describe('A visitor on a bad line', () => {
  let close;
  let visitor;
  before(async () => {
    ({ close, visitor } = await setStage({ visitor: { locale: 'en-US' } }));
  });
  after(() => close?.());

  for (const address of ['/', '/cards']) {
    it(`is offered to reload ${address} when the client does not come, and gets in then`, async () => {
      const { page, context, expect } = visitor;
      // What the browser says of code that does not come.
      expect(/net::ERR_FAILED|Failed to fetch dynamically imported module|^page: $/);
      await context.route(CLIENT, (route) => route.abort());
      await page.goto(address);
      const logIn = page.getByRole('button', { name: 'Log In' });
      if (address === '/') await logIn.click();
      await page.getByRole('alert').getByText('Playset didn’t load.').waitFor();
      assert.equal(await page.locator('[aria-busy="true"]').count(), 0);
      await context.unroute(CLIENT);
      await page.getByRole('button', { name: 'Reload' }).click();
      await page.getByRole('alert').waitFor({ state: 'detached' });
      await logIn.click();
      await page.getByRole('dialog', { name: 'Log In' }).getByLabel('Email').waitFor();
    });
  }
});
