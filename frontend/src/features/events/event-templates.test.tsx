/** Templates of events: saved from an event of one's own, used for a new one, and deleted. */
import { screen, waitFor, within } from '@testing-library/react';
import EventManagerPage from '../../pages/event-manager';
import { anEvent, aPicture, formats, oneGame } from '../../test/calendar';
import { mockServer } from '../../test/mock-server';
import { store } from '../../test/people';
import { renderScreen } from '../../test/render';

const ALL = 'GET /api/events/templates';
const ADD = 'POST /api/events/templates';
const event = {
  ...{ name: 'Friday Night Commander', location: '12 Elm Street, Springfield', timeZone: 'America/Chicago' },
  ...{ format: 'COMMANDER', tcg: 'MAGIC_THE_GATHERING', time: '18:30', endTime: '22:00', endDays: null },
  ...{ fee: 5, description: 'Swiss.', whatToBring: null, prizes: null, rulesLevel: null, place: null },
  ...{ capacity: 16, leastPlayers: null, picture: null },
};
const template = { uuid: 'template-1', name: 'Friday', version: 3, event };
const point = { latitude: 39.80172, longitude: -89.64371 };
const scheduled = anEvent({
  ...{ endDate: '2027-03-13', endTime: '04:00:00', fee: 5, description: 'Swiss.', picture: aPicture('one') },
  place: { label: 'Springfield, Illinois', ...point },
  attendance: { capacity: 16, leastPlayers: null, going: 0, interested: 0, waiting: 0, freePlaces: 16 },
});

beforeEach(() => {
  mockServer.on('GET /api/events/store/:uuid', { body: [scheduled] });
  mockServer.on('GET /api/catalogs/tcg-types', { body: oneGame });
  mockServer.on('GET /api/catalogs/tcg-formats', { body: formats });
  mockServer.on(ALL, { body: [template] });
});

const open = () =>
  renderScreen(<EventManagerPage />, { at: '/event-manager', path: '/event-manager', user: store });

test('an event is saved as a template with everything but its day', async () => {
  mockServer.on(ADD, { status: 201, body: template });
  const { person } = open();
  const button = await screen.findByRole('button', { name: 'Save as template' });
  await person.click(button);
  const name = await screen.findByLabelText('Template name');
  expect(name).toHaveValue('Friday Night Commander');
  await person.clear(name);
  await person.type(name, ' Friday {Enter}');
  expect(await screen.findByText('Template saved.')).toBeVisible();
  expect(mockServer.calls(ADD)[0]?.body).toEqual({
    name: 'Friday',
    event: { ...event, place: point, picture: 'one' },
  });
  await waitFor(() => expect(button).toHaveFocus());
});

test('a name that is taken is refused at its field', async () => {
  const message = 'You already have a template with this name.';
  mockServer.fail(ADD, 409, { message, errors: [{ field: 'name', message }] });
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Save as template' }));
  const name = await screen.findByLabelText('Template name');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(name).toHaveFocus();
  await person.clear(name);
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('All fields are required.')).toBeVisible();
  expect(mockServer.calls(ADD)).toHaveLength(1);
});

test('a new event begins with what its template has, and asks for the day', async () => {
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'New from template' }));
  await person.click(await screen.findByRole('button', { name: 'Use Friday' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add Event' }));
  expect(await form.findByLabelText('Name')).toHaveValue('Friday Night Commander');
  expect(form.getByLabelText('Date')).toHaveValue('');
  expect(form.getByLabelText('Time')).toHaveValue('18:30');
  expect(form.getByLabelText('Ends at')).toHaveValue('22:00');
  expect(form.getByLabelText('Entry fee in US dollars')).toHaveValue('5');
  expect(form.getByLabelText('Format')).toHaveValue('COMMANDER');
  expect(form.getByText('Chicago time')).toBeVisible();
});

test('an event of several days is kept as one', async () => {
  const weekend = { ...scheduled, endDate: '2027-03-15', endTime: '00:30:00' };
  mockServer.on('GET /api/events/store/:uuid', { body: [weekend] });
  mockServer.on(ADD, { status: 201, body: template });
  mockServer.on(ALL, { body: [{ ...template, event: { ...event, endTime: '19:30', endDays: 2 } }] });
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Save as template' }));
  await person.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText('Template saved.');
  expect(mockServer.calls(ADD)[0]?.body).toMatchObject({ event: { endTime: '19:30', endDays: 2 } });
  await person.click(screen.getByRole('button', { name: 'New from template' }));
  await person.click(await screen.findByRole('button', { name: 'Use Friday' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add Event' }));
  expect(await form.findByLabelText('Ends at')).toHaveValue('19:30');
  expect(form.getByLabelText('Last day')).toHaveValue('2');
});

test('a template is deleted', async () => {
  mockServer.on('DELETE /api/events/templates/:uuid', { status: 204, body: undefined });
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'New from template' }));
  const remove = await screen.findByRole('button', { name: 'Delete Friday' });
  mockServer.on(ALL, { body: [] });
  await person.click(remove);
  expect(await screen.findByText('No templates yet. Save one from an event in your list.')).toBeVisible();
  expect(mockServer.calls('DELETE /api/events/templates/:uuid')[0]?.headers.get('if-match')).toBe('"3"');
  // It is taken back.
  mockServer.on(ADD, { status: 201, body: template });
  mockServer.on(ALL, { body: [template] });
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Use Friday' })).toBeVisible();
  expect(mockServer.calls(ADD)[0]?.body).toEqual({ name: 'Friday', event });
});

test('templates that did not load can be loaded again', async () => {
  mockServer.fail(ALL, 500);
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'New from template' }));
  expect(await screen.findByText('Failed to load the templates.')).toBeVisible();
  mockServer.on(ALL, { body: [template] });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Use Friday' })).toBeVisible();
});
