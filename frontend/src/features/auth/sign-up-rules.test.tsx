/** When a sign-up may be sent, and what is beside its form. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
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
  return rendered;
}

const submit = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign Up' });
function fill() {
  const typed = { Name: 'Mira Vale', Email: 'mira@example.com', Password: 'long enough' };
  for (const [label, value] of Object.entries({ ...typed, 'Confirm password': 'long enough' }))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'I accept the Terms and Policies' }));
}

// @spec text-sign-up-tabs
test('the dialog has a Personal and a Business tab, and begins with the personal account', async () => {
  await openSignUp();
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Personal', 'Business']);
  expect(screen.getByRole('tab', { name: 'Personal' })).toHaveAttribute('aria-selected', 'true');
});

// @spec rule-submit-in-progress
test('Sign Up waits while a sign-up is being sent', async () => {
  let answer = () => {};
  const gate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  mockServer.on(SIGN_UP, () => gate.then(() => ({ status: 201, body: player })));
  const { person } = await openSignUp();
  await screen.findByText('Human verification is disabled.');
  fill();
  await person.click(submit());
  await waitFor(() => expect(submit()).toHaveAttribute('aria-disabled', 'true'));
  await person.click(submit());
  await act(async () => answer());
  await screen.findByText('Account created. Please verify your email before logging in.');
  expect(mockServer.calls(SIGN_UP)).toHaveLength(1);
});

// @spec text-sign-up-verification
test('a sign-up without its verification is not sent and says so', async () => {
  fakeTurnstile();
  await openSignUp(withTurnstile);
  fill();
  expect(submit()).toBeDisabled();
  expect(submit()).toHaveAccessibleDescription('Complete the verification above to sign up.');
  // As a program would send the form that the button does not.
  fireEvent.submit(screen.getByLabelText('Email').closest('form') as HTMLFormElement);
  expect(await screen.findByText('Please complete the verification.')).toBeInTheDocument();
  expect(mockServer.calls(SIGN_UP)).toHaveLength(0);
});

// @spec text-verification-disabled
test('without the site key a warning says that verification is disabled, and none is needed', async () => {
  await openSignUp();
  expect(await screen.findByText('Human verification is disabled.')).toBeVisible();
  fill();
  expect(submit()).toBeEnabled();
});

// @spec rule-refunds, rule-collected-data, rule-guidelines
test('the policies say who refunds, what is collected and between whom the guidelines apply', async () => {
  const { person } = await openSignUp();
  await person.click(screen.getByRole('link', { name: 'Read the terms' }));
  const terms = await screen.findByRole('dialog', { name: 'Terms and Policies' });
  expect(terms).toHaveTextContent('Refunds are handled by the seller.');
  expect(terms).toHaveTextContent('We collect your name, email address, phone number and location.');
  expect(terms).toHaveTextContent('These guidelines apply between users and stores alike.');
});

test('a password that is easy to guess is told at its field, and nothing typed is lost', async () => {
  const message = 'This password is too easy to guess. Try a few words that only you would put together.';
  mockServer.fail(SIGN_UP, 400, { message, errors: [{ field: 'password', message }] });
  const { person } = await openSignUp();
  await screen.findByText('Human verification is disabled.');
  fill();
  await person.click(submit());
  const password = screen.getByLabelText('Password');
  await waitFor(() => expect(password).toHaveAccessibleDescription(expect.stringContaining(message)));
  expect(password).toBeInvalid();
  expect(password).toHaveFocus();
  expect(password).toHaveValue('long enough');
});

test('Back from the terms leads to the form, with what was typed', async () => {
  const { person, router } = await openSignUp();
  fill();
  for (const _ of [1, 2]) {
    await person.click(screen.getByRole('link', { name: 'Read the terms' }));
    await screen.findByRole('dialog', { name: 'Terms and Policies' });
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Terms and Policies' })).toBeNull());
  }
  expect(screen.getByLabelText('Name')).toHaveValue('Mira Vale');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
