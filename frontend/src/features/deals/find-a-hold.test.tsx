/** Somebody stands at the counter: their hold is found by their name, a card or their code, and leads to the hand-over. */
import { screen, waitFor, within } from '@testing-library/react';
import DealPage from '../../pages/deal';
import DealQueuePage from '../../pages/deal-queue';
import { mockServer } from '../../test/mock-server';
import { store } from '../../test/people';
import { renderScreen } from '../../test/render';
import { aCode, aQueueEntry, aStoresDeal, DEAL, thePlayer, theStore } from '../../test/trades';

const QUEUE = 'GET /api/deals/queue';
const FIND = 'POST /api/deals/counter/look-up';
const open = (at: string) => renderScreen(<DealQueuePage />, { user: store, at });

// @spec screen-deal-queue
test('a search looks through all holds, stands in the address, and a part ends it', async () => {
  mockServer.on(QUEUE, ({ query }) => ({ body: query.get('q') === 'vale' ? [aQueueEntry()] : [] }));
  const { person, router } = open('/deals/queue?part=ready');
  expect(await screen.findByText('Nothing’s ready.')).toBeVisible();
  await person.type(screen.getByRole('searchbox', { name: 'Search your holds' }), 'vale');
  const found = within(await screen.findByRole('region', { name: 'Found' }));
  expect(found.getByRole('link', { name: 'Mira Vale' })).toBeVisible();
  expect(router.state.location.search).toBe('?part=ready&q=vale');
  expect(mockServer.calls(QUEUE).at(-1)?.query.get('part')).toBe('all');
  expect(screen.getByRole('button', { name: 'Ready' })).not.toHaveAttribute('aria-current');
  await person.type(screen.getByRole('searchbox'), 's');
  expect(await screen.findByText('No hold matches that.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'To pull' }));
  expect(await screen.findByText('Nothing to pull.')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('“Hand over” leads to the field of the code, and the section says what the till needn’t do', async () => {
  mockServer.on(QUEUE, { body: [aQueueEntry({ state: 'READY' })] });
  const { unmount } = open('/deals/queue?part=ready');
  const link = await screen.findByRole('link', { name: 'Hand over to Mira Vale' });
  const at = link.getAttribute('href') ?? '';
  expect(at).toBe(`/deals/${DEAL}#hand-over`);
  unmount();
  mockServer.on('GET /api/deals/:uuid', { body: aStoresDeal({ state: 'READY' }) });
  mockServer.on('GET /api/deals/:uuid/code', { body: aCode() });
  const { router } = renderScreen(<DealPage />, { user: store, at, path: '/deals/:id' });
  const field = await screen.findByLabelText('Mira Vale’s code');
  await waitFor(() => expect(field).toHaveFocus());
  expect(screen.getByText(/Don’t ring these cards up/)).toBeVisible();
  // What opens later on this page takes the focus, and keeps it.
  await waitFor(() => expect(router.state.location.hash).toBe(''));
});

test('“Hand over” leads to the heading where no code can be entered yet', async () => {
  const later = new Date(Date.now() + 3_600_000).toISOString();
  const { handOver } = aStoresDeal();
  const deal = aStoresDeal({ state: 'READY', handOver: { ...handOver, opensAt: later } });
  mockServer.on('GET /api/deals/:uuid', { body: deal });
  renderScreen(<DealPage />, { user: store, at: `/deals/${DEAL}#hand-over`, path: '/deals/:id' });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Hand-over' })).toHaveFocus());
});

test('the code of the store’s own deal leads to that deal, with the code', async () => {
  const { uuid, lines } = aStoresDeal();
  const parties = { first: thePlayer, second: theStore, codeOf: thePlayer.uuid };
  const own = { uuid, lines, state: 'READY' as const, revision: 1, acts: [], isOwn: true, ...parties };
  mockServer.on(FIND, { body: { ...own, cash: null, meeting: null, shelf: null } });
  mockServer.on('GET /api/deals/counter', { body: [] });
  const { person } = open('/deals/queue?part=witness');
  await person.type(await screen.findByLabelText('Their code'), '480135{Enter}');
  expect(await screen.findByText('This code is of your own deal with Mira Vale.')).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Go to the hand-over' })).toHaveAttribute(
    'href',
    `/deals/${DEAL}#480135`,
  );
  await person.click(screen.getByRole('button', { name: 'Another code' }));
  expect(screen.getByLabelText('Their code')).toHaveFocus();
});
