// The ways in beside the password: a passkey of a virtual authenticator, and the codes of an authenticator app.
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { inspect, visit } from './support/page.mjs';
import { DESKTOP } from './support/people.mjs';
import { startProductAndBrowser } from './support/stage.mjs';

const PLAYER = { email: 'player@playset.example', password: 'playset-demo' };
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

describe('Ways in', () => {
  let product;
  let browser;
  let visitor;
  let page;
  let authenticator;
  before(async () => {
    ({ product, browser } = await startProductAndBrowser());
    // A passkey belongs to a name, not to an address of digits.
    const origin = product.origin.replace('127.0.0.1', 'localhost');
    visitor = await visit(browser, { ...product, origin }, { viewport: DESKTOP });
    visitor.expect(REFUSED);
    page = visitor.page;
    authenticator = await visitor.context.newCDPSession(page);
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
  });
  after(async () => {
    try {
      await visitor?.close();
    } finally {
      await browser?.close();
      await product?.stop();
    }
  });

  const openLogIn = async () => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log In' });
    await dialog.getByLabel('Email').waitFor();
    return dialog;
  };
  const logIn = async () => {
    const dialog = await openLogIn();
    await dialog.getByLabel('Email').fill(PLAYER.email);
    await dialog.getByLabel('Password', { exact: true }).fill(PLAYER.password);
    await dialog.getByRole('button', { name: 'Log In', exact: true }).click();
    return dialog;
  };
  const isIn = () =>
    page
      .getByRole('heading', { name: /^Welcome/ })
      .first()
      .waitFor();
  const leave = () =>
    page.evaluate(async () => {
      await fetch('/api/auth/logout', { method: 'POST' });
      localStorage.clear();
      sessionStorage.clear();
    });
  it('a passkey is added in the settings', async () => {
    await logIn();
    await isIn();
    await page.goto('/settings');
    const section = page.getByRole('region', { name: 'Sign-in and security' });
    await section.getByText('You don’t have any passkeys yet.').waitFor();
    await section.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await dialog.getByLabel('Your password').fill(PLAYER.password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Passkey added.').first().waitFor();
    await section.getByRole('listitem').first().waitFor();
    await inspect(page);
  });

  it('it logs in without a password', async () => {
    await leave();
    const dialog = await openLogIn();
    const button = dialog.getByRole('button', { name: 'Use a passkey' });
    // Where the browser suggests the passkey, the virtual one has answered by now.
    await Promise.race([isIn(), button.click().then(isIn, isIn)]);
  });

  it('two-step verification is turned on with the first code, and its recovery codes are shown', async () => {
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Set up two-step verification' }).click();
    const setUp = page.getByRole('dialog', { name: 'Set up two-step verification' });
    await setUp.getByLabel('Your password').fill(PLAYER.password);
    await setUp.getByRole('button', { name: 'Continue' }).click();
    await setUp.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    page.secret = (await setUp.locator('code').innerText()).replaceAll(' ', '');
    await setUp.getByLabel('6-digit code from the app').fill(codeOf(page.secret, -1));
    const codes = page.getByRole('dialog', { name: 'Save your recovery codes' });
    await codes.getByRole('listitem').first().waitFor();
    assert.equal(await codes.getByRole('listitem').count(), 10);
    await codes.getByRole('button', { name: 'I saved them' }).click();
    await page.getByText('10 recovery codes left.').waitFor();
  });

  it('a log-in with the password then takes a code', async () => {
    await leave();
    await authenticator.send('WebAuthn.disable');
    const dialog = await logIn();
    await dialog.getByText('Enter the 6-digit code from your authenticator app.').waitFor();
    await dialog.getByLabel('Code').fill('000000');
    await dialog.getByText(/That code isn’t right/).waitFor();
    await dialog.getByLabel('Code').fill(codeOf(page.secret, 0));
    await isIn();
  });
});
