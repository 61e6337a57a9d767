/** The town of an event that isn't at its store. */
import { screen, waitFor, within } from '@testing-library/react';
import EventManagerPage from '../../pages/event-manager';
import { anEvent, formats, oneGame } from '../../test/calendar';
import { mockServer } from '../../test/mock-server';
import { store } from '../../test/people';
import { renderScreen } from '../../test/render';
import { CHICAGO, CHICAGO_HEIGHTS } from '../../test/town-list';

const CHANGE = 'PATCH /api/events/:uuid';
const place = { label: 'Milwaukee, Wisconsin', latitude: 43.0389, longitude: -87.90647 };

async function openEdit(event = anEvent()) {
  mockServer.on('GET /api/events/store/:uuid', { body: [event] });
  mockServer.on('GET /api/catalogs/tcg-types', { body: oneGame });
  mockServer.on('GET /api/catalogs/tcg-formats', { body: formats });
  mockServer.on('GET /api/places', { body: [CHICAGO, CHICAGO_HEIGHTS] });
  mockServer.on(CHANGE, { body: event });
  const { person } = renderScreen(<EventManagerPage />, {
    ...{ user: store, at: '/event-manager', path: '/event-manager' },
  });
  await person.click(await screen.findByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Event' }));
  await form.findByLabelText('Name');
  const save = () => person.click(form.getByRole('button', { name: 'Save' }));
  return { person, form, save, town: () => form.getByRole('combobox', { name: /^Town/ }) };
}
const sent = () => waitFor(() => expect(mockServer.calls(CHANGE)).toHaveLength(1));

test('a town is chosen from the list, and its point is sent', async () => {
  const { person, form, save, town } = await openEdit();
  await person.click(form.getByRole('button', { name: 'More details (optional)' }));
  await person.type(town(), 'chica');
  await save();
  expect(await form.findByText(/Choose the town from the list/)).toBeVisible();
  expect(mockServer.calls(CHANGE)).toHaveLength(0);
  await person.type(town(), 'g');
  await person.click(await screen.findByRole('option', { name: CHICAGO.label }));
  await save();
  await sent();
  const { latitude, longitude } = CHICAGO;
  expect(mockServer.calls(CHANGE)[0]?.body).toMatchObject({ place: { latitude, longitude } });
});

test('an event that is elsewhere says so, and goes back to its store', async () => {
  const { person, form, save, town } = await openEdit(anEvent({ place }));
  expect(town()).toHaveValue(place.label);
  await person.click(form.getByRole('button', { name: 'It’s at our store' }));
  expect(town()).toHaveValue('');
  await save();
  await sent();
  expect(mockServer.calls(CHANGE)[0]?.body).toMatchObject({ place: null });
});
