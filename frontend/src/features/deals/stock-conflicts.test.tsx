/** Cards that are promised while the stock says that they are gone; and deals whose place is gone. */
import { screen, waitFor, within } from '@testing-library/react';
import type { ConflictEntry } from '../../api/deals';
import DealQueuePage from '../../pages/deal-queue';
import { mockServer } from '../../test/mock-server';
import { player, store } from '../../test/people';
import { renderScreen } from '../../test/render';
import { aCode, aDeal, aQueueEntry, aStoresDeal, DEAL } from '../../test/trades';
import { Deal } from './deal';

const CONFLICTS = 'GET /api/deals/conflicts';
const RESOLVE = 'POST /api/deals/:uuid/conflict';
const READ = 'GET /api/deals/:uuid';
beforeEach(() => mockServer.on('GET /api/deals/:uuid/code', { body: aCode() }));
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const conflict = { by: store.uuid, listings: ['heron'], since: inHours(-1), until: inHours(23) };

function anEntry(): ConflictEntry {
  const { total: _total, shelf: _shelf, meeting: _meeting, ...entry } = aQueueEntry();
  return { ...entry, conflict, lines: entry.lines.filter(({ listing }) => listing === 'heron') };
}

test('a store answers for each promised card that its stock misses, by one tap', async () => {
  let left: ConflictEntry[] = [anEntry()];
  mockServer.on(CONFLICTS, () => ({ body: left, headers: { 'x-total-count': `${left.length}` } }));
  mockServer.on('GET /api/deals/queue', { body: [] });
  mockServer.on(RESOLVE, () => {
    left = [];
    return { body: aStoresDeal() };
  });
  const { person } = renderScreen(<DealQueuePage />, { user: store, at: '/deals/queue' });
  const section = within(await screen.findByRole('region', { name: 'Stock conflicts' }));
  expect(section.getByText('Clockwork Heron', { exact: false })).toBeVisible();
  expect(section.getByText('1')).toBeVisible();
  await person.dblClick(section.getByRole('button', { name: 'I have it after all: promised to Mira Vale' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Stock conflicts' })).toBeNull());
  expect(screen.getByRole('button', { name: 'To pull' })).toHaveFocus();
  expect(mockServer.calls(RESOLVE).map(({ body }) => body)).toEqual([{ isThere: true }]);
});

test('a card is sold elsewhere only once somebody has said so twice', async () => {
  mockServer.on(CONFLICTS, { body: [anEntry()], headers: { 'x-total-count': '1' } });
  mockServer.on('GET /api/deals/queue', { body: [] });
  mockServer.on(RESOLVE, { body: aStoresDeal({ state: 'CANCELLED' }) });
  const { person } = renderScreen(<DealQueuePage />, { user: store, at: '/deals/queue' });
  const sold = await screen.findByRole('button', { name: 'Sold elsewhere: promised to Mira Vale' });
  await person.click(sold);
  let asked = within(await screen.findByRole('dialog', { name: 'Cancel the deal with Mira Vale?' }));
  expect(asked.getByText(/canceled at once/)).toBeVisible();
  await person.click(asked.getByRole('button', { name: 'Keep the deal' }));
  await waitFor(() => expect(sold).toHaveFocus());
  expect(mockServer.calls(RESOLVE)).toHaveLength(0);
  await person.click(sold);
  asked = within(await screen.findByRole('dialog', { name: 'Cancel the deal with Mira Vale?' }));
  await person.click(asked.getByRole('button', { name: 'Sold elsewhere' }));
  expect(await screen.findByText('The deal with Mira Vale is canceled.')).toBeVisible();
  expect(mockServer.calls(RESOLVE).map(({ body }) => body)).toEqual([{ isThere: false }]);
});

test('a card that was given to the person whom it was promised to leads to the hand-over', async () => {
  mockServer.on(CONFLICTS, { body: [anEntry()], headers: { 'x-total-count': '1' } });
  mockServer.on('GET /api/deals/queue', { body: [] });
  mockServer.on(RESOLVE, { body: aStoresDeal() });
  const page = { user: store, at: '/deals/queue', path: '/deals/queue' };
  const { person, router } = renderScreen(<DealQueuePage />, page);
  const gave = await screen.findByRole('button', { name: 'I gave it to Mira Vale' });
  expect(screen.getByText(/once you’ve entered each other’s codes/)).toBeVisible();
  await person.dblClick(gave);
  await waitFor(() => expect(router.state.location.pathname).toBe(`/deals/${DEAL}`));
  expect(router.state.location.hash).toBe('#hand-over');
  expect(mockServer.calls(RESOLVE).map(({ body }) => body)).toEqual([{ isThere: true }]);
});

test('who waits for a card learns that it may be missing, and who else has it once it was sold', async () => {
  mockServer.on(READ, { body: aDeal({ conflict }) });
  const waiting = renderScreen(<Deal uuid={DEAL} me={player.uuid} />, { user: player });
  expect(await screen.findByText(/may not have a card of this deal any more/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /I have it after all/ })).toBeNull();
  waiting.unmount();
  const nextBest = [{ nth: 0, listing: 'another', lister: 'robin', name: 'Robin Alvarez', price: 4.5 }];
  mockServer.on(READ, {
    body: aDeal({ state: 'CANCELLED', endReason: 'SOLD_ELSEWHERE', dueAt: null, nextBest }),
  });
  renderScreen(<Deal uuid={DEAL} me={player.uuid} />, { user: player });
  const others = within(await screen.findByRole('region', { name: 'Others near you have it' }));
  expect(others.getByRole('link', { name: 'Clockwork Heron' })).toBeVisible();
  expect(others.getByText('Robin Alvarez · $4.50')).toBeVisible();
});

test('a deal without a place says why, where it was, and until when another one is agreed on', async () => {
  const { meeting } = aDeal();
  if (!meeting) throw new Error('The deal has no meeting');
  const lostPlace = { ...meeting, why: 'STORE_MOVED' as const };
  mockServer.on(READ, { body: aDeal({ state: 'AGREED', meeting: null, lostPlace, dueAt: inHours(47) }) });
  renderScreen(<Deal uuid={DEAL} me={player.uuid} />, { user: player });
  expect(await screen.findByText('This deal needs a new place.')).toBeVisible();
  expect(screen.getByText(/The store has moved\./)).toBeVisible();
  expect(screen.getByRole('button', { name: /Suggest/ })).toBeVisible();
});

test('either asks for other prices once the market has moved, and the other agrees or not', async () => {
  const AMEND = 'POST /api/deals/:uuid/amendment';
  const AGREE = 'POST /api/deals/:uuid/amendment/agree';
  const priceNotes = [{ nth: 0, agreed: 5, today: 8, asOf: '2027-03-04', percent: 60 }];
  mockServer.on(READ, { body: aDeal({ priceNotes }) });
  const { person, unmount } = renderScreen(<Deal uuid={DEAL} me={player.uuid} />, { user: player });
  await person.click(await screen.findByRole('button', { name: 'Ask for other prices' }));
  await person.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Ask for other prices' })).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(screen.getByRole('region', { name: 'Prices today' })).toHaveFocus();
  const form = within(await screen.findByRole('form', { name: 'Ask for other prices' }));
  await person.click(form.getByRole('button', { name: 'Ask' }));
  expect(form.getByRole('alert')).toHaveTextContent('No price differs yet.');
  const field = form.getByRole('textbox', { name: 'Price: Clockwork Heron' });
  await person.clear(field);
  await person.click(form.getByRole('button', { name: 'Ask' }));
  expect(form.getByRole('alert')).toHaveTextContent('Enter a price');
  await person.type(field, '7.50');
  const amendment = { by: player.uuid, struck: [], conditions: [], prices: [{ nth: 0, price: 7.5 }] };
  const asked = { ...amendment, cash: { amount: 7.5, payer: player.uuid } };
  mockServer.on(AMEND, () => {
    mockServer.on(READ, { body: aDeal({ priceNotes, amendment: asked }) });
    return { body: aDeal({ priceNotes, amendment: asked }) };
  });
  await person.click(form.getByRole('button', { name: 'Ask' }));
  expect(await screen.findByText(/Clockwork Heron: \$7.50 instead of/)).toBeVisible();
  expect(screen.getByText(/Then you pay .* \$7.50\./)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Prices today' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Ask for other prices' })).toBeNull();
  expect(mockServer.calls(AMEND)[0]?.body).toEqual({
    ...{ struck: [], conditions: [], prices: [{ nth: 0, price: 7.5 }] },
  });
  unmount();
  mockServer.on(READ, { body: aDeal({ priceNotes, amendment: { ...asked, by: store.uuid } }) });
  mockServer.on(AGREE, () => {
    mockServer.on(READ, { body: aDeal() });
    return { body: aDeal() };
  });
  const other = renderScreen(
    <main>
      <Deal uuid={DEAL} me={player.uuid} />
    </main>,
    { user: player },
  );
  await other.person.click(await screen.findByRole('button', { name: 'Agree' }));
  await waitFor(() => expect(screen.queryByText(/instead of/)).toBeNull());
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
