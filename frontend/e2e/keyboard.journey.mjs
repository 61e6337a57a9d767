// By keyboard alone: signing up, posting a listing and finding a card, with the very keys of docs/keyboard.md.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { inspect, mailLink } from './support/page.mjs';
import { DESKTOP, says } from './support/people.mjs';
import { setStage } from './support/stage.mjs';

const PERSON = { name: 'Tamsin Quill', email: 'tamsin@players.example', password: 'no mouse at all' };
const CARD = { code: 'BRM-1', name: 'Lantern Warden', price: '1.25' };

describe('By keyboard alone', () => {
  let product;
  let close;
  let page;
  let keys;
  before(async () => {
    const stage = await setStage({ person: { viewport: DESKTOP } });
    ({ product, close } = stage);
    ({ page } = stage.person);
    keys = page.keyboard;
  });
  after(() => close?.());

  /** Presses Tab until `target` has the focus, and is seen to have it. */
  async function tabTo(target) {
    await target.waitFor();
    for (let pressed = 0; pressed < 60; pressed += 1) {
      if (await target.evaluate((element) => element.matches(':focus-visible'))) return;
      await keys.press('Tab');
    }
    assert.fail(`Tab does not reach ${target}`);
  }
  const hasFocus = async (target) => {
    await target.waitFor();
    await target.and(page.locator(':focus')).waitFor();
  };
  const button = (name, within = page) => within.getByRole('button', { name, exact: true });
  const field = (name, within) => within.getByRole('textbox', { name, exact: true });
  const heading = (name) => page.getByRole('heading', { level: 1, name });

  it('signs up', async () => {
    await page.goto('/');
    await tabTo(button('Get Started').first());
    await keys.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Sign Up' });
    await tabTo(field('Name', dialog));
    await keys.type(PERSON.name);
    await tabTo(field('Email', dialog));
    await keys.type(PERSON.email);
    await tabTo(dialog.getByLabel('Password', { exact: true }));
    await keys.type(PERSON.password);
    await tabTo(dialog.getByLabel('Confirm password'));
    await keys.type(PERSON.password);
    await tabTo(dialog.getByRole('checkbox'));
    await keys.press('Space');
    await tabTo(button('Sign Up', dialog));
    await keys.press('Enter');
    await says(page, 'Account created. Please verify your email before logging in.');
  });

  it('verifies the address, which logs in', async () => {
    await page.goto(await mailLink(product.dataDir, PERSON.email));
    await page.getByRole('heading', { name: 'Email verified!' }).waitFor();
    await heading(`Welcome, ${PERSON.name}`).waitFor();
  });

  it('posts a listing', async () => {
    await keys.type('gl');
    await heading('My Listings').waitFor();
    await keys.press('n');
    const dialog = page.getByRole('dialog', { name: 'Create Listing' });
    await tabTo(dialog.getByLabel('Card code'));
    await keys.type(CARD.code);
    await keys.press('Enter');
    const found = dialog.getByRole('form', { name: CARD.name });
    await tabTo(found.getByLabel('Price'));
    await keys.type(CARD.price);
    await keys.press('Enter');
    await found.waitFor({ state: 'detached' });
    await tabTo(dialog.getByRole('button', { name: /^Submit/ }));
    await keys.press('Enter');
    await says(page, 'Listings submitted successfully!');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('main').getByRole('heading', { name: CARD.name }).waitFor();
    await hasFocus(button('New Listing'));
  });

  it('finds a card from where it is', async () => {
    await keys.press('/');
    const dialog = page.getByRole('dialog', { name: 'Find a card' });
    await hasFocus(dialog.getByRole('combobox', { name: 'Card' }));
    await keys.type('ysolde');
    const card = dialog.getByRole('option', { name: /^Ysolde, Keeper of Lamps .*#/ });
    await card.waitFor();
    await keys.press('ArrowDown');
    await card.and(page.locator('[aria-selected="true"]')).waitFor();
    await inspect(page);
    await keys.press('Enter');
    await heading('Ysolde, Keeper of Lamps').waitFor();
    await dialog.waitFor({ state: 'detached' });
    await hasFocus(page.getByRole('main'));
  });

  it('sees every shortcut', async () => {
    await keys.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await dialog.getByRole('row', { name: 'Find a card / or Ctrl K' }).waitFor();
    await inspect(page);
    await keys.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });
});
