/** A change of the deal that nobody agrees to is taken off again. */
import { screen, waitFor } from '@testing-library/react';
import DealPage from '../../pages/deal';
import { mockServer } from '../../test/mock-server';
import { player, store } from '../../test/people';
import { renderScreen } from '../../test/render';
import { aCode, aDeal, DEAL } from '../../test/trades';

const DECLINE = 'POST /api/deals/:uuid/amendment/decline';

test.each([
  ['declines a change of the other', store.uuid, 'Decline', 'Declined: everything stays as it was.'],
  ['withdraws a change of one’s own', player.uuid, 'Withdraw', 'Withdrawn: everything stays as it was.'],
])('one %s', async (_what, by, action, outcome) => {
  let deal = aDeal({ amendment: { by, struck: [1], conditions: [], prices: [], cash: null } });
  mockServer.on('GET /api/deals/:uuid', () => ({ body: deal }));
  mockServer.on('GET /api/deals/:uuid/code', { body: aCode() });
  mockServer.on(DECLINE, () => {
    deal = { ...deal, amendment: null, version: deal.version + 1 };
    return { body: deal };
  });
  const { person } = renderScreen(<DealPage />, { user: player, at: `/deals/${DEAL}`, path: '/deals/:id' });
  const isTheirs = by === store.uuid;
  await screen.findByText('Tidewell Archivist: stays with its owner');
  expect(screen.queryAllByRole('button', { name: 'Agree' })).toHaveLength(isTheirs ? 1 : 0);
  await person.click(screen.getByRole('button', { name: action }));
  expect(await screen.findByText(outcome)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Tidewell Archivist: stays with its owner')).toBeNull());
  expect(mockServer.calls(DECLINE)).toHaveLength(1);
});
