/** What the landing page shows of the market when a link leads to it, and the client fetches that by itself. */
import { screen, waitFor, within } from '@testing-library/react';
import type { FrontPage } from '../../api/dashboard';
import { formatEventStart } from '../../lib/format-event-start';
import { mockServer } from '../../test/mock-server';
import { renderApp } from '../../test/render';

const PAGE: FrontPage = {
  listings: [
    {
      cardId: 'a b',
      cardName: '<b>Clockwork</b> Heron',
      cardSet: 'Brinemarch',
      cardNumber: '12a',
      condition: 'NEAR_MINT',
      finish: 'FOIL',
      price: 1234.5,
    },
  ],
  events: [
    {
      name: 'Friday <i>Night</i>',
      starts: '2027-03-13T01:30:00.000Z',
      timeZone: 'America/Chicago',
      format: 'Commander',
      store: 'The Gilded Goblet',
    },
  ],
  stores: [
    { name: 'the Gilded Goblet', listings: 1 },
    { name: 'Second Breakfast Games', listings: 0 },
  ],
  counts: { listings: 10_000, events: 1, stores: 1234 },
};
const NOTHING: FrontPage = {
  listings: [],
  events: [],
  stores: [],
  counts: { listings: 0, events: 0, stores: 0 },
};

// @spec added-front-page
test('a card for sale has its whole picture, its name, printing and price, and what is special', async () => {
  mockServer.on('GET /api/dashboard/front-page', { body: PAGE });
  renderApp();
  const list = await screen.findByRole('list', { name: 'Just listed' });
  expect(list).toHaveTextContent('<b>Clockwork</b> HeronBrinemarch12a$1,234.50 Foil');
  expect(within(list).getByRole('link')).toHaveAttribute('href', '/cards/results/a%20b');
  const picture = list.querySelector('img');
  expect(picture).toHaveAttribute('src', '/api/cards/a%20b/image/front/small');
  expect([picture?.getAttribute('loading'), picture?.width, picture?.height]).toEqual(['lazy', 146, 204]);
});

// @spec added-front-page
test('an event has its day and time on the clock of its place, with its zone', async () => {
  mockServer.on('GET /api/dashboard/front-page', { body: PAGE });
  renderApp();
  const list = await screen.findByRole('list', { name: 'Upcoming events' });
  const { month, date, time } = formatEventStart(
    new Date('2027-03-13T01:30:00Z'),
    'America/Chicago',
    'en-US',
  );
  expect([month, date]).toEqual(['Mar', '12']);
  expect(list.textContent).toBe(`Mar12Friday <i>Night</i>Fri ${time} Commander The Gilded Goblet`);
  expect(list.querySelector('time')?.dateTime).toBe('2027-03-13T01:30:00.000Z');
  expect(within(list).getByRole('link')).toHaveAttribute('href', '/events');
});

test('a store has its name, and how much it has listed if it has', async () => {
  mockServer.on('GET /api/dashboard/front-page', { body: PAGE });
  renderApp();
  const list = await screen.findByRole('list', { name: 'New on Playset' });
  expect([...list.children].map((entry) => entry.textContent)).toEqual([
    'Tthe Gilded Goblet1 listing',
    'SSecond Breakfast Games',
  ]);
});

test('each list says how many there are in all', async () => {
  mockServer.on('GET /api/dashboard/front-page', { body: PAGE });
  renderApp();
  for (const count of ['10,000+ listings right now', '1 event coming up', '1,234 stores on Playset'])
    expect(await screen.findByText(count)).toBeInTheDocument();
});

test.each([
  ['nothing is going on', () => ({ body: NOTHING })],
  ['the server is away', () => ({ status: 503, body: { status: 503 } })],
  ['it says something else', () => ({ body: 'no JSON' })],
  [
    'there is no network',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('the page has its drawings where %s', async (_what, answer) => {
  mockServer.on('GET /api/dashboard/front-page', answer);
  renderApp();
  await screen.findByRole('heading', { name: 'Post listings' });
  await waitFor(() => expect(mockServer.calls('GET /api/dashboard/front-page')).toHaveLength(1));
  expect(screen.queryByRole('list', { name: 'Just listed' })).not.toBeInTheDocument();
});
