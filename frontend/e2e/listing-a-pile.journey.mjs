// Listing a pile of cards: by the keyboard alone, over a reload, from a pasted list; and taking back what was done.
import { postListing } from './support/api.mjs';
import { expect, test } from './support/fixtures.mjs';
import { atRest, axe, inspect } from './support/page.mjs';
import { DESKTOP, focusOn, says } from './support/people.mjs';

const createDialog = (page) => page.getByRole('dialog', { name: 'Create Listing' });
const listed = (dialog, count) => dialog.getByRole('heading', { name: `${count} cards to submit` }).waitFor();
const openDialog = async (page) => {
  await page.getByRole('button', { name: 'New Listing' }).focus();
  await page.keyboard.press('Enter');
  await focusOn(page, 'Card code');
};

test('a pile goes on the list without a mouse, survives a reload, and is posted with a pasted list', async ({
  visit,
  createPlayer,
}) => {
  const { page } = await visit({ viewport: DESKTOP, as: await createPlayer() });
  const dialog = createDialog(page);
  await page.goto('/my-listings');

  await test.step('ten cards go on the list without a mouse', async () => {
    await openDialog(page);
    for (const [at, condition] of [...'nlmhdnlmhd'].entries()) {
      await page.keyboard.type(`BRM-${at + 1}`);
      await page.keyboard.press('Enter');
      await focusOn(page, 'Price');
      await page.keyboard.type(`${condition}${at + 1}.50`);
      if (at === 0) await axe(page);
      await page.keyboard.press('Enter');
      await focusOn(page, 'Card code');
    }
    await listed(dialog, 10);
  });

  await test.step('the list survives a reload', async () => {
    await page.reload();
    await openDialog(page);
    await dialog.getByText('You left 10 cards here.').waitFor();
    await listed(dialog, 10);
    await axe(page);
  });

  await test.step('a pasted list joins it, once its lines are right', async () => {
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
    await listed(dialog, 16);
  });

  await test.step('all of them are posted together', async () => {
    await dialog.getByRole('button', { name: 'Submit 16 listings' }).click();
    await says(page, 'Listings submitted successfully!');
    await dialog.waitFor({ state: 'detached' });
    await openDialog(page);
    expect(await dialog.getByText(/^You left/).count()).toBe(0);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });
});

// @spec call-sell-listings, call-restore-sales
test('two of several copies are sold for another price in three clicks, and taken back in one', async ({
  visit,
  createPlayer,
}) => {
  const player = await createPlayer();
  for (let copy = 0; copy < 2; copy += 1) await postListing(player, 'set:brm cn:11', 2.5);
  const { page } = await visit({ viewport: DESKTOP, as: player });
  await page.goto('/my-listings');
  const listings = page.getByRole('list', { name: 'Listings' }).or(page.locator('main ul')).first();
  const copies = listings.locator('> li', { hasText: '#11' }).filter({ hasText: '$2.50' });
  await copies.nth(1).waitFor();
  expect(await copies.count()).toBe(2);
  let clicks = 0;
  const click = (target) => {
    clicks += 1;
    return target.click();
  };
  await click(copies.first().getByRole('button', { name: 'Mark as Sold', exact: true }));
  const sale = page.getByRole('dialog', { name: 'Mark as Sold' });
  await sale.getByText('of 2').waitFor();
  await focusOn(page, 'Sold for');
  await page.keyboard.type('2.25');
  await click(sale.getByLabel('Copies'));
  await page.keyboard.type('2');
  await inspect(page);
  await click(sale.getByRole('button', { name: 'Mark as Sold', exact: true }));
  await says(page, 'Sold 2 for $2.25 each.');
  await sale.waitFor({ state: 'detached' });
  expect(await copies.count()).toBe(0);
  expect(clicks).toBe(3);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await copies.nth(1).waitFor();
});

for (const [button, said] of [
  ['Delete', 'Listing deleted successfully'],
  ['Mark as Sold', 'Marked as sold!'],
])
  test(`${button} can be taken back`, async ({ visit, createPlayer }) => {
    const player = await createPlayer();
    for (const number of [1, 2]) await postListing(player, `set:brm cn:${number}`, number);
    const { page } = await visit({ viewport: DESKTOP, as: player });
    await page.goto('/my-listings');
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
    await says(page, `${name} is back in your listings.`);
    await page
      .locator('main [role=status]', { hasText: total ?? '' })
      .first()
      .waitFor();
  });
