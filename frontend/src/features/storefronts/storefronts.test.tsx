/** The public pages in the browser: what a stranger and a member see, and what they can do. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { mockServer } from '../../test/mock-server';
import { player, renderApp } from '../../test/render';
import { aPublicCard, aPublicEvent, aSingle, aStorefront, PUBLIC_PAGES } from '../../test/storefronts';
import { withoutTurnstile } from '../../test/turnstile';

const { store, card, event } = PUBLIC_PAGES;
const ANSWERS = { store: aStorefront(), card: aPublicCard(), event: aPublicEvent() };

beforeEach(() => {
  mockServer.on('GET /api/client-config', { body: withoutTurnstile });
  mockServer.on('GET /api/storefronts/:uuid', { body: ANSWERS.store });
  mockServer.on('GET /api/storefronts/cards/:id', { body: ANSWERS.card });
  mockServer.on('GET /api/events/:uuid', { body: ANSWERS.event });
});

// @spec added-store-page
test('a stranger sees whether a store is open, when, where, what is on and what it has', async () => {
  renderApp({ at: store.path });
  expect(await screen.findByRole('heading', { name: 'The Gilded Goblet', level: 1 })).toBeVisible();
  expect(screen.getByText('Open until 22:00')).toBeVisible();
  expect(screen.getByText('Friday').closest('div')).toHaveTextContent('FridayToday10:00–22:00');
  expect(screen.getByText('Fri, Dec 25').closest('div')).toHaveTextContent('Closed');
  expect(screen.getByRole('link', { name: 'Directions to The Gilded Goblet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Website of The Gilded Goblet' })).toHaveAttribute(
    'href',
    'https://gilded-goblet.example/',
  );
  const [single] = within(screen.getByRole('list', { name: 'Newest singles' })).getAllByRole('listitem');
  expect(single).toHaveTextContent('Clockwork HeronBrinemarch · 12aNear Mint · FoilCounted Mar 1, 2026$4.50');
  expect(screen.getByRole('link', { name: 'Friday Night Commander' })).toHaveAttribute('href', event.path);
});

// @spec screen-map-of-one-store
test('a map of a store is opened by a press', async () => {
  const { person } = renderApp({ at: store.path });
  await person.click(await screen.findByRole('button', { name: 'Show map' }));
  const map = within(
    await screen.findByRole('application', { name: 'Map of The Gilded Goblet' }, { timeout: 10_000 }),
  );
  await person.click(map.getByRole('button', { name: 'The Gilded Goblet' }));
  const chosen = within(screen.getByRole('region', { name: 'The Gilded Goblet' }));
  expect(chosen.getByText('1814 W Division Street, Chicago, IL 60622')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Hide map' }));
  expect(screen.queryByRole('application', { name: 'Map of The Gilded Goblet' })).not.toBeInTheDocument();
});

// @spec added-store-page
test('the stock of a store is searched by words', async () => {
  const { person } = renderApp({ at: store.path });
  mockServer.on('GET /api/storefronts/:uuid/singles', ({ query }) => ({
    body: query.get('q') === 'owl' ? [aSingle({ cardName: 'Brass Owl' })] : [],
  }));
  const field = await screen.findByRole('searchbox', { name: 'Search this store’s singles' });
  await person.type(field, 'owl');
  expect(await screen.findByText('Brass Owl')).toBeVisible();
  expect(screen.getByText('1 single found')).toBeVisible();
  await person.type(field, 'et');
  expect(await screen.findByText('This store has no “owlet” right now.')).toBeVisible();
  await person.clear(field);
  expect(screen.getByText('Clockwork Heron')).toBeVisible();
  mockServer.on('GET /api/storefronts/:uuid/singles', () => ({ status: 503 }));
  await person.type(field, 'owl');
  expect(await screen.findByRole('alert')).toHaveTextContent('The search failed.');
  mockServer.on('GET /api/storefronts/:uuid/singles', { body: [aSingle({ cardName: 'Brass Owl' })] });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Brass Owl')).toBeVisible();
});

// @spec added-follow-store
test('a stranger who follows a store is asked to sign up', async () => {
  const { person } = renderApp({ at: store.path });
  await person.click(await screen.findByRole('button', { name: 'Follow' }));
  expect(await screen.findByRole('dialog', { name: 'Sign Up' })).toBeVisible();
});

// @spec screen-hold-for-me
test('a stranger who wants a card held logs in, and finds it in the basket, one press from being held', async () => {
  const stranger = renderApp({ at: store.path });
  await stranger.person.click(await screen.findByRole('button', { name: 'Hold for me: Clockwork Heron' }));
  expect(await screen.findByRole('dialog', { name: 'Log In' })).toBeVisible();
  stranger.unmount();
  mockServer.on('GET /api/storefronts/:uuid/follow', { body: { follows: false } });
  const member = renderApp({ user: player, at: store.path });
  const basket = within(await screen.findByRole('region', { name: 'Basket' }, { timeout: 5000 }));
  expect(basket.getByText('1 card at The Gilded Goblet')).toBeVisible();
  await waitFor(() => expect(basket.getByRole('button', { name: 'Hold all' })).toHaveFocus());
  await member.person.click(basket.getByRole('button', { name: 'Clear' }));
  member.unmount();
  renderApp({ user: player, at: store.path });
  await screen.findByRole('button', { name: 'Hold for me: Clockwork Heron' }, { timeout: 5000 });
  expect(screen.queryByRole('region', { name: 'Basket' })).toBeNull();
});

test('a stranger is led to what they would offer for through the log-in', async () => {
  mockServer.on('GET /api/storefronts/:uuid', {
    body: aStorefront({ singles: [aSingle({ uuid: 'trade', type: 'TRADE' })] }),
  });
  const { person, router } = renderApp({ at: store.path });
  await person.click(await screen.findByRole('link', { name: 'Make an offer: Clockwork Heron' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(router.state.location.state).toEqual({
    from: expect.stringMatching(/^\/offers\/new\?to=.+&listing=trade$/),
  });
});

// @spec added-follow-store
test('a stranger who has an account by then follows the store that they came from, once', async () => {
  const stranger = renderApp({ at: store.path });
  await stranger.person.click(await screen.findByRole('button', { name: 'Follow' }));
  await screen.findByRole('dialog', { name: 'Sign Up' });
  stranger.unmount();
  let follows = false;
  mockServer.on('GET /api/storefronts/:uuid/follow', () => ({ body: { follows } }));
  mockServer.on('PUT /api/storefronts/:uuid/follow', () => {
    follows = true;
    return { status: 204 };
  });
  for (let visit = 0; visit < 2; visit++) {
    const { unmount } = renderApp({ at: store.path, user: player });
    expect(await screen.findByRole('button', { name: 'Following' }, { timeout: 5_000 })).toBeVisible();
    unmount();
  }
  expect(mockServer.calls('PUT /api/storefronts/:uuid/follow')).toHaveLength(1);
});

// @spec added-follow-store
test('a member follows a store, and stops', async () => {
  let follows = false;
  mockServer.on('GET /api/storefronts/:uuid/follow', () => ({ body: { follows } }));
  mockServer.on('PUT /api/storefronts/:uuid/follow', () => {
    follows = true;
    return { status: 204 };
  });
  mockServer.on('DELETE /api/storefronts/:uuid/follow', () => {
    follows = false;
    return { status: 204 };
  });
  const { person } = renderApp({ at: store.path, user: player });
  await person.click(await screen.findByRole('button', { name: 'Follow', busy: false }, { timeout: 5_000 }));
  expect(await screen.findByRole('button', { name: 'Following', pressed: true })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Following' }));
  expect(await screen.findByRole('button', { name: 'Follow', pressed: false })).toBeVisible();
});

// @spec added-card-page
test('a card names the stores that have it, and counts people', async () => {
  renderApp({ at: card.path });
  expect(await screen.findByRole('heading', { name: 'Clockwork Heron', level: 1 })).toBeVisible();
  expect(screen.getByText('2 stores · 1 player · from $3.50')).toBeVisible();
  const sellers = within(screen.getByRole('list', { name: 'In stores' })).getAllByRole('listitem');
  expect(sellers.map(({ textContent }) => textContent)).toEqual([
    'The Gilded Goblet1814 W Division Street2 copiesCounted Mar 1, 2026from $3.50',
    'Traders’ Den1 copyCounted Jan 20, 2026for trade',
  ]);
  expect(sellers.map(({ dataset }) => dataset.stale)).toEqual([undefined, 'true']);
  expect(screen.getByRole('button', { name: 'Sign up to see who they are' })).toBeVisible();
});

test('a member gets from a public card to everybody who has it', async () => {
  renderApp({ at: card.path, user: player });
  const link = await screen.findByRole('link', { name: 'See everybody who has it' });
  expect(link).toHaveAttribute('href', `/cards/results/${ANSWERS.card.id}`);
});

// @spec added-event-page
test('an event says when and where it is, and who hosts it', async () => {
  renderApp({ at: event.path });
  expect(await screen.findByText('Fri, Nov 27 · 19:00 CST')).toBeVisible();
  expect(screen.getByRole('link', { name: 'The Gilded Goblet' })).toHaveAttribute('href', store.path);
  expect(screen.queryByText('This event is over.')).not.toBeInTheDocument();
});

test('an event that has begun is over', async () => {
  mockServer.on('GET /api/events/:uuid', { body: aPublicEvent({ date: '2026-01-02' }) });
  renderApp({ at: event.path });
  expect(await screen.findByText('This event is over.')).toBeVisible();
});

test.each([
  ['store', 'GET /api/storefronts/:uuid', 'Store not found'],
  ['card', 'GET /api/storefronts/cards/:id', 'Card not found'],
  ['event', 'GET /api/events/:uuid', 'Event not found'],
] as const)(
  'a %s that is not there says so, and one that failed can be read again',
  async (kind, call, title) => {
    mockServer.on(call, () => ({ status: 404 }));
    const first = renderApp({ at: PUBLIC_PAGES[kind].path });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    first.unmount();
    mockServer.on(call, () => ({ status: 503 }));
    renderApp({ at: PUBLIC_PAGES[kind].path });
    expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be loaded.');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  },
);

test('while a store is on its way its page says so, with a title and a heading', async () => {
  mockServer.on('GET /api/storefronts/:uuid', () => new Promise(() => {}));
  renderApp({ at: store.path });
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Loading' })).toBeInTheDocument();
  expect(document.title).toBe('Playset');
});

test('a link to another store shows that one', async () => {
  const { router } = renderApp({ at: store.path });
  await screen.findByRole('heading', { name: 'The Gilded Goblet' });
  mockServer.on('GET /api/storefronts/:uuid', { body: aStorefront({ name: 'Traders’ Den' }) });
  await act(() => router.navigate('/s/0d9a2a6e-9f0e-4c56-8a52-5c3d2f1b7e01'));
  expect(await screen.findByRole('heading', { name: 'Traders’ Den' })).toBeVisible();
});

test('a store without anything says so', async () => {
  const nothing = { events: [], singles: [], singlesCount: 0, hours: { weekly: [], exceptions: [] } };
  mockServer.on('GET /api/storefronts/:uuid', {
    body: aStorefront({ ...nothing, state: null, address: null, website: null, description: null }),
  });
  renderApp({ at: store.path });
  expect(await screen.findByText('No singles listed right now.')).toBeVisible();
  expect(screen.getByText('No events scheduled.')).toBeVisible();
  expect(screen.getByText('This store hasn’t listed its opening hours.')).toBeVisible();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

describe('sharing', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'share'));

  // @spec added-share
  test('copies the link where the device has no dialog of its own', async () => {
    const { person } = renderApp({ at: card.path });
    await person.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByRole('button', { name: 'Link copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}${card.path}`);
  });

  // @spec added-share
  test('opens the dialog of the device where it has one', async () => {
    const share = jest.fn(async () => undefined);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const { person } = renderApp({ at: event.path });
    await person.click(await screen.findByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({
      title: 'Friday Night Commander',
      url: `${window.location.origin}${event.path}`,
    });
  });
});
