// Listing a pile of cards: by the keyboard alone, over a reload, from a pasted list; and taking back what was done.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { atRest, axe, inspect } from './support/page.mjs';
import { DEMO, DESKTOP, logIn, says } from './support/people.mjs';
import { setStage } from './support/stage.mjs';

describe('Listing a pile', () => {
  let close;
  let page;
  let dialog;
  before(async () => {
    const stage = await setStage({ lister: { viewport: DESKTOP } });
    close = stage.close;
    page = stage.lister.page;
    dialog = page.getByRole('dialog', { name: 'Create Listing' });
    await logIn(page, DEMO.player);
    await page.goto('/my-listings');
  });
  after(() => close?.());

  const focused = (name) =>
    page.waitForFunction((label) => document.activeElement?.labels?.[0]?.textContent === label, name);
  const listed = (count) => dialog.getByRole('heading', { name: `${count} cards to submit` }).waitFor();
  const openDialog = async () => {
    await page.getByRole('button', { name: 'New Listing' }).focus();
    await page.keyboard.press('Enter');
    await focused('Card code');
  };

  it('ten cards go on the list without a mouse', async () => {
    await openDialog();
    for (const [at, condition] of [...'nlmhdnlmhd'].entries()) {
      await page.keyboard.type(`BRM-${at + 1}`);
      await page.keyboard.press('Enter');
      await focused('Price');
      await page.keyboard.type(`${condition}${at + 1}.50`);
      if (at === 0) await axe(page);
      await page.keyboard.press('Enter');
      await focused('Card code');
    }
    await listed(10);
  });

  it('the list survives a reload', async () => {
    await page.reload();
    await openDialog();
    await dialog.getByText('You left 10 cards here.').waitFor();
    await listed(10);
    await axe(page);
  });

  it('a pasted list joins it, once its lines are right', async () => {
    await dialog.getByRole('button', { name: 'Paste a list' }).click();
    await dialog
      .getByLabel('List of cards')
      .fill('2 BRM-11 NM 2.50\n2x BRM 12 LP $3\nBRM-99999 1\nYsolde, Keeper of Lamps (BRM) 5 dmg');
    await dialog.getByRole('button', { name: 'Import' }).click();
    await dialog.getByText('Check 2 lines').waitFor();
    await axe(page);
    const row = (at) => dialog.locator('section').first().locator('li').nth(at);
    await row(0).getByLabel('Card code or name').fill('BRM-13');
    await row(0).getByLabel('Card code or name').press('Enter');
    await row(0).getByText('#13').waitFor();
    await row(1).getByLabel('Price').fill('7');
    await dialog.getByRole('button', { name: 'Add 6 cards' }).click();
    await listed(16);
  });

  it('all of them are posted together', async () => {
    await dialog.getByRole('button', { name: 'Submit 16 listings' }).click();
    await says(page, 'Listings submitted successfully!');
    await dialog.waitFor({ state: 'detached' });
    await openDialog();
    assert.equal(await dialog.getByText(/^You left/).count(), 0);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  it('two of several copies are sold for another price in three clicks, and taken back in one', async () => {
    const listings = page.getByRole('list', { name: 'Listings' }).or(page.locator('main ul')).first();
    const copies = listings.locator('> li', { hasText: '#11' }).filter({ hasText: '$2.50' });
    const before = await copies.count();
    assert.equal(before, 2);
    let clicks = 0;
    const click = (target) => {
      clicks += 1;
      return target.click();
    };
    await click(copies.first().getByRole('button', { name: 'Mark as Sold', exact: true }));
    const sale = page.getByRole('dialog', { name: 'Mark as Sold' });
    await sale.getByText('of 2').waitFor();
    await focused('Sold for');
    await page.keyboard.type('2.25');
    await click(sale.getByLabel('Copies'));
    await page.keyboard.type('2');
    await inspect(page);
    await click(sale.getByRole('button', { name: 'Mark as Sold', exact: true }));
    await says(page, 'Sold 2 for $2.25 each.');
    await sale.waitFor({ state: 'detached' });
    assert.equal(await copies.count(), 0);
    assert.equal(clicks, 3);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await copies.nth(before - 1).waitFor();
  });

  for (const [button, said] of [
    ['Delete', 'Listing deleted successfully'],
    ['Mark as Sold', 'Marked as sold!'],
  ])
    it(`${button} can be taken back`, async () => {
      const listings = page.getByRole('list', { name: 'Listings' }).or(page.locator('main ul')).first();
      const first = listings.locator('> li').first();
      const name = await first.getByRole('heading').textContent();
      const total = await page.locator('main [role=status]').first().textContent();
      await first.getByRole('button', { name: button, exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();
      await says(page, said);
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      // A toast that is still fading in has too little contrast.
      await page.evaluate(atRest);
      await axe(page);
      const undo = page.getByRole('button', { name: 'Undo' });
      await undo.click();
      // The toast of the deletion before says the same: the line and its button are gone with this one.
      await undo.waitFor({ state: 'detached' });
      await says(page, `${name} is among your listings again.`);
      await page
        .locator('main [role=status]', { hasText: total ?? '' })
        .first()
        .waitFor();
    });
});
