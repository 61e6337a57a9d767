/** What the links in our mails lead to. */
import { act, screen, waitFor } from '@testing-library/react';
import { mockServer } from '../../test/mock-server';
import { renderApp } from '../../test/render';
import { withoutTurnstile } from '../../test/turnstile';

const VERIFY = 'GET /api/auth/verify';
const VERIFIED = { message: 'Verified.', email: 'mira@example.com', canLogIn: false };
const RESET = 'POST /api/auth/reset-password';
beforeEach(() => {
  mockServer.on('GET /api/client-config', { body: withoutTurnstile });
});

// @spec route-verify-email, text-verifying, text-verified, state-verify-email
test('a good verification link says Verifying…, then that it worked', async () => {
  let answer = () => {};
  const gate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  mockServer.on(VERIFY, () => gate.then(() => ({ body: VERIFIED })));
  const { person } = renderApp({ at: '/verify-email?token=a%2Bb' });
  const live = (await screen.findByText('Verifying…')).closest('[role="status"]');
  await act(async () => answer());
  expect(await screen.findByText('Email verified!')).toBeInTheDocument();
  // What was there from the start is read out when it changes.
  expect(live).toHaveTextContent('Email verified!');
  expect(mockServer.calls(VERIFY)).toHaveLength(1);
  expect(mockServer.calls(VERIFY)[0]?.query.get('token')).toBe('a+b');
  await person.click(screen.getByRole('button', { name: 'Log in now' }));
  expect(await screen.findByRole('dialog', { name: 'Log In' })).toBeInTheDocument();
  // The address is carried over; the password is all that is left to type.
  expect(await screen.findByLabelText('Email')).toHaveValue('mira@example.com');
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
});

// @spec text-verify-failed, state-verify-email, error-verify-email
test('a used or expired link says so and offers another mail', async () => {
  mockServer.fail(VERIFY, 400, { message: 'This link is not valid any more.' });
  mockServer.on('POST /api/auth/resend-verification', { status: 202, body: { message: 'Sent.' } });
  const { person } = renderApp({ at: '/verify-email?token=used' });
  expect(await screen.findByText('Verification failed or the link has expired.')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Resend verification email' }));
  expect(screen.getByText('Enter your email first.')).toBeInTheDocument();
  await person.type(screen.getByLabelText('Email'), 'mira@example.com');
  await person.click(screen.getByRole('button', { name: 'Resend verification email' }));
  expect(
    await screen.findByText('Verification email sent again! Check your inbox (and spam).'),
  ).toBeInTheDocument();
});

// @spec text-verify-failed
test.each([
  [503, 'We couldn’t check your link. Try again in a moment.'],
  [429, 'Too many attempts. Wait a minute, then try again.'],
])('an answer %i says nothing about the link, which can be tried again', async (status, hint) => {
  mockServer.fail(VERIFY, status);
  const { person } = renderApp({ at: '/verify-email?token=abc' });
  expect(await screen.findByText('Verification failed or the link has expired.')).toBeInTheDocument();
  expect(screen.getByText(hint)).toBeInTheDocument();
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
  mockServer.on(VERIFY, { body: VERIFIED });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Email verified!')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Log in now' })).toHaveFocus();
});

// @spec text-verify-invalid, state-verify-email, error-verify-email
test('a link without a token is invalid', async () => {
  renderApp({ at: '/verify-email' });
  expect(await screen.findByText('Invalid verification link.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Log In' })).toBeInTheDocument();
});

// @spec added-forgot-password
test('a forgotten password is answered the same for every address', async () => {
  mockServer.on('POST /api/auth/forgot-password', { status: 202, body: { message: 'Sent.' } });
  const { person } = renderApp();
  await person.click(await screen.findByRole('button', { name: 'Log In' }));
  await person.click(await screen.findByRole('button', { name: 'Forgot password?' }));
  await person.click(await screen.findByRole('button', { name: 'Send link' }));
  expect(await screen.findByText('Enter your email first.')).toBeInTheDocument();
  await person.type(screen.getByLabelText('Email'), 'mira@example.com{Enter}');
  expect(
    await screen.findByText('If mira@example.com has an account, a password reset link is on its way.'),
  ).toBeInTheDocument();
});

// @spec route-reset-password
test('a new password is saved by the link, and the login opens', async () => {
  mockServer.on(RESET, { status: 204, body: undefined });
  const { person, router } = renderApp({ at: '/reset-password?token=abc' });
  await person.type(await screen.findByLabelText('New password'), 'brand new password');
  await person.type(screen.getByLabelText('Confirm new password'), 'brand new passwort{Enter}');
  expect(await screen.findByText('Passwords do not match.')).toBeInTheDocument();
  await person.type(screen.getByLabelText('Confirm new password'), '{Backspace}d{Enter}');
  expect(await screen.findByText('Password updated successfully!')).toBeInTheDocument();
  expect(await screen.findByRole('dialog', { name: 'Log In' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/');
  expect(mockServer.calls(RESET)[0]?.body).toEqual({ token: 'abc', password: 'brand new password' });
});

test('a new password whose answer was lost is saved, and not a link that was used, once it is sent again', async () => {
  const used = { code: 'auth.link-used', message: 'This link has already been used.' };
  mockServer.on(RESET, () => {
    throw new TypeError('Failed to fetch');
  });
  const { person } = renderApp({ at: '/reset-password?token=abc' });
  await person.type(await screen.findByLabelText('New password'), 'brand new password');
  await person.type(screen.getByLabelText('Confirm new password'), 'brand new password{Enter}');
  expect(await screen.findByText('The password couldn’t be saved. Please try again.')).toBeVisible();
  // The link is as good as before.
  expect(screen.queryByRole('button', { name: 'Get a new link' })).toBeNull();
  mockServer.fail(RESET, 400, used);
  // Which of two passwords was saved, nobody knows.
  for (const label of ['New password', 'Confirm new password'])
    await person.type(screen.getByLabelText(label), '2');
  await person.keyboard('{Enter}');
  expect(await screen.findByText(used.message)).toBeVisible();
  for (const label of ['New password', 'Confirm new password'])
    await person.type(screen.getByLabelText(label), '{Backspace}');
  await person.keyboard('{Enter}');
  expect(await screen.findByText('Password updated successfully!')).toBeInTheDocument();
});

test('a new password is looked at before it is sent: both fields, its length, and whether they are the same', async () => {
  const { person } = renderApp({ at: '/reset-password?token=abc' });
  const password = await screen.findByLabelText('New password');
  const confirmation = screen.getByLabelText('Confirm new password');
  const submit = screen.getByRole('button', { name: 'Save new password' });
  await person.click(submit);
  expect(await screen.findByRole('alert')).toHaveTextContent('All fields are required.');
  expect(password).toBeInvalid();
  expect(confirmation).toBeInvalid();
  expect(password).toHaveFocus();
  await person.type(password, 'short');
  expect(
    await screen.findByText(/at least 8 characters/, { selector: '[class*="error"]' }),
  ).toBeInTheDocument();
  await person.type(confirmation, 'long enough');
  expect(await screen.findByText('Passwords do not match.')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await person.clear(confirmation);
  await person.type(confirmation, 'short');
  await waitFor(() => expect(screen.queryByText('Passwords do not match.')).not.toBeInTheDocument());
  expect(password).toBeInvalid();
  expect(mockServer.calls(RESET)).toHaveLength(0);
});

// @spec route-reset-password
test('an expired link to a new password offers another', async () => {
  mockServer.fail(RESET, 400, { message: 'This link is not valid any more.' });
  const { person } = renderApp({ at: '/reset-password?token=old' });
  await person.type(await screen.findByLabelText('New password'), 'brand new password');
  await person.type(screen.getByLabelText('Confirm new password'), 'brand new password{Enter}');
  expect(await screen.findByText('This link is not valid any more.')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Get a new link' }));
  expect(await screen.findByRole('dialog', { name: 'Forgot password' })).toBeInTheDocument();
});

test('a new password that is easy to guess is told at its field, and the link stays good', async () => {
  const message = 'This password is too easy to guess. Try a few words that only you would put together.';
  mockServer.fail(RESET, 400, { message, errors: [{ field: 'password', message }] });
  const { person } = renderApp({ at: '/reset-password?token=abc' });
  const password = await screen.findByLabelText('New password');
  await person.type(password, 'password1');
  await person.type(screen.getByLabelText('Confirm new password'), 'password1{Enter}');
  await waitFor(() => expect(password).toHaveAccessibleDescription(expect.stringContaining(message)));
  expect(password).toBeInvalid();
  expect(password).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Get a new link' })).toBeNull();
});
