/** The events of a series in the manager: changed, deleted, skipped, one or several at once. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import EventManagerPage from '../../pages/event-manager';
import { anEvent, formats, oneGame } from '../../test/calendar';
import { mockServer } from '../../test/mock-server';
import { store } from '../../test/people';
import { renderScreen } from '../../test/render';
import { aSeries, fridays } from '../../test/series';

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

const PREVIEW = 'POST /api/events/series/preview';
const CHANGE = 'PATCH /api/events/series/:uuid';
const SKIP = 'DELETE /api/events/series/:uuid/dates/:date';

/** Opens the form of the event on March 12, for more than that one. */
async function change(scope: 'This and the following events' | 'All events of the series') {
  mockServer.on(OWN, { body: [occurrence] });
  mockServer.on(DATES, { body: aSeries(20) });
  mockServer.on(PREVIEW, { body: { dates: fridays(5) } });
  const { person } = open();
  expect(await screen.findByText('Also Mar 19')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Event' }));
  await person.selectOptions(await form.findByLabelText('Change'), scope);
  expect(await form.findByLabelText('Repeat')).toHaveDisplayValue('Every week');
  const set = (label: string, value: string) =>
    fireEvent.change(form.getByLabelText(label), { target: { value } });
  const save = async () => person.click(form.getByRole('button', { name: 'Save' }));
  const sent = () =>
    mockServer
      .calls(CHANGE)
      .map(({ body, query, headers }) => [body, query.get('from'), headers.get('if-match')]);
  return { person, form, set, save, sent };
}

// @spec screen-change-series
test('an event of a series is changed alone, with the following ones, or with all of them', async () => {
  const { person, form, set, save, sent } = await change('This and the following events');
  mockServer.on(CHANGE, { body: aSeries(3) });
  expect(form.getByLabelText('Number of events')).toHaveValue('5');
  const time = form.getByLabelText('Time');
  await person.clear(time);
  await person.type(time, '8pm');
  await person.click(form.getByText('More details (optional)'));
  set('Entry fee in US dollars', '5');
  set('Places', '16');
  await save();
  await screen.findByText('Series updated.');
  expect(sent()).toEqual([[{ time: '20:00', fee: 5, capacity: 16 }, '2027-03-12', '"1"']]);
});

// @spec screen-change-series
test('the rule, the end and the days of a series are changed, and what clocks move is said', async () => {
  const { person, form, set, save, sent } = await change('All events of the series');
  const [first, ...more] = aSeries(2).dates;
  mockServer.on(PREVIEW, { body: { dates: [{ ...fridays(1)[0], movedTo: '03:30' }] as never } });
  set('Date', '2027-03-13');
  await person.selectOptions(form.getByLabelText('Repeat'), 'Every two weeks');
  set('Number of events', '6');
  expect(await form.findByText('Clocks change on Nov 27: that event starts at 03:30.')).toBeVisible();
  expect(mockServer.calls(PREVIEW).at(-1)?.body).toMatchObject({ weekday: 'SATURDAY', every: 2, count: 6 });
  mockServer.on(CHANGE, {
    body: { ...aSeries(2), dates: [{ ...first, movedTo: '03:30' }, ...more] as never },
  });
  await save();
  await screen.findByText('Series updated. Clocks change on Nov 27: that event starts at 03:30.');
  const rule = { frequency: 'WEEKLY', every: 2, weekday: 'SATURDAY', nth: null, startsOn: '2026-11-28' };
  expect(sent()).toEqual([[{ ...rule, count: 6 }, '2026-11-27', '"1"']]);
});

test('a series that somebody else has changed is not overwritten, and what was typed stays', async () => {
  const { person, form, set, save, sent } = await change('All events of the series');
  await person.selectOptions(form.getByLabelText('Ends'), 'On a date');
  await save();
  expect(form.getByText('Choose an end date on or after the first event.')).toBeVisible();
  set('Until', '2027-06-25');
  mockServer.on('GET /api/events/:uuid', { body: occurrence });
  mockServer.on(DATES, { body: { ...aSeries(20), version: 2 } });
  mockServer.fail(CHANGE, 412, { message: 'Changed.', code: 'events.series-changed' });
  await save();
  expect(await form.findByText('This series has changed since you opened it.')).toBeVisible();
  await person.click(form.getByRole('button', { name: 'Keep my changes' }));
  mockServer.on(CHANGE, { body: aSeries(3) });
  await save();
  await screen.findByText('Series updated.');
  expect(sent().map(([, , version]) => version)).toEqual(['"1"', '"2"']);
  expect(sent().at(-1)).toEqual([{ until: '2027-06-25' }, null, '"2"']);
});

test('a series that can’t be split says why, and what was typed stays; the same again has the same key', async () => {
  const { person, form, set, save } = await change('This and the following events');
  await person.click(form.getByText('More details (optional)'));
  set('Entry fee in US dollars', '5');
  const message = 'A store can have up to 100 series. Delete one first.';
  mockServer.fail(CHANGE, 409, { code: 'events.too-many-series', message });
  await save();
  expect(await form.findByText(message)).toBeVisible();
  expect(form.getByLabelText('Entry fee in US dollars')).toHaveValue('5');
  expect(form.getByRole('button', { name: 'Save' })).toBeEnabled();
  await save();
  await person.selectOptions(form.getByLabelText('Change'), 'All events of the series');
  mockServer.on(CHANGE, { body: aSeries(3) });
  await save();
  await screen.findByText('Series updated.');
  const [one, two, other] = mockServer.calls(CHANGE).map(({ headers }) => headers.get('idempotency-key'));
  expect([two, other === one]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), false]);
  expect(two).toBe(one);
});

test('the rule of a series that is over stays as it is', async () => {
  mockServer.on(OWN, { body: [occurrence] });
  mockServer.on(DATES, { body: aSeries(0) });
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Event' }));
  await person.selectOptions(await form.findByLabelText('Change'), 'All events of the series');
  await waitFor(() => expect(mockServer.calls(DATES)).toHaveLength(1));
  expect(form.getByText('The dates stay as they are.')).toBeVisible();
  expect(form.getByLabelText('Date')).toBeDisabled();
  // Longer than a preview waits for the typing to pause.
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(form.queryByLabelText('Repeat')).toBeNull();
  expect(mockServer.calls(PREVIEW)).toHaveLength(0);
});

test('an event of a series is deleted alone or with the others', async () => {
  mockServer.on(OWN, { body: [occurrence] });
  mockServer.on('GET /api/events/:uuid', { body: occurrence });
  mockServer.on(DATES, { body: { ...aSeries(2), version: 2 } });
  let version = 3;
  mockServer.on('DELETE /api/events/series/:uuid', ({ headers }) => {
    if (headers.get('if-match') === `"${version}"`) return { status: 204, body: undefined };
    mockServer.on(DATES, { body: { ...aSeries(2), version } });
    return { status: 412, body: { code: 'events.series-changed' } } as never;
  });
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Event' }));
  await person.selectOptions(await dialog.findByLabelText('Delete'), 'All events of the series');
  const remove = () => person.click(dialog.getByRole('button', { name: 'Delete' }));
  await remove();
  // Somebody else has changed the series, and does so once more.
  expect(await dialog.findByText(/This series has changed since you opened it\. Review it/)).toBeVisible();
  version = 4;
  await remove();
  await waitFor(() => expect(mockServer.calls('DELETE /api/events/series/:uuid')).toHaveLength(2));
  expect(await dialog.findByText(/This series has changed since you opened it\. Review it/)).toBeVisible();
  await remove();
  await screen.findByText('Events deleted.');
  const calls = mockServer.calls('DELETE /api/events/series/:uuid');
  expect(calls.map(({ headers }) => headers.get('if-match'))).toEqual(['"2"', '"3"', '"4"']);
  expect([calls[0]?.path, calls[0]?.query.get('from')]).toEqual(['/api/events/series/series-1', null]);
});

test('a date of a series is skipped after a question, brought back, and its event edited', async () => {
  const dates = aSeries(2).dates.map((date, nth) => ({ ...date, event: `event-${nth}` }));
  const series = (isSkipped: boolean, version: number) => ({
    ...aSeries(2),
    version,
    dates: dates.map((date, nth) => (nth === 1 && isSkipped ? { ...date, isSkipped, event: null } : date)),
  });
  mockServer.on(OWN, { body: [occurrence] });
  mockServer.on('GET /api/events/:uuid', { body: occurrence });
  mockServer.on(DATES, { body: series(false, 1) });
  mockServer.on(SKIP, () => {
    mockServer.on(DATES, { body: series(true, 2) });
    return { body: series(true, 2) };
  });
  mockServer.on('PUT /api/events/series/:uuid/dates/:date', { body: series(false, 3) });
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Dates' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dates' }));
  const skip = await dialog.findByRole('button', { name: 'Skip Fri, Dec 4, 2026' });
  const ask = async () => {
    await person.click(skip);
    return within(await screen.findByRole('dialog', { name: 'Skip this date?' }));
  };
  expect(
    (await ask()).getByText(/^The event on Fri, Dec 4, 2026 is deleted, with all answers/),
  ).toBeVisible();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Skip this date?' })).toBeNull());
  expect(mockServer.calls(SKIP)).toHaveLength(0);
  await waitFor(() => expect(skip).toHaveFocus());
  await person.click((await ask()).getByRole('button', { name: 'Skip' }));
  await person.click(await dialog.findByRole('button', { name: 'Bring back Fri, Dec 4, 2026' }));
  expect(mockServer.calls(SKIP)).toHaveLength(1);
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

test('a date without an event is skipped at once, and no other one while it is being saved', async () => {
  mockServer.on(OWN, { body: [occurrence] });
  mockServer.on(DATES, { body: aSeries(2) });
  mockServer.on(SKIP, () => new Promise(() => {}));
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Dates' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dates' }));
  const skip = await dialog.findByRole('button', { name: 'Skip Fri, Dec 4, 2026' });
  await person.click(skip);
  expect(skip).toHaveAttribute('aria-busy', 'true');
  await person.click(dialog.getByRole('button', { name: 'Skip Fri, Nov 27, 2026' }));
  expect(mockServer.calls(SKIP)).toHaveLength(1);
});
