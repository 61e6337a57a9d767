/** “Use my location”: asked for by a press alone, and every refusal is told in words. */
import { act, screen, waitFor } from '@testing-library/react';
import { mockServer } from '../../test/mock-server';
import { player } from '../../test/people';
import { renderScreen } from '../../test/render';
import { aPlaceless, CHICAGO, fakeLocation, inTown } from '../../test/town-list';
import PlaceSettings from './place-settings';

const SET = 'PUT /api/places/mine';
let location: ReturnType<typeof fakeLocation>;
beforeEach(() => {
  location = fakeLocation();
});
afterEach(() => location.remove());

async function open() {
  mockServer.on('GET /api/places/mine', { body: aPlaceless() });
  const opened = renderScreen(<PlaceSettings user={player} />);
  const field = await screen.findByRole('combobox', { name: 'Your town' });
  const use = screen.getByRole('button', { name: 'Use my location' });
  return { ...opened, field, use };
}

// @spec screen-place-location
test('nothing is asked of the browser before the press; then the nearest town is saved', async () => {
  mockServer.on(SET, { body: inTown(CHICAGO) });
  const { person, field, use } = await open();
  expect(location.asked).not.toHaveBeenCalled();
  await person.click(use);
  expect(use).toHaveTextContent('Finding your location…');
  await person.click(use);
  expect(location.asked).toHaveBeenCalledTimes(1);
  await act(async () => location.give(41.88, -87.63));
  expect(await screen.findByText(`Your town is ${CHICAGO.label}.`)).toBeVisible();
  expect(mockServer.calls(SET).map(({ body }) => body)).toEqual([{ latitude: 41.88, longitude: -87.63 }]);
  expect(field).toHaveValue(CHICAGO.label);
});

// @spec screen-place-location
test.each([
  [1, /^Your browser keeps your location to itself\./],
  [2, /^Your device couldn’t find its location\./],
  [3, /^Finding your location took too long\./],
])('refusal %d is told, with the way on', async (code, words) => {
  const { person, use } = await open();
  await person.click(use);
  await act(async () => location.refuse(code));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('alert')).toHaveTextContent(/type your town instead\.$/);
  expect(use).toHaveTextContent('Use my location');
  expect(mockServer.calls(SET)).toHaveLength(0);
});

test('a browser without locations, and a page over http, say so', async () => {
  const { person, use } = await open();
  Object.defineProperty(navigator, 'geolocation', { value: undefined, configurable: true });
  await person.click(use);
  expect(await screen.findByRole('alert')).toHaveTextContent('This browser can’t tell your location.');
  Object.defineProperty(window, 'isSecureContext', { value: false, configurable: true });
  await person.click(use);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('secure connection (https)'));
});

test('a location that comes after somebody began to type is not used', async () => {
  mockServer.on('GET /api/places', { body: [CHICAGO] });
  const { person, field, use } = await open();
  await person.click(use);
  await person.type(field, 'chi');
  await act(async () => location.give(41.88, -87.63));
  expect(use).toHaveTextContent('Use my location');
  expect(field).toHaveValue('chi');
  expect(mockServer.calls(SET)).toHaveLength(0);
});

test('a point far from any town says so', async () => {
  mockServer.fail(SET, 422, { code: 'places.no-town-near', message: 'There’s no town near this point.' });
  const { person, use } = await open();
  await person.click(use);
  await act(async () => location.give(0, -160));
  expect(await screen.findByRole('alert')).toHaveTextContent('There’s no town near this point.');
});
