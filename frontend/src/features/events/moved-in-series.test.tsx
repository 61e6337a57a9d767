/** A series with an event that was moved alone, from a date that has passed since: changed and deleted from there on. */
import { fireEvent, screen, within } from '@testing-library/react';
import EventManagerPage from '../../pages/event-manager';
import { anEvent, formats, oneGame } from '../../test/calendar';
import { mockServer } from '../../test/mock-server';
import { store } from '../../test/people';
import { renderScreen } from '../../test/render';
import { aSeries, fridays } from '../../test/series';

const DATES = 'GET /api/events/series/:uuid';
const PREVIEW = 'POST /api/events/series/preview';
const CHANGE = 'PATCH /api/events/series/:uuid';
const CALL_OFF = 'DELETE /api/events/series/:uuid';

/** From Friday, December 4, to the Wednesday after. */
const moved = anEvent({
  ...{ date: '2026-12-10', time: '01:00:00' },
  series: { uuid: 'series-1', date: '2026-12-04', isChanged: true, next: ['2026-12-12T01:00:00.000Z'] },
});

/** On the Saturday between. */
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-12-05T18:00:00Z'), advanceTimers: true });
  const [, friday, ...later] = aSeries(20).dates;
  const series = {
    ...aSeries(20),
    dates: [{ ...friday, startsAt: '2026-12-10T01:00:00.000Z', isChanged: true }, ...later] as never,
  };
  mockServer.on('GET /api/catalogs/tcg-types', { body: oneGame });
  mockServer.on('GET /api/catalogs/tcg-formats', { body: formats });
  mockServer.on('GET /api/events/store/:uuid', { body: [moved] });
  mockServer.on('GET /api/events/:uuid', { body: moved });
  mockServer.on(DATES, { body: series });
  mockServer.on(PREVIEW, { body: { dates: fridays(5) } });
});

async function open(button: 'Edit' | 'Delete', name: string) {
  const { person } = renderScreen(<EventManagerPage />, {
    ...{ user: store, at: '/event-manager', path: '/event-manager' },
  });
  await person.click(await screen.findByRole('button', { name: button }));
  return { person, dialog: within(await screen.findByRole('dialog', { name })) };
}

// @spec screen-change-series
test.each(['All events of the series', 'This and the following events'])(
  'its dates to come have another rule: %s',
  async (scope) => {
    const { person, dialog } = await open('Edit', 'Edit Event');
    await person.selectOptions(await dialog.findByLabelText('Change'), scope);
    await person.selectOptions(await dialog.findByLabelText('Repeat'), 'Every two weeks');
    expect(dialog.getByLabelText('Number of events')).toHaveValue('18');
    fireEvent.change(dialog.getByLabelText('Number of events'), { target: { value: '6' } });
    expect(await dialog.findByText(/^5 events/)).toBeVisible();
    expect(mockServer.calls(PREVIEW).at(-1)?.body).toMatchObject({ startsOn: '2026-12-11', count: 6 });
    mockServer.on(CHANGE, { body: aSeries(3) });
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Series updated.');
    const [call] = mockServer.calls(CHANGE);
    expect(call?.query.get('from')).toBe('2026-12-11');
    expect(call?.body).toMatchObject({ every: 2, startsOn: '2026-12-11', count: 6 });
  },
);

test('it and the following ones are deleted together, from its date on', async () => {
  mockServer.on(CALL_OFF, { body: undefined });
  const { person, dialog } = await open('Delete', 'Delete Event');
  await person.selectOptions(await dialog.findByLabelText('Delete'), 'This and the following events');
  await person.click(dialog.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Events deleted.');
  expect(mockServer.calls(CALL_OFF).map(({ query }) => query.get('from'))).toEqual(['2026-12-04']);
});
