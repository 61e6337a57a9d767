/** Who goes to events: the answers of players on the page of an event and in lists. */
import { screen, waitFor, within } from '@testing-library/react';
import type { AttendedEvent, OwnAttendance } from '../../api/attendance';
import { pendingStep, rememberStep } from '../../browser/pending-step';
import EventsPage from '../../pages/events';
import { counts, own } from '../../test/attendance';
import { anEvent, oneGame } from '../../test/calendar';
import { mockServer, type Reply } from '../../test/mock-server';
import { player, renderApp, renderScreen } from '../../test/render';
import { aPublicEvent, PUBLIC_PAGES } from '../../test/storefronts';
import { withoutTurnstile } from '../../test/turnstile';

const OWN = 'GET /api/events/:uuid/attendance';
const ANSWER = 'PUT /api/events/:uuid/attendance';
const SEEN = 'PUT /api/events/:uuid/attendance/seen';
const LEAVE = 'DELETE /api/events/:uuid/attendance';
const { event: page } = PUBLIC_PAGES;

describe('the page of an event', () => {
  const open = async (
    answers: OwnAttendance[],
    user: typeof player | null = player,
    { refusal, failures = [] }: { refusal?: Reply; failures?: Reply[] } = {},
  ) => {
    mockServer.on('GET /api/client-config', { body: withoutTurnstile });
    // It goes on until Sunday.
    const ends = { endDate: '2099-11-29', endTime: '22:00:00' };
    mockServer.on('GET /api/events/:uuid', { body: aPublicEvent({ attendance: counts(), ...ends }) });
    let nth = 0;
    mockServer.on(OWN, () => (failures.shift() as undefined) ?? { body: answers[nth] });
    mockServer.on(ANSWER, () => (refusal as undefined) ?? { body: answers[++nth] });
    mockServer.on(LEAVE, () => {
      nth += 1;
      return { status: 204 };
    });
    const opened = renderApp({ user, at: page.path });
    await screen.findByRole('heading', { level: 1, name: 'Friday Night Commander' });
    return opened;
  };
  const press = async (person: Awaited<ReturnType<typeof open>>['person'], name: string) =>
    person.click(await screen.findByRole('button', { name, busy: false }, { timeout: 10_000 }));
  const said = async (text: string | RegExp) =>
    expect(await screen.findByText(text, {}, { timeout: 10_000 })).toBeVisible();

  // @spec screen-answer-event
  test('says how many go, and takes and takes back an answer', async () => {
    const { person } = await open([own(), own({ state: 'GOING', code: 'KQT5' }), own()]);
    await said('4 are going · starts with 6 · 4 places left · 2 interested');
    await said(/Nov 29 · 16:00/);
    await press(person, 'I’m going');
    await said('You’re going.');
    expect(screen.getByRole('region', { name: 'Your answer' })).toHaveFocus();
    expect(screen.getByText('KQT5')).toBeVisible();
    expect(mockServer.calls(ANSWER).map(({ body }) => body)).toEqual([{ answer: 'GOING' }]);
    await press(person, 'I can’t come');
    expect(await screen.findByRole('button', { name: 'Interested' })).toBeVisible();
    expect(screen.queryByText('KQT5')).toBeNull();
  });

  // @spec screen-answer-event
  test('leads from a full event through the waiting list to a place that is confirmed in time', async () => {
    const full = counts({ going: 8, waiting: 2, freePlaces: 0 });
    const soon = new Date(Date.now() + 600_000).toISOString();
    const { person } = await open([
      own({ attendance: full }),
      own({ state: 'WAITING', position: 3, attendance: full }),
    ]);
    await press(person, 'Join the waiting list');
    await said('You’re number 3 on the waiting list. We’ll let you know when a place is free.');
    mockServer.on(OWN, { body: own({ state: 'OFFERED', confirmBy: soon }) });
    mockServer.on(ANSWER, { body: own({ state: 'GOING', code: 'KQT3' }) });
    await press(person, 'Leave the waiting list');
    await said(/^A place is yours until .+ If you don’t confirm it by then, it goes to the next person\.$/);
    mockServer.on(OWN, { body: own({ state: 'GOING', code: 'KQT3' }) });
    await press(person, 'Confirm my place');
    await said('You’re going.');
  });

  // @spec screen-event-changes
  test('says what has changed since it was answered, which is seen then', async () => {
    mockServer.on(SEEN, () => ({ status: 204 }));
    await open([own({ state: 'GOING', code: 'KQT5', changes: ['PLACE'], version: 4 })]);
    await said('Changed since you answered: place');
    await waitFor(() => expect(mockServer.calls(SEEN).map(({ body }) => body)).toEqual([{ version: 4 }]));
    mockServer.on(OWN, { body: own({ state: 'GOING', code: 'KQT5', version: 4 }) });
    expect(screen.getByText('Changed since you answered: place')).toBeVisible();
  });

  // @spec screen-answer-event
  test('asks a stranger to sign up, and answers for them once they are there', async () => {
    const { person } = await open([own()], null);
    await press(person, 'I’m going');
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(pendingStep('attend')).toBe(aPublicEvent().uuid);
  });

  test('answers at once for a member who has pressed the button as a stranger', async () => {
    rememberStep('attend', aPublicEvent().uuid);
    await open([own(), own({ state: 'GOING', code: 'KQT5' })]);
    await said('You’re going.');
    await waitFor(() => expect(pendingStep('attend')).toBeNull());
  });

  test.each([
    ['given again', 'I’m going', { state: 'GOING' as const, code: 'KQT5' }, {}],
    ['taken back', 'I can’t come', {}, { state: 'GOING' as const, code: 'KQT5' }],
  ])('remembers an answer of a stranger that got lost until it is %s', async (_, button, after, before) => {
    rememberStep('attend', aPublicEvent().uuid);
    const { person } = await open([own(before), own(after)], player, { refusal: { status: 503 } });
    await said('Your answer may not have been saved.');
    expect(pendingStep('attend')).toBe(aPublicEvent().uuid);
    mockServer.on(ANSWER, { body: own(after) });
    await press(person, button);
    await waitFor(() => expect(pendingStep('attend')).toBeNull());
  });

  test('forgets an answer of a stranger that was refused', async () => {
    rememberStep('attend', aPublicEvent().uuid);
    await open([own()], player, { refusal: { status: 409, body: { message: 'This event has started.' } } });
    await said('This event has started.');
    await waitFor(() => expect(pendingStep('attend')).toBeNull());
  });

  test('keeps the switch for cards as it was pressed while it is saved, and as it was where it is refused', async () => {
    const { person } = await open([own({ state: 'GOING', code: 'KQT5' })]);
    await said('You’re going.');
    const cards = screen.getByRole('checkbox', { name: 'Let others who go see which cards we could swap' });
    let refuse = () => {};
    mockServer.on(ANSWER, async () => {
      await new Promise<void>((resolve) => {
        refuse = resolve;
      });
      return { status: 503 } as never;
    });
    await person.click(cards);
    expect(cards).toBeChecked();
    refuse();
    await waitFor(() => expect(cards).not.toBeChecked());
  });

  test('says that the answer did not load, and loads it again', async () => {
    const { person } = await open([own({ state: 'GOING', code: 'KQT5' })], player, {
      failures: [{ status: 500 }],
    });
    await said('Your answer didn’t load.');
    await press(person, 'Try again');
    await said('You’re going.');
  });
});

describe('the list of events', () => {
  const attended = (facts: Partial<AttendedEvent>): AttendedEvent => {
    const { attendance: _counts, ...answered } = own();
    return { ...answered, event: anEvent(), ...facts };
  };
  const row = async (name: string) =>
    within((await screen.findByRole('heading', { name })).closest('li') as HTMLElement);

  // @spec screen-my-events
  test('has the answers of its reader, and takes others', async () => {
    const other = anEvent({ uuid: 'event-2', name: 'Draft', attendance: counts() });
    mockServer.on('GET /api/catalogs/tcg-types', { body: oneGame });
    mockServer.on('GET /api/events', { body: [anEvent(), other] });
    mockServer.on('GET /api/events/mine', { body: [attended({ state: 'OFFERED' })] });
    mockServer.on(ANSWER, { body: own({ state: 'INTERESTED' }) });
    const { person } = renderScreen(<EventsPage />, { at: '/events', path: '/events' });
    const link = await (await row('Friday Night Commander')).findByRole('link', {
      name: 'Confirm your place',
    });
    expect(link).toHaveAttribute('href', '/e/event-1');
    const draft = await row('Draft');
    expect(draft.getByText('4 are going · starts with 6 · 4 places left · 2 interested')).toBeVisible();
    await person.click(await draft.findByRole('button', { name: 'Interested' }));
    await waitFor(() =>
      expect(mockServer.calls(ANSWER).map(({ body }) => body)).toEqual([{ answer: 'INTERESTED' }]),
    );
    // The list of answers, which still says nothing of it, gives way to what the server has answered.
    expect(await draft.findByRole('link', { name: 'Interested' })).toHaveFocus();
  });

  test('has no buttons while the answers are not there, and leads to the page of the event where they are not known', async () => {
    mockServer.on('GET /api/catalogs/tcg-types', { body: oneGame });
    mockServer.on('GET /api/events', { body: [anEvent()] });
    let fail = () => {};
    mockServer.on('GET /api/events/mine', async () => {
      await new Promise<void>((resolve) => {
        fail = resolve;
      });
      return { status: 500 };
    });
    renderScreen(<EventsPage />, { at: '/events', path: '/events' });
    const event = await row('Friday Night Commander');
    expect(event.queryByRole('button', { name: 'Interested' })).toBeNull();
    fail();
    expect(await event.findByRole('link', { name: 'See your place' })).toHaveAttribute('href', '/e/event-1');
    expect(event.queryByRole('button', { name: 'Interested' })).toBeNull();
  });

  test('leads to the page of an event that is not among the first 500 answers', async () => {
    const many = Array.from({ length: 500 }, (_, nth) =>
      attended({ state: 'GOING', event: anEvent({ uuid: `answered-${nth}` }) }),
    );
    mockServer.on('GET /api/catalogs/tcg-types', { body: oneGame });
    mockServer.on('GET /api/events', { body: [anEvent()] });
    mockServer.on('GET /api/events/mine', { body: many });
    renderScreen(<EventsPage />, { at: '/events', path: '/events' });
    const event = await row('Friday Night Commander');
    expect(await event.findByRole('link', { name: 'See your place' })).toBeVisible();
    expect(event.queryByRole('button', { name: 'Interested' })).toBeNull();
  });

  // @spec screen-event-changes
  test('marks events that have changed since they were answered, and lists those that are canceled until that is seen', async () => {
    const gone = { uuid: 'gone', name: 'Gone Draft', startsAt: '2027-03-20T00:30:00.000Z', timeZone: 'UTC' };
    mockServer.on('GET /api/events/mine', {
      body: [attended({ state: 'GOING', code: 'KQT5', changes: ['TIME', 'FEE'] })],
    });
    mockServer.on('GET /api/events/mine/canceled', { body: [gone] });
    mockServer.on(SEEN, () => {
      mockServer.on('GET /api/events/mine/canceled', { body: [] });
      return { status: 204 };
    });
    const { person } = renderScreen(<EventsPage />, { at: '/events?view=mine', path: '/events' });
    const changed = await row('Friday Night Commander');
    expect(changed.getByText('Changed since you answered: date or time, entry fee')).toBeVisible();
    const canceled = screen.getByRole('list', { name: 'Canceled events' });
    await person.click(await within(canceled).findByRole('button', { name: 'Dismiss Gone Draft' }));
    await waitFor(() => expect(within(canceled).queryByText('Gone Draft')).toBeNull());
    expect(mockServer.calls(SEEN).map(({ path, body }) => [path, body])).toEqual([
      ['/api/events/gone/attendance/seen', { version: null }],
    ]);
    expect(canceled).toHaveFocus();
  });

  // @spec screen-my-events
  test('has a view of what its reader has answered', async () => {
    mockServer.on('GET /api/events/mine', {
      body: [
        attended({ state: 'GOING', code: 'KQT5' }),
        attended({ state: 'WAITING', position: 2, event: anEvent({ uuid: 'event-2', name: 'Draft' }) }),
      ],
    });
    renderScreen(<EventsPage />, { at: '/events?view=mine', path: '/events' });
    expect((await row('Friday Night Commander')).getByText('KQT5')).toBeVisible();
    expect((await row('Draft')).getByText('You’re number 2 on the waiting list.')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'My Events' })).toBeChecked();
  });
});
