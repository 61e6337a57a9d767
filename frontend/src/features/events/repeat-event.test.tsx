/** An evening that repeats, in one dialog; and an event like another. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import EventManagerPage from '../../pages/event-manager';
import { anEvent, formats, oneGame } from '../../test/calendar';
import { mockServer } from '../../test/mock-server';
import { store } from '../../test/people';
import { renderScreen } from '../../test/render';

const BULK = 'POST /api/events/bulk';

beforeEach(() => {
  mockServer.on('GET /api/events/store/:uuid', { body: [anEvent()] });
  mockServer.on('GET /api/catalogs/tcg-types', { body: oneGame });
  mockServer.on('GET /api/catalogs/tcg-formats', { body: formats });
});

async function open(button: string) {
  const opened = renderScreen(<EventManagerPage />, {
    user: store,
    at: '/event-manager',
    path: '/event-manager',
  });
  await opened.person.click(await screen.findByRole('button', { name: button }));
  const form = within(await screen.findByRole('dialog', { name: 'Add Event' }));
  await form.findByLabelText('Name');
  const field = (label: string) => form.getByLabelText(label);
  const set = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
  const save = form.getByRole('button', { name: 'Save' });
  return { ...opened, form, field, set, save };
}

async function weekly() {
  const opened = await open('Add Event');
  await opened.person.type(opened.field('Name'), 'Friday Night Magic');
  opened.set('Date', '2026-11-27');
  await opened.person.type(opened.field('Time'), '7pm');
  await opened.person.selectOptions(opened.field('Format'), 'Commander');
  await opened.person.selectOptions(opened.field('Repeat'), 'Every week');
  return opened;
}

test('a weekly Friday of two months is one dialog and one call, at the same time on the wall', async () => {
  mockServer.on(BULK, { status: 201, body: [] });
  const { person, form, set, field, save } = await weekly();
  set('Until', '2027-01-15');
  expect(form.getByText('8 events, Fridays, Nov 27, 2026 – Jan 15, 2027')).toBeVisible();
  expect(field('Time')).toHaveValue('19:00');
  // Twice, as an impatient hand does.
  await person.dblClick(save);
  expect(await screen.findByText('8 events created.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const calls = mockServer.calls(BULK);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  const sent = calls[0]?.body as { date: string; time: string; name: string; timeZone: string }[];
  expect(sent).toHaveLength(8);
  // The store's own zone: 19:00 in Chicago.
  expect(sent[0]).toMatchObject({
    name: 'Friday Night Magic',
    date: '2026-11-28',
    time: '01:00',
    timeZone: 'America/Chicago',
  });
  expect(sent[7]).toMatchObject({ date: '2027-01-16', time: '01:00' });
});

test('the last day has to be chosen, and at most 52 events are added at a time', async () => {
  const { person, form, set, field, save } = await weekly();
  await person.click(save);
  expect(form.getByText('Choose an end date on or after the first event.')).toBeVisible();
  expect(field('Until')).toHaveFocus();
  set('Until', '2028-01-15');
  await person.click(save);
  expect(form.getByText('You can add up to 52 events at a time. Choose an earlier end date.')).toBeVisible();
  expect(mockServer.calls(BULK)).toHaveLength(0);
});

test('a refusal of one of them is shown at its field, and told once', async () => {
  const late = 'An event can be scheduled up to two years ahead.';
  mockServer.fail(BULK, 400, { message: late, errors: [{ field: '7.date', message: late }] });
  const { person, form, set, field, save } = await weekly();
  set('Until', '2027-01-15');
  await person.click(save);
  expect(await form.findByText(late)).toBeVisible();
  expect(field('Date')).toBeInvalid();
  expect(screen.queryByText('Something went wrong while saving the event.')).toBeNull();
});

test('Duplicate opens a new event like that one, with everything but the date', async () => {
  mockServer.on('POST /api/events', { status: 201, body: anEvent() });
  const { person, field, set, save } = await open('Duplicate');
  expect(field('Name')).toHaveValue('Friday Night Commander');
  expect(field('Time')).toHaveValue('18:30');
  expect(field('Location')).toHaveValue('12 Elm Street, Springfield');
  expect(field('Format')).toHaveValue('COMMANDER');
  expect(field('Date')).toHaveValue('');
  await waitFor(() => expect(field('Date')).toHaveFocus());
  set('Date', '2027-03-19');
  await person.click(save);
  expect(await screen.findByText('Event created successfully!')).toBeVisible();
  expect(mockServer.calls('POST /api/events')[0]?.body).toMatchObject({
    name: 'Friday Night Commander',
    date: '2027-03-19',
    time: '23:30',
    timeZone: 'America/Chicago',
  });
});
