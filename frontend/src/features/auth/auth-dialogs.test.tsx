/** The dialogs around logging in, where their code does not come. */
import { act, screen } from '@testing-library/react';
import { mockServer } from '../../test/mock-server';
import { renderApp } from '../../test/render';
import { withoutTurnstile } from '../../test/turnstile';
import { toastError } from '../../ui/toast';

let mockMissing = true;
jest.mock('./parts/auth-dialog', () => {
  if (mockMissing) throw new TypeError('Failed to fetch dynamically imported module');
  return jest.requireActual('./parts/auth-dialog');
});

test('a dialog that could not be loaded takes no toast with it, and can be tried again', async () => {
  mockServer.on('GET /api/client-config', { body: withoutTurnstile });
  const silenced = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { person } = renderApp();
  await screen.findByRole('button', { name: 'Log In' });
  act(() => toastError('The card is gone.'));
  expect(await screen.findByText('The card is gone.')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Log In' }));
  expect(await screen.findByText('This didn’t load.')).toBeInTheDocument();
  expect(screen.getByText('The card is gone.')).toBeInTheDocument();
  mockMissing = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: 'Log In' })).toBeInTheDocument();
  silenced.mockRestore();
});

test.each([
  [40, true],
  [47.99, true],
  [48, false],
])('a window %s em wide shows the whole dialog: %s, as all others do', async (width, whole) => {
  mockMissing = false;
  mockServer.on('GET /api/client-config', { body: withoutTurnstile });
  const plain = window.matchMedia;
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const [, most] = /max-width: ([\d.]+)em/.exec(media) ?? [];
    return { ...plain(media), matches: most !== undefined && width <= Number(most) };
  });
  const { person } = renderApp();
  await person.click(await screen.findByRole('button', { name: 'Log In' }));
  const dialog = await screen.findByRole('dialog', { name: 'Log In' });
  expect(dialog.closest('[data-full-screen]') !== null).toBe(whole);
  jest.restoreAllMocks();
});

test('two presses before the dialog is drawn make one entry, and it is there again after a reload', async () => {
  mockServer.on('GET /api/client-config', { body: withoutTurnstile });
  const { router, unmount } = renderApp({ at: '/cards-of-nobody' });
  await act(() => router.navigate('/'));
  const button = await screen.findByRole('button', { name: 'Log In' });
  act(() => {
    button.click();
    button.click();
  });
  expect(await screen.findByRole('dialog', { name: 'Log In' })).toBeInTheDocument();
  const entry = router.state.location;
  await act(() => router.navigate(-1));
  expect(router.state.location).toMatchObject({ pathname: '/', state: null });
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/cards-of-nobody');
  unmount();
  renderApp({ state: entry.state });
  expect(await screen.findByRole('dialog', { name: 'Log In' })).toBeInTheDocument();
});
