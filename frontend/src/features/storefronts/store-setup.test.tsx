/** The dashboard of a new store leads it to its page. */
import { screen, waitFor, within } from '@testing-library/react';
import HomePage from '../../pages/home';
import { mockServer } from '../../test/mock-server';
import { store } from '../../test/people';
import { renderApp, renderScreen } from '../../test/render';
import { aPlaceless, CHICAGO, inTown } from '../../test/town-list';

const MINE = 'GET /api/places/mine';
const PAGE = 'GET /api/storefronts/mine';
const CARD = 'Finish your store page';
const ADDRESS_NEEDED = 'Players can’t find you yet';
const NOTHING = {
  ...{ weekly: [], exceptions: [], description: null, website: null },
  ...{ timeZone: null, picture: null, version: 0 },
};
const OPEN = { day: 'MONDAY' as const, opens: '10:00', closes: '18:00' };
const PICTURE = {
  ...{ uuid: '5b0c0a52-6f4c-4d54-9b8a-0d4e9b1b8d1c', url: '/p.webp', thumbnailUrl: '/t.webp' },
  ...{ width: 1600, height: 900 },
};

afterEach(() => localStorage.clear());

beforeEach(() =>
  mockServer.on('GET /api/dashboard/store-summary/:uuid', {
    body: { upcomingEvents: [], totalListings: 0, totalEventsHosted: 0, totalWatchlist: 0 },
  }),
);

const open = (user = store) => renderScreen(<HomePage />, { user, at: '/home' });
const card = () => screen.findByRole('region', { name: CARD });

// @spec screen-store-invitation
test('a new store is asked for what its page misses, its place first, each one press away', async () => {
  mockServer.on(MINE, { body: aPlaceless() });
  mockServer.on(PAGE, { body: NOTHING });
  const { person } = open({ ...store, address: '' });
  const setup = within(await card());
  expect(screen.queryByRole('region', { name: ADDRESS_NEEDED })).toBeNull();
  expect(setup.getByText(/^0 of 4 done/)).toBeVisible();
  const place = setup.getByRole('button', { name: 'Address and place on the map' });
  expect(setup.getAllByRole('link').map((step) => [step.textContent, step.getAttribute('href')])).toEqual([
    ['Opening hours', '/store-page#hours'],
    ['A picture of your store', '/store-page#picture'],
    ['Link and QR code for the counter', '/store-page#code'],
  ]);
  await person.dblClick(place);
  const dialog = within(await screen.findByRole('dialog', { name: 'Put your store on the map' }));
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveFocus());
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

// @spec screen-store-invitation
test('what is there is ticked off, the code once it was looked at; then the card is gone', async () => {
  mockServer.on(MINE, { body: inTown(CHICAGO) });
  mockServer.on(PAGE, { body: { ...NOTHING, weekly: [OPEN], picture: PICTURE, version: 2 } });
  const { person, unmount } = open();
  const setup = within(await card());
  expect(setup.getByText(/^3 of 4 done/)).toBeVisible();
  expect(setup.getAllByText('done')).toHaveLength(3);
  await person.click(setup.getByRole('link', { name: 'Link and QR code for the counter' }));
  expect(screen.queryByRole('region', { name: CARD })).toBeNull();
  unmount();
  open();
  await screen.findByText('No events in the next 3 days.');
  await waitFor(() => expect(mockServer.calls(PAGE).length).toBeGreaterThan(1));
  expect(screen.queryByRole('region', { name: CARD })).toBeNull();
});

// @spec screen-store-invitation
test('it can be put aside for good, which leaves what lists of stores need', async () => {
  mockServer.on(MINE, { body: aPlaceless() });
  mockServer.on(PAGE, { body: NOTHING });
  const { person, unmount } = open({ ...store, address: '' });
  await card();
  await person.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('region', { name: CARD })).toBeNull();
  expect(screen.getByRole('region', { name: ADDRESS_NEEDED })).toBeVisible();
  expect(document.body).not.toHaveFocus();
  unmount();
  open({ ...store, address: '' });
  expect(await screen.findByRole('region', { name: ADDRESS_NEEDED })).toBeVisible();
  expect(screen.queryByRole('region', { name: CARD })).toBeNull();
});

test('a page that does not load is not said to miss anything', async () => {
  mockServer.on(MINE, { body: aPlaceless() });
  mockServer.fail(PAGE, 500);
  open({ ...store, address: '' });
  expect(await screen.findByRole('region', { name: ADDRESS_NEEDED })).toBeVisible();
  expect(screen.queryByRole('region', { name: CARD })).toBeNull();
});

test.each(['hours', 'picture', 'code'])('a press leads to the part %s of the page', async (part) => {
  mockServer.on(PAGE, { body: NOTHING });
  renderApp({ at: `/store-page#${part}`, user: store });
  await waitFor(() => expect(document.activeElement).toHaveAttribute('id', part));
});
