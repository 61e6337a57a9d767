/** What the page of a deal says of the next step, and that the answers to what the other asks come before all else. */
import { screen, within } from '@testing-library/react';
import type { DealDto } from '../../api/deals';
import DealPage from '../../pages/deal';
import { mockServer } from '../../test/mock-server';
import { player, store } from '../../test/people';
import { renderScreen } from '../../test/render';
import { aCode, aDeal, aStoresDeal, aTrade, DEAL } from '../../test/trades';

const open = (deal: DealDto, user = player) => {
  mockServer.on('GET /api/deals/:uuid', { body: deal });
  mockServer.on('GET /api/deals/:uuid/code', { body: aCode() });
  return renderScreen(<DealPage />, { user, at: `/deals/${DEAL}`, path: '/deals/:id' });
};
const OTHER = aDeal().other;
const ENDED = { whoseTurn: null, dueAt: null };

test.each<[string, DealDto, typeof player, string]>([
  ['a hold that waits', aDeal(), player, `${OTHER.name} puts it aside next. You can also just come by.`],
  ['one to pull', aStoresDeal(), store, `Once you’ve put it aside, ${aStoresDeal().other.name} is notified.`],
  ['one that is ready', aDeal({ state: 'READY' }), player, 'Come by and show your code at the counter.'],
  [
    'a meeting',
    aTrade({ state: 'SCHEDULED', meeting: aDeal().meeting }),
    player,
    'When you meet, look at the cards and enter each other’s code.',
  ],
  [
    'a deal that nobody confirmed',
    aDeal({ ...ENDED, state: 'EXPIRED', endReason: 'NOBODY_CONFIRMED' }),
    player,
    'Neither of you confirmed the hand-over in time.',
  ],
  [
    'a settled dispute',
    aDeal({ ...ENDED, state: 'RESOLVED', endReason: 'UNRESOLVED' }),
    player,
    'Time ran out without an agreement: it stays as it is.',
  ],
])('%s says what follows', async (_what, deal, reader, sentence) => {
  open(deal, reader);
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('who is asked whether they were there answers above the sheet', async () => {
  open(aDeal({ state: 'NO_SHOW_CLAIMED', claimedBy: OTHER.uuid }));
  const answer = await screen.findByRole('button', { name: 'I was there' });
  const sheet = screen.getByRole('region', { name: 'Fair-trade sheet' });
  expect(answer.compareDocumentPosition(sheet)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(within(sheet).getByRole('heading', { name: 'Fair-trade sheet', level: 2 })).toBeVisible();
});

test('a deal that is over offers no file for the calendar', async () => {
  open(aDeal({ ...ENDED, state: 'CANCELLED', endReason: 'CANNOT_COME' }));
  expect(await screen.findByRole('region', { name: 'Where and when' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
});
