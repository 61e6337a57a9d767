/** An evening that repeats, in one dialog; and an event like another. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import EventManagerPage from '../../pages/event-manager';
import { anEvent, formats, oneGame } from '../../test/calendar';
import { mockServer } from '../../test/mock-server';
import { store } from '../../test/people';
import { renderScreen } from '../../test/render';

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

/** Fridays as the server sees them. */
const fridays = (count: number) =>
  Array.from({ length: count }, (_, week) => {
    const startsAt = new Date(Date.UTC(2026, 10, 28 + 7 * week, 1));
    const date = new Date(startsAt.getTime() - 86_400_000).toISOString().slice(0, 10);
    return { date, startsAt: startsAt.toISOString(), endsAt: null, movedTo: null, isSkipped: false };
  });
const aSeries = (count: number) => ({
  ...{ uuid: 'series-1', name: 'Friday Night Magic', location: '12 Elm Street', timeZone: 'America/Chicago' },
  ...{
    format: anEvent().format,
    frequency: 'WEEKLY' as const,
    every: 1,
    weekday: 'FRIDAY' as const,
    nth: null,
  },
  ...{ startsOn: '2026-11-27', until: null, count, time: '19:00', endTime: null, next: [], version: 1 },
  ...{ fee: null, description: null, whatToBring: null, prizes: null, rulesLevel: null },
  ...{ capacity: null, leastPlayers: null, place: null },
  dates: fridays(count).map((date) => ({ ...date, event: null, isChanged: false })),
});

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

const occurrence = anEvent({
  series: { uuid: 'series-1', date: '2027-03-12', isChanged: false, next: ['2027-03-20T00:30:00.000Z'] },
});

// @spec screen-change-series
test('an event of a series is changed alone, with the following ones, or with all of them', async () => {
  mockServer.on('GET /api/events/store/:uuid', { body: [occurrence] });
  mockServer.on('PATCH /api/events/series/:uuid', { body: aSeries(3) });
  const { person } = renderScreen(<EventManagerPage />, {
    user: store,
    at: '/event-manager',
    path: '/event-manager',
  });
  expect(await screen.findByText('Also Mar 19')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Event' }));
  await person.selectOptions(await form.findByLabelText('Change'), 'This and the following events');
  expect(form.getByLabelText('Date')).toBeDisabled();
  const time = form.getByLabelText('Time');
  await person.clear(time);
  await person.type(time, '8pm');
  await person.click(form.getByText('More details (optional)'));
  await person.type(form.getByLabelText('Entry fee in US dollars'), '5');
  await person.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText('Series updated.');
  const [call] = mockServer.calls('PATCH /api/events/series/:uuid');
  expect([call?.body, call?.query.get('from')]).toEqual([{ time: '20:00', fee: 5 }, '2027-03-12']);
});

test('an event of a series is deleted alone or with the others', async () => {
  mockServer.on('GET /api/events/store/:uuid', { body: [occurrence] });
  mockServer.on('DELETE /api/events/series/:uuid', { status: 204, body: undefined });
  const { person } = renderScreen(<EventManagerPage />, {
    user: store,
    at: '/event-manager',
    path: '/event-manager',
  });
  await person.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Event' }));
  await person.selectOptions(await dialog.findByLabelText('Delete'), 'All events of the series');
  await person.click(dialog.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Events deleted.');
  const [call] = mockServer.calls('DELETE /api/events/series/:uuid');
  expect([call?.path, call?.query.get('from')]).toEqual(['/api/events/series/series-1', null]);
});

test('a date of a series is skipped, brought back, and its event edited', async () => {
  const dates = aSeries(2).dates.map((date, nth) => ({ ...date, event: `event-${nth}` }));
  const series = (isSkipped: boolean, version: number) => ({
    ...aSeries(2),
    version,
    dates: dates.map((date, nth) => (nth === 1 ? { ...date, isSkipped, event: null } : date)),
  });
  mockServer.on('GET /api/events/store/:uuid', { body: [occurrence] });
  mockServer.on('GET /api/events/:uuid', { body: occurrence });
  mockServer.on('GET /api/events/series/:uuid', { body: series(false, 1) });
  mockServer.on('DELETE /api/events/series/:uuid/dates/:date', () => {
    mockServer.on('GET /api/events/series/:uuid', { body: series(true, 2) });
    return { body: series(true, 2) };
  });
  mockServer.on('PUT /api/events/series/:uuid/dates/:date', { body: series(false, 3) });
  const { person } = renderScreen(<EventManagerPage />, {
    user: store,
    at: '/event-manager',
    path: '/event-manager',
  });
  await person.click(await screen.findByRole('button', { name: 'Dates' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dates' }));
  await person.click(await dialog.findByRole('button', { name: 'Skip Fri, Dec 4, 2026' }));
  await person.click(await dialog.findByRole('button', { name: 'Bring back Fri, Dec 4, 2026' }));
  await waitFor(() => expect(mockServer.calls('PUT /api/events/series/:uuid/dates/:date')).toHaveLength(1));
  expect(mockServer.calls('PUT /api/events/series/:uuid/dates/:date')[0]).toMatchObject({
    path: '/api/events/series/series-1/dates/2026-12-04',
  });
  await person.click(dialog.getByRole('button', { name: 'Edit Fri, Nov 27, 2026' }));
  expect(await screen.findByRole('dialog', { name: 'Edit Event' })).toBeVisible();
});
