/** An offer that is sent or discarded while somebody types, or while no answer comes. */
import { act, screen, waitFor } from '@testing-library/react';
import NewOfferPage from '../../pages/new-offer';
import { mockServer } from '../../test/mock-server';
import { store } from '../../test/people';
import { renderScreen } from '../../test/render';
import { anOfferStart, aSheet, aTradeOffer, OFFER } from '../../test/trades';
import { drawToasts } from '../../ui/toast';
import { forgetDraft, keptDraft } from './make/kept-drafts';

const START = 'GET /api/offers/start';
const MAKE = 'POST /api/offers';
const WITHDRAW = 'POST /api/offers/:uuid/withdraw';
const READ = 'GET /api/offers/:uuid';
const CHANGE = 'PATCH /api/offers/:uuid';
const SEND = 'POST /api/offers/:uuid/send';

const lost = () => {
  throw new TypeError('Failed to fetch');
};
const aDraft = () => aTradeOffer({ state: 'DRAFT', turn: null, expiresAt: null, note: 'On Friday?' });
const make = () =>
  renderScreen(<NewOfferPage />, { at: `/offers/new?to=${store.uuid}&listing=theirs`, path: '/offers/new' });
/** What toasts say; the screen that draws them goes with the page. */
let said: string[] = [];
const listen = () => {
  said = [];
  drawToasts(({ message }) => said.push(message));
};
const noteField = () => screen.findByLabelText('Note');

beforeEach(() => {
  forgetDraft(store.uuid);
  mockServer.on(START, { body: anOfferStart() });
  mockServer.on('POST /api/offers/preview', { body: aSheet() });
  mockServer.on(MAKE, { status: 201, body: aDraft() });
  mockServer.on(CHANGE, { body: aDraft() });
});

/** An answer that comes when it is asked for. */
function later(reply: () => { status?: number; body: unknown }) {
  let answer = () => {};
  const handler = async () => {
    await new Promise<void>((go) => {
      answer = go;
    });
    return reply();
  };
  return { handler, come: () => act(async () => answer()) };
}

test('what is typed while the offer is sent is kept, whether it was sent or not', async () => {
  const refusal = later(() => ({
    status: 409,
    body: { status: 409, code: 'offers.blocked', message: 'No.' },
  }));
  mockServer.on(MAKE, refusal.handler);
  const { person, router } = make();
  await person.type(await noteField(), 'Hi');
  await person.click(screen.getByRole('button', { name: 'Send offer' }));
  await person.type(await noteField(), ' there');
  await refusal.come();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(await noteField()).toHaveValue('Hi there');
  expect(keptDraft(store.uuid)?.draft.note).toBe('Hi there');
  const sent = later(() => ({ status: 201, body: aTradeOffer() }));
  mockServer.on(MAKE, sent.handler);
  await person.click(screen.getByRole('button', { name: 'Send offer' }));
  await person.type(await noteField(), ', Kim');
  listen();
  await sent.come();
  await waitFor(() => expect(router.state.location.pathname).toBe(`/offers/${OFFER}`));
  expect(said).toEqual(['Sent, without your latest changes: they’re kept as a draft.']);
  expect(keptDraft(store.uuid)).toMatchObject({ uuid: null, draft: { note: 'Hi there, Kim' } });
});

test('what is gone leaves the offer as it is by then, with what was typed since', async () => {
  const gone = later(() => ({
    status: 409,
    body: {
      ...{ status: 409, code: 'offers.copies-gone', message: 'Gone.' },
      errors: [{ field: 'theirs', message: 'Gone.' }],
    },
  }));
  mockServer.on(MAKE, gone.handler);
  const { person } = make();
  await person.type(await noteField(), 'Hi');
  await person.click(screen.getByRole('button', { name: 'Send offer' }));
  await person.type(await noteField(), ' there');
  await gone.come();
  expect(await screen.findByText(/^No longer available/)).toBeVisible();
  expect(await noteField()).toHaveValue('Hi there');
});

const ALREADY_SENT = /^This draft was already sent, without any changes you made since\./;

test('a draft that another tab has sent is not reported as sent here; pressed again, what was typed is a new offer', async () => {
  mockServer.on(START, { body: anOfferStart({ draft: aDraft(), lines: [] }) });
  const { person, router } = make();
  await person.type(await noteField(), ' Or Saturday?');
  mockServer.fail(CHANGE, 409, { code: 'offers.not-open', message: 'This offer has been closed.' });
  const press = async () => person.click(screen.getByRole('button', { name: 'Send offer' }));
  // Nobody can say yet what has become of it.
  mockServer.on(READ, lost);
  await press();
  expect(await screen.findByText('This offer has been closed.')).toBeVisible();
  mockServer.on(READ, { body: aTradeOffer() });
  await press();
  expect(await screen.findByText(ALREADY_SENT)).toBeVisible();
  expect(router.state.location.pathname).toBe('/offers/new');
  expect(await noteField()).toHaveValue('On Friday? Or Saturday?');
  expect(keptDraft(store.uuid)).toMatchObject({ uuid: null, draft: { note: 'On Friday? Or Saturday?' } });
  expect([mockServer.calls(SEND), mockServer.calls(MAKE)]).toEqual([[], []]);
  mockServer.on(MAKE, { status: 201, body: aTradeOffer() });
  await press();
  await waitFor(() => expect(router.state.location.pathname).toBe(`/offers/${OFFER}`));
  expect(mockServer.calls(CHANGE)).toHaveLength(2);
  expect(mockServer.calls(MAKE).map(({ body }) => body)).toMatchObject([{ note: 'On Friday? Or Saturday?' }]);
});

test('a draft that is changed after a lost answer is not reported as sent with its changes', async () => {
  mockServer.on(START, { body: anOfferStart({ draft: aDraft(), lines: [] }) });
  mockServer.on(SEND, lost);
  const { person, router } = make();
  await person.click(await screen.findByRole('button', { name: 'Send offer' }));
  await screen.findByText('No answer came. Try again: nothing is done twice.');
  mockServer.fail(CHANGE, 409, { code: 'offers.not-open', message: 'This offer has been closed.' });
  mockServer.on(READ, { body: aTradeOffer() });
  await person.type(await noteField(), ' Or Saturday?');
  await person.click(screen.getByRole('button', { name: 'Send offer' }));
  expect(await screen.findByText(ALREADY_SENT)).toBeVisible();
  expect(router.state.location.pathname).toBe('/offers/new');
  expect(keptDraft(store.uuid)?.draft.note).toBe('On Friday? Or Saturday?');
});

test.each([
  [24, '24 hours'],
  [5, '5 hours'],
])('a draft is sent with the time that was chosen for it: %s hours', async (hours, shown) => {
  mockServer.on(START, { body: anOfferStart({ draft: { ...aDraft(), hours }, lines: [] }) });
  mockServer.on(SEND, { body: aTradeOffer() });
  const { person, router } = make();
  expect(await screen.findByLabelText('Open for')).toHaveDisplayValue(shown);
  await person.click(screen.getByRole('button', { name: 'Send offer' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/offers/${OFFER}`));
  expect(mockServer.calls(CHANGE).map(({ body }) => body)).toMatchObject([{ hours }]);
});

const discardIt = async (person: { click: (element: Element) => Promise<void> }) => {
  await person.click(await screen.findByRole('button', { name: 'Discard draft' }));
  const dialog = await screen.findByRole('dialog', { name: 'Discard this draft?' });
  const confirm = [...dialog.querySelectorAll('button')].find((each) => each.textContent === 'Discard draft');
  if (confirm) await person.click(confirm);
  return dialog;
};

test('a draft that is discarded after a lost answer may have been sent, which is said', async () => {
  mockServer.on(MAKE, lost);
  const { person, router } = make();
  await person.type(await noteField(), 'Hi');
  await person.click(screen.getByRole('button', { name: 'Send offer' }));
  await screen.findByText('No answer came. Try again: nothing is done twice.');
  listen();
  await discardIt(person);
  await waitFor(() => expect(router.state.location.pathname).toBe('/inbox'));
  expect(said).toEqual([expect.stringMatching(/so the offer may be in your inbox\.$/)]);
  expect(keptDraft(store.uuid)).toBeNull();
});

test.each([
  ['ACCEPTED', false],
  ['WITHDRAWN', true],
] as const)(
  'a draft that the server refuses to discard is discarded only where nothing comes of it: %s',
  async (state, isGone) => {
    mockServer.on(START, { body: anOfferStart({ draft: aDraft() }) });
    mockServer.fail(WITHDRAW, 409, { code: 'offers.not-open', message: 'It isn’t open.' });
    const { person, router } = make();
    await noteField();
    mockServer.on(READ, { body: aTradeOffer({ state, turn: null }) });
    const dialog = await discardIt(person);
    if (isGone) await waitFor(() => expect(router.state.location.pathname).toBe('/inbox'));
    else await waitFor(() => expect(dialog).toHaveTextContent('It isn’t open.'));
  },
);

const fridayNight = {
  ...{ id: 'friday', name: 'Friday Night Magic', storeName: store.name, timeZone: 'America/Chicago' },
  startsAt: '2026-12-05T00:00:00.000Z',
};

// @spec rule-offer-at-event
test('an offer that starts from an event says so, and can be handed over elsewhere', async () => {
  mockServer.on(START, ({ query }) => ({
    body: anOfferStart({ event: query.get('event') === 'friday' ? fridayNight : null }),
  }));
  mockServer.on(MAKE, { status: 201, body: aTradeOffer({ event: fridayNight }) });
  const at = `/offers/new?to=${store.uuid}&listing=theirs&event=friday`;
  const { person } = renderScreen(<NewOfferPage />, { at, path: '/offers/new' });
  expect(await screen.findByText(/Hand-over at Friday Night Magic/)).toHaveTextContent(
    'Hand-over at Friday Night Magic, Fri, Dec 4, 18:00 CST',
  );
  await person.click(screen.getByRole('button', { name: 'Send offer' }));
  await waitFor(() => expect(mockServer.calls(MAKE)[0]?.body).toMatchObject({ event: 'friday' }));
});

test('a hand-over at an event is taken off an offer before it is sent', async () => {
  mockServer.on(START, { body: anOfferStart({ event: fridayNight }) });
  const { person } = make();
  await person.click(
    await screen.findByRole('button', { name: 'Hand over somewhere else than at Friday Night Magic' }),
  );
  expect(screen.queryByText(/Hand-over at/)).toBeNull();
  expect(await noteField()).toHaveFocus();
  await person.click(screen.getByRole('button', { name: 'Send offer' }));
  await waitFor(() => expect(mockServer.calls(MAKE)[0]?.body).toMatchObject({ event: null }));
});
