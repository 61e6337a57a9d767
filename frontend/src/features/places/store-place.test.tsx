/** A store says where it is: address, town, the exact point, and what becomes public. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { OwnPlaceDto } from '../../api/places';
import type { SessionUser } from '../../browser/session';
import { aStoreAccount } from '../../test/accounts';
import { mockServer } from '../../test/mock-server';
import { store } from '../../test/people';
import { renderScreen } from '../../test/render';
import { aPlaceless, atAddress, CHICAGO, fakeLocation } from '../../test/town-list';
import PlaceSettings from './place-settings';

const MINE = 'GET /api/places/mine';
const SET = 'PUT /api/places/store';
const CHANGED = { code: 'places.changed', message: 'It has changed.' };
const ADDRESS = '1814 W Division Street, Chicago, IL 60622';

async function open(own: OwnPlaceDto = aPlaceless({ unit: 'KM' }), user: SessionUser = store) {
  mockServer.on(MINE, { body: own });
  mockServer.on('GET /api/places', { body: [CHICAGO] });
  const opened = renderScreen(<PlaceSettings user={user} />, { user });
  const form = within(await screen.findByRole('form', { name: 'Place' }));
  const preview = within(form.getByRole('region', { name: 'What everybody will see' }));
  const confirm = form.getByRole('button', { name: 'Confirm place of the store' });
  const field = (name: string) => form.getByRole('textbox', { name });
  return { ...opened, form, preview, confirm, field };
}
const accept = () =>
  mockServer.on(SET, () => {
    mockServer.on(MINE, { body: atAddress(ADDRESS) });
    const { uuid } = store;
    const at = { latitude: 41.90329, longitude: -87.67255, timeZone: 'America/Chicago' };
    return { body: { store: uuid, address: ADDRESS, ...at, confirmedAt: '2026-03-01T10:00:00.000Z' } };
  });

// @spec screen-store-place
test('finds its town first, moves the point from its middle, and confirms what everybody will see', async () => {
  accept();
  const { person, form, preview, confirm, field } = await open();
  expect(field('Address')).toHaveValue(store.address);
  await person.clear(field('Address'));
  await person.type(field('Address'), ADDRESS);
  await person.type(form.getByRole('combobox', { name: 'Town' }), 'chica');
  await person.click(await screen.findByRole('option', { name: CHICAGO.label }));
  expect(field('Latitude')).toHaveValue('41.85');
  expect(preview.getByText('The middle of Chicago. Move the point to your store.')).toBeVisible();
  await person.selectOptions(form.getByRole('combobox', { name: 'Step' }), '1 km');
  await person.click(form.getByRole('button', { name: 'Move 1 km north' }));
  expect(preview.getByText('1 kilometer north of the middle of Chicago')).toBeVisible();
  await person.clear(field('Latitude'));
  await person.paste('41.90329, -87.67255');
  expect(field('Longitude')).toHaveValue('-87.67255');
  expect(preview.getByText(ADDRESS)).toBeVisible();
  expect(preview.getByText('41.90329, -87.67255')).toBeVisible();
  expect(preview.getByRole('link', { name: 'Check the point on OpenStreetMap' })).toHaveAttribute(
    'href',
    expect.stringContaining('mlat=41.90329&mlon=-87.67255'),
  );
  expect(mockServer.calls(SET)).toHaveLength(0);
  await person.click(confirm);
  expect(await screen.findByText('Your store is on the map.')).toBeVisible();
  expect(mockServer.calls(SET).map(({ body }) => body)).toEqual([
    { address: ADDRESS, latitude: 41.90329, longitude: -87.67255 },
  ]);
  expect(await screen.findByRole('button', { name: 'Change place' })).toBeVisible();
});

test('the browser’s location is the point, once it is asked for', async () => {
  const location = fakeLocation();
  const { person, form, field } = await open();
  await person.click(form.getByRole('button', { name: 'I’m in the store: use my location' }));
  await act(async () => location.give(41.903291234, -87.67255));
  expect(field('Latitude')).toHaveValue('41.90329');
  expect(location.asked).toHaveBeenCalledWith(
    expect.anything(),
    expect.anything(),
    expect.objectContaining({ enableHighAccuracy: true }),
  );
  location.remove();
});

test('a town that is chosen later leaves a point that was set', async () => {
  const { person, form, field, preview } = await open();
  await person.type(field('Latitude'), '52,5219');
  await person.type(field('Longitude'), '13.4132 E');
  await person.type(form.getByRole('combobox', { name: 'Town' }), 'chica');
  await person.click(await screen.findByRole('option', { name: CHICAGO.label }));
  expect(field('Latitude')).toHaveValue('52,5219');
  expect(preview.getByText('52.5219, 13.4132')).toBeVisible();
  expect(preview.getByText(/^This is far from Chicago\./)).toBeVisible();
});

// @spec screen-store-place-refused
test('nothing is sent before there is an address and a point on the earth', async () => {
  const { person, confirm, form, field } = await open();
  await person.clear(field('Address'));
  await person.click(confirm);
  expect(form.getByText('Enter your store’s address.')).toBeVisible();
  expect(field('Address')).toHaveFocus();
  await person.type(field('Address'), ADDRESS);
  await person.type(field('Latitude'), '91');
  await person.type(field('Longitude'), 'west');
  await person.click(confirm);
  expect(form.getByText(/^Enter a latitude from -90 to 90/)).toBeVisible();
  expect(form.getByText(/^Enter a longitude from -180 to 180/)).toBeVisible();
  expect(field('Latitude')).toHaveFocus();
  expect(mockServer.calls(SET)).toHaveLength(0);
});

// @spec screen-store-place
test('a store without an address in its profile has it there as well', async () => {
  const user = { ...store, address: '' };
  accept();
  mockServer.on('GET /api/users/:uuid', { body: aStoreAccount({ address: '' }) });
  mockServer.on('PATCH /api/users/:uuid', { body: aStoreAccount({ address: ADDRESS, version: 4 }) });
  const { person, confirm, field } = await open(aPlaceless(), user);
  await person.type(field('Address'), ADDRESS);
  await person.type(field('Latitude'), '41.90329');
  await person.type(field('Longitude'), '-87.67255');
  const form = screen.getByRole('form', { name: 'Place' });
  act(() => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  await waitFor(() => expect(mockServer.calls('PATCH /api/users/:uuid')).toHaveLength(1));
  expect(mockServer.calls('PATCH /api/users/:uuid')[0]?.body).toEqual({ address: ADDRESS });
  expect(mockServer.calls(SET)).toHaveLength(1);
  await waitFor(() => expect(confirm).not.toBeInTheDocument());
});

test('a refusal stays in the form with everything that was typed', async () => {
  mockServer.fail(SET, 422, { code: 'places.no-town-near', message: 'There’s no town near this point.' });
  const { person, confirm, field } = await open();
  await person.type(field('Latitude'), '0');
  await person.type(field('Longitude'), '-160');
  await person.click(confirm);
  expect(await screen.findByRole('alert')).toHaveTextContent('There’s no town near this point.');
  expect(field('Longitude')).toHaveValue('-160');
});

test('a place that was changed elsewhere since the form was opened is replaced only once that was said', async () => {
  mockServer.on(MINE, { body: atAddress(ADDRESS) });
  const { person } = renderScreen(<PlaceSettings user={store} />, { user: store });
  await person.click(await screen.findByRole('button', { name: 'Change place' }));
  const confirm = () => person.click(screen.getByRole('button', { name: 'Confirm place of the store' }));
  mockServer.on(MINE, { body: atAddress('77 Lake Street', { version: 2 }) });
  mockServer.fail(SET, 412, CHANGED);
  await confirm();
  expect(await screen.findByText(/^Your store is at 77 Lake Street now/)).toBeVisible();
  mockServer.on(MINE, { body: aPlaceless({ version: 3 }) });
  mockServer.on('GET /api/places', { body: [CHICAGO] });
  await confirm();
  expect(await screen.findByText(/^The place of your store was removed since/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue(ADDRESS);
  accept();
  await confirm();
  expect(await screen.findByText('Your store is on the map.')).toBeVisible();
  expect(mockServer.calls(SET).map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"2"', '"3"']);
});

test('a place that was changed elsewhere and does not load is not replaced by the next press', async () => {
  mockServer.on(MINE, { body: atAddress(ADDRESS) });
  const { person } = renderScreen(<PlaceSettings user={store} />, { user: store });
  await person.click(await screen.findByRole('button', { name: 'Change place' }));
  const confirm = () => person.click(screen.getByRole('button', { name: 'Confirm place of the store' }));
  mockServer.fail(SET, 412, CHANGED);
  mockServer.fail(MINE, 503);
  await confirm();
  expect(await screen.findByText('It has changed.')).toBeVisible();
  mockServer.on(MINE, { body: atAddress('77 Lake Street', { version: 2 }) });
  await confirm();
  expect(await screen.findByText(/^Your store is at 77 Lake Street now/)).toBeVisible();
  expect(mockServer.calls(SET).map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"1"']);
});

test('a place that was saved by a call whose answer was lost is confirmed again without a question', async () => {
  mockServer.on(MINE, { body: atAddress('77 Lake Street') });
  const { person } = renderScreen(<PlaceSettings user={store} />, { user: store });
  await person.click(await screen.findByRole('button', { name: 'Change place' }));
  const address = screen.getByRole('textbox', { name: 'Address' });
  await person.clear(address);
  await person.type(address, ADDRESS);
  const confirm = () => person.click(screen.getByRole('button', { name: 'Confirm place of the store' }));
  mockServer.on(SET, () => {
    throw new TypeError('Failed to fetch');
  });
  await confirm();
  expect(await screen.findByRole('alert')).toBeVisible();
  mockServer.on(MINE, { body: atAddress(ADDRESS) });
  accept();
  await confirm();
  expect(await screen.findByText('Your store is on the map.')).toBeVisible();
  expect(mockServer.calls(SET).map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"1"']);
});

test('a place that is confirmed is shown, and can be changed or removed', async () => {
  mockServer.on(MINE, { body: atAddress(ADDRESS) });
  mockServer.on('DELETE /api/places/mine', () => {
    mockServer.on(MINE, { body: aPlaceless() });
    return { status: 204 };
  });
  const { person } = renderScreen(<PlaceSettings user={store} />, { user: store });
  expect(await screen.findByText(ADDRESS)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Change place' }));
  expect(screen.getByRole('textbox', { name: 'Latitude' })).toHaveValue('41.90329');
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  await person.click(screen.getByRole('button', { name: 'Remove' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove the place of your store?' }));
  await person.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('The place of your store was removed.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Confirm place of the store' })).toBeVisible();
});
