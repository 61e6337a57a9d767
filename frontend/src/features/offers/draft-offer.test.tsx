/** A draft: what was typed survives leaving, Back, a lost network, and another copy that is added to it. */
import { act, screen, waitFor } from '@testing-library/react';
import NewOfferPage from '../../pages/new-offer';
import { mockServer } from '../../test/mock-server';
import { player, store } from '../../test/people';
import { renderApp, renderScreen } from '../../test/render';
import { anOfferStart, aSheet, aTradeOffer, OFFER } from '../../test/trades';
import { forgetDraft, keptDraft } from './make/kept-drafts';

const START = 'GET /api/offers/start';
const MAKE = 'POST /api/offers';
const CHANGE = 'PATCH /api/offers/:uuid';
const SEND = 'POST /api/offers/:uuid/send';

const WITHDRAW = 'POST /api/offers/:uuid/withdraw';
const READ = 'GET /api/offers/:uuid';

const lost = () => {
  throw new TypeError('Failed to fetch');
};
/** The tab goes out of sight. */
const hide = () =>
  act(async () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
  });
afterEach(() => jest.restoreAllMocks());

const aDraft = () => aTradeOffer({ state: 'DRAFT', turn: null, expiresAt: null, note: 'On Friday?' });
const make = (query = '&listing=theirs') =>
  renderScreen(<NewOfferPage />, { at: `/offers/new?to=${store.uuid}${query}`, path: '/offers/new' });
const noteField = () => screen.findByLabelText('Note');

beforeEach(() => {
  forgetDraft(store.uuid);
  mockServer.on(START, { body: anOfferStart() });
  mockServer.on('POST /api/offers/preview', { body: aSheet() });
  mockServer.on(MAKE, { status: 201, body: aDraft() });
  mockServer.on(CHANGE, { body: aDraft() });
});

// @spec screen-draft-offer
test('an offer that is left is saved as a draft, once; one that nobody touched is not', async () => {
  const untouched = make();
  await noteField();
  await act(() => untouched.router.navigate('/'));
  untouched.unmount();
  expect(mockServer.calls(MAKE)).toEqual([]);
  const { person, router } = make();
  await person.type(await noteField(), 'Hi');
  await act(() => router.navigate('/'));
  await waitFor(() => expect(keptDraft(store.uuid)).toBeNull());
  expect(mockServer.calls(MAKE).map(({ body }) => body)).toEqual([
    {
      ...{ recipient: store.uuid, isDraft: true, lines: [{ listing: 'theirs', price: 4 }] },
      ...{ cash: null, note: 'Hi', hours: 72 },
    },
  ]);
  mockServer.on(START, { body: anOfferStart({ draft: aDraft() }) });
  await act(() => router.navigate(-1));
  expect(await screen.findByText(/^You began this offer earlier/)).toBeVisible();
});

test('without a network what was typed stays in this tab, and is saved from the inbox later', async () => {
  const offline = () => {
    throw new TypeError('Failed to fetch');
  };
  mockServer.on(MAKE, offline);
  mockServer.on('GET /api/offers/inbox', { body: [] });
  const { person, router } = renderApp({ user: player, at: `/offers/new?to=${store.uuid}&listing=theirs` });
  await person.type(await noteField(), 'Hi');
  await act(() => router.navigate('/inbox'));
  expect(await screen.findByText('Nothing in your inbox.')).toBeVisible();
  await waitFor(() => expect(mockServer.calls(MAKE).length).toBeGreaterThan(0));
  mockServer.on(START, offline);
  await act(() => router.navigate(-1));
  expect(await noteField()).toHaveValue('Hi');
  expect(screen.getByRole('button', { name: 'Remove Clockwork Heron' })).toBeVisible();
  mockServer.on(MAKE, { status: 201, body: aDraft() });
  await act(() => router.navigate('/inbox'));
  expect(await screen.findByText('Saved as a draft.', { exact: false })).toBeVisible();
  await waitFor(() => expect(keptDraft(store.uuid)).toBeNull());
  expect(mockServer.calls(MAKE).at(-1)?.body).toMatchObject({ isDraft: true, note: 'Hi' });
});

test('a draft is continued with the copy that somebody comes with, and sent as it is then', async () => {
  mockServer.on(START, { body: anOfferStart({ draft: aDraft() }) });
  mockServer.on(SEND, { body: aTradeOffer() });
  const { person, router } = make();
  expect(await screen.findByText(/^You began this offer earlier/)).toBeVisible();
  expect(await noteField()).toHaveValue('On Friday?');
  expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(3);
  await person.dblClick(screen.getByRole('button', { name: 'Send offer' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/offers/${OFFER}`));
  expect(mockServer.calls(CHANGE).map(({ body }) => body)).toMatchObject([
    { lines: [{ listing: 'heron' }, { listing: 'tide' }, { listing: 'theirs' }], note: 'On Friday?' },
  ]);
  expect([mockServer.calls(SEND).length, mockServer.calls(MAKE).length]).toEqual([1, 0]);
});

test('a draft that was sent, though the answer was lost, is not sent again', async () => {
  mockServer.on(START, { body: anOfferStart({ draft: aDraft(), lines: [] }) });
  mockServer.on(SEND, () => {
    throw new TypeError('Failed to fetch');
  });
  const { person, router } = make('');
  await person.click(await screen.findByRole('button', { name: 'Send offer' }));
  expect(await screen.findByText('No answer came. Try again: nothing is done twice.')).toBeVisible();
  mockServer.fail(CHANGE, 409, { code: 'offers.not-open', message: 'Closed.' });
  mockServer.on(READ, { body: aTradeOffer() });
  await hide();
  await person.click(screen.getByRole('button', { name: 'Send offer' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/offers/${OFFER}`));
  expect(mockServer.calls(SEND)).toHaveLength(1);
  expect(mockServer.calls(MAKE)).toEqual([]);
});

test('a draft that was discarded elsewhere is not reported as sent: the offer is made again', async () => {
  mockServer.on(START, { body: anOfferStart({ draft: aDraft(), lines: [] }) });
  mockServer.fail(CHANGE, 409, { code: 'offers.not-open', message: 'Closed.' });
  mockServer.on(MAKE, { status: 201, body: aTradeOffer({ uuid: 'made' }) });
  const { person, router } = make('');
  await noteField();
  mockServer.on(READ, { body: aTradeOffer({ state: 'WITHDRAWN', turn: null }) });
  await person.click(screen.getByRole('button', { name: 'Send offer' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/offers/made'));
  const [made, ...more] = mockServer.calls(MAKE);
  expect([made?.body, more]).toMatchObject([{ recipient: store.uuid, note: 'On Friday?' }, []]);
  expect(made?.headers.get('idempotency-key')).toMatch(/^\w{32}$/);
});

test('an offer whose answer was lost is no draft when the tab is hidden, and is sent again under its key', async () => {
  mockServer.on(MAKE, lost);
  const { person, router } = make();
  await person.type(await noteField(), 'Hi');
  await person.click(screen.getByRole('button', { name: 'Send offer' }));
  expect(await screen.findByText('No answer came. Try again: nothing is done twice.')).toBeVisible();
  mockServer.on(MAKE, { status: 201, body: aTradeOffer() });
  await hide();
  await person.click(screen.getByRole('button', { name: 'Send offer' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/offers/${OFFER}`));
  const made = mockServer.calls(MAKE);
  expect(made.map(({ body }) => (body as { isDraft?: boolean }).isDraft)).toEqual([undefined, undefined]);
  expect(new Set(made.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  expect([mockServer.calls(SEND), keptDraft(store.uuid)]).toEqual([[], null]);
});

test('an offer whose answer was lost keeps its key when the page is left; changed since, it is a draft of its own', async () => {
  mockServer.on(MAKE, lost);
  const { person, router } = make();
  await person.click(await screen.findByRole('button', { name: 'Send offer' }));
  await screen.findByText('No answer came. Try again: nothing is done twice.');
  await act(() => router.navigate('/'));
  await act(() => router.navigate(-1));
  expect(await noteField()).toHaveValue('');
  await person.click(screen.getByRole('button', { name: 'Send offer' }));
  await screen.findByText('No answer came. Try again: nothing is done twice.');
  const keys = mockServer.calls(MAKE).map(({ headers }) => headers.get('idempotency-key'));
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  mockServer.on(MAKE, { status: 201, body: aDraft() });
  await person.type(await noteField(), 'Hi');
  await hide();
  await waitFor(() =>
    expect(mockServer.calls(MAKE).at(-1)?.body).toMatchObject({ isDraft: true, note: 'Hi' }),
  );
});

test('a tab that is hidden while the offer is sent saves no draft of it', async () => {
  mockServer.on(START, { body: anOfferStart({ draft: aDraft(), lines: [] }) });
  let answer = () => {};
  mockServer.on(SEND, async () => {
    await new Promise<void>((go) => {
      answer = go;
    });
    return { body: aTradeOffer() };
  });
  const { person, router } = make('');
  await person.type(await noteField(), '!');
  await person.click(screen.getByRole('button', { name: 'Send offer' }));
  await waitFor(() => expect(mockServer.calls(SEND)).toHaveLength(1));
  mockServer.fail(CHANGE, 409, { code: 'offers.not-open', message: 'Closed.' });
  await hide();
  await act(async () => answer());
  await waitFor(() => expect(router.state.location.pathname).toBe(`/offers/${OFFER}`));
  expect([mockServer.calls(CHANGE).length, mockServer.calls(MAKE)]).toEqual([1, []]);
});

test('a draft that is sent while it is being saved is not made again', async () => {
  let answer = () => {};
  mockServer.on(START, { body: anOfferStart({ draft: aDraft(), lines: [] }) });
  mockServer.on(CHANGE, async () => {
    await new Promise<void>((go) => {
      answer = go;
    });
    return { status: 409, body: { status: 409, code: 'offers.not-open', message: 'Closed.' } };
  });
  const { person } = make('');
  await person.type(await noteField(), '!');
  await hide();
  await waitFor(() => expect(mockServer.calls(CHANGE)).toHaveLength(1));
  // Another tab of the same page, or the form itself, has sent it since.
  forgetDraft(store.uuid);
  await act(async () => answer());
  await act(() => new Promise((go) => setTimeout(go, 20)));
  expect(mockServer.calls(MAKE)).toEqual([]);
});

test('a draft whose last card was removed stays in this tab until the server has discarded it', async () => {
  mockServer.on(START, { body: anOfferStart({ draft: aDraft(), lines: [] }) });
  mockServer.fail(WITHDRAW, 503);
  const { person } = make('');
  await noteField();
  for (const button of screen.getAllByRole('button', { name: /^Remove / })) await person.click(button);
  await hide();
  await waitFor(() => expect(mockServer.calls(WITHDRAW)).toHaveLength(1));
  await act(() => new Promise((go) => setTimeout(go, 20)));
  expect(keptDraft(store.uuid)).toMatchObject({ uuid: OFFER, draft: { lines: [] } });
  mockServer.fail(WITHDRAW, 409, { code: 'offers.not-open', message: 'Closed.' });
  await hide();
  await waitFor(() => expect(keptDraft(store.uuid)).toBeNull());
});

test('a draft is discarded here and on the server, after a question', async () => {
  mockServer.on(START, { body: anOfferStart({ draft: aDraft() }) });
  mockServer.on('POST /api/offers/:uuid/withdraw', { body: aTradeOffer({ state: 'WITHDRAWN' }) });
  const { person, router } = make();
  await person.click(await screen.findByRole('button', { name: 'Discard draft' }));
  const dialog = await screen.findByRole('dialog', { name: 'Discard this draft?' });
  const confirm = [...dialog.querySelectorAll('button')].find((each) => each.textContent === 'Discard draft');
  if (confirm) await person.click(confirm);
  await waitFor(() => expect(router.state.location.pathname).toBe('/inbox'));
  expect(mockServer.calls('POST /api/offers/:uuid/withdraw')).toHaveLength(1);
  expect([mockServer.calls(MAKE).length, keptDraft(store.uuid)]).toEqual([0, null]);
});
