/** The stores on a map beside their list, and one store on its page. */
import { act, screen, waitFor, within } from '@testing-library/react';
import EventsPage from '../../pages/events';
import StoresPage from '../../pages/stores';
import { anEvent } from '../../test/calendar';
import { mockServer } from '../../test/mock-server';
import { store } from '../../test/people';
import { renderScreen } from '../../test/render';
import { withoutTurnstile } from '../../test/turnstile';
import { StoreOnMap } from './parts/store-on-map';

const MAP = 'GET /api/places/map';
const LIST = 'GET /api/users/stores';
const GOBLET = {
  ...{ uuid: store.uuid, name: 'The Gilded Goblet', address: '1814 W Division Street' },
  ...{ latitude: 41.90329, longitude: -87.67255 },
};
const aStore = { ...GOBLET, phoneNumber: null, email: null, website: null };

/** Code that is loaded, a rest, and a call. */
const SLOW = { timeout: 5_000 };

beforeEach(() => {
  mockServer.on('GET /api/client-config', { body: withoutTurnstile });
  mockServer.on(MAP, { body: { stores: [GOBLET], isComplete: true } });
  mockServer.on(LIST, { body: [aStore] });
});
const open = (at: string) =>
  renderScreen(
    <main>
      <StoresPage />
    </main>,
    { at, path: '/stores' },
  );

// @spec screen-map-of-stores
test('a map is beside the complete list on request, which the address keeps', async () => {
  const { person, router } = open('/stores');
  await screen.findByRole('heading', { level: 2, name: GOBLET.name });
  expect(mockServer.calls(MAP)).toHaveLength(0);
  await person.click(screen.getByRole('radio', { name: 'Map' }));
  expect(router.state.location.search).toBe('?layout=map');
  const map = within(await screen.findByRole('application', { name: 'Map of stores' }, SLOW));
  await person.click(await map.findByRole('button', { name: GOBLET.name }, SLOW));
  const chosen = within(screen.getByRole('region', { name: GOBLET.name }));
  // The player of the tests is in Chicago.
  expect(chosen.getByText('3.9 mi')).toBeVisible();
  expect(chosen.getByRole('link', { name: GOBLET.name })).toHaveAttribute(
    'href',
    expect.stringContaining(`storeId=${store.uuid}`),
  );
  expect(screen.getByRole('heading', { level: 2, name: GOBLET.name })).toBeVisible();
  const query = mockServer.calls(MAP)[0]?.query;
  expect(Number(query?.get('south'))).toBeLessThan(GOBLET.latitude);
  expect(Number(query?.get('east'))).toBeGreaterThan(GOBLET.longitude);
  await person.click(screen.getByRole('radio', { name: 'List' }));
  expect(router.state.location.search).toBe('');
  expect(screen.queryByRole('application', { name: 'Map of stores' })).toBeNull();
});

test('a store that was chosen stays described while the map is moved away from it', async () => {
  const { person } = open('/stores?layout=map');
  const map = await screen.findByRole('application', { name: 'Map of stores' }, SLOW);
  await person.click(await within(map).findByRole('button', { name: GOBLET.name }, SLOW));
  mockServer.on(MAP, { body: { stores: [], isComplete: true } });
  const asked = mockServer.calls(MAP).length;
  act(() => map.focus());
  await person.keyboard('{ArrowRight}{ArrowRight}');
  await waitFor(() => expect(mockServer.calls(MAP).length).toBeGreaterThan(asked), SLOW);
  await waitFor(() => expect(within(map).queryByRole('button', { name: GOBLET.name })).toBeNull());
  const chosen = within(screen.getByRole('region', { name: GOBLET.name }));
  expect(chosen.getByText(GOBLET.address)).toBeVisible();
});

test('the map is searched as the list is, and says when it does not show everything', async () => {
  mockServer.on(MAP, { body: { stores: [GOBLET], isComplete: false } });
  open('/stores?layout=map&q=gob');
  expect(await screen.findByText(/^Only the 1 stores nearest to the middle/, {}, SLOW)).toBeVisible();
  expect(mockServer.calls(MAP)[0]?.query.get('q')).toBe('gob');
});

test('stores of the map that do not load can be tried again; the list stays', async () => {
  mockServer.fail(MAP, 503);
  const { person } = open('/stores?layout=map');
  expect(await screen.findByText(/^Failed to load the stores of the map\./, {}, SLOW)).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: GOBLET.name })).toBeVisible();
  mockServer.on(MAP, { body: { stores: [GOBLET], isComplete: true } });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  const map = within(screen.getByRole('application', { name: 'Map of stores' }));
  expect(await map.findByRole('button', { name: GOBLET.name }, SLOW)).toBeVisible();
  expect(document.body).not.toHaveFocus();
});

// @spec screen-map-of-stores
test('the map of events has the stores that host those of the list', async () => {
  const other = { ...GOBLET, uuid: 'b', name: 'Without events', longitude: -87.8 };
  mockServer.on(MAP, { body: { stores: [GOBLET, other], isComplete: true } });
  mockServer.on('GET /api/catalogs/tcg-types', { body: [] });
  const event = anEvent({ user: { uuid: store.uuid, name: GOBLET.name } });
  const place = { label: 'Cicero, Illinois', latitude: 41.84559, longitude: -87.75394 };
  const elsewhere = { ...event, uuid: 'away', name: 'Away Draft', location: 'Town Hall', place };
  mockServer.on('GET /api/events', { body: [event, elsewhere] });
  const { person } = renderScreen(<EventsPage />, { at: '/events?layout=map', path: '/events' });
  const map = within(await screen.findByRole('application', { name: 'Map of events' }, SLOW));
  await person.click(await map.findByRole('button', { name: `${GOBLET.name}: 1 event` }, SLOW));
  const chosen = within(screen.getByRole('region', { name: `${GOBLET.name}: 1 event` }));
  expect(chosen.getByText(event.name, { exact: false })).toBeVisible();
  expect(chosen.queryByText('Away Draft', { exact: false })).toBeNull();
  // An event that isn't at its store is where it is.
  const away = 'Town Hall, Cicero, Illinois: 1 event';
  await person.click(await map.findByRole('button', { name: away }, SLOW));
  const there = within(screen.getByRole('region', { name: away }));
  expect(there.getByRole('link', { name: 'Away Draft' })).toHaveAttribute('href', '/e/away');
  expect(map.getAllByRole('button')).toHaveLength(2);
});

test('the focus stays near the place of a store that is asked for again', async () => {
  const PLACE = 'GET /api/places/stores/:uuid';
  mockServer.fail(PLACE, 503);
  const profile = { ...aStore, role: 'STORE' as const };
  const { person } = renderScreen(
    <section>
      <StoreOnMap store={profile} />
    </section>,
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  mockServer.later(PLACE, { body: undefined as never });
  await person.click(again);
  await waitFor(() => expect(again).not.toBeInTheDocument());
  expect(document.body).not.toHaveFocus();
});
