/** The dashboard when somebody else logs in, in another tab. */
import { act, screen } from '@testing-library/react';
import { type SessionUser, startSession } from '../../browser/session';
import HomePage from '../../pages/home';
import { aWatchedCard } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { player, store } from '../../test/people';
import { renderScreen } from '../../test/render';

const second: SessionUser = {
  ...player,
  uuid: '5a1d0f6e-0000-4000-8000-000000000003',
  name: 'Wren Castellan',
};
const secondStore: SessionUser = {
  ...store,
  uuid: '5a1d0f6e-0000-4000-8000-000000000004',
  name: 'Moonlit Deck',
};

/** Answers the second account when the test says so. */
function lateAnswer() {
  let answer = () => {};
  const gate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  return { gate, answer: () => act(async () => answer()) };
}

test('a dashboard shows nothing of the player who was logged in before', async () => {
  const { gate, answer } = lateAnswer();
  const ofFirst = { upcomingEvents: [], watchlists: [aWatchedCard()] };
  const ofSecond = {
    upcomingEvents: [],
    watchlists: [aWatchedCard({ cardId: 'wisp-id', cardName: 'Lantern Wisp' })],
  };
  mockServer.on('GET /api/dashboard/user-summary/:uuid', ({ path }) =>
    path.endsWith(player.uuid) ? { body: ofFirst } : gate.then(() => ({ body: ofSecond })),
  );
  renderScreen(<HomePage />);
  expect(await screen.findByText('Clockwork Heron')).toBeInTheDocument();
  act(() => startSession({ accessToken: 'another', user: second }));
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Wren Castellan' })).toBeInTheDocument();
  expect(screen.queryByText('Clockwork Heron')).not.toBeInTheDocument();
  expect(screen.getByRole('status', { name: 'Loading watchlist' })).toBeInTheDocument();
  await answer();
  expect(await screen.findByText('Lantern Wisp')).toBeInTheDocument();
});

test('a dashboard shows nothing of the store that was logged in before', async () => {
  const { gate, answer } = lateAnswer();
  const stats = { upcomingEvents: [], totalEventsHosted: 0, totalWatchlist: 0 };
  mockServer.on('GET /api/dashboard/store-summary/:uuid', ({ path }) =>
    path.endsWith(store.uuid)
      ? { body: { ...stats, totalListings: 1234 } }
      : gate.then(() => ({ body: { ...stats, totalListings: 77 } })),
  );
  renderScreen(<HomePage />, { user: store });
  expect(await screen.findByText('1,234')).toBeInTheDocument();
  act(() => startSession({ accessToken: 'another', user: secondStore }));
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Moonlit Deck' })).toBeInTheDocument();
  expect(screen.queryByText('1,234')).not.toBeInTheDocument();
  expect(screen.getByRole('status', { name: 'Loading events' })).toBeInTheDocument();
  await answer();
  expect(await screen.findByText('77')).toBeInTheDocument();
});
