// From the front door to /home: signing up, the mail's link, and the dialogs that stay what was asked for.
import { createAccount, newAccount, postListing } from './support/api.mjs';
import { expect, test, WHOLE } from './support/fixtures.mjs';
import { mailLink } from './support/outbox.mjs';
import { axe } from './support/page.mjs';
import { PHONE, says } from './support/people.mjs';

async function openDialog(page, tap) {
  await page.goto('/');
  await tap(page.getByRole('button', { name: 'Get Started' }).first());
}

/** Signs up as a person does, and counts it. */
async function signUp(page, { name, email, password }, open = openDialog) {
  const done = { taps: 0, fields: 0 };
  const tap = async (found) => {
    done.taps += 1;
    await found.click();
  };
  const fill = async (label, text) => {
    done.fields += 1;
    await page.getByRole('dialog').getByLabel(label, { exact: true }).fill(text);
  };
  await open(page, tap);
  await fill('Name', name);
  await fill('Email', email);
  await fill('Password', password);
  await fill('Confirm password', password);
  await tap(page.getByRole('dialog').getByRole('checkbox'));
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Sign Up' }));
  await says(page, 'Account created. Please verify your email before logging in.');
  return { done };
}

test('gets from Get Started to /home with at most 5 taps and 4 fields', async ({ visit, product }) => {
  const { page } = await visit({ viewport: PHONE });
  const person = newAccount();
  const { done } = await signUp(page, person);
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await axe(page);
  // The link in the mail.
  done.taps += 1;
  await page.goto(await mailLink(product.dataDir, person.email));
  await page.getByRole('heading', { name: 'Email verified!' }).waitFor();
  await page.waitForURL('**/home');
  await page.getByRole('heading', { name: `Welcome, ${person.name}` }).waitFor();
  expect(done).toEqual({ taps: 4, fields: 4 });
  await page.goto(await mailLink(product.dataDir, person.email));
  await says(page, 'You’re already logged in.');
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await page.waitForURL('**/home');
});

// @spec state-login-home
test('opens the mail in another browser, and only the password is left to type', async ({
  visit,
  product,
}) => {
  const friend = newAccount();
  await signUp((await visit({ viewport: PHONE })).page, friend);
  const { page } = await visit({ viewport: PHONE });
  await page.goto(await mailLink(product.dataDir, friend.email));
  await page.getByRole('button', { name: 'Log in now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log In' });
  expect(await dialog.getByLabel('Email').inputValue()).toBe(friend.email);
  await dialog.getByLabel('Password', { exact: true }).fill(friend.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/home');
  expect(!page.url().includes('%40') && !page.url().includes('@')).toBeTruthy();
});

// @spec screen-hold-for-me
test('opens the mail in another tab, which goes on with what was wanted in the first', async ({
  visit,
  product,
}) => {
  const store = await createAccount(product, { role: 'STORE' });
  const { cardName } = await postListing(store, 'set:brm cn:1', 4);
  const { page } = await visit({ viewport: PHONE });
  const person = newAccount();
  await signUp(page, person, async (_, tap) => {
    await page.goto(`/s/${store.user.uuid}`);
    await tap(page.getByRole('button', { name: `Hold for me: ${cardName}`, exact: true }));
    await tap(page.getByRole('dialog').getByRole('button', { name: 'New here? Sign up' }));
  });
  const tab = await page.context().newPage();
  await tab.goto(await mailLink(product.dataDir, person.email));
  await tab.waitForURL(`**/s/${store.user.uuid}`);
  await tab.getByRole('region', { name: 'Basket' }).getByText(`1 card at ${store.name}`).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.getByRole('region', { name: 'Basket' }).count()).toBe(0);
});

test('opens the page that a stranger came for once they have signed up', async ({ visit, product }) => {
  const { page } = await visit({ viewport: PHONE });
  const person = newAccount();
  await signUp(page, person, async (_, tap) => {
    await page.goto('/watchlist?q=heron');
    await tap(page.getByRole('button', { name: 'Create an account' }));
  });
  await page.goto(await mailLink(product.dataDir, person.email));
  await page.waitForURL('**/watchlist?q=heron');
});

test('finds each dialog as asked for after a reload', WHOLE, async ({ visit }) => {
  const { page } = await visit();
  const dialog = (name) => page.getByRole('dialog', { name });
  for (const name of ['Sign Up', 'Forgot password']) {
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
    await dialog('Log In').getByLabel('Email').waitFor();
    const link = name === 'Sign Up' ? 'New here? Sign up' : 'Forgot password?';
    await dialog('Log In').getByRole('button', { name: link }).click();
    await dialog(name).getByLabel('Email').waitFor();
    await page.reload();
    await dialog(name).getByLabel('Email').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
    await dialog('Log In').getByLabel('Email').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Get Started' }).first().click();
    await dialog('Sign Up').getByLabel('Email').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
});

for (const [address, name] of [
  ['/login', 'Log In'],
  ['/sign-up', 'Sign Up'],
  ['/terms', 'Terms and Policies'],
]) {
  test(`opens ${address}, again after a reload, and closes it to the landing page`, async ({
    visit,
    product,
  }) => {
    const { page } = await visit();
    expect((await page.goto(address)).status()).toBe(200);
    await page.getByRole('dialog', { name }).waitFor();
    await page.reload();
    await page.getByRole('dialog', { name }).waitFor();
    await axe(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.waitForURL(`${product.origin}/`);
  });
}
