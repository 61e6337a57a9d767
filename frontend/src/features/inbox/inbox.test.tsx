/** The inbox: by whose turn it is, by keyboard, and its number in the menus. */
import { screen, waitFor, within } from '@testing-library/react';
import { menuOf } from '../../app/menus';
import InboxPage from '../../pages/inbox';
import InboxBadge from '../../pages/inbox-badge';
import { mockServer } from '../../test/mock-server';
import { player, store } from '../../test/people';
import { renderScreen } from '../../test/render';
import { anInboxEntry, aTradeOffer, DEAL, OFFER } from '../../test/trades';
import { EMPTY_DRAFT } from '../offers/make/draft';
import { keepDraft, keptDraft } from '../offers/make/kept-drafts';

const LIST = 'GET /api/offers/inbox';
const COUNT = 'GET /api/offers/inbox/count';
const open = (user = player) => renderScreen(<InboxPage />, { user, at: '/inbox', path: '/inbox' });

// @spec screen-inbox, route-inbox
test('what waits for the reader comes first, and each entry leads to its page', async () => {
  mockServer.on(LIST, {
    body: [
      anInboxEntry(),
      anInboxEntry({ kind: 'OFFER', uuid: OFFER, state: 'OPEN', whoseTurn: 'OTHER', cards: 1 }),
    ],
  });
  open();
  const mine = within(await screen.findByRole('region', { name: 'Your turn' }));
  const deal = mine.getByRole('link', { name: /Clockwork Heron and 1 more/ });
  expect(deal).toHaveAttribute('href', `/deals/${DEAL}`);
  expect(mine.getByText('Deal with The Gilded Sleeve')).toBeVisible();
  expect(mine.getByText(/^ready/)).toBeVisible();
  const others = within(screen.getByRole('region', { name: 'Waiting for others' }));
  expect(others.getByRole('link')).toHaveAttribute('href', `/offers/${OFFER}`);
});

test('when a deal is due is said by the clock of its meeting', async () => {
  mockServer.on(LIST, {
    body: [anInboxEntry({ due: '2099-03-02T04:00:00.000Z', timeZone: 'America/Chicago' })],
  });
  open();
  expect(await screen.findByText(/Mar 1, 22:00/)).toBeVisible();
});

// @spec rule-unread-in-inbox
test('what has unread messages waits for the reader, says how many, and leads to them', async () => {
  mockServer.on(LIST, {
    body: [
      anInboxEntry({
        kind: 'OFFER',
        uuid: OFFER,
        state: 'DECLINED',
        whoseTurn: 'NONE',
        unread: 2,
        due: null,
      }),
    ],
  });
  open();
  const mine = within(await screen.findByRole('region', { name: 'Your turn' }));
  expect(mine.getByText('2 new messages')).toBeVisible();
  expect(mine.getByText('declined')).toBeVisible();
  expect(mine.getByRole('link')).toHaveAttribute('href', `/offers/${OFFER}#messages`);
});

test.each([
  ['UNANSWERED', 'confirmed by one of you'],
  ['AT_COUNTER', 'cards at the counter'],
  ['RETURNING', 'cards going back'],
  ['NEWER_THAN_THIS_CLIENT', 'open'],
])('a deal that is %s says %j', async (state, words) => {
  mockServer.on(LIST, { body: [anInboxEntry({ state, due: null })] });
  open();
  expect(await screen.findByText(words)).toBeVisible();
});

test('the arrow keys move between entries, and Enter opens one', async () => {
  mockServer.on(LIST, {
    body: [anInboxEntry(), anInboxEntry({ kind: 'OFFER', uuid: OFFER, state: 'OPEN', whoseTurn: 'OTHER' })],
  });
  const { person, router } = open();
  const [first, second] = await screen.findAllByRole('link', { name: /Clockwork Heron/ });
  first?.focus();
  await person.keyboard('{ArrowUp}');
  expect(first).toHaveFocus();
  await person.keyboard('{ArrowDown}');
  expect(second).toHaveFocus();
  await person.keyboard('{ArrowUp}{Enter}');
  expect(router.state.location.pathname).toBe(`/deals/${DEAL}`);
});

test('an offer that was begun leads back to its form, and is discarded with one press', async () => {
  const draft = anInboxEntry({
    ...{ kind: 'OFFER', uuid: OFFER, state: 'DRAFT', whoseTurn: 'NONE', due: null },
  });
  mockServer.on(LIST, { body: [draft] });
  mockServer.on('POST /api/offers/:uuid/withdraw', () => {
    mockServer.on(LIST, { body: [] });
    return { body: aTradeOffer({ state: 'WITHDRAWN', turn: null }) };
  });
  const { person } = open();
  const drafts = within(await screen.findByRole('region', { name: 'Drafts' }));
  expect(drafts.getByRole('link', { name: /Draft for The Gilded Sleeve/ })).toHaveAttribute(
    'href',
    `/offers/new?to=${store.uuid}`,
  );
  await person.dblClick(
    await drafts.findByRole('button', { name: 'Discard the draft for The Gilded Sleeve' }),
  );
  expect(await screen.findByText('Draft discarded.')).toBeVisible();
  expect(await screen.findByText('Nothing in your inbox.')).toBeVisible();
  expect(mockServer.calls('POST /api/offers/:uuid/withdraw')).toHaveLength(1);
  expect(document.querySelector('[data-inbox]')).toHaveFocus();
});

test('a draft that is gone on the server is discarded here, too; the focus goes on to the next entry', async () => {
  const draft = anInboxEntry({
    ...{ kind: 'OFFER', uuid: OFFER, state: 'DRAFT', whoseTurn: 'NONE', due: null },
  });
  const next = {
    ...draft,
    uuid: OFFER.replace(/^./, '9'),
    other: { ...draft.other, uuid: 'kim', name: 'Kim' },
  };
  mockServer.on('GET /api/offers/:uuid', { body: aTradeOffer({ state: 'WITHDRAWN' }) });
  mockServer.on(LIST, { body: [draft, next] });
  mockServer.fail('POST /api/offers/:uuid/withdraw', 409, { code: 'offers.not-open', message: 'Closed.' });
  const { person } = open();
  const drafts = within(await screen.findByRole('region', { name: 'Drafts' }));
  // Kept by the form, which could not save it.
  keepDraft(store.uuid, { name: 'x', draft: EMPTY_DRAFT, uuid: OFFER });
  mockServer.on(LIST, { body: [next] });
  await person.click(await drafts.findByRole('button', { name: 'Discard the draft for The Gilded Sleeve' }));
  expect(await screen.findByText('Draft discarded.')).toBeVisible();
  expect(keptDraft(store.uuid)).toBeNull();
  await waitFor(() => expect(screen.getByRole('link', { name: /Draft for Kim/ })).toHaveFocus());
});

test('an empty inbox, and one that doesn’t load, say the way on', async () => {
  mockServer.fail(LIST, 503);
  const { person } = open();
  expect(await screen.findByText('Your inbox didn’t load.')).toBeVisible();
  mockServer.on(LIST, { body: [] });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing in your inbox.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See what’s on offer' })).toBeVisible();
});

test('a state that is newer than this client has a word all the same', async () => {
  mockServer.on(LIST, {
    body: [anInboxEntry({ state: 'SOMETHING_NEW', other: { uuid: 'x', name: null, role: 'USER' } })],
  });
  open(store);
  expect(await screen.findByText(/^open/)).toBeVisible();
  expect(screen.getByText('Deal with a former member')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Holds' })).toHaveAttribute('href', '/deals/queue');
});

test('menus show how much waits, and nothing where nothing does', async () => {
  mockServer.on(COUNT, { body: { mine: 100 } });
  const { unmount, container } = renderScreen(<InboxBadge />);
  expect(await screen.findByText('100 to answer')).toBeInTheDocument();
  expect(screen.getByText('99+')).toBeVisible();
  unmount();
  mockServer.on(COUNT, { body: { mine: 0 } });
  renderScreen(<InboxBadge />);
  expect(container).toHaveTextContent('');
  expect(menuOf('icons', 'USER').map(({ to }) => to)).toContain('/inbox');
  expect(menuOf('more', 'USER').map(({ to }) => to)).not.toContain('/deals/queue');
  expect(menuOf('more', 'STORE').map(({ to }) => to)).toContain('/deals/queue');
});

test('what is arranged and waits for nobody is in progress, and an offer says who has to answer', async () => {
  const offer = { kind: 'OFFER', state: 'OPEN', cards: 1 } as const;
  mockServer.on(LIST, {
    body: [
      anInboxEntry({ ...offer, uuid: OFFER }),
      anInboxEntry({ ...offer, uuid: OFFER.replace(/^./, '9'), whoseTurn: 'OTHER' }),
      anInboxEntry({ state: 'SCHEDULED', whoseTurn: 'NONE' }),
    ],
  });
  open();
  expect(
    within(await screen.findByRole('region', { name: 'Your turn' })).getByText(/^to answer/),
  ).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Waiting for others' })).getByText(/^sent/)).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'In progress' })).getByText(/^arranged/)).toBeVisible();
});
