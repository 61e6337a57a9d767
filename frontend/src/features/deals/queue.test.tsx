/** A store's queue: each part in the address, each entry with one tap. */
import { screen, waitFor, within } from '@testing-library/react';
import DealQueuePage from '../../pages/deal-queue';
import { mockServer } from '../../test/mock-server';
import { player, store } from '../../test/people';
import { renderScreen } from '../../test/render';
import { aQueueEntry, aStoresDeal, DEAL } from '../../test/trades';

const QUEUE = 'GET /api/deals/queue';
const READY = 'POST /api/deals/:uuid/ready';

const open = (user = store, at = '/deals/queue') => renderScreen(<DealQueuePage />, { user, at });

// @spec screen-deal-queue, route-deal-queue
test('what is to pull is put aside with one tap, and is ready then', async () => {
  let isReady = false;
  mockServer.on(QUEUE, ({ query }) => {
    const isHere = query.get('part') === (isReady ? 'ready' : 'to-pull');
    return { body: isHere ? [aQueueEntry({ state: isReady ? 'READY' : 'SCHEDULED' })] : [] };
  });
  mockServer.on(READY, () => {
    isReady = true;
    return { body: aStoresDeal({ state: 'READY' }) };
  });
  const { person } = open();
  const list = within(await screen.findByRole('region', { name: 'To pull' }));
  expect(list.getAllByText('Clockwork Heron', { exact: false })[0]).toBeVisible();
  await person.type(list.getByLabelText('Shelf for Mira Vale'), 'B12');
  await person.dblClick(list.getByRole('button', { name: 'Put aside for Mira Vale' }));
  expect(await screen.findByText('Nothing to pull.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'To pull' })).toHaveFocus();
  expect(mockServer.calls(READY).map(({ body }) => body)).toEqual([{ shelf: 'B12' }]);
  await person.click(screen.getByRole('button', { name: 'Ready' }));
  const ready = within(await screen.findByRole('region', { name: 'Ready' }));
  expect(ready.getByRole('link', { name: 'Hand over to Mira Vale' })).toHaveAttribute(
    'href',
    `/deals/${DEAL}#hand-over`,
  );
  expect(ready.queryByRole('button', { name: /^Put aside/ })).toBeNull();
});

test('a part is in the address; slips stand ready to print', async () => {
  mockServer.on(QUEUE, ({ query }) => ({ body: query.get('part') === 'late' ? [aQueueEntry()] : [] }));
  open(store, '/deals/queue?part=late');
  expect(await screen.findByRole('button', { name: 'Late' })).toHaveAttribute('aria-current', 'page');
  expect(await screen.findByRole('button', { name: 'Print slips' })).toBeVisible();
  const slip = screen.getByRole('article', { name: 'For Mira Vale', hidden: true });
  expect(within(slip).getByText('$5.00')).toBeInTheDocument();
});

test('a refusal is said, and the entry stays', async () => {
  mockServer.on(QUEUE, { body: [aQueueEntry()] });
  mockServer.fail(READY, 412, { code: 'deals.edit-conflict', message: 'It has changed.' });
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Put aside for Mira Vale' }));
  expect(await screen.findByText('It has changed.')).toBeVisible();
  await waitFor(() => expect(mockServer.calls(QUEUE).length).toBeGreaterThan(1));
  expect(screen.getByRole('button', { name: 'Put aside for Mira Vale' })).toBeVisible();
});

test('players are shown the way to their inbox', () => {
  open(player);
  expect(screen.getByText('Only stores hold cards')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Inbox' })).toHaveAttribute('href', '/inbox');
});
