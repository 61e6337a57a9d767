/** A change of the deal that nobody agrees to is taken off again. */
import { screen, waitFor, within } from '@testing-library/react';
import type { DealDto } from '../../api/deals';
import DealPage from '../../pages/deal';
import { mockServer } from '../../test/mock-server';
import { player, store } from '../../test/people';
import { renderScreen } from '../../test/render';
import { aCode, aDeal, aTrade, DEAL } from '../../test/trades';

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

const struck = { by: store.uuid, struck: [1], conditions: [], prices: [], cash: null };

test.each([
  ['whose place is lost', { state: 'AGREED' }],
  ['that is to be handed over tomorrow now', { state: 'SCHEDULED', handOver: tomorrow() }],
] as const)('what the other would strike from a deal %s is answered there', async (_which, facts) => {
  mockServer.on('GET /api/deals/:uuid', { body: aTrade({ ...facts, amendment: struck }) });
  renderScreen(<DealPage />, { at: `/deals/${DEAL}`, path: '/deals/:id' });
  expect(await screen.findByRole('button', { name: 'Agree' })).toBeVisible();
});

test('what is suggested at the table is asked once', async () => {
  mockServer.on('GET /api/deals/:uuid', { body: aDeal({ state: 'READY', amendment: struck }) });
  mockServer.on('GET /api/deals/:uuid/code', { body: aCode() });
  renderScreen(<DealPage />, { at: `/deals/${DEAL}`, path: '/deals/:id' });
  expect(await screen.findAllByRole('button', { name: 'Agree' })).toHaveLength(1);
});

test('a condition that both agreed on while the form was open is not taken back by it', async () => {
  const AMEND = 'POST /api/deals/:uuid/amendment';
  const conditions = [{ nth: 0, condition: 'DAMAGED' as const }];
  const before = aDeal({ amendment: { ...struck, struck: [], conditions } });
  const lines = before.lines.map((line) =>
    line.nth === 0 ? { ...line, agreedCondition: 'DAMAGED' as const } : line,
  );
  let deal = before;
  mockServer.on('GET /api/deals/:uuid', () => ({ body: deal }));
  mockServer.on('GET /api/deals/:uuid/code', { body: aCode() });
  mockServer.on('POST /api/deals/:uuid/amendment/agree', () => {
    deal = { ...before, version: 4, lines, amendment: null };
    return { body: deal };
  });
  mockServer.on(AMEND, () => ({ body: deal }));
  const { person } = renderScreen(<DealPage />, { at: `/deals/${DEAL}`, path: '/deals/:id' });
  await person.click(await screen.findByRole('button', { name: 'Something differs' }));
  const form = within(await screen.findByRole('form', { name: 'What differs' }));
  await person.click(form.getByRole('checkbox', { name: 'Strike: Tidewell Archivist' }));
  await person.click(screen.getByRole('button', { name: 'Agree' }));
  await waitFor(() =>
    expect(form.getByLabelText('Condition: Clockwork Heron')).toHaveDisplayValue('Damaged'),
  );
  await person.click(form.getByRole('button', { name: 'Suggest the change' }));
  await waitFor(() => expect(mockServer.calls(AMEND)).toHaveLength(1));
  expect(mockServer.calls(AMEND)[0]?.body).toEqual({ struck: [1], conditions: [] });
});

function tomorrow(): DealDto['handOver'] {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  return { ...aDeal().handOver, opensAt: inHours(22), closesAt: inHours(50) };
}
