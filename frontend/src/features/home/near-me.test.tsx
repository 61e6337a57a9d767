/** The stores near somebody without an account. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { visitorPlace } from '../../browser/visitor-place';
import { mockServer } from '../../test/mock-server';
import { renderScreen } from '../../test/render';
import { CHICAGO, CHICAGO_HEIGHTS, fakeLocation } from '../../test/town-list';
import { NearMe } from './parts/near-me';

const MAP = 'GET /api/places/map';
const at = (uuid: string, name: string, latitude: number) => ({
  ...{ uuid, name, address: '1 Main Street', latitude, longitude: -87.65 },
});
const STORES = [
  at('f', 'Far', 42.2),
  at('n', 'Near', 41.86),
  ...'abc'.split('').map((each) => at(each, each, 42)),
];

beforeEach(() => mockServer.on(MAP, { body: { stores: STORES, isComplete: true } }));
afterEach(() => sessionStorage.clear());

async function open() {
  const opened = renderScreen(<NearMe />, { user: null });
  await opened.person.click(screen.getByRole('button', { name: 'Find stores near me' }));
  const near = await screen.findByRole('region', { name: 'Stores near you' });
  await waitFor(() => expect(near).toHaveFocus());
  return { ...opened, near: within(near) };
}
const rows = () => within(screen.getByRole('list', { name: 'Stores near you' })).getAllByRole('listitem');

// @spec screen-landing-near-me
test('a stranger names a town, and sees the stores around it, nearest first', async () => {
  mockServer.on('GET /api/places', { body: [CHICAGO, CHICAGO_HEIGHTS] });
  const { person, near } = await open();
  expect(mockServer.calls(MAP)).toHaveLength(0);
  await person.type(near.getByRole('textbox', { name: 'Your town' }), 'chicago{Enter}');
  const town = await near.findByRole('button', { name: CHICAGO.label });
  expect(near.getByRole('status')).toHaveTextContent('Choose your town');
  await person.click(town);
  expect(await near.findByText(`Near ${CHICAGO.label}, nearest first`)).toBeVisible();
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    'Near0.7 mi',
    'a10.4 mi',
    'b10.4 mi',
    'c10.4 mi',
    'Far24.2 mi',
  ]);
  expect(near.getByRole('link', { name: 'Near' })).toHaveAttribute('href', '/s/n');
  await person.click(near.getByRole('button', { name: 'Another place' }));
  expect(near.getByRole('textbox', { name: 'Your town' })).toBeVisible();
  expect(visitorPlace()).toBeNull();
});

// @spec screen-landing-near-me
test('the browser’s location is rounded before anything is asked, and stays in the tab', async () => {
  const location = fakeLocation();
  const { person, near } = await open();
  expect(location.asked).not.toHaveBeenCalled();
  await person.click(near.getByRole('button', { name: 'Use my location' }));
  await act(async () => location.give(41.853219, -87.651234));
  expect(await near.findByText('Near you, nearest first')).toBeVisible();
  expect(visitorPlace()).toEqual({ latitude: 41.85, longitude: -87.65, label: null });
  const query = mockServer.calls(MAP)[0]?.query;
  const middle = (Number(query?.get('south')) + Number(query?.get('north'))) / 2;
  expect(middle).toBeCloseTo(41.85, 3);
  location.remove();
});

test('looks farther away until there are some', async () => {
  mockServer.on('GET /api/places', { body: [CHICAGO] });
  mockServer.on(MAP, () => ({ body: { stores: [], isComplete: true } }));
  const { person, near } = await open();
  await person.type(near.getByRole('textbox', { name: 'Your town' }), 'chicago{Enter}');
  expect(await near.findByText('No stores within 600 km yet.')).toBeVisible();
  const heights = mockServer
    .calls(MAP)
    .map(({ query }) => Math.round(Number(query.get('north')) - Number(query.get('south'))));
  expect(heights).toEqual([1, 3, 11]);
});

test('says what went wrong, and tries again', async () => {
  mockServer.on('GET /api/places', { body: [] });
  const { person, near } = await open();
  const field = near.getByRole('textbox', { name: 'Your town' });
  await person.type(field, 'nowhere{Enter}');
  expect(await near.findByRole('alert')).toHaveTextContent('No town found.');
  mockServer.on('GET /api/places', { body: [CHICAGO] });
  mockServer.fail(MAP, 503);
  await person.type(field, '{Enter}');
  expect(await near.findByRole('alert')).toHaveTextContent('Failed to search.');
  mockServer.on(MAP, { body: { stores: STORES, isComplete: true } });
  await person.click(near.getByRole('button', { name: 'Try again' }));
  expect(document.body).not.toHaveFocus();
  await waitFor(() => expect(rows()).toHaveLength(5));
});
