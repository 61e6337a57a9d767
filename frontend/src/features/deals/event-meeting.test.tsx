/** An event as the place to meet: those near the reader, at stores that they follow, and at the store of the other. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import DealPage from '../../pages/deal';
import { anEvent } from '../../test/calendar';
import { mockServer } from '../../test/mock-server';
import { renderScreen } from '../../test/render';
import { aDeal, aTrade, DEAL } from '../../test/trades';

const MEETING = 'POST /api/deals/:uuid/meeting';
const NEAR = 'GET /api/events';
const AT_STORE = 'GET /api/events/store/:uuid';
const FOLLOWED = 'GET /api/storefronts/followed';

async function open() {
  mockServer.on('GET /api/deals/:uuid', { body: aTrade() });
  mockServer.on(MEETING, { body: aTrade() });
  const { person } = renderScreen(<DealPage />, { at: `/deals/${DEAL}`, path: '/deals/:id' });
  await person.click(await screen.findByRole('button', { name: 'Suggest a place and time' }));
  const form = within(await screen.findByRole('form', { name: 'Suggest a place and time' }));
  await person.selectOptions(form.getByLabelText('Where'), 'At an event');
  return { person, form };
}

// @spec screen-meet-at-event
test('an event brings its day and time by its own clock, and the end may be on the next day', async () => {
  const far = { distance: { km: 300, isAbout: false } };
  mockServer.on(FOLLOWED, { body: [{ uuid: 'mox', name: 'Mox House' }] as never });
  mockServer.on(NEAR, { body: [anEvent(), anEvent({ uuid: 'far', name: 'Far away', ...far })] });
  mockServer.on(AT_STORE, { body: [anEvent({ uuid: 'early', name: 'Draft', date: '2027-03-11', ...far })] });
  const { person, form } = await open();
  await person.click(form.getByRole('button', { name: 'Suggest' }));
  expect(form.getByRole('alert')).toHaveTextContent('Choose an event.');
  const choice = await form.findByLabelText('Event');
  const names = within(choice)
    .getAllByRole('option')
    .map(({ textContent }) => textContent?.split(' · ')[0]);
  expect(names).toEqual(['Choose an event.', 'Draft', 'Friday Night Commander']);
  await person.selectOptions(choice, within(choice).getByRole('option', { name: /^Friday Night Commander/ }));
  expect(form.getByLabelText('Day')).toHaveValue('2027-03-12');
  expect(form.getByLabelText('From')).toHaveValue('18:30');
  expect(form.getByLabelText('To')).toHaveValue('21:30');
  fireEvent.change(form.getByLabelText('To'), { target: { value: '00:30' } });
  await person.dblClick(form.getByRole('button', { name: 'Suggest' }));
  await waitFor(() => expect(mockServer.calls(MEETING)).toHaveLength(1));
  expect(mockServer.calls(MEETING)[0]?.body).toEqual({
    place: { kind: 'EVENT', event: 'event-1' },
    ...{ from: '2027-03-13T00:30:00.000Z', to: '2027-03-13T06:30:00.000Z' },
  });
});

test('the end of a night in which the clocks change is what the wall shows then', async () => {
  mockServer.on(FOLLOWED, { body: [] });
  mockServer.on(NEAR, { body: [anEvent({ date: '2027-03-14', time: '04:00' })] });
  const { person, form } = await open();
  const choice = await form.findByLabelText('Event');
  await person.selectOptions(choice, within(choice).getByRole('option', { name: /^Friday Night Commander/ }));
  expect(form.getByLabelText('Day')).toHaveValue('2027-03-13');
  expect(form.getByLabelText('From')).toHaveValue('22:00');
  fireEvent.change(form.getByLabelText('To'), { target: { value: '03:30' } });
  await person.click(form.getByRole('button', { name: 'Suggest' }));
  await waitFor(() => expect(mockServer.calls(MEETING)).toHaveLength(1));
  // In the summer time that has begun at 2:00.
  expect(mockServer.calls(MEETING)[0]?.body).toMatchObject({
    ...{ from: '2027-03-14T04:00:00.000Z', to: '2027-03-14T08:30:00.000Z' },
  });
});

test('an event that the other suggests, and that is not among those near the reader, stays chosen until another is', async () => {
  const { meeting } = aDeal();
  if (!meeting) throw new Error('The hold has a meeting');
  const event = { id: 'theirs', name: 'Their night' };
  const proposal = { ...meeting, kind: 'EVENT', event, store: null, by: 'robin', movesLeft: 3 } as const;
  mockServer.on('GET /api/deals/:uuid', { body: aTrade({ proposal }) });
  mockServer.on(FOLLOWED, { body: [] });
  mockServer.on(NEAR, { body: [] });
  const { person } = renderScreen(<DealPage />, { at: `/deals/${DEAL}`, path: '/deals/:id' });
  await person.click(await screen.findByRole('button', { name: 'Suggest another time' }));
  const form = within(await screen.findByRole('form', { name: 'Suggest a place and time' }));
  const choice = await form.findByLabelText('Event');
  expect(choice).toHaveDisplayValue('Their night');
  await person.selectOptions(choice, 'Choose an event.');
  await person.click(form.getByRole('button', { name: 'Suggest' }));
  expect(form.getByRole('alert')).toHaveTextContent('Choose an event.');
  await person.selectOptions(choice, 'Their night');
  expect(choice).toHaveDisplayValue('Their night');
  expect(mockServer.calls(MEETING)).toEqual([]);
});

test('an event at which both meet leads to its page, and says where it is and whose', async () => {
  const { meeting } = aDeal();
  if (!meeting) throw new Error('The hold has a meeting');
  const event = { id: 'con', name: 'Spring Con', location: 'Hall 4, 12 Elm Street' };
  const atCon = { ...meeting, kind: 'EVENT', event, store: { uuid: 'mox', name: 'Mox House' } } as const;
  mockServer.on('GET /api/deals/:uuid', { body: aTrade({ state: 'SCHEDULED', meeting: atCon }) });
  renderScreen(<DealPage />, { at: `/deals/${DEAL}`, path: '/deals/:id' });
  expect(await screen.findByRole('link', { name: 'Spring Con' })).toHaveAttribute('href', '/e/con');
  expect(screen.getByText('Hall 4, 12 Elm Street · Mox House')).toBeVisible();
});

test('no events, and events that don’t load, are said', async () => {
  mockServer.fail(FOLLOWED, 503);
  mockServer.fail(NEAR, 503);
  const { person, form } = await open();
  expect(await form.findByText('The events didn’t load.')).toBeVisible();
  mockServer.on(NEAR, { body: [] });
  await person.click(form.getByRole('button', { name: 'Try again' }));
  expect(await form.findByText('No events near you in the next three weeks.')).toBeVisible();
});

test('who has lost the place after three moves may still suggest another one than the other has', async () => {
  const { meeting } = aDeal();
  if (!meeting) throw new Error('The hold has a meeting');
  const lostPlace = { ...meeting, why: 'STORE_CLOSED' } as const;
  const proposal = { ...meeting, by: 'robin', movesLeft: 0 };
  mockServer.on('GET /api/deals/:uuid', { body: aTrade({ lostPlace, proposal }) });
  renderScreen(<DealPage />, { at: `/deals/${DEAL}`, path: '/deals/:id' });
  expect(await screen.findByRole('button', { name: 'Suggest another time' })).toBeEnabled();
});
