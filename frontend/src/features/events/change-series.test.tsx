/** The events of a series in the manager: changed, deleted, skipped, one or several at once. */
import { screen, waitFor, within } from '@testing-library/react';
import EventManagerPage from '../../pages/event-manager';
import { anEvent, formats, oneGame } from '../../test/calendar';
import { mockServer } from '../../test/mock-server';
import { store } from '../../test/people';
import { renderScreen } from '../../test/render';
import { aSeries } from '../../test/series';

const OWN = 'GET /api/events/store/:uuid';
const DATES = 'GET /api/events/series/:uuid';

beforeEach(() => {
  mockServer.on('GET /api/catalogs/tcg-types', { body: oneGame });
  mockServer.on('GET /api/catalogs/tcg-formats', { body: formats });
});

const open = () =>
  renderScreen(<EventManagerPage />, { user: store, at: '/event-manager', path: '/event-manager' });

const occurrence = anEvent({
  series: { uuid: 'series-1', date: '2027-03-12', isChanged: false, next: ['2027-03-20T00:30:00.000Z'] },
});

// @spec screen-change-series
test('an event of a series is changed alone, with the following ones, or with all of them', async () => {
  mockServer.on(OWN, { body: [occurrence] });
  mockServer.on('PATCH /api/events/series/:uuid', { body: aSeries(3) });
  const { person } = open();
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
  mockServer.on(OWN, { body: [occurrence] });
  mockServer.on('DELETE /api/events/series/:uuid', { status: 204, body: undefined });
  const { person } = open();
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
  mockServer.on(OWN, { body: [occurrence] });
  mockServer.on('GET /api/events/:uuid', { body: occurrence });
  mockServer.on(DATES, { body: series(false, 1) });
  mockServer.on('DELETE /api/events/series/:uuid/dates/:date', () => {
    mockServer.on(DATES, { body: series(true, 2) });
    return { body: series(true, 2) };
  });
  mockServer.on('PUT /api/events/series/:uuid/dates/:date', { body: series(false, 3) });
  const { person } = open();
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

test('dates that do not load say so and load again, and those of another series are not shown in their place', async () => {
  const other = anEvent({
    ...{ uuid: 'event-2', name: 'Sunday Draft' },
    series: { uuid: 'series-2', date: '2027-03-14', isChanged: false, next: [] },
  });
  mockServer.on(OWN, { body: [occurrence, other] });
  mockServer.on(
    DATES,
    ({ path }) => (path.endsWith('series-1') ? { body: aSeries(2) } : { status: 500 }) as never,
  );
  const { person } = open();
  const [first, second] = await screen.findAllByRole('button', { name: 'Dates' });
  await person.click(first as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Dates' }));
  expect(await dialog.findByRole('button', { name: 'Skip Fri, Dec 4, 2026' })).toBeVisible();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.click(second as HTMLElement);
  const failed = within(await screen.findByRole('dialog', { name: 'Dates' }));
  expect(await failed.findByRole('alert')).toHaveTextContent('The dates didn’t load.');
  expect(failed.queryByRole('button', { name: 'Skip Fri, Dec 4, 2026' })).toBeNull();
  mockServer.on(DATES, { body: { ...aSeries(2), uuid: 'series-2' } });
  await person.click(failed.getByRole('button', { name: 'Try again' }));
  expect(await failed.findByRole('button', { name: 'Skip Fri, Dec 4, 2026' })).toBeVisible();
});

test('no other date is skipped while one is being saved', async () => {
  mockServer.on(OWN, { body: [occurrence] });
  mockServer.on(DATES, { body: aSeries(2) });
  mockServer.on('DELETE /api/events/series/:uuid/dates/:date', () => new Promise(() => {}));
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Dates' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dates' }));
  const skip = await dialog.findByRole('button', { name: 'Skip Fri, Dec 4, 2026' });
  await person.click(skip);
  expect(skip).toHaveAttribute('aria-busy', 'true');
  await person.click(dialog.getByRole('button', { name: 'Skip Fri, Nov 27, 2026' }));
  expect(mockServer.calls('DELETE /api/events/series/:uuid/dates/:date')).toHaveLength(1);
});
