// What people do in more than one journey: sign up, verify their address, log in, and hear what the product says.
import { mailLink } from './outbox.mjs';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/** Accounts that a first start brings along. */
export const DEMO = {
  player: { name: 'Robin Alvarez', email: 'player@playset.example', password: 'playset-demo' },
  store: { name: 'The Gilded Goblet', email: 'store@playset.example', password: 'playset-demo' },
  mulligans: { name: 'Mulligan’s Card House', email: 'mulligans@playset.example', password: 'playset-demo' },
};

/** Waits until the product says these very words. */
export const says = (page, words) => page.getByText(words, { exact: true }).first().waitFor();

/** Waits until the field with this label has the focus. */
export const focusOn = (page, label) =>
  page.waitForFunction((wanted) => document.activeElement?.labels?.[0]?.textContent === wanted, label);

/** Fills the sign-up form, on its tab Personal or Business, from the landing page; `look` is shown the filled form. */
export async function signUp(page, { name, email, password }, { tab = 'Personal', look } = {}) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Get Started' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Sign Up' });
  await dialog.getByRole('tab', { name: tab }).click();
  await dialog.getByLabel(tab === 'Business' ? 'Store name' : 'Name', { exact: true }).fill(name);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByLabel('Confirm password').fill(password);
  await dialog.getByRole('checkbox').check();
  await look?.(page);
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  await says(page, 'Account created. Please verify your email before logging in.');
}

/** Opens the link of the newest mail to this address, which logs in where it was asked for. */
export async function verify(page, product, { email }) {
  await page.goto(await mailLink(product.dataDir, email));
  await page.getByRole('heading', { name: 'Email verified!' }).waitFor();
  await page.waitForURL('**/home');
}

/** Logs in from the banner of the landing page. */
export async function logIn(page, person) {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
  await fillLogIn(page, person);
  await says(page, 'Logged in successfully!');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.waitForURL('**/home');
}

/** Fills the log-in dialog that is open, and sends it. */
export async function fillLogIn(page, { email, password }) {
  const dialog = page.getByRole('dialog', { name: 'Log In' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log In', exact: true }).click();
}

/** Lists cards by their codes: `{ code, name, price }` each, and a `type` that is not Sell. */
export async function listCards(page, cards, look) {
  await page.goto('/my-listings');
  await page.getByRole('button', { name: 'New Listing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Listing' });
  for (const { code, name, price, type } of cards) {
    await dialog.getByLabel('Card code').fill(code);
    await dialog.getByLabel('Card code').press('Enter');
    const found = dialog.getByRole('form', { name });
    if (type) await found.getByLabel('Type').selectOption(type);
    await found.getByLabel('Price').fill(price);
    await found.getByLabel('Price').press('Enter');
    await found.waitFor({ state: 'detached' });
  }
  await look?.(page);
  await dialog.getByRole('button', { name: /^Submit/ }).click();
  await says(page, 'Listings submitted successfully!');
  await dialog.waitFor({ state: 'detached' });
}

/** Finds a card by a search and opens its page; `look` is shown the results. */
export async function openCard(page, { search, name }, look) {
  await page.goto('/cards');
  await page.getByRole('combobox', { name: 'Card' }).fill(search);
  await page.keyboard.press('Enter');
  const found = page.getByRole('link', { name: new RegExp(name) }).first();
  await found.waitFor();
  await look?.(page);
  await found.click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}
