/** The shortcuts: what they do, when they stay out of the way, and how they are switched off. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { createElement } from 'react';
import { useCommand } from '../browser/command';
import type { Screen } from '../pages/screen';
import { SCREENS } from '../pages/screens';
import { mockServer } from '../test/mock-server';
import { player } from '../test/people';
import { renderApp } from '../test/render';
import { withoutTurnstile } from '../test/turnstile';

const mockRun = jest.fn();
function mockPlace({ path }: Screen) {
  const Place = () => {
    useCommand('new-listing', path === '/my-listings', mockRun);
    const fields = ['input', 'textarea', 'select'].map((kind) =>
      createElement(kind, { key: kind, 'aria-label': `Of the page: ${kind}` }),
    );
    return createElement('div', null, createElement('h1', null, `This is ${path}`), fields);
  };
  return createElement(Place);
}
jest.mock('../pages/screens', () =>
  jest.requireActual<typeof import('../test/places')>('../test/places').mockScreens(mockPlace),
);

beforeEach(() => {
  mockServer.on('GET /api/client-config', { body: withoutTurnstile });
  mockRun.mockClear();
});

async function show(at = '/settings') {
  const app = renderApp({ at, user: player });
  await screen.findByRole('heading', { name: /^This is/ });
  return { ...app, at: () => app.router.state.location.pathname };
}
async function showList() {
  const app = await show();
  await app.person.keyboard('?');
  return { ...app, dialog: await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }) };
}

test.each([
  ['gh', '/home'],
  ['gl', '/my-listings'],
  ['gw', '/watchlist'],
  ['ge', '/events'],
  ['gc', '/cards'],
  ['gs', '/stores'],
  ['go', '/order-history'],
])('%s leads to %s', async (keys, path) => {
  const { person, at } = await show();
  await person.keyboard(keys);
  await screen.findByRole('heading', { name: `This is ${path}` });
  expect(at()).toBe(path);
});

test('a key that fits no beginning starts over', async () => {
  const { person, at } = await show();
  await person.keyboard('gxh');
  expect(at()).toBe('/settings');
  await person.keyboard('ggs');
  await waitFor(() => expect(at()).toBe('/stores'));
});

test('the second key counts only soon after the first', async () => {
  const { person, at } = await show();
  const then = jest.spyOn(Event.prototype, 'timeStamp', 'get');
  then.mockReturnValue(1000);
  await person.keyboard('g');
  then.mockReturnValue(2600);
  await person.keyboard('h');
  expect(at()).toBe('/settings');
  then.mockReturnValue(2700);
  await person.keyboard('g');
  then.mockReturnValue(4100);
  await person.keyboard('h');
  await waitFor(() => expect(at()).toBe('/home'));
  then.mockRestore();
});

test('n does what the page that is open does on that command, and nothing on a page without it', async () => {
  const { person, router } = await show('/my-listings');
  await person.keyboard('n');
  expect(mockRun).toHaveBeenCalledTimes(1);
  await act(() => router.navigate('/stores'));
  await person.keyboard('n');
  expect(mockRun).toHaveBeenCalledTimes(1);
});

test.each(['input', 'textarea', 'select'])('none fires while typing in an %s', async (kind) => {
  const { person, at } = await show();
  await person.click(screen.getByLabelText(`Of the page: ${kind}`));
  await person.keyboard('?/gh');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(at()).toBe('/settings');
});

test.each(['{Control>}gh{/Control}', '{Alt>}gh{/Alt}', '{Meta>}?{/Meta}', '{Shift>}GH{/Shift}'])(
  'none fires with other modifiers: %s',
  async (keys) => {
    const { person, at } = await show();
    await person.keyboard(keys);
    expect(at()).toBe('/settings');
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('none fires with a dialog open', async () => {
  const { person, at } = await showList();
  await person.keyboard('gh/');
  expect(at()).toBe('/settings');
  expect(screen.queryByRole('dialog', { name: 'Find a card' })).toBeNull();
});

test('the list shows each shortcut and its keys', async () => {
  const { dialog } = await showList();
  const rows = (await within(dialog).findAllByRole('row')).slice(1).map((row) => row.textContent);
  const ways = SCREENS.flatMap(({ shortcut, label }) => (shortcut ? [{ ...shortcut, label }] : []))
    .sort((a, b) => a.order - b.order)
    .map(({ key, label }) => `Go to ${label}g then ${key}`);
  expect(ways[0]).toBe('Go to Homeg then h');
  expect(rows).toEqual([
    'Find a card/ or Ctrl K',
    'Show this list?',
    ...ways,
    'New listing (on My Listings)n',
    'Set the condition in Create Listing, best to worstN L M H D',
    'Undo (while the message is shown)Ctrl Z',
  ]);
});

test('single keys can be switched off, for later visits too; Ctrl K and the footer remain', async () => {
  const { person, at, dialog, unmount } = await showList();
  await person.click(await within(dialog).findByRole('switch', { name: 'Enable single-key shortcuts' }));
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.keyboard('gh?');
  expect(at()).toBe('/settings');
  unmount();

  await show();
  await person.keyboard('?/');
  expect(screen.queryByRole('dialog')).toBeNull();
  await person.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Find a card' });
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  const footer = within(screen.getByRole('contentinfo'));
  await person.click(footer.getByRole('button', { name: 'Keyboard shortcuts' }));
  await person.click(await screen.findByRole('switch', { name: 'Enable single-key shortcuts' }));
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.keyboard('gs');
  await screen.findByRole('heading', { name: 'This is /stores' });
});

test('single keys can be switched off in a browser that stores nothing', async () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const { person, dialog } = await showList();
  const toggle = within(dialog).getByRole('switch', { name: 'Enable single-key shortcuts' });
  await person.click(toggle);
  expect(toggle).not.toBeChecked();
  refuse.mockRestore();
  await person.click(toggle);
  expect(toggle).toBeChecked();
});

test('a visitor’s page has no shortcuts and no link to them', async () => {
  const { person } = renderApp({ at: '/' });
  await screen.findByRole('heading', { name: 'This is /' });
  await person.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Keyboard shortcuts' })).toBeNull();
});
