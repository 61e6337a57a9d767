// By keyboard alone: signing up, posting a listing and finding a card, with the very keys of docs/keyboard.md.
import { newAccount } from './support/api.mjs';
import { test } from './support/fixtures.mjs';
import { mailLink } from './support/outbox.mjs';
import { inspect } from './support/page.mjs';
import { DESKTOP, says } from './support/people.mjs';

const CARD = { code: 'BRM-1', name: 'Lantern Warden', price: '1.25' };

/** Presses Tab until `target` has the focus, and is seen to have it. */
async function tabTo(target) {
  await target.waitFor();
  for (let pressed = 0; pressed < 60; pressed += 1) {
    if (await target.evaluate((element) => element.matches(':focus-visible'))) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}`);
}
const hasFocus = async (target) => {
  await target.waitFor();
  await target.and(target.page().locator(':focus')).waitFor();
};
const button = (within, name) => within.getByRole('button', { name, exact: true });
const field = (within, name) => within.getByRole('textbox', { name, exact: true });
const heading = (page, name) => page.getByRole('heading', { level: 1, name });

test('signs up and verifies the address, which logs in', async ({ visit, product }) => {
  const { page } = await visit({ viewport: DESKTOP });
  const person = newAccount();
  await page.goto('/');
  await tabTo(button(page, 'Get Started').first());
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sign Up' });
  await tabTo(field(dialog, 'Name'));
  await page.keyboard.type(person.name);
  await tabTo(field(dialog, 'Email'));
  await page.keyboard.type(person.email);
  await tabTo(dialog.getByLabel('Password', { exact: true }));
  await page.keyboard.type(person.password);
  await tabTo(dialog.getByLabel('Confirm password'));
  await page.keyboard.type(person.password);
  await tabTo(dialog.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await tabTo(button(dialog, 'Sign Up'));
  await page.keyboard.press('Enter');
  await says(page, 'Account created. Please verify your email before logging in.');
  await page.goto(await mailLink(product.dataDir, person.email));
  await page.getByRole('heading', { name: 'Email verified!' }).waitFor();
  await heading(page, `Welcome, ${person.name}`).waitFor();
});

test('posts a listing', async ({ visit, createPlayer }) => {
  const { page } = await visit({ viewport: DESKTOP, as: await createPlayer() });
  await page.goto('/home');
  await heading(page, /^Welcome/).waitFor();
  await page.keyboard.type('gl');
  await heading(page, 'My Listings').waitFor();
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'Create Listing' });
  await tabTo(dialog.getByLabel('Card code'));
  await page.keyboard.type(CARD.code);
  await page.keyboard.press('Enter');
  const found = dialog.getByRole('form', { name: CARD.name });
  await tabTo(found.getByLabel('Price'));
  await page.keyboard.type(CARD.price);
  await page.keyboard.press('Enter');
  await found.waitFor({ state: 'detached' });
  await tabTo(dialog.getByRole('button', { name: /^Submit/ }));
  await page.keyboard.press('Enter');
  await says(page, 'Listings submitted successfully!');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('main').getByRole('heading', { name: CARD.name }).waitFor();
  await hasFocus(button(page, 'New Listing'));
});

test('finds a card from where it is', async ({ visit, createPlayer }) => {
  const { page } = await visit({ viewport: DESKTOP, as: await createPlayer() });
  await page.goto('/my-listings');
  await heading(page, 'My Listings').waitFor();
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Find a card' });
  await hasFocus(dialog.getByRole('combobox', { name: 'Card' }));
  await page.keyboard.type('ysolde');
  const card = dialog.getByRole('option', { name: /^Ysolde, Keeper of Lamps .*#/ });
  await card.waitFor();
  await page.keyboard.press('ArrowDown');
  await card.and(page.locator('[aria-selected="true"]')).waitFor();
  await inspect(page);
  await page.keyboard.press('Enter');
  await heading(page, 'Ysolde, Keeper of Lamps').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await hasFocus(page.getByRole('main'));
});

test('sees every shortcut', async ({ visit, createPlayer }) => {
  const { page } = await visit({ viewport: DESKTOP, as: await createPlayer() });
  await page.goto('/my-listings');
  await heading(page, 'My Listings').waitFor();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await dialog.getByRole('row', { name: 'Find a card / or Ctrl K' }).waitFor();
  await inspect(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});
