/** A review that is half written: while it is sent, after a reload, and when the next account comes. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { Fragment, useState } from 'react';
import type { AccountRecord, DealReviews } from '../../api/reviews';
import { startSession } from '../../browser/session';
import { useUser } from '../../browser/use-user';
import { mockServer } from '../../test/mock-server';
import { player, store } from '../../test/people';
import { renderScreen } from '../../test/render';
import { DEAL } from '../../test/trades';
import DealReview from './deal-review';
import Record from './record';

const READ = 'GET /api/reviews/deals/:uuid';
const WRITE = 'PUT /api/reviews/deals/:uuid';
const nothing: DealReviews = { mine: null, theirs: null, shownAt: null, isOpen: true, closesAt: null };
const mine = {
  onTime: null,
  asDescribed: null,
  again: true,
  text: 'Good.',
  writtenAt: '2026-03-02T10:00:00.000Z',
};

const review = <DealReview deal={DEAL} other="The Gilded Sleeve" hasReceived={false} />;
const yes = async () =>
  within(await screen.findByRole('group', { name: 'Would you trade with them again?' })).getByRole('radio', {
    name: 'Yes',
  });

test('what is typed while a review is sent stays, and is sent next', async () => {
  mockServer.on(READ, { body: nothing });
  const answer = mockServer.later(WRITE, { body: { ...nothing, mine } });
  const { person } = renderScreen(review);
  await person.click(await yes());
  const text = screen.getByRole('textbox');
  await person.type(text, 'Good.');
  await person.click(screen.getByRole('button', { name: 'Send review' }));
  await person.type(text, ' And quick.');
  mockServer.on(READ, { body: { ...nothing, mine } });
  await answer();
  await screen.findByRole('button', { name: 'Change review' });
  expect(screen.getByRole('textbox')).toHaveValue('Good. And quick.');
});

test('a review that was sent stays as it was written until it is read again, and its button enabled', async () => {
  mockServer.on(READ, { body: nothing });
  mockServer.on(WRITE, { body: { ...nothing, mine } });
  const { person } = renderScreen(review);
  await person.click(await yes());
  await person.type(screen.getByRole('textbox'), 'Good.');
  const read = mockServer.later(READ, { body: { ...nothing, mine } });
  const button = screen.getByRole('button', { name: 'Send review' });
  await person.click(button);
  expect(await screen.findByText('Review sent.')).toBeVisible();
  // A button that is disabled loses the focus.
  expect(button).toBeEnabled();
  expect(screen.getByRole('textbox')).toHaveValue('Good.');
  await read();
  expect(await screen.findByRole('button', { name: 'Change review' })).toHaveFocus();
});

test('what is half written is there after a reload', async () => {
  mockServer.on(READ, { body: nothing });
  const { person, unmount } = renderScreen(review);
  await person.click(await yes());
  await person.type(screen.getByRole('textbox'), 'Good.');
  unmount();
  renderScreen(review, { isReload: true });
  expect(await yes()).toBeChecked();
  expect(screen.getByRole('textbox')).toHaveValue('Good.');
});

test('what one account has typed is not there for the next, who replaces it without logging out', async () => {
  mockServer.on(READ, { body: nothing });
  const Page = () => <Fragment key={useUser()?.uuid}>{review}</Fragment>;
  const { person } = renderScreen(<Page />, { user: player });
  const typed = await screen.findByRole('textbox');
  await person.type(typed, 'They shout.');
  act(() => startSession({ accessToken: 'of the store', user: store }));
  await waitFor(() => expect(typed).not.toBeInTheDocument());
  expect(await screen.findByRole('textbox')).toHaveValue('');
});

test('the record of another account is not that of the last one until it has come', async () => {
  const side = {
    ...{ handOvers: 7, partners: 2, lateCancellations: 0, noShows: 0, stockConflicts: 0 },
    reviews: { onTime: { yes: 0, no: 0 }, asDescribed: { yes: 0, no: 0 }, again: { yes: 0, no: 0 } },
  };
  const record: AccountRecord = { account: 'kim', since: '2026-01', withPlayers: side, withStores: null };
  mockServer.on('GET /api/reviews/records', { body: [record] });
  function Two() {
    const [account, setAccount] = useState('kim');
    return (
      <>
        <button type="button" onClick={() => setAccount('lee')}>
          Next
        </button>
        <Record account={account} />
      </>
    );
  }
  const { person } = renderScreen(<Two />);
  expect(await screen.findByText(/7 hand-overs/)).toBeVisible();
  mockServer.later('GET /api/reviews/records', { body: [] });
  await person.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.queryByText(/7 hand-overs/)).toBeNull();
});
