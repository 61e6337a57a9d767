/** The second step of a log-in: its code, and what stops it. */
import { screen, waitFor, within } from '@testing-library/react';
import { mockServer } from '../../test/mock-server';
import { player, renderApp } from '../../test/render';
import { withoutTurnstile } from '../../test/turnstile';

const LOGIN = 'POST /api/auth/login';
const SECOND = 'POST /api/auth/login/second-factor';
const CHALLENGE = {
  code: 'auth.second-factor-needed',
  challenge: 'the-challenge',
  message: 'Enter the code.',
};

async function askedForCode() {
  mockServer.on('GET /api/client-config', { body: withoutTurnstile });
  mockServer.on('GET /api/dashboard/user-summary/:uuid', { body: { upcomingEvents: [], watchlists: [] } });
  mockServer.on(LOGIN, () => ({ status: 401, body: CHALLENGE }));
  const { person } = renderApp();
  await person.click(await screen.findByRole('button', { name: 'Log In' }));
  await person.type(await screen.findByLabelText('Email'), 'mira@example.com');
  await person.type(screen.getByLabelText('Password'), 'long enough');
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Log In' }));
  return { person, code: await screen.findByLabelText('Code') };
}

test('a pasted code is sent at once, without its blank, and only once', async () => {
  mockServer.on(SECOND, { body: { accessToken: 'abc', user: player } });
  const { person, code } = await askedForCode();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code).toHaveAttribute('inputmode', 'numeric');
  await person.click(code);
  await person.paste('123 456');
  await person.keyboard('{Enter}{Enter}');
  await screen.findByText('Logged in successfully!');
  expect(mockServer.calls(SECOND).map(({ body }) => body)).toEqual([
    { challenge: 'the-challenge', code: '123456' },
  ]);
});

test('a code that is not right is said at the field, and another one can be typed', async () => {
  const message = 'That code is incorrect or has already been used. Try the latest one.';
  mockServer.fail(SECOND, 400, { code: 'auth.wrong-code', message, errors: [{ field: 'code', message }] });
  const { person, code } = await askedForCode();
  await person.type(code, '000000');
  expect(await screen.findByText(message)).toBeInTheDocument();
  mockServer.on(SECOND, { body: { accessToken: 'abc', user: player } });
  await person.clear(code);
  await person.type(code, '123456');
  await screen.findByText('Logged in successfully!');
});

test('going back keeps the e-mail', async () => {
  const { person } = await askedForCode();
  await person.click(screen.getByRole('button', { name: 'Back to password' }));
  expect(screen.getByLabelText('Email')).toHaveValue('mira@example.com');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
});

test('a challenge that took too long leads back to the password, and says why', async () => {
  const message = 'That took too long. Please log in again.';
  mockServer.fail(SECOND, 401, { code: 'auth.challenge-expired', message });
  const { person, code } = await askedForCode();
  await person.type(code, '123456');
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('mira@example.com');
});

test('a recovery code is sent as it is written', async () => {
  mockServer.on(SECOND, { body: { accessToken: 'abc', user: player } });
  const { person } = await askedForCode();
  await person.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  const field = screen.getByLabelText('Recovery code');
  await waitFor(() => expect(field).toHaveFocus());
  await person.type(field, '4fz8-0k3m-9x2c-t7vd{Enter}');
  await screen.findByText('Logged in successfully!');
  expect(mockServer.calls(SECOND)[0]?.body).toEqual({
    challenge: 'the-challenge',
    code: '4fz8-0k3m-9x2c-t7vd',
  });
});
