/** A deal's page: its state in one sentence, what is next, where and when, and how it ends. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { DealDto } from '../../api/deals';
import { formatUntil } from '../../lib/format-until';
import DealPage from '../../pages/deal';
import { mockServer } from '../../test/mock-server';
import { player, store } from '../../test/people';
import { renderScreen } from '../../test/render';
import { aCode, aDeal, aSheet, aStoresDeal, aTrade, DEAL } from '../../test/trades';

const READ = 'GET /api/deals/:uuid';
const CANCEL = 'POST /api/deals/:uuid/cancel';
const MEETING = 'POST /api/deals/:uuid/meeting';
const CONFIRM = 'POST /api/deals/:uuid/meeting/confirm';
const READY = 'POST /api/deals/:uuid/ready';
const SIGNAL = 'POST /api/deals/:uuid/signals';
const UNDO = 'POST /api/deals/:uuid/undo';
const SETTLE = 'POST /api/deals/:uuid/settle';
const ANSWER = 'POST /api/deals/:uuid/no-show/answer';

/** A server whose deal changes as each step says. */
function serve(deal: DealDto) {
  let now = deal;
  mockServer.on(READ, () => ({ body: now }));
  mockServer.on('GET /api/deals/:uuid/code', { body: aCode() });
  return {
    step: (key: Parameters<typeof mockServer.on>[0], next: Partial<DealDto>) =>
      mockServer.on(key, () => {
        now = { ...now, ...next, version: now.version + 1 };
        return { body: now };
      }),
  };
}
const open = (user = player) =>
  renderScreen(<DealPage />, { user, at: `/deals/${DEAL}`, path: '/deals/:id' });
const hours = (n: number) => new Date(Date.now() + n * 3_600_000).toISOString();

// @spec screen-deal, route-deal
test('a hold says until when, whose turn it is, where, and what each side gives', async () => {
  const deal = aDeal();
  serve(deal);
  open();
  const until = formatUntil(deal.meeting?.to ?? '', { timeZone: 'America/Chicago' });
  expect(await screen.findByText(`Held for you until ${until}.`)).toBeVisible();
  expect(screen.getByText('The Gilded Sleeve’s turn')).toBeVisible();
  expect(screen.getByText('At the counter of The Gilded Sleeve')).toBeVisible();
  const gives = within(screen.getByRole('list', { name: 'The Gilded Sleeve gives' }));
  expect(gives.getByRole('link', { name: 'Clockwork Heron' })).toHaveAttribute(
    'href',
    '/cards/results/heron-id',
  );
  expect(gives.getByText('Market: unknown')).toBeVisible();
  expect(gives.getByText(/^Market: \$4\.00 \(counts 85%: \$3\.40\)/)).toBeVisible();
  expect(screen.getByText('Unknown: some cards have no known price')).toBeVisible();
  expect(screen.getByText('1 card without a known price')).toBeVisible();
});

test('a line that was struck is named, though the sheet is of what is left', async () => {
  const [heron, tide] = aDeal().lines;
  if (!heron || !tide) throw new Error('The deal has two lines');
  const sheet = aSheet({ lines: aSheet().lines.slice(0, 1) });
  serve(aDeal({ lines: [heron, { ...tide, isStruck: true }], sheet }));
  open();
  expect(await screen.findByText('Struck: Tidewell Archivist')).toBeVisible();
});

test('a store puts the cards aside once, however fast it presses', async () => {
  const { step } = serve(aStoresDeal());
  step(READY, { state: 'READY', shelf: 'Drawer 2' });
  const { person } = open(store);
  await person.type(await screen.findByLabelText('Shelf'), 'Drawer 2');
  await person.dblClick(screen.getByRole('button', { name: 'It’s put aside' }));
  const [shelf] = await screen.findAllByText('Drawer 2');
  expect(shelf).toBeVisible();
  expect(shelf?.closest('p')).toHaveTextContent('Shelf: Drawer 2');
  const calls = mockServer.calls(READY);
  expect(calls.map(({ body, headers }) => [body, headers.get('if-match')])).toEqual([
    [{ shelf: 'Drawer 2' }, '"3"'],
  ]);
});

test('a place and a time are suggested by the clock of the place, and confirmed by the other', async () => {
  const { step } = serve(aTrade());
  step(MEETING, {});
  const { person, unmount } = open();
  await person.click(await screen.findByRole('button', { name: 'Suggest a place and time' }));
  const form = within(await screen.findByRole('form', { name: 'Suggest a place and time' }));
  await person.click(form.getByRole('button', { name: 'Suggest' }));
  expect(form.getByText('Fill in place, day and time.')).toBeVisible();
  await person.type(form.getByLabelText('Place'), 'Café at the station');
  fireEvent.change(form.getByLabelText('Day'), { target: { value: '2027-03-05' } });
  fireEvent.change(form.getByLabelText('From'), { target: { value: '19:00' } });
  fireEvent.change(form.getByLabelText('To'), { target: { value: '18:00' } });
  await person.click(form.getByRole('button', { name: 'Suggest' }));
  expect(form.getByText('The end has to be after the start.')).toBeVisible();
  fireEvent.change(form.getByLabelText('To'), { target: { value: '20:00' } });
  await person.click(form.getByRole('button', { name: 'Suggest' }));
  await waitFor(() => expect(mockServer.calls(MEETING)).toHaveLength(1));
  const [{ body } = { body: null }] = mockServer.calls(MEETING);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(body).toMatchObject({ place: { kind: 'TEXT', text: 'Café at the station' }, timeZone });
  unmount();
  const meeting = {
    ...aDeal().meeting,
    kind: 'TEXT',
    store: null,
    text: 'Café',
    from: hours(30),
    to: hours(31),
  };
  const other = serve(
    aTrade({ proposal: { ...meeting, by: store.uuid, movesLeft: 3 } as DealDto['proposal'] }),
  );
  other.step(CONFIRM, { state: 'SCHEDULED', proposal: null, meeting: meeting as DealDto['meeting'] });
  const again = open();
  expect(await screen.findByText('Robin Alvarez suggests a place and time.')).toBeVisible();
  await again.person.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(/^You meet Robin Alvarez /)).toBeVisible();
});

test('“I’m here” is one tap, and what the other has sent is shown', async () => {
  const { step } = serve(aDeal({ signals: [{ by: store.uuid, signal: 'LATE', at: hours(0), minutes: 15 }] }));
  step(SIGNAL, {});
  const { person } = open();
  expect(await screen.findByText(/The Gilded Sleeve is about 15 minutes late/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'I’m here' }));
  expect(await screen.findByText('The Gilded Sleeve sees it now.')).toBeVisible();
  expect(mockServer.calls(SIGNAL)[0]?.body).toEqual({ signal: 'HERE' });
});

test('canceling asks for a reason first; a refusal is said and nothing is lost', async () => {
  const { step } = serve(aDeal());
  mockServer.fail(CANCEL, 412, { code: 'deals.edit-conflict', message: 'Changed.' });
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Cancel the deal' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this deal?' }));
  await person.selectOptions(await dialog.findByLabelText('Reason'), 'can’t come');
  await person.type(dialog.getByLabelText('Note (optional)'), 'My train was canceled.');
  await person.click(dialog.getByRole('button', { name: 'Cancel the deal' }));
  expect(await dialog.findByText('Changed.')).toBeVisible();
  step(CANCEL, {
    ...{
      state: 'CANCELLED',
      endReason: 'CANNOT_COME',
      endNote: 'My train was canceled.',
      whoseTurn: null,
      dueAt: null,
    },
    history: [{ at: hours(0), by: player.uuid, event: 'CANCELLED', state: 'CANCELLED' }],
  });
  await person.click(dialog.getByRole('button', { name: 'Cancel the deal' }));
  expect(await screen.findByText('You canceled: can’t come.')).toBeVisible();
  expect(screen.getByText('“My train was canceled.”')).toBeVisible();
  expect(mockServer.calls(CANCEL).map(({ body }) => body)).toEqual(
    Array.from({ length: 2 }, () => ({ reason: 'CANNOT_COME', note: 'My train was canceled.' })),
  );
});

test('a lost answer is said, and the same press sends the step again', async () => {
  const { step } = serve(aDeal());
  mockServer.on(SIGNAL, () => {
    throw new TypeError('Failed to fetch');
  });
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: '15 min late' }));
  expect(await screen.findByText('No answer came. Try again: nothing is done twice.')).toBeVisible();
  step(SIGNAL, {});
  await person.click(screen.getByRole('button', { name: '15 min late' }));
  expect(await screen.findByText('The Gilded Sleeve sees it now.')).toBeVisible();
});

test('somebody who is said not to have come can say otherwise', async () => {
  const { step } = serve(aTrade({ state: 'NO_SHOW_CLAIMED', claimedBy: store.uuid, whoseTurn: player.uuid }));
  step(ANSWER, { state: 'DISPUTED' });
  const { person } = open();
  expect(await screen.findByText('Robin Alvarez says you weren’t there. Were you?')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'I was there' }));
  expect(await screen.findByText('In dispute. Settle it together within 14 days.')).toBeVisible();
  expect(mockServer.calls(ANSWER)[0]?.body).toEqual({ agrees: false });
});

test('to admit a no-show is asked first', async () => {
  const { step } = serve(aTrade({ state: 'NO_SHOW_CLAIMED', claimedBy: store.uuid, whoseTurn: player.uuid }));
  step(ANSWER, { state: 'NO_SHOW', claimedBy: null, whoseTurn: null });
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'I wasn’t there' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'You weren’t there?' }));
  const admit = await dialog.findByRole('button', { name: 'End the deal' });
  expect(mockServer.calls(ANSWER)).toEqual([]);
  await person.click(admit);
  await waitFor(() => expect(mockServer.calls(ANSWER)[0]?.body).toEqual({ agrees: true }));
});

test('to settle a dispute is asked first', async () => {
  const settlement = { by: player.uuid, outcome: 'STANDS', otherOutcome: 'UNDONE' } as const;
  const { step } = serve(aDeal({ state: 'DISPUTED', settlement }));
  step(SETTLE, { state: 'RESOLVED', whoseTurn: null });
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'The cards go back' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'The cards go back?' }));
  expect(await dialog.findByText(/this settles the dispute for good/)).toBeVisible();
  expect(mockServer.calls(SETTLE)).toEqual([]);
  await person.click(dialog.getByRole('button', { name: 'Choose this' }));
  await waitFor(() => expect(mockServer.calls(SETTLE)[0]?.body).toEqual({ outcome: 'UNDONE' }));
});

test('a deal that was handed over more than seven days ago is neither undone nor disputed', async () => {
  serve(
    aDeal({
      ...{ state: 'DONE', whoseTurn: null, dueAt: null },
      history: [{ at: hours(-8 * 24), by: store.uuid, event: 'CONFIRMED_BY_BOTH', state: 'DONE' }],
    }),
  );
  open();
  expect(await screen.findByRole('region', { name: 'History' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo the hand-over' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Something’s wrong' })).toBeNull();
});

test('a deal that is done can be undone by both alone', async () => {
  const { step } = serve(aDeal({ state: 'DONE', whoseTurn: null, dueAt: null }));
  step(UNDO, { undoBy: player.uuid });
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Undo the hand-over' }));
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(
    await screen.findByText('You want to undo the hand-over. The Gilded Sleeve hasn’t said so yet.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo the hand-over' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Something’s wrong' })).toBeVisible();
});

test('somebody else’s deal, and one that doesn’t load, say the way on', async () => {
  mockServer.fail(READ, 404, { code: 'deals.not-found' });
  const { unmount } = open();
  expect(await screen.findByText('There’s no such deal.')).toBeVisible();
  unmount();
  mockServer.fail(READ, 503);
  const { person } = open();
  expect(await screen.findByText('The deal didn’t load.')).toBeVisible();
  serve(aDeal());
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^Held for you until/)).toBeVisible();
});
