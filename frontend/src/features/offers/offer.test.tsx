/** An offer's page: the sheet, what has changed, and answers of an impatient person. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useReadTradesAgain } from '../../api/offers';
import OfferPage from '../../pages/offer';
import { mockServer } from '../../test/mock-server';
import { player, store } from '../../test/people';
import { renderScreen } from '../../test/render';
import { aRevision, aTradeOffer, DEAL, OFFER } from '../../test/trades';
import { EMPTY_DRAFT } from './make/draft';
import { keepDraft, keptDraft } from './make/kept-drafts';

const READ = 'GET /api/offers/:uuid';
const ACCEPT = 'POST /api/offers/:uuid/accept';
const REMAKE = 'POST /api/offers/:uuid/remake';

const ReadAgain = () => (
  <button type="button" onClick={useReadTradesAgain()}>
    Read again
  </button>
);
const open = (user = player) =>
  renderScreen(
    <>
      <ReadAgain />
      <OfferPage />
    </>,
    { user, at: `/offers/${OFFER}`, path: '/offers/:id' },
  );

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
  const ask = async () => {
    await person.click(await screen.findByRole('button', { name: 'Accept' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Accept this offer?' }));
    return dialog.findByRole('button', { name: 'Accept' });
  };
  const accept = await ask();
  mockServer.on(READ, { body: aTradeOffer({ revision: 4, revisions: [aRevision({ revision: 4 })] }) });
  fireEvent.click(screen.getByText('Read again'));
  await screen.findByText(/Version 4/);
  await person.click(accept);
  expect(await screen.findByText('The offer has changed. Look at it again.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  mockServer.on(ACCEPT, { body: aTradeOffer({ state: 'ACCEPTED', deal: DEAL }) });
  await person.dblClick(await ask());
  await waitFor(() => expect(router.state.location.pathname).toBe(`/deals/${DEAL}`));
  expect(mockServer.calls(ACCEPT).map(({ headers }) => headers.get('if-match'))).toEqual(['"2"', '"4"']);
});

test('a counter shows what it has changed, and earlier versions stay', async () => {
  const [heron, tide] = aRevision().lines;
  if (!heron || !tide) throw new Error('The revision has two lines');
  const counter = aRevision({
    ...{ revision: 2, author: store.uuid, cash: { amount: 2, payer: player.uuid } },
    lines: [{ ...heron, price: 3 }],
  });
  const first = aRevision({ lines: [heron, tide, { ...tide, listing: 'another copy' }] });
  mockServer.on(READ, {
    body: aTradeOffer({ revision: 2, turn: player.uuid, revisions: [counter, first] }),
  });
  open();
  const changes = within(await screen.findByRole('region', { name: 'What changed' }));
  expect(changes.getByText('Clockwork Heron: $3.00 instead of $4.00')).toBeVisible();
  expect(changes.getAllByText('Removed: Tidewell Archivist')).toHaveLength(2);
  expect(changes.getByText('Cash: $2.00 instead of none')).toBeVisible();
  expect(screen.getByText('Earlier versions')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Counter' })).toHaveAttribute(
    'href',
    `/offers/new?counter=${OFFER}`,
  );
});

test('a counter that turns the cash around says who pays in each version', async () => {
  const cash = { amount: 5, payer: player.uuid };
  const counter = aRevision({ revision: 2, author: store.uuid, cash: { amount: 5, payer: store.uuid } });
  mockServer.on(READ, {
    body: aTradeOffer({ revision: 2, turn: player.uuid, revisions: [counter, aRevision({ cash })] }),
  });
  open();
  const changes = within(await screen.findByRole('region', { name: 'What changed' }));
  expect(changes.getByText('Cash: $5.00 (The Gilded Sleeve pays) instead of $5.00 (I pay)')).toBeVisible();
});

test.each([
  ['ended otherwise', player, { voidReason: 'ENDED' }],
  ['asked its reader to hold cards', store, { voidReason: 'LINE_GONE', kind: 'HOLD' }],
] as const)('an offer that %s is not made again', async (_which, reader, facts) => {
  mockServer.on(READ, { body: aTradeOffer({ state: 'VOID', turn: null, ...facts }) });
  open(reader);
  expect(await screen.findByText(/No longer possible/)).toBeVisible();
  expect(screen.queryByRole('button', again)).toBeNull();
});

const openGone = () => {
  const [heron, tide] = aTradeOffer().lines;
  if (!heron || !tide) throw new Error('The offer has two lines');
  const lines = [heron, { ...tide, isAvailable: false }];
  mockServer.on(READ, { body: aTradeOffer({ state: 'VOID', turn: null, voidReason: 'LINE_GONE', lines }) });
  return open();
};
const again = { name: 'Offer again without what’s gone' };

test('an offer whose card is gone is made again without it with one tap', async () => {
  mockServer.on(REMAKE, { status: 201, body: aTradeOffer({ uuid: DEAL }) });
  const { person, router } = openGone();
  expect(await screen.findByText('gone')).toBeVisible();
  await person.click(screen.getByRole('button', again));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/offers/${DEAL}`));
});

test.each([
  ['a swap', player.uuid, null],
  ['a sale for less than what is gone', store.uuid, { amount: 1, payer: player.uuid }],
])('what is left of %s is looked at before it is offered again', async (_what, giver, cash) => {
  const [heron, tide] = aTradeOffer().lines;
  if (!heron || !tide) throw new Error('The offer has two lines');
  const lines = [
    { ...heron, giver },
    { ...tide, isAvailable: false },
  ];
  const gone = { state: 'VOID', turn: null, voidReason: 'LINE_GONE' } as const;
  mockServer.on(READ, { body: aTradeOffer({ ...gone, lines, cash }) });
  open();
  const link = await screen.findByRole('link', again);
  expect(link).toHaveAttribute('href', `/offers/new?to=${store.uuid}&listing=heron`);
  expect(screen.queryByRole('button', again)).toBeNull();
});

test('an offer that is made again once more after a lost answer has the same key', async () => {
  mockServer.on(REMAKE, () => {
    throw new TypeError('Failed to fetch');
  });
  const { person, router } = openGone();
  await person.click(await screen.findByRole('button', again));
  expect(await screen.findByText('No answer came. Try again: nothing is done twice.')).toBeVisible();
  mockServer.on(REMAKE, { status: 201, body: aTradeOffer({ uuid: DEAL }) });
  await person.click(screen.getByRole('button', again));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/offers/${DEAL}`));
  const [key, ...more] = mockServer.calls(REMAKE).map(({ headers }) => headers.get('idempotency-key'));
  expect(key).toMatch(/^\w{32}$/);
  expect(more).toEqual([key]);
});

test('an acceptance that comes too late names what is gone, and what others have is one tap away', async () => {
  mockServer.on(READ, { body: aTradeOffer() });
  const params = { listing: 'else', card: 'Clockwork Heron', price: 4.5, lister: 'kim', name: 'Kim Osei' };
  mockServer.on(ACCEPT, () => {
    mockServer.on(READ, { body: aTradeOffer({ state: 'VOID', turn: null, voidReason: 'LINE_GONE' }) });
    const body = { code: 'offers.void', message: 'Gone.' };
    const field = 'heron';
    const errors = [
      { field, code: 'offers.line-gone', message: 'Gone.', params: { card: 'Clockwork Heron' } },
      { field, code: 'offers.next-best', message: 'Else.', params: { ...params, role: 'USER' } },
    ];
    return { status: 409, body: { ...body, errors } };
  });
  const { person } = open(store);
  await person.click(await screen.findByRole('button', { name: 'Accept' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept this offer?' }));
  await person.dblClick(await dialog.findByRole('button', { name: 'Accept' }));
  const notice = within(await screen.findByRole('alert'));
  expect(notice.getByText(/^No longer available: Clockwork Heron\./)).toBeVisible();
  expect(await notice.findByRole('link', { name: 'Make an offer: Clockwork Heron' })).toHaveAttribute(
    'href',
    '/offers/new?to=kim&listing=else',
  );
  expect(await screen.findByText(/No longer possible/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(mockServer.calls(ACCEPT)).toHaveLength(1);
});

test('a draft is continued where it was begun, or discarded', async () => {
  mockServer.on(READ, { body: aTradeOffer({ state: 'DRAFT', turn: null, expiresAt: null }) });
  const { person, router } = open();
  expect(await screen.findByText('A draft: nobody but you sees it.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute(
    'href',
    `/offers/new?to=${store.uuid}`,
  );
  keepDraft(store.uuid, { name: 'x', draft: EMPTY_DRAFT, uuid: OFFER });
  mockServer.fail('POST /api/offers/:uuid/withdraw', 409, { code: 'offers.not-open', message: 'Closed.' });
  // Discarded in another tab.
  mockServer.on(READ, { body: aTradeOffer({ state: 'WITHDRAWN', turn: null, expiresAt: null }) });
  await person.click(screen.getByRole('button', { name: 'Discard draft' }));
  const question = within(await screen.findByRole('dialog', { name: 'Discard this draft?' }));
  await person.dblClick(question.getByRole('button', { name: 'Discard draft' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/inbox'));
  expect(keptDraft(store.uuid)).toBeNull();
  expect(mockServer.calls('POST /api/offers/:uuid/withdraw')).toHaveLength(1);
});
