/** A shared plan, for anybody with its link. */
import { screen, within } from '@testing-library/react';
import { mockServer } from '../../test/mock-server';
import { renderApp } from '../../test/render';
import { aSharedPlan, LINK } from '../../test/saved-plans';
import { withoutTurnstile } from '../../test/turnstile';

const READ = 'GET /api/cover/shared/:link';
const open = () => renderApp({ at: `/cover/shared/${LINK}` });

// @spec route-shared-plan, screen-shared-plan
test('a stranger sees stores by name and players by their distance, and can cover the list', async () => {
  mockServer.on(READ, { body: aSharedPlan() });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Friday’s deck' })).toBeVisible();
  expect(screen.getByText('$5.50 · 3 copies · 2 stops')).toBeVisible();
  const [store, someone] = within(screen.getByRole('region', { name: 'Where to get it' }))
    .getAllByRole('heading', { level: 2 })
    .map((heading) => within(heading.closest('li') ?? heading));
  expect(store?.getByRole('link', { name: 'Goblet' })).toHaveAttribute('href', '/s/goblet');
  expect(store?.getByText('1 Main Street')).toBeVisible();
  expect(store?.getByRole('link', { name: 'Clockwork Heron' })).toHaveAttribute('href', '/c/heron-id');
  expect(someone?.getByRole('heading', { name: 'A player' })).toBeVisible();
  expect(someone?.getByText(/about 3 mi from the person who shared this/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Missing: 1 copy' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cover this list yourself' })).toHaveAttribute(
    'href',
    '/cover?list=3+Clockwork+Heron%0A1+Tidewell+Archivist',
  );
});

test('equal copies of two wants are two rows, and what is missing of two printings is two', async () => {
  const [stop] = aSharedPlan().stops;
  const lacking = { cardName: 'Tidewell Archivist', copies: 1 };
  if (stop) {
    const twice = { ...stop, picks: [...stop.picks, ...stop.picks] };
    mockServer.on(READ, { body: aSharedPlan({ stops: [twice], missing: [lacking, lacking] }) });
  }
  open();
  expect(await screen.findAllByRole('link', { name: 'Clockwork Heron' })).toHaveLength(2);
  expect(screen.getAllByText('1× Tidewell Archivist')).toHaveLength(2);
});

// @spec screen-cover-map
test('the stores of a plan are on a map by their numbers once it is opened; a player is in the list alone', async () => {
  const places: string[] = [];
  mockServer.on('GET /api/client-config', { body: withoutTurnstile });
  mockServer.on(READ, { body: aSharedPlan() });
  mockServer.on('GET /api/places/stores/:uuid', ({ path }) => {
    places.push(path);
    return { body: { address: '1 Main Street', latitude: 41.9, longitude: -87.6 } };
  });
  const { person } = open();
  const list = within(await screen.findByRole('region', { name: 'Where to get it' }));
  expect(places).toEqual([]);
  await person.click(list.getByRole('button', { name: 'Show map' }));
  const marker = await list.findByRole('button', { name: '1. Goblet' });
  expect(marker).toHaveTextContent('1');
  expect(list.getByText(/^Not on the map: stop 2\. Players are in the list alone/)).toBeVisible();
  expect(places).toEqual(['/api/places/stores/goblet']);
  await person.click(marker);
  const store = within(await list.findByRole('region', { name: '1. Goblet' }));
  expect(store.getByText('2 copies · $2.50')).toBeVisible();
  expect(store.getByRole('link', { name: '1. Goblet' })).toHaveAttribute('href', '/s/goblet');
});

test('a map whose places don’t load says so, and is opened again; a store may have no place', async () => {
  mockServer.on(READ, { body: aSharedPlan() });
  mockServer.fail('GET /api/places/stores/:uuid', 503);
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Show map' }));
  const again = within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' });
  mockServer.fail('GET /api/places/stores/:uuid', 404, { code: 'places.store-place-not-found' });
  await person.click(again);
  expect(await screen.findByText('None of the stores has put itself on the map yet.')).toBeVisible();
});

test('a store that is gone says so, and so does a plan that is no longer shared', async () => {
  const [stop] = aSharedPlan().stops;
  if (stop)
    mockServer.on(READ, {
      body: aSharedPlan({ stops: [{ ...stop, store: null, name: null, address: null }] }),
    });
  const { unmount } = open();
  expect(await screen.findByRole('heading', { name: 'A store that’s gone' })).toBeVisible();
  unmount();
  mockServer.fail(READ, 404, { code: 'cover.shared-plan-not-found', message: 'Gone.' });
  open();
  expect(await screen.findByText('This plan isn’t shared any more.')).toBeVisible();
});

test('a plan that doesn’t load is asked for again', async () => {
  mockServer.fail(READ, 503);
  const { person } = open();
  expect(await screen.findByText('The plan didn’t load.')).toBeVisible();
  mockServer.on(READ, { body: aSharedPlan() });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Friday’s deck' })).toBeVisible();
});
