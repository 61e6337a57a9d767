/** An offer's page, and making one: lines of both sides, cash, the sheet, and answers of an impatient person. */
import { act, screen, waitFor, within } from '@testing-library/react';
import NewOfferPage from '../../pages/new-offer';
import OfferPage from '../../pages/offer';
import { aListing, aStoreListing } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { player, store } from '../../test/people';
import { renderScreen } from '../../test/render';
import { aRevision, aSheet, aTradeOffer, DEAL, OFFER } from '../../test/trades';

const READ = 'GET /api/offers/:uuid';
const ACCEPT = 'POST /api/offers/:uuid/accept';
const MAKE = 'POST /api/offers';
const COUNTER = 'POST /api/offers/:uuid/revisions';
const PREVIEW = 'POST /api/offers/preview';

const open = (user = player) =>
  renderScreen(<OfferPage />, { user, at: `/offers/${OFFER}`, path: '/offers/:id' });
const make = (query: string) =>
  renderScreen(<NewOfferPage />, { at: `/offers/new${query}`, path: '/offers/new' });

// @spec screen-offer, route-offer
test('the maker of an offer waits, sees the sheet, and can withdraw it', async () => {
  mockServer.on(READ, { body: aTradeOffer({ othersAsked: 2, note: 'On Friday?' }) });
  mockServer.on('POST /api/offers/:uuid/withdraw', () => {
    mockServer.on(READ, { body: aTradeOffer({ state: 'WITHDRAWN', turn: null }) });
    return { body: aTradeOffer({ state: 'WITHDRAWN', turn: null }) };
  });
  const { person } = open();
  expect(await screen.findByText('You’re waiting for The Gilded Sleeve’s answer.')).toBeVisible();
  expect(screen.getByText('2 others asked for these cards.')).toBeVisible();
  expect(screen.getByText('On Friday?')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Withdraw' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw this offer?' }));
  await person.click(await dialog.findByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Withdrawn.', { selector: '[role=status]' })).toBeVisible();
});

test('an acceptance names the version that was seen, once, and leads to the deal', async () => {
  mockServer.on(READ, { body: aTradeOffer({ revision: 2, revisions: [aRevision({ revision: 2 })] }) });
  mockServer.fail(ACCEPT, 412, { code: 'offers.changed' });
  const { person, router } = open(store);
  await person.click(await screen.findByRole('button', { name: 'Accept' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept this offer?' }));
  await person.click(await dialog.findByRole('button', { name: 'Accept' }));
  expect(await dialog.findByText('The offer has changed. Look at it again.')).toBeVisible();
  mockServer.on(ACCEPT, { body: aTradeOffer({ state: 'ACCEPTED', deal: DEAL }) });
  await person.dblClick(dialog.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/deals/${DEAL}`));
  expect(mockServer.calls(ACCEPT).map(({ headers }) => headers.get('if-match'))).toEqual(['"2"', '"2"']);
});

test('a counter shows what it has changed, and earlier versions stay', async () => {
  const [heron] = aRevision().lines;
  if (!heron) throw new Error('The revision has a line');
  const counter = aRevision({
    ...{ revision: 2, author: store.uuid, cash: { amount: 2, payer: player.uuid } },
    lines: [{ ...heron, price: 3 }],
  });
  mockServer.on(READ, {
    body: aTradeOffer({ revision: 2, turn: player.uuid, revisions: [counter, aRevision()] }),
  });
  open();
  const changes = within(await screen.findByRole('region', { name: 'What changed' }));
  expect(changes.getByText('Clockwork Heron: $3.00 instead of $4.00')).toBeVisible();
  expect(changes.getByText('Removed: Tidewell Archivist')).toBeVisible();
  expect(changes.getByText('Cash: $2.00 instead of none')).toBeVisible();
  expect(screen.getByText('Earlier versions')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Counter' })).toHaveAttribute(
    'href',
    `/offers/new?counter=${OFFER}`,
  );
});

test('an offer whose card is gone is made again without it with one tap', async () => {
  const [heron, tide] = aTradeOffer().lines;
  if (!heron || !tide) throw new Error('The offer has two lines');
  const lines = [heron, { ...tide, isAvailable: false }];
  mockServer.on(READ, { body: aTradeOffer({ state: 'VOID', turn: null, voidReason: 'LINE_GONE', lines }) });
  mockServer.on('POST /api/offers/:uuid/remake', { status: 201, body: aTradeOffer({ uuid: DEAL }) });
  const { person, router } = open();
  expect(await screen.findByText('gone')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Offer again without what’s gone' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/offers/${DEAL}`));
});

describe('making an offer', () => {
  const theirs = aStoreListing({ uuid: 'theirs', cardName: 'Clockwork Heron', price: 4 });
  const mine = aListing({ uuid: 'mine', cardName: 'Tidewell Archivist', price: 1 });
  beforeEach(() => {
    mockServer.on('GET /api/users/:uuid/profile', {
      body: { ...store, website: null, distance: null } as never,
    });
    mockServer.on('GET /api/listings/:uuid', { body: theirs });
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
    mockServer.on(READ, { body: aTradeOffer({ revision: 3, turn: player.uuid }) });
    mockServer.on(COUNTER, { status: 201, body: aTradeOffer({ revision: 4 }) });
    const { person } = make(`?counter=${OFFER}`);
    await person.click(await screen.findByRole('button', { name: 'Remove Tidewell Archivist' }));
    await person.click(screen.getByRole('button', { name: 'Send counter-offer' }));
    await waitFor(() => expect(mockServer.calls(COUNTER)).toHaveLength(1));
    const [call] = mockServer.calls(COUNTER);
    expect(call?.headers.get('if-match')).toBe('"3"');
    expect(call?.body).toMatchObject({ lines: [{ listing: 'heron', price: 4 }] });
  });

  test('leaving asks once anything was touched', async () => {
    const { person, router } = make(`?to=${store.uuid}&listing=theirs`);
    await person.selectOptions(await screen.findByLabelText('Who pays it'), 'I pay');
    await act(() => router.navigate('/'));
    expect(await screen.findByRole('dialog', { name: 'Discard your changes?' })).toBeVisible();
    expect(router.state.location.pathname).not.toBe('/');
    await person.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(mockServer.calls(MAKE)).toEqual([]);
  });

  test('an offer to nobody says where to begin', async () => {
    make('');
    expect(await screen.findByText('Choose a listing first')).toBeVisible();
  });
});
