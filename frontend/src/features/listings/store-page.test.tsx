/** The page of a store or of another player: who it is, and what they list. */
import { screen, waitFor, within } from '@testing-library/react';
import type { EventDto } from '../../api/events';
import MyListingsPage from '../../pages/my-listings';
import { aPlayerProfile, aStoreProfile } from '../../test/accounts';
import { anEvent } from '../../test/calendar';
import { aListing } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { player, store } from '../../test/people';
import { renderScreen } from '../../test/render';

const LIST = 'GET /api/listings/user/:id/status/:status';
const PROFILE = 'GET /api/users/:uuid/profile';
const EVENTS = 'GET /api/events/store/:uuid';

const open = (query: Record<string, string> = { storeId: store.uuid, storeName: 'Ghost' }, user = player) =>
  renderScreen(<MyListingsPage />, {
    at: `/my-listings?${new URLSearchParams(query)}`,
    path: '/my-listings',
    user,
  });
const serve = (events: EventDto[] = [], total = events.length) => {
  mockServer.on(PROFILE, { body: aStoreProfile() });
  mockServer.on(LIST, { body: [aListing({ userId: store.uuid })] });
  mockServer.on(EVENTS, { body: events, headers: { 'x-total-count': String(total) } });
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

// @spec rule-distance
test('a store’s page says how far away it is', async () => {
  const distance = { km: 2.1, isAbout: false };
  mockServer.on('GET /api/places/distances', { body: [{ account: store.uuid, distance }] });
  serve();
  open();
  await heading('The Gilded Sleeve Listings');
  const contact = within(screen.getByRole('region', { name: 'Contact' }));
  expect((await contact.findByText('Distance')).nextElementSibling).toHaveTextContent('1.3 mi');
  expect(mockServer.calls('GET /api/places/distances')).toHaveLength(1);
});

test('a store’s page says where it is, how to reach it and how to get there', async () => {
  serve();
  open();
  expect(await heading('The Gilded Sleeve Listings')).toBeVisible();
  const contact = within(screen.getByRole('region', { name: 'Contact' }));
  expect(contact.getByText('12 Elm Street, Springfield')).toBeVisible();
  const leadsTo = (name: string) => contact.getByRole('link', { name }).getAttribute('href');
  expect(leadsTo('gilded@example.com')).toBe('mailto:gilded@example.com');
  expect(leadsTo('+1 (312) 555-0102')).toBe('tel:+13125550102');
  expect(leadsTo('Directions to The Gilded Sleeve')).toContain('query=12+Elm+Street');
  expect(leadsTo('Website of The Gilded Sleeve')).toBe('https://gilded.example/');
  expect(screen.getByRole('link', { name: 'Local Stores' })).toHaveAttribute('href', '/stores');
  expect(screen.queryByText(/Ghost/)).toBeNull();
});

test('a listing says what is special about its copy', async () => {
  serve();
  const note = 'Small crease in the corner';
  mockServer.on(LIST, { body: [aListing({ userId: store.uuid, isSigned: true, note })] });
  open();
  const row = (await screen.findByText(note)).closest('li') as HTMLElement;
  expect(within(row).getByText('Signed')).toBeVisible();
  expect(within(row).queryByText('Altered')).not.toBeInTheDocument();
});

test('a store’s page has its next three events and the way to all of them', async () => {
  const names = ['Friday Draft', 'Saturday Modern', 'Sunday Commander', 'Monday Pauper'];
  serve(
    names.map((name) => anEvent({ uuid: name, name })),
    9,
  );
  open();
  const events = within(await screen.findByRole('region', { name: 'Upcoming events' }));
  expect(await events.findByText('Sunday Commander')).toBeVisible();
  expect(events.queryByText('Monday Pauper')).toBeNull();
  expect(events.getByRole('link', { name: 'All 9 events' })).toHaveAttribute(
    'href',
    `/events?view=stores&store=${store.uuid}`,
  );
});

test('a store without events says so', async () => {
  serve();
  open();
  expect(await screen.findByText('No events scheduled right now.')).toBeVisible();
});

test('events that do not load are not said to be none', async () => {
  serve();
  mockServer.fail(EVENTS, 503);
  open();
  expect(await screen.findByText('Couldn’t load the events.')).toBeVisible();
  expect(screen.queryByText('No events scheduled right now.')).toBeNull();
});

test.each([404, 400])(
  'a store that nobody knows (%d) is not called by the name in the address',
  async (status) => {
    serve();
    mockServer.fail(PROFILE, status);
    open({ storeId: 'nobody', storeName: 'Ghost' });
    expect(await heading('Profile not found')).toBeVisible();
    expect(screen.queryByText(/Ghost/)).toBeNull();
    expect(screen.queryByRole('list', { name: 'Listings' })).toBeNull();
    expect(screen.getByRole('link', { name: 'See local stores' })).toHaveAttribute('href', '/stores');
  },
);

test('a profile that does not load can be tried again, with the listings in view', async () => {
  serve();
  mockServer.fail(PROFILE, 503);
  const { person } = open();
  expect(await screen.findByText('Failed to load store data.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Clockwork Heron' })).toBeVisible();
  expect(screen.queryByText(/Ghost/)).toBeNull();
  mockServer.on(PROFILE, { body: aStoreProfile() });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('The Gilded Sleeve Listings')).toBeVisible();
});

test('a player’s page has their name, what they show of themselves, and no address or events', async () => {
  serve();
  mockServer.on(PROFILE, { body: aPlayerProfile() });
  open({ storeId: player.uuid }, store);
  expect(await heading('Mira Vale Listings')).toBeVisible();
  const contact = within(screen.getByRole('region', { name: 'Contact' }));
  expect(contact.getByRole('link', { name: 'mira@example.com' })).toBeVisible();
  expect(contact.getByText('Not listed')).toBeVisible();
  expect(contact.queryByText('Address')).toBeNull();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Upcoming events' })).toBeNull());
});

test('a player without listings is not called a store', async () => {
  serve();
  mockServer.on(PROFILE, { body: aPlayerProfile() });
  mockServer.on(LIST, { body: [] });
  open({ storeId: player.uuid }, store);
  expect(await screen.findByText('No listings at the moment.')).toBeVisible();
});

describe('for somebody who comes from a card', () => {
  const COPIES = 'GET /api/listings/user/:id/with-card';
  const fromCard = { storeId: store.uuid, storeName: 'x', card: 'heron-id' };

  // @spec added-lister-with-card
  test('its copies stand at the top, with the way back to the card', async () => {
    serve();
    mockServer.on(LIST, { body: [] });
    mockServer.on(COPIES, { body: [aListing({ userId: store.uuid, price: 1.5 })] });
    open(fromCard);
    const copies = within(await screen.findByRole('region', { name: 'The card you came for' }));
    expect(await copies.findByRole('heading', { name: 'Clockwork Heron here' })).toBeVisible();
    expect(copies.getByText('$1.50')).toBeVisible();
    expect(copies.getByRole('link', { name: 'Back to the card' })).toHaveAttribute(
      'href',
      '/cards/results/heron-id',
    );
    expect(await copies.findByRole('button', { name: 'Hold for me: Clockwork Heron' })).toBeVisible();
    // They can be held or reported, and nothing else.
    const names = copies.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(
      names.filter((name) => !/^(Hold for me|Add to the basket|Report or block): /.test(name ?? '')),
    ).toEqual([]);
    const [call] = mockServer.calls(COPIES);
    expect(call?.path).toContain(store.uuid);
    expect(call?.query.get('cardId')).toBe('heron-id');
  });

  test('a card that is gone is said to be', async () => {
    serve();
    mockServer.on(COPIES, { body: [] });
    open(fromCard);
    expect(await screen.findByText('This card isn’t listed here anymore.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the card' })).toBeVisible();
  });
});
