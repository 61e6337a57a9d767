/** Stores, and the events of the one that is chosen. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { linkState } from '../../lib/link-state';
import EventsPage from '../../pages/events';
import { anEvent } from '../../test/calendar';
import { mockServer } from '../../test/mock-server';
import { store } from '../../test/people';
import { renderScreen } from '../../test/render';

const STORES = 'GET /api/users/stores';
const OF_STORE = 'GET /api/events/store/:uuid';
const gilded = {
  uuid: store.uuid,
  name: store.name,
  address: store.address,
  phoneNumber: null,
  email: null,
  website: 'https://gilded.example',
};
const shy = {
  ...gilded,
  uuid: '5a1d0f6e-0000-4000-8000-000000000003',
  name: 'Shy Goblin',
  address: null,
  website: 'javascript:alert(1)',
};

beforeEach(() => {
  mockServer.on(STORES, { body: [gilded, shy] });
  mockServer.on(OF_STORE, { body: [anEvent()] });
});

const open = (at = '/events?view=stores') => renderScreen(<EventsPage />, { at, path: '/events' });
const choose = (name = gilded.name) => screen.findByRole('link', { name });

// @spec text-store-events-none
test('before a store is chosen it says so', async () => {
  open();
  expect(await screen.findByText('Select a store to view its events.')).toBeVisible();
  expect(mockServer.calls(OF_STORE)).toHaveLength(0);
});

// @spec screen-store-events, call-events-of-store
test('selecting a store shows its events; the choice is in the address, and Back takes it back', async () => {
  const { person, router } = open();
  await person.click(await choose());
  expect(await screen.findByRole('heading', { level: 2, name: 'The Gilded Sleeve' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 3, name: 'Friday Night Commander' })).toBeVisible();
  expect(mockServer.calls(OF_STORE)[0]?.path).toBe(`/api/events/store/${store.uuid}`);
  expect(router.state.location.search).toBe(`?view=stores&store=${store.uuid}`);
  expect(await choose()).toHaveAttribute('aria-current', 'true');
  await act(() => router.navigate(-1));
  expect(screen.getByText('Select a store to view its events.')).toBeVisible();
});

test('a store that is chosen while its name is still typed stays chosen', async () => {
  const { person } = open();
  const link = await choose();
  jest.useFakeTimers({ advanceTimers: true });
  await person.type(screen.getByRole('searchbox', { name: 'Search stores' }), 'gilded');
  // The pause of the typing ends before the screen has followed the link.
  await act(async () => {
    link.focus();
    link.click();
    jest.advanceTimersByTime(300);
  });
  expect(await screen.findByRole('heading', { level: 2, name: 'The Gilded Sleeve' })).toBeVisible();
});

test('a link to a store shows its events, whatever stores are listed', async () => {
  mockServer.on(STORES, { body: [] });
  open(`/events?view=stores&store=${store.uuid}`);
  expect(await screen.findByRole('heading', { level: 2, name: 'The Gilded Sleeve' })).toBeVisible();
});

test.each(['foo', '5a1d0f6e-0000-4000-8000', '%3Cb%3E'])(
  'an address that is no store’s (%s) chooses none',
  async (id) => {
    open(`/events?view=stores&store=${id}`);
    expect(await screen.findByText('Select a store to view its events.')).toBeVisible();
    await choose();
    expect(mockServer.calls(OF_STORE)).toHaveLength(0);
  },
);

test('a store that nobody knows has no events', async () => {
  mockServer.on(OF_STORE, { body: [] });
  open('/events?view=stores&store=5a1d0f6e-0000-4000-8000-00000000ffff');
  expect(await screen.findByRole('heading', { name: 'No events found for this store.' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Events at this store' })).toBeVisible();
});

test('a store that was chosen keeps its name while another store, or none, is listed and found', async () => {
  mockServer.on(OF_STORE, { body: [] });
  const { person } = open();
  await person.click(await choose('Shy Goblin'));
  mockServer.on(STORES, { body: [] });
  await person.type(screen.getByRole('searchbox', { name: 'Search stores' }), 'elm');
  await screen.findByText('No stores match your search.');
  await person.type(screen.getByRole('searchbox', { name: 'Search events at this store' }), 'draft');
  await waitFor(() => expect(mockServer.calls(OF_STORE).at(-1)?.query.get('q')).toBe('draft'));
  expect(screen.getByRole('heading', { level: 2, name: 'Shy Goblin' })).toBeVisible();
});

test.each([
  ['?view=stores&words=nothing', 'The Gilded Sleeve'],
  ['?view=stores', 'The Gilded Sleeve'],
])('the way to a store tells its name, whatever is listed and found: %s', async (search, name) => {
  mockServer.on(STORES, { body: [] });
  mockServer.on(OF_STORE, { body: [] });
  const at = `/events${search}&store=${store.uuid}`;
  renderScreen(<EventsPage />, { at, path: '/events', state: linkState(store.uuid, name) });
  expect(await screen.findByRole('heading', { level: 2, name })).toBeVisible();
});

test('a name that came along for another store is not taken', async () => {
  mockServer.on(STORES, { body: [] });
  mockServer.on(OF_STORE, { body: [] });
  const at = `/events?view=stores&store=${store.uuid}`;
  renderScreen(<EventsPage />, {
    at,
    path: '/events',
    state: linkState(shy.uuid, 'Shy Goblin'),
  });
  expect(await screen.findByRole('heading', { name: 'No events found for this store.' })).toBeVisible();
  expect(screen.queryByText('Shy Goblin')).toBeNull();
});

// @spec screen-store-list
test('the list of stores is searched by the server', async () => {
  const { person } = open();
  await choose();
  await person.type(screen.getByRole('searchbox', { name: 'Search stores' }), 'elm');
  await waitFor(() => expect(mockServer.calls(STORES).at(-1)?.query.get('q')).toBe('elm'));
});

test('a search that finds no store says so', async () => {
  mockServer.on(STORES, { body: [] });
  open('/events?view=stores&find=nobody');
  expect(await screen.findByRole('heading', { name: 'No stores match your search.' })).toBeVisible();
});

// @spec screen-store-directions, screen-store-website
test('a store has a directions link by its address and a website link', async () => {
  open();
  await choose();
  const directions = screen.getByRole('link', { name: 'Directions to The Gilded Sleeve' });
  expect(directions).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=12+Elm+Street%2C+Springfield',
  );
  const website = screen.getByRole('link', { name: 'Website of The Gilded Sleeve' });
  expect(website).toHaveAttribute('href', 'https://gilded.example/');
  for (const link of [directions, website]) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  }
});

test('a store without an address, or with a website that is none, has no such links', async () => {
  open();
  const row = within((await choose('Shy Goblin')).closest('li') as HTMLElement);
  expect(row.getAllByRole('link')).toHaveLength(1);
});

// @spec screen-store-events
test('the events of a store are searched by the server', async () => {
  const { person, router } = open(`/events?view=stores&store=${store.uuid}`);
  await person.type(await screen.findByRole('searchbox', { name: 'Search events at this store' }), 'draft');
  await waitFor(() => expect(mockServer.calls(OF_STORE).at(-1)?.query.get('q')).toBe('draft'));
  expect(router.state.location.search).toContain('words=draft');
  await person.click(await choose('Shy Goblin'));
  await waitFor(() => expect(mockServer.calls(OF_STORE).at(-1)?.query.has('q')).toBe(false));
});

// @spec text-store-events-empty
test('a store without events says so', async () => {
  mockServer.on(OF_STORE, { body: [] });
  open(`/events?view=stores&store=${store.uuid}`);
  expect(await screen.findByRole('heading', { name: 'No events found for this store.' })).toBeVisible();
});

// @spec text-events-failed
test('events of a store that could not be loaded are told, and tried again', async () => {
  mockServer.fail(OF_STORE, 500);
  const { person } = open(`/events?view=stores&store=${store.uuid}`);
  expect(await screen.findByRole('heading', { name: 'Error fetching cards.' })).toBeVisible();
  mockServer.on(OF_STORE, { body: [anEvent()] });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 3, name: 'Friday Night Commander' })).toBeVisible();
});

// @spec text-stores-failed
test.each([
  ['Failed to load store data.', {}],
  ['The database is away.', { message: 'The database is away.' }],
])('stores that could not be loaded: %s', async (words, problem) => {
  mockServer.fail(STORES, 500, problem);
  const { person } = open();
  expect(await screen.findByRole('heading', { name: words })).toBeVisible();
  mockServer.on(STORES, { body: [gilded] });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await choose();
});

test('on a phone the store takes the place of the list, and there is a way back', async () => {
  const wide = window.matchMedia;
  window.matchMedia = (media) => ({ ...wide(media), matches: media.includes('max-width') });
  const { person, router } = open();
  await person.click(await choose());
  expect(await screen.findByRole('heading', { level: 2, name: 'The Gilded Sleeve' })).toHaveFocus();
  await person.click(screen.getByRole('button', { name: 'All stores' }));
  expect(router.state.location.search).toBe('?view=stores');
  expect(await choose()).toHaveFocus();
  window.matchMedia = wide;
});
