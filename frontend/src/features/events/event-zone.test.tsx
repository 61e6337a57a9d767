/** The time zone of an event in its dialog: the store's own, the browser's, or another. */
import { fireEvent, screen, within } from '@testing-library/react';
import EventManagerPage from '../../pages/event-manager';
import { anEvent, formats, oneGame } from '../../test/calendar';
import { mockServer } from '../../test/mock-server';
import { store } from '../../test/people';
import { renderScreen } from '../../test/render';

const OWN = 'GET /api/events/store/:uuid';
const SCHEDULE = 'POST /api/events';

beforeEach(() => {
  mockServer.on('GET /api/catalogs/tcg-types', { body: oneGame });
  mockServer.on('GET /api/catalogs/tcg-formats', { body: formats });
  mockServer.on(SCHEDULE, { status: 201, body: anEvent() });
});

const open = () =>
  renderScreen(<EventManagerPage />, { user: store, at: '/event-manager', path: '/event-manager' });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function openAdd() {
  const { person } = open();
  await person.click(screen.getByRole('button', { name: 'Add Event' }));
  const form = await dialog('Add Event');
  const fill = async () => {
    await person.type(form.getByLabelText('Name'), 'Sunday Standard');
    fireEvent.change(form.getByLabelText('Date'), { target: { value: '2027-07-04' } });
    fireEvent.change(form.getByLabelText('Time'), { target: { value: '18:30' } });
    await within(form.getByLabelText('Format')).findByRole('option', { name: 'Standard' });
    await person.selectOptions(form.getByLabelText('Format'), 'Standard');
  };
  const save = () => person.click(form.getByRole('button', { name: 'Save' }));
  return { person, form, fill, save };
}

const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const told = (zone: string) => `${zone.split('/').at(-1)?.replaceAll('_', ' ')} time`;
const plan = () => mockServer.calls(SCHEDULE)[0]?.body;

test('the zone of a new event is that of the store’s latest event', async () => {
  mockServer.on(OWN, {
    body: [anEvent({ timeZone: 'Asia/Kathmandu' }), anEvent({ uuid: '2', timeZone: 'Europe/Berlin' })],
  });
  const { form, fill, save } = await openAdd();
  expect(await form.findByText(told('Asia/Kathmandu'))).toBeVisible();
  const query = mockServer.calls(OWN).at(-1)?.query;
  expect([query?.get('order'), query?.get('to')]).toEqual(['latest', null]);
  await fill();
  await save();
  await screen.findByText('Event created successfully!');
  expect(plan()).toMatchObject({ date: '2027-07-04', time: '12:45', timeZone: 'Asia/Kathmandu' });
});

test('the zone of a new event is that of a past event where none is to come', async () => {
  mockServer.on(OWN, ({ query }) => ({ body: query.has('from') ? [anEvent()] : [] }));
  const { form } = await openAdd();
  expect(await form.findByText(told('America/Chicago'))).toBeVisible();
});

test('the zone of a first event is that of the browser', async () => {
  mockServer.on(OWN, { body: [] });
  const { form, fill, save } = await openAdd();
  expect(form.getByText(told(here.replaceAll('_', ' ')))).toBeVisible();
  await fill();
  await save();
  await screen.findByText('Event created successfully!');
  expect(plan()).toMatchObject({ timeZone: here });
});

test('the zone of a new event can be changed, and is then sent; the form keeps its six fields until then', async () => {
  mockServer.on(OWN, { body: [] });
  const { person, form, fill, save } = await openAdd();
  expect(form.queryByLabelText('Time zone')).toBeNull();
  await fill();
  await person.click(form.getByRole('button', { name: 'Change time zone' }));
  const zone = form.getByLabelText('Time zone');
  expect(zone).toHaveFocus();
  expect(zone).toHaveValue(here);
  await person.selectOptions(zone, 'America/New York');
  await save();
  await screen.findByText('Event created successfully!');
  expect(plan()).toMatchObject({ date: '2027-07-04', time: '22:30', timeZone: 'America/New_York' });
});

test('the zone of an event that is changed stays that of its place', async () => {
  mockServer.on(OWN, { body: [anEvent()] });
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Edit' }));
  const form = await dialog('Edit Event');
  expect(await form.findByText(told('America/Chicago'))).toBeVisible();
  expect(form.queryByRole('button', { name: 'Change time zone' })).toBeNull();
});
