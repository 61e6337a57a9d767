// The ways in beside the password: a passkey of a virtual authenticator, and the codes of an authenticator app.
import { createHmac } from 'node:crypto';
import { signUpByApi } from './support/api.mjs';
import { expect, test } from './support/fixtures.mjs';
import { inspect } from './support/page.mjs';
import { DESKTOP } from './support/people.mjs';

const REFUSED = /console: Failed to load resource: the server responded with a status of (400|401)/;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code of an authenticator app (RFC 6238), `ahead` steps from now. */
function codeOf(secret, ahead) {
  const bits = [...secret].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from(bits.match(/.{8}/g).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead));
  const digest = createHmac('sha1', key).update(counter).digest();
  const number = (digest.readUInt32BE(digest[19] & 15) & 0x7fffffff) % 1_000_000;
  return String(number).padStart(6, '0');
}

const pressLogIn = async (page) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
  return page.getByRole('dialog', { name: 'Log In' });
};
const openLogIn = async (page) => {
  const dialog = await pressLogIn(page);
  await dialog.getByLabel('Email').waitFor();
  return dialog;
};
const logIn = async (page, player) => {
  const dialog = await openLogIn(page);
  await dialog.getByLabel('Email').fill(player.email);
  await dialog.getByLabel('Password', { exact: true }).fill(player.password);
  await dialog.getByRole('button', { name: 'Log In', exact: true }).click();
  return dialog;
};
const isIn = (page) =>
  page
    .getByRole('heading', { name: /^Welcome/ })
    .first()
    .waitFor();
const leave = (page) =>
  page.evaluate(async () => {
    await fetch('/api/auth/logout', { method: 'POST' });
    localStorage.clear();
    sessionStorage.clear();
  });
test('a passkey is added in the settings, and logs in without a password', async ({ visit, product }) => {
  const player = await signUpByApi(product);
  // A passkey belongs to a name, not to an address of digits.
  const origin = product.origin.replace('127.0.0.1', 'localhost');
  const { page, context } = await visit({ origin, viewport: DESKTOP });
  const authenticator = await context.newCDPSession(page);
  await authenticator.send('WebAuthn.enable');
  await authenticator.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });

  await test.step('is added in the settings', async () => {
    await logIn(page, player);
    await isIn(page);
    await page.goto('/settings');
    const section = page.getByRole('region', { name: 'Sign-in and security' });
    await section.getByText('You don’t have any passkeys yet.').waitFor();
    await section.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await dialog.getByLabel('Your password').fill(player.password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Passkey added.').first().waitFor();
    await section.getByRole('listitem').first().waitFor();
    await inspect(page);
  });

  await test.step('logs in without a password', async () => {
    await leave(page);
    const dialog = await pressLogIn(page);
    const button = dialog.getByRole('button', { name: 'Use a passkey' });
    // Where the browser suggests the passkey, the virtual one may answer before the dialog is seen.
    await Promise.race([
      isIn(page),
      button.click().then(
        () => isIn(page),
        () => isIn(page),
      ),
    ]);
  });
});

test('two-step verification is turned on with the first code, and a log-in with the password then takes one', async ({
  visit,
  product,
}) => {
  const player = await signUpByApi(product);
  const { page, allow } = await visit({ viewport: DESKTOP });
  allow(REFUSED);
  let secret;

  await test.step('is turned on with the first code, and its recovery codes are shown', async () => {
    await logIn(page, player);
    await isIn(page);
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Set up two-step verification' }).click();
    const setUp = page.getByRole('dialog', { name: 'Set up two-step verification' });
    await setUp.getByLabel('Your password').fill(player.password);
    await setUp.getByRole('button', { name: 'Continue' }).click();
    await setUp.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    secret = (await setUp.locator('code').innerText()).replaceAll(' ', '');
    await setUp.getByLabel('6-digit code from the app').fill(codeOf(secret, -1));
    const codes = page.getByRole('dialog', { name: 'Save your recovery codes' });
    await codes.getByRole('listitem').first().waitFor();
    expect(await codes.getByRole('listitem').count()).toBe(10);
    await codes.getByRole('button', { name: 'I’ve saved them' }).click();
    await page.getByText('10 recovery codes left.').waitFor();
  });

  await test.step('a log-in with the password then takes a code', async () => {
    await leave(page);
    const dialog = await logIn(page, player);
    await dialog.getByText('Enter the 6-digit code from your authenticator app.').waitFor();
    await dialog.getByLabel('Code').fill('000000');
    await dialog.getByText(/That code is incorrect/).waitFor();
    await dialog.getByLabel('Code').fill(codeOf(secret, 0));
    await isIn(page);
  });
});
