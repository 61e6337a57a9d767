/** What happens around a page when its content comes late, or the code of its dialogs does not come at all. */
import { screen } from '@testing-library/react';
import { mockServer } from '../test/mock-server';
import { player } from '../test/people';
import { renderApp } from '../test/render';
import { withoutTurnstile } from '../test/turnstile';
import { confirmDialogBox } from '../ui/confirm-dialog';
import { dialogBox } from '../ui/dialog';
import { sideSheetBox } from '../ui/side-sheet';
import { prefetchData } from './prefetch-data-part';
import { preloadWhenIdle } from './preload-when-idle';

jest.mock('./preload-when-idle', () => ({ preloadWhenIdle: jest.fn() }));

let mockMissing = true;
jest.mock('./dialog-host', () => {
  if (mockMissing) throw new TypeError('Failed to fetch dynamically imported module');
  return jest.requireActual('./dialog-host');
});

test('dialogs that could not be loaded leave the page, and can be tried again', async () => {
  mockServer.on('GET /api/client-config', { body: withoutTurnstile });
  const silenced = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { person } = renderApp();
  await person.click(await screen.findByRole('button', { name: 'Log In' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This didn’t load.');
  expect(screen.getByRole('button', { name: 'Get Started' })).toBeInTheDocument();
  mockMissing = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: 'Log In' })).toBeInTheDocument();
  silenced.mockRestore();
});

test.each([
  ['/', false],
  ['/verify-email', true],
  ['/reset-password?token=abc', true],
])('the foot of %s stays where it is when the content comes', async (at, below) => {
  renderApp({ at });
  expect(await screen.findByRole('contentinfo')).toBeInTheDocument();
  expect('tall' in screen.getByRole('main').dataset).toBe(below);
});

test.each([
  ['/my-listings', player, [prefetchData, dialogBox, confirmDialogBox, sideSheetBox], 5],
  ['/verify-email', null, [], 1],
  ['/reset-password', null, [], 1],
  ['/', null, [], 0],
])(
  '%s fetches ahead what opens above it and what knows the data of the next, and nothing else',
  async (at, user, boxes, parts) => {
    jest.mocked(preloadWhenIdle).mockClear();
    renderApp({ at, user });
    expect(await screen.findByRole('contentinfo')).toBeInTheDocument();
    const ahead = jest.mocked(preloadWhenIdle).mock.calls.flatMap(([each]) => each);
    expect(ahead).toHaveLength(parts);
    expect(ahead).toEqual(expect.arrayContaining(boxes));
  },
);
