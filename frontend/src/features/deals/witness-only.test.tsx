/** A store's staff between two players: neither enters a code. */
import { screen, waitFor, within } from '@testing-library/react';
import DealPage from '../../pages/deal';
import { mockServer } from '../../test/mock-server';
import { renderScreen } from '../../test/render';
import { aCode, aDeal, aTrade, DEAL } from '../../test/trades';

const MEETING = 'POST /api/deals/:uuid/meeting';
const castle = { uuid: 'castle', name: 'Cardboard Castle' };
const { meeting: known, handOver } = aDeal();
const meeting = {
  ...{ kind: 'COUNTER' as const, event: null, text: null, store: castle },
  ...{ from: '2099-03-05T17:00:00.000Z', to: '2099-03-05T18:00:00.000Z', timeZone: 'America/Chicago' },
};
const open = () => renderScreen(<DealPage />, { at: `/deals/${DEAL}`, path: '/deals/:id' });

test('where both meet at a counter already, one tap asks the store to hand over', async () => {
  const deal = aTrade({ state: 'SCHEDULED', meeting });
  const after = { ...deal, meeting: { ...meeting, witnessOnly: true } };
  let isAsked = false;
  mockServer.on('GET /api/deals/:uuid', () => ({ body: isAsked ? after : deal }));
  mockServer.on(MEETING, () => {
    isAsked = true;
    return { body: after };
  });
  const { person } = open();
  const button = { name: 'Suggest another time' };
  await person.click(await screen.findByRole('button', button));
  const form = within(await screen.findByRole('form', { name: 'Suggest a place and time' }));
  await person.click(form.getByRole('checkbox', { name: 'The store’s staff hands over' }));
  await person.dblClick(form.getByRole('button', { name: 'Suggest' }));
  await waitFor(() => expect(mockServer.calls(MEETING)).toHaveLength(1));
  expect(mockServer.calls(MEETING)[0]?.body).toEqual({
    ...{ from: meeting.from, to: meeting.to },
    place: { kind: 'COUNTER', store: 'castle', witnessOnly: true },
  });
  expect(await screen.findByText(/The store’s staff hands over\.$/)).toBeVisible();
});

test('then one shows a code at the counter, and enters none', async () => {
  const { from, to } = known ?? meeting;
  const now = { ...meeting, from, to, witnessOnly: true };
  mockServer.on('GET /api/deals/:uuid', { body: aTrade({ state: 'SCHEDULED', meeting: now, handOver }) });
  mockServer.on('GET /api/deals/:uuid/code', { body: aCode() });
  open();
  expect(await screen.findByText('480 135')).toBeVisible();
  // What is next, and the hand-over.
  expect(screen.getAllByText(/show your code at the counter/)).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Confirm the hand-over' })).toBeNull();
});
