/** An evening that repeats, in one dialog; and an event like another. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import EventManagerPage from '../../pages/event-manager';
import { anEvent, formats, oneGame } from '../../test/calendar';
import { mockServer } from '../../test/mock-server';
import { store } from '../../test/people';
import { renderScreen } from '../../test/render';
import { aSeries, fridays } from '../../test/series';

const SERIES = 'POST /api/events/series';
const PREVIEW = 'POST /api/events/series/preview';

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

test('weekly Fridays are one dialog and one series, at the same time on the wall', async () => {
  mockServer.on(PREVIEW, { body: { dates: fridays(8) } });
  mockServer.on(SERIES, { status: 201, body: aSeries(8) });
  const { person, form, set, field, save } = await weekly();
  set('Until', '2027-01-15');
  expect(await form.findByText('8 events, Fridays, Nov 27, 2026 – Jan 15, 2027')).toBeVisible();
  expect(field('Time')).toHaveValue('19:00');
  // Twice, as an impatient hand does.
  await person.dblClick(save);
  expect(await screen.findByText('8 events created.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const calls = mockServer.calls(SERIES);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  // The store's own zone: 19:00 in Chicago.
  expect(calls[0]?.body).toMatchObject({
    ...{ name: 'Friday Night Magic', frequency: 'WEEKLY', every: 1, weekday: 'FRIDAY' },
    ...{ startsOn: '2026-11-27', until: '2027-01-15', time: '19:00', timeZone: 'America/Chicago' },
  });
});

// @spec screen-plan-series
test('a date is left out, and one that the clocks move says so', async () => {
  const [one, two, ...more] = fridays(3);
  mockServer.on(PREVIEW, { body: { dates: [one, { ...two, movedTo: '03:30' }, ...more] as never } });
  mockServer.on(SERIES, { status: 201, body: aSeries(2) });
  const { person, form, save } = await weekly();
  await person.selectOptions(form.getByLabelText('Ends'), 'After a number of events');
  await person.type(form.getByLabelText('Number of events'), '3');
  await person.click(await form.findByText('Dates'));
  expect(form.getByText('Clocks change that day: it starts at 03:30.')).toBeVisible();
  await person.click(form.getByLabelText('Fri, Dec 11, 2026'));
  expect(form.getByText('2 events, Fridays, Nov 27 – Dec 4')).toBeVisible();
  await person.click(save);
  await screen.findByText('2 events created.');
  expect(mockServer.calls(SERIES)[0]?.body).toMatchObject({ count: 3, skipped: ['2026-12-11'] });
});

test('the rule follows a day that does not allow the chosen one, and a date that is none any more is not left out', async () => {
  mockServer.on(PREVIEW, { body: { dates: fridays(4) } });
  mockServer.on(SERIES, { status: 201, body: aSeries(4) });
  const { person, form, set, field, save } = await weekly();
  await person.selectOptions(field('Repeat'), 'Every month on the last Friday');
  set('Until', '2027-03-26');
  await person.click(await form.findByText('Dates'));
  await person.click(form.getByLabelText('Fri, Dec 11, 2026'));
  set('Date', '2026-11-20');
  expect(field('Repeat')).toHaveDisplayValue('Every month on the third Friday');
  await person.click(save);
  await screen.findByText('4 events created.');
  const [call] = mockServer.calls(SERIES);
  expect(call?.body).toMatchObject({ frequency: 'MONTHLY', nth: 3, startsOn: '2026-11-20' });
  expect(call?.body).not.toHaveProperty('skipped');
});

test('the last day has to be chosen, and what the server says of it is shown there', async () => {
  const late = 'A series ends within two years.';
  const refusal = {
    message: late,
    code: 'events.series-too-long',
    errors: [{ field: 'until', message: late }],
  };
  mockServer.fail(PREVIEW, 400, refusal);
  mockServer.fail(SERIES, 400, refusal);
  const { person, form, set, field, save } = await weekly();
  await person.click(save);
  expect(form.getByText('Choose an end date on or after the first event.')).toBeVisible();
  expect(field('Until')).toHaveFocus();
  expect(mockServer.calls(SERIES)).toHaveLength(0);
  set('Until', '2099-01-15');
  await person.click(save);
  await waitFor(() => expect(field('Until')).toBeInvalid());
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
