/** What a stranger wanted to do, such as to follow a store: what becomes of that with the dialog that asks them to sign up. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { pendingStep, rememberStep } from '../../browser/pending-step';
import { startSession } from '../../browser/session';
import { mockServer } from '../../test/mock-server';
import { player, renderApp } from '../../test/render';
import { withoutTurnstile } from '../../test/turnstile';

async function openSignUp(at = '/', button = 'Get Started') {
  mockServer.on('GET /api/client-config', { body: withoutTurnstile });
  const { person } = renderApp({ at });
  await person.click(await screen.findByRole('button', { name: button }));
  await screen.findByLabelText('Confirm password');
  rememberStep('follow', 'store-id');
  const close = async () => {
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  return { person, close };
}

test('it is forgotten when the dialog is closed without signing up', async () => {
  const { close } = await openSignUp();
  await close();
  expect(pendingStep('follow')).toBeNull();
});

test('where another tab has logged in, it is that tab’s to do, and no dialog stays open', async () => {
  await openSignUp();
  localStorage.setItem('user', JSON.stringify(player));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'user' })));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(pendingStep('follow')).toBeNull();
  // The other tab, or this one after its own log-in.
  act(() => startSession({ accessToken: 'abc', user: player }));
  expect(pendingStep('follow')).toBe('store-id');
});

test('it is remembered once they have signed up, as is the page that they came for', async () => {
  mockServer.on('POST /api/users/signup', { status: 201, body: player });
  const { person, close } = await openSignUp('/cards/results/heron?search=bird', 'Create an account');
  const typed = {
    Name: 'Mira',
    Email: 'mira@example.com',
    Password: 'long enough',
    'Confirm password': 'long enough',
  };
  for (const [label, text] of Object.entries(typed)) {
    await person.click(screen.getByLabelText(label));
    await person.paste(text);
  }
  await person.click(screen.getByRole('checkbox', { name: 'I accept the Terms and Policies' }));
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign Up' }));
  await screen.findByText('Check your email');
  await close();
  expect(pendingStep('follow')).toBe('store-id');
  expect(pendingStep('page')).toBe('/cards/results/heron?search=bird');
});
