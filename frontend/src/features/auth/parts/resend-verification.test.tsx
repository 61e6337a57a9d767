/** Asking for the mail again, and the wait after it. */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import Providers from '../../../app/providers';
import { mockServer } from '../../../test/mock-server';
import { renderScreen } from '../../../test/render';
import { ResendVerification } from './resend-verification';

let mockMissing = false;
jest.mock('./form-rules', () => {
  if (mockMissing) throw new TypeError('Failed to fetch dynamically imported module');
  return jest.requireActual('./form-rules');
});

const RESEND = 'POST /api/auth/resend-verification';
const NAME = 'Resend verification email';

beforeEach(() => {
  // The countdown's clock only: the store keeps time by the frames of the browser.
  jest.useFakeTimers({
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'queueMicrotask',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  });
});

afterEach(() => {
  mockMissing = false;
});

async function press(email: string) {
  const onProblem = jest.fn();
  const { person } = renderScreen(<ResendVerification email={() => email} onProblem={onProblem} />);
  await person.click(screen.getByRole('button', { name: NAME }));
  return { onProblem };
}

/** The button can't be pressed, and keeps the focus, which a browser takes from what is disabled. */
function expectWaiting(seconds: number) {
  const button = screen.getByRole('button', { name: `${NAME} in ${seconds} s` });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).not.toHaveAttribute('disabled');
  const asked = mockServer.calls(RESEND).length;
  fireEvent.click(button);
  expect(button).not.toHaveAttribute('aria-busy');
  expect(mockServer.calls(RESEND)).toHaveLength(asked);
}

function expectFree() {
  const button = screen.getByRole('button', { name: NAME });
  expect(button).toBeEnabled();
  expect(button).not.toHaveAttribute('aria-disabled');
}

// The first of all: rules that came once stay.
test('rules that do not come are told, and the next press asks for them again', async () => {
  mockMissing = true;
  const { onProblem } = await press('');
  expect(await screen.findByText(/^Part of this page didn’t load/)).toBeInTheDocument();
  expect(onProblem).not.toHaveBeenCalled();
  mockMissing = false;
  fireEvent.click(screen.getByRole('button', { name: NAME }));
  await waitFor(() => expect(onProblem).toHaveBeenCalledWith('Enter your email first.'));
});

test('the button is busy while its rules and the answer are on their way, and free after', async () => {
  mockServer.fail(RESEND, 500, { message: 'No such account.' });
  renderScreen(<ResendVerification email={() => 'mira@example.com'} onProblem={jest.fn()} />);
  const button = screen.getByRole('button', { name: NAME });
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  fireEvent.click(button);
  expect(await screen.findByText('No such account.')).toBeInTheDocument();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect(mockServer.calls(RESEND)).toHaveLength(1);
});

// @spec text-resend-required, text-resend-email
test.each([
  ['', 'Enter your email first.'],
  ['mira@example', 'Enter a valid email address.'],
])('"%s" is answered with "%s"', async (email, message) => {
  const { onProblem } = await press(email);
  expect(onProblem).toHaveBeenCalledWith(message);
});

// @spec screen-resend, state-resend-cooldown, text-resend-success, const-resend-60s
test('after a mail was sent the next one waits 60 s, counted down', async () => {
  mockServer.on(RESEND, { status: 202, body: { message: 'Sent.' } });
  await press('mira@example.com');
  expect(
    await screen.findByText('Verification email sent again! Check your inbox (and spam).'),
  ).toBeInTheDocument();
  expectWaiting(60);
  act(() => jest.advanceTimersByTime(59_000));
  expectWaiting(1);
  act(() => jest.advanceTimersByTime(1_000));
  await waitFor(() => expectFree());
});

// @spec call-resend, text-resend-failed
test.each([
  [{ message: 'No such account.' }, 'No such account.'],
  [{}, 'Could not resend verification email.'],
])('a failure %j says "%s", and another try is free', async (problem, shown) => {
  mockServer.fail(RESEND, 500, problem);
  await press('mira@example.com');
  expect(await screen.findByText(shown)).toBeInTheDocument();
  await waitFor(() => expectFree());
});

test('a server that is asked too soon starts the wait as well', async () => {
  mockServer.fail(RESEND, 429, { message: 'Wait a minute.' });
  await press('mira@example.com');
  expect(await screen.findByText('Wait a minute.')).toBeInTheDocument();
  expectWaiting(60);
});

test('the wait is as long as the server says', async () => {
  mockServer.on(RESEND, () => ({
    status: 429,
    body: { message: 'Wait a moment.' },
    headers: { 'retry-after': '25' },
  }));
  await press('mira@example.com');
  await screen.findByRole('button', { name: `${NAME} in 25 s` });
  expectWaiting(25);
});

test('the wait goes on after the page was loaded again', async () => {
  mockServer.on(RESEND, { status: 202, body: { message: 'Sent.' } });
  await press('mira@example.com');
  await screen.findByRole('button', { name: `${NAME} in 60 s` });
  act(() => jest.advanceTimersByTime(20_000));
  cleanup();
  render(
    <Providers>
      <ResendVerification email={() => ''} onProblem={jest.fn()} />
    </Providers>,
  );
  expectWaiting(40);
});
