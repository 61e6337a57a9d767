/** A deal whose hand-over not both have confirmed, whose cards wait at a counter, and what its history says of oneself. */
import { screen, waitFor, within } from '@testing-library/react';
import type { DealDto, MeetingDto } from '../../api/deals';
import DealPage from '../../pages/deal';
import { mockServer } from '../../test/mock-server';
import { player, store } from '../../test/people';
import { renderScreen } from '../../test/render';
import { aCode, aDeal, aTrade, DEAL } from '../../test/trades';

const READ = 'GET /api/deals/:uuid';
const WHERE = 'POST /api/deals/:uuid/whereabouts';
const MET = 'POST /api/deals/:uuid/met';

function open(deal: DealDto) {
  mockServer.on(READ, { body: deal });
  mockServer.on('GET /api/deals/:uuid/code', { body: aCode() });
  return renderScreen(<DealPage />, { user: player, at: `/deals/${DEAL}`, path: '/deals/:id' });
}
const ofMine = aTrade().lines.map((line) => ({ ...line, giver: player.uuid }));
const counter = { uuid: 'castle', name: 'Cardboard Castle' };
const meeting: MeetingDto = {
  ...{ kind: 'COUNTER', event: null, text: null, store: counter, timeZone: 'UTC' },
  ...{ from: '2099-03-05T17:00:00.000Z', to: '2099-03-05T18:00:00.000Z' },
};

test('a giver says where the cards are; that they are gone is asked once more', async () => {
  const asked = aTrade({ state: 'UNANSWERED', lines: ofMine, whoseTurn: player.uuid });
  mockServer.on(WHERE, { body: { ...asked, state: 'UNCONFIRMED', whereabouts: 'GONE' } });
  const { person } = open(asked);
  const section = within(await screen.findByRole('region', { name: 'Where are your cards?' }));
  await person.click(section.getByRole('button', { name: 'They took the cards' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Are your cards gone?' }));
  await person.click(dialog.getByRole('button', { name: 'They took the cards' }));
  await waitFor(() => expect(mockServer.calls(WHERE).map(({ body }) => body)).toEqual([{ cards: 'GONE' }]));
});

test('whether one met is asked in private, and answered with one tap', async () => {
  const expired = aTrade({
    state: 'EXPIRED',
    endReason: 'NOBODY_CONFIRMED',
    isAskedWhetherMet: true,
    whoseTurn: null,
  });
  const answer = mockServer.later(MET, { body: { ...expired, isAskedWhetherMet: false } });
  const { person } = open(expired);
  const section = within(await screen.findByRole('region', { name: 'Did you meet?' }));
  const absent = section.getByRole('button', { name: 'Robin Alvarez didn’t come' });
  await person.dblClick(absent);
  // A browser takes the focus from what is disabled.
  for (const button of section.getAllByRole('button')) {
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).not.toHaveAttribute('disabled');
    await person.click(button);
  }
  await answer();
  await waitFor(() =>
    expect(mockServer.calls(MET).map(({ body }) => body)).toEqual([{ answer: 'OTHER_ABSENT' }]),
  );
});

test('who fetches cards at a counter sees where, and the code for it', async () => {
  open(aTrade({ state: 'AT_COUNTER', meeting, whoseTurn: player.uuid }));
  expect(await screen.findByText('Your cards wait at the counter of Cardboard Castle.')).toBeVisible();
  const code = within(await screen.findByRole('region', { name: 'Your code for the counter' }));
  expect(await code.findByText('480 135')).toBeVisible();
});

test.each([
  ['who gives may leave the cards there', ofMine, /^Nobody there yet\?/],
  ['the other shows a code to the store', aTrade().lines, /^The store can witness the hand-over:/],
])('at a counter that keeps cards, %s', async (_who, lines, said) => {
  const { handOver } = aDeal();
  open(aTrade({ state: 'SCHEDULED', meeting, handOver, lines, mayBeLeft: true }));
  const handing = within(await screen.findByRole('region', { name: 'Hand-over' }));
  expect(handing.getByText(/code to the store|show it one of your codes/)).toHaveTextContent(said);
});

test('the history speaks to the reader, and names the store that witnessed it', async () => {
  const at = '2026-03-01T10:00:00.000Z';
  const steps = [
    { at, by: player.uuid, event: 'OPENED', state: 'AGREED' },
    { at: '2026-03-01T10:01:00.000Z', by: store.uuid, event: 'SIGNALED', state: 'SCHEDULED' },
    { at: '2026-03-01T10:02:00.000Z', by: counter.uuid, event: 'WITNESSED', state: 'DONE' },
  ] as const;
  open(
    aTrade({ state: 'DONE', whoseTurn: null, dueAt: null, meeting, witness: counter, history: [...steps] }),
  );
  const history = within(await screen.findByRole('region', { name: 'History' }));
  expect(history.getAllByRole('listitem').map(({ lastChild }) => lastChild?.textContent)).toEqual([
    'Cardboard Castle: Witnessed the hand-over: done',
    'Robin Alvarez: Sent an update',
    'You agreed',
  ]);
});

test('a no-show in dispute has no cards that could go back, unless the other says so', async () => {
  const disputed = aTrade({ state: 'DISPUTED', claimedBy: store.uuid, meeting });
  const { unmount } = open(disputed);
  expect(await screen.findByRole('button', { name: 'It stays as it is' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'The cards go back' })).toBeNull();
  unmount();
  open({ ...disputed, settlement: { by: store.uuid, outcome: 'UNDONE', otherOutcome: null } });
  expect(await screen.findByRole('button', { name: 'The cards go back' })).toBeVisible();
});

test('nobody is asked to undo a hand-over with a former member, who can’t want it too', async () => {
  open(aTrade({ state: 'DONE', whoseTurn: null, other: { uuid: store.uuid, name: null, role: 'USER' } }));
  expect(await screen.findByRole('button', { name: 'Something’s wrong' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo the hand-over' })).toBeNull();
});
