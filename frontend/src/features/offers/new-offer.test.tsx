/** Making an offer, or countering one: lines of both sides, cash, the sheet, and an impatient person. */
import { act, screen, waitFor, within } from '@testing-library/react';
import type { OfferStart } from '../../api/offers';
import NewOfferPage from '../../pages/new-offer';
import { aListing, aStoreListing } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { player, store } from '../../test/people';
import { renderScreen } from '../../test/render';
import { anOfferStart, aSheet, aTradeOffer, OFFER } from '../../test/trades';

const READ = 'GET /api/offers/:uuid';
const START = 'GET /api/offers/start';
const MAKE = 'POST /api/offers';
const COUNTER = 'POST /api/offers/:uuid/revisions';
const PREVIEW = 'POST /api/offers/preview';

const make = (query: string) =>
  renderScreen(<NewOfferPage />, { at: `/offers/new${query}`, path: '/offers/new' });
const begins = (facts: Partial<OfferStart> = {}) => mockServer.on(START, { body: anOfferStart(facts) });

const theirs = aStoreListing({ uuid: 'theirs', cardName: 'Clockwork Heron', price: 4 });
const mine = aListing({ uuid: 'mine', cardName: 'Tidewell Archivist', price: 1 });
beforeEach(() => {
  begins();
  mockServer.on('GET /api/listings/user/:id/status/:status', ({ path }) => ({
    body: path.includes(player.uuid) ? [mine] : [theirs],
  }));
  mockServer.on(PREVIEW, { body: aSheet() });
});

// @spec screen-make-offer, route-new-offer
test('starts from a listing; cards of both sides, a price each, cash and a note are sent once', async () => {
  mockServer.on(MAKE, { status: 201, body: aTradeOffer() });
  const { person, router } = make(`?to=${store.uuid}&listing=theirs`);
  const get = within(await screen.findByRole('region', { name: 'You get' }));
  expect(get.getByText('Clockwork Heron')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Add your cards' }));
  await person.click(await screen.findByRole('button', { name: 'Add Tidewell Archivist' }));
  expect(screen.getByRole('region', { name: 'You give' })).toHaveFocus();
  const price = screen.getByLabelText('Price of Clockwork Heron');
  await person.clear(price);
  await person.click(screen.getByRole('button', { name: 'Send offer' }));
  expect(await screen.findByText('Enter a price, such as 5 or 5.50.')).toBeVisible();
  await person.type(price, '3.5');
  await person.selectOptions(screen.getByLabelText('Who pays it'), 'I pay');
  await person.type(screen.getByLabelText('Amount'), '2');
  await person.type(screen.getByLabelText('Note'), 'On Friday?');
  expect(await screen.findByRole('region', { name: 'Fair-trade sheet' })).toBeVisible();
  await person.dblClick(screen.getByRole('button', { name: 'Send offer' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/offers/${OFFER}`));
  expect(mockServer.calls(MAKE).map(({ body }) => body)).toEqual([
    {
      lines: [
        { listing: 'theirs', price: 3.5 },
        { listing: 'mine', price: 1 },
      ],
      ...{ cash: { amount: 2, payer: player.uuid }, note: 'On Friday?', hours: 72, recipient: store.uuid },
    },
  ]);
});

test('copies of one printing are told apart before and after they are added', async () => {
  // What was begun is kept as a draft when the page is left.
  mockServer.on(MAKE, { status: 201, body: aTradeOffer() });
  const foil = { ...mine, uuid: 'foil', condition: 'NEAR_MINT', finish: 'FOIL', language: 'ja' } as const;
  mockServer.on('GET /api/listings/user/:id/status/:status', { body: [foil, mine] });
  const { person } = make(`?to=${store.uuid}&listing=theirs`);
  await person.click(await screen.findByRole('button', { name: 'Add your cards' }));
  const [add] = await screen.findAllByRole('button', { name: 'Add Tidewell Archivist' });
  expect(add).toHaveAccessibleDescription(/Near Mint · Foil · Japanese · \$1\.00$/);
  if (add) await person.click(add);
  const remove = screen.getByRole('button', { name: 'Remove Tidewell Archivist' });
  expect(remove).toHaveAccessibleDescription(/Japanese.*Near Mint.*Foil/);
});

test('a refusal stays at the form with what was typed, and a lost answer keeps its key', async () => {
  mockServer.on(MAKE, () => {
    throw new TypeError('Failed to fetch');
  });
  const { person } = make(`?to=${store.uuid}&listing=theirs`);
  await person.click(await screen.findByRole('button', { name: 'Send offer' }));
  expect(await screen.findByText('No answer came. Try again: nothing is done twice.')).toBeVisible();
  mockServer.fail(MAKE, 422, { code: 'offers.note-with-contact', message: 'No phone numbers.' });
  await person.click(screen.getByRole('button', { name: 'Send offer' }));
  expect(await screen.findByText('No phone numbers.')).toBeVisible();
  const keys = mockServer.calls(MAKE).map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
});

test('a counter starts with what can still be had, and names the version', async () => {
  mockServer.on(READ, { body: aTradeOffer({ revision: 3, turn: player.uuid, hours: 48 }) });
  mockServer.on(COUNTER, { status: 201, body: aTradeOffer({ revision: 4 }) });
  const { person } = make(`?counter=${OFFER}`);
  await person.click(await screen.findByRole('button', { name: 'Remove Tidewell Archivist' }));
  const side = screen.getByRole('region', { name: 'You get' });
  expect(side).toHaveFocus();
  expect(within(side).getByRole('status')).toHaveTextContent('Removed: Tidewell Archivist');
  await person.click(screen.getByRole('button', { name: 'Send counter-offer' }));
  await waitFor(() => expect(mockServer.calls(COUNTER)).toHaveLength(1));
  const [call] = mockServer.calls(COUNTER);
  expect(call?.headers.get('if-match')).toBe('"3"');
  expect(call?.body).toMatchObject({ lines: [{ listing: 'heron', price: 4 }], hours: 48 });
});

test('a counter of an offer that has changed says so, and is sent above the new version', async () => {
  const offer = aTradeOffer({ revision: 3, turn: player.uuid });
  mockServer.on(READ, { body: offer });
  const { person } = make(`?counter=${OFFER}`);
  await person.type(await screen.findByLabelText('Note'), 'Friday?');
  mockServer.on(READ, { body: { ...offer, revision: 5 } });
  mockServer.fail(COUNTER, 412, { code: 'offers.changed', message: 'It has changed.' });
  await person.click(screen.getByRole('button', { name: 'Send counter-offer' }));
  await person.click(await screen.findByRole('button', { name: 'Keep my changes' }));
  mockServer.on(COUNTER, { status: 201, body: aTradeOffer({ revision: 6 }) });
  await person.click(screen.getByRole('button', { name: 'Send counter-offer' }));
  await waitFor(() => expect(mockServer.calls(COUNTER)).toHaveLength(2));
  const [first, second] = mockServer.calls(COUNTER);
  expect([first, second].map((call) => call?.headers.get('if-match'))).toEqual(['"3"', '"5"']);
  expect(second?.body).toMatchObject({ note: 'Friday?' });
});

test('leaving a counter asks once anything was touched', async () => {
  mockServer.on(READ, { body: aTradeOffer({ turn: player.uuid }) });
  const { person, router } = make(`?counter=${OFFER}`);
  await person.selectOptions(await screen.findByLabelText('Who pays it'), 'I pay');
  await act(() => router.navigate('/'));
  expect(await screen.findByRole('dialog', { name: 'Discard your changes?' })).toBeVisible();
  expect(router.state.location.pathname).not.toBe('/');
  await person.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(mockServer.calls(COUNTER)).toEqual([]);
});

test('the form begins with one call, and asks for no sheet that it has', async () => {
  make(`?to=${store.uuid}&listing=theirs&listing=gone`);
  expect(await screen.findByRole('region', { name: 'Fair-trade sheet' })).toBeVisible();
  const [call] = mockServer.calls(START);
  expect(Object.fromEntries(call?.query ?? [])).toEqual({ to: store.uuid, listings: 'theirs,gone' });
  await new Promise((later) => setTimeout(later, 500));
  expect(mockServer.calls(PREVIEW)).toEqual([]);
});

test('copies that are gone by the time it opens are named; those that go later leave the form', async () => {
  begins({
    gone: [
      { listing: 'gone', card: 'Brass Owl' },
      { listing: 'withdrawn', card: null },
    ],
  });
  mockServer.fail(MAKE, 409, {
    ...{ code: 'offers.copies-gone', message: 'One of these cards is no longer available.' },
    errors: [
      { field: 'theirs', code: 'offers.line-gone', message: 'Gone.', params: { card: 'Clockwork Heron' } },
    ],
  });
  const { person } = make(`?to=${store.uuid}&listing=theirs&listing=gone`);
  expect(await screen.findByText('No longer available: Brass Owl, a card.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Send offer' }));
  expect(await screen.findByText('No longer available: Brass Owl, a card, Clockwork Heron.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove Clockwork Heron' })).toBeNull();
});

test('an offer to nobody says where to begin', async () => {
  make('');
  expect(await screen.findByText('Choose a listing first')).toBeVisible();
});
