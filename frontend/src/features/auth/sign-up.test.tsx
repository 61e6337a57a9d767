/** Signing up, to the word. */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { mockServer } from '../../test/mock-server';
import { player, renderApp } from '../../test/render';
import { fakeTurnstile, removeTurnstile, withoutTurnstile, withTurnstile } from '../../test/turnstile';

const SIGN_UP = 'POST /api/users/signup';
afterEach(removeTurnstile);

async function openSignUp(config = withoutTurnstile) {
  mockServer.on('GET /api/client-config', { body: config });
  const rendered = renderApp();
  await rendered.person.click(await screen.findByRole('button', { name: 'Get Started' }));
  await screen.findByLabelText('Confirm password');
  if (!config.turnstileSiteKey) await screen.findByText('Human verification is disabled.');
  return rendered;
}

const submit = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign Up' });
const accept = (person: UserEvent) =>
  person.click(screen.getByRole('checkbox', { name: 'I accept the Terms and Policies' }));

async function fill(
  person: UserEvent,
  typed: { name?: string; email?: string; password?: string; again?: string } = {},
) {
  const {
    name = 'Mira Vale',
    email = 'mira@example.com',
    password = 'long enough',
    again = password,
  } = typed;
  const put = async (label: string, text: string) => {
    if (!text) return;
    await person.click(screen.getByLabelText(label));
    await person.paste(text);
  };
  await put('Name', name);
  await put('Email', email);
  await put('Password', password);
  await put('Confirm password', again);
}

// @spec screen-sign-up-terms, rule-submit-terms, rule-sign-up-terms
test('Sign Up waits until the terms are accepted', async () => {
  const { person } = await openSignUp();
  expect(submit()).toBeDisabled();
  await accept(person);
  expect(submit()).toBeEnabled();
});

// @spec screen-sign-up-widget, rule-submit-token, state-widget, state-widget-reset-expiry
test('Sign Up waits for the verification where it is enabled, and again when the token expires', async () => {
  const turnstile = fakeTurnstile();
  const { person } = await openSignUp(withTurnstile);
  await accept(person);
  expect(submit()).toBeDisabled();
  await turnstile.solve('token-1');
  await waitFor(() => expect(submit()).toBeEnabled());
  turnstile.expire('token-1');
  expect(submit()).toBeDisabled();
  expect(turnstile.reset).toHaveBeenCalled();
  expect(screen.queryByText('Human verification is disabled.')).not.toBeInTheDocument();
});

// @spec state-widget, rule-verification-script
test('the script of the verification comes from where the deployment has it', async () => {
  await openSignUp(withTurnstile);
  await waitFor(() => expect(document.getElementById('cf-turnstile-script')).toBeInTheDocument());
  expect(document.getElementById('cf-turnstile-script')).toHaveAttribute(
    'src',
    'https://challenge.example/api.js?render=explicit',
  );
});

test('says in one line who sees what of a player, and of a store', async () => {
  const { person } = await openSignUp();
  expect(screen.getByText(/^People who are logged in see your name.* stay hidden until/)).toBeVisible();
  await person.click(screen.getByRole('tab', { name: 'Business' }));
  expect(screen.getByText(/^Your store’s name is public\..* you can hide email and phone/)).toBeVisible();
  expect(screen.queryByText(/stay hidden until/)).not.toBeInTheDocument();
});

// @spec rule-two-kinds-of-account, screen-resend, field-sign-up, text-sign-up-success
test('a player signs up and is told to verify the email', async () => {
  mockServer.on(SIGN_UP, { status: 201, body: player });
  const { person } = await openSignUp();
  await fill(person);
  await accept(person);
  await person.click(submit());
  expect(
    await screen.findByText('Account created. Please verify your email before logging in.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Resend verification email' })).toBeEnabled();
  expect(mockServer.calls(SIGN_UP)[0]?.body).toEqual({
    name: 'Mira Vale',
    email: 'mira@example.com',
    password: 'long enough',
    confirmPassword: 'long enough',
    phoneNumber: '',
    address: '',
    role: 'USER',
    enabled: true,
    emailVerified: false,
  });
});

// @spec rule-two-kinds-of-account, field-sign-up-token, rule-verification-script
test('a store signs up on the Business tab with the token of the verification', async () => {
  const turnstile = fakeTurnstile();
  mockServer.on(SIGN_UP, { status: 201, body: player });
  const { person } = await openSignUp(withTurnstile);
  await person.type(screen.getByLabelText('Name'), 'The Gilded Sleeve');
  await person.click(screen.getByRole('tab', { name: 'Business' }));
  expect(screen.getByLabelText('Store name')).toHaveValue('The Gilded Sleeve');
  await fill(person, { name: '' });
  await accept(person);
  await turnstile.solve('token-1');
  await waitFor(() => expect(submit()).toBeEnabled());
  await person.click(submit());
  await screen.findByText('Account created. Please verify your email before logging in.');
  expect(mockServer.calls(SIGN_UP)[0]?.body).toMatchObject({
    name: 'The Gilded Sleeve',
    role: 'STORE',
    turnstileToken: 'token-1',
  });
});

// @spec text-sign-up-required
test('all fields are required, and the first empty one gets the focus', async () => {
  const { person } = await openSignUp();
  await accept(person);
  await person.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('All fields are required.');
  for (const label of ['Name', 'Email', 'Password', 'Confirm password'])
    expect(screen.getByLabelText(label)).toBeInvalid();
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

// @spec text-sign-up-password-length, text-sign-up-mismatch, text-sign-up-email, const-password-8
test.each([
  [{ email: 'mira@example' }, 'Enter a valid email address.', 'Email'],
  [{ password: '7 chars' }, 'Password must be at least 8 characters.', 'Password'],
  [{ again: 'something else' }, 'Passwords do not match.', 'Confirm password'],
])('%j is refused with "%s"', async (typed, message, label) => {
  const { person } = await openSignUp();
  await fill(person, typed);
  await accept(person);
  await person.keyboard('{Tab}');
  await person.click(submit());
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(message));
});

// @spec state-widget-reset-sign-up
test('what the server refuses stands at its field, nothing typed is lost, and the widget is reset', async () => {
  const turnstile = fakeTurnstile();
  const message = 'An account with this email address already exists.';
  mockServer.fail(SIGN_UP, 409, { message: 'Conflict.', errors: [{ field: 'email', message }] });
  const { person } = await openSignUp(withTurnstile);
  await fill(person);
  await accept(person);
  await turnstile.solve('token-1');
  await waitFor(() => expect(submit()).toBeEnabled());
  await person.click(submit());
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('mira@example.com');
  expect(screen.getByLabelText('Password')).toHaveValue('long enough');
  expect(turnstile.reset).toHaveBeenCalledTimes(1);
  expect(submit()).toBeDisabled();
});

// @spec call-sign-up, text-sign-up-failed
test.each([
  [{ message: 'Too many requests.' }, 'Too many requests.'],
  [{}, 'Sign up failed. Please try again.'],
])('a failure %j says "%s"', async (problem, shown) => {
  mockServer.fail(SIGN_UP, 500, problem);
  const { person } = await openSignUp();
  await fill(person);
  await accept(person);
  await person.click(submit());
  expect(await screen.findByText(shown)).toBeInTheDocument();
});

// @spec text-terms-title, text-terms-close, text-terms-sections, text-terms-updated, const-terms-date
test('the terms have four sections with their date, and closing them leaves the form open', async () => {
  const { person } = await openSignUp();
  await person.click(screen.getByRole('link', { name: 'Read the terms' }));
  const terms = await screen.findByRole('dialog', { name: 'Terms and Policies' });
  const titles = within(terms).getAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'Terms of Service',
    'Privacy Policy',
    'Refund Policy',
    'Community Guidelines',
  ]);
  expect(within(terms).getAllByText('Last updated July 14, 2025')).toHaveLength(4);
  await person.keyboard('{Escape}');
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Terms and Policies' })).not.toBeInTheDocument(),
  );
  expect(screen.getByRole('dialog', { name: 'Sign Up' })).toBeInTheDocument();
  await person.click(screen.getByRole('link', { name: 'Read the terms' }));
  await person.click(await screen.findByRole('button', { name: 'Close Terms and Conditions' }));
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Terms and Policies' })).not.toBeInTheDocument(),
  );
});

test('a sign-up whose answer was lost is sent again with the same key, one that was corrected with another', async () => {
  mockServer.fail(SIGN_UP, 503, {});
  const { person } = await openSignUp();
  await fill(person);
  await accept(person);
  for (const times of [1, 2]) {
    await person.click(submit());
    await waitFor(() => expect(mockServer.calls(SIGN_UP)).toHaveLength(times));
    await waitFor(() => expect(submit()).toBeEnabled());
  }
  await person.type(screen.getByLabelText('Name'), ' Jr.');
  await person.click(submit());
  await waitFor(() => expect(mockServer.calls(SIGN_UP)).toHaveLength(3));
  const [first, again, corrected] = mockServer
    .calls(SIGN_UP)
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(again).toBe(first);
  expect(corrected).not.toBe(first);
});
