/** Where the keyboard is when somebody is blocked: what was listed goes, with the button that was pressed. */
import { screen, waitFor, within } from '@testing-library/react';
import CardPage from '../../pages/card';
import ListerListings from '../../pages/lister-listings';
import { aPlayerProfile } from '../../test/accounts';
import { aCard, aPlayerListing, someCards } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { player } from '../../test/people';
import { renderScreen } from '../../test/render';
import SafetyMenu from './safety-menu';

const ROBIN = 'robin-id';
const BLOCK = 'PUT /api/moderation/blocks/:uuid';
const LISTINGS = 'GET /api/listings/with-card';
const robin = aPlayerListing({ uuid: 'robins-listing', userId: ROBIN, name: 'Robin' });
const others = aPlayerListing({ uuid: 'kims-listing', userId: 'kim-id', name: 'Kim' });

type Person = ReturnType<typeof renderScreen>['person'];

beforeEach(() => {
  mockServer.on('GET /api/moderation/blocks/:uuid', {
    body: { account: ROBIN, isBlocked: false, deals: [] },
  });
});

async function block(person: Person, row: HTMLElement) {
  await person.click(await within(row).findByRole('button', { name: /^Report or block/ }));
  await person.click(await screen.findByRole('button', { name: 'Block Robin' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Block Robin?' }));
  const confirm = await dialog.findByRole('button', { name: 'Block' });
  await waitFor(() => expect(confirm).not.toHaveAttribute('aria-busy'));
  await person.click(confirm);
}

test.each([
  ['one of the listings', { type: 'SELL' as const }, [others]],
  ['the last listing', { type: 'SELL' as const }, []],
  ['a wanted card', { type: 'BUY' as const }, []],
])('the focus stays on the page of a card where %s goes with who is blocked', async (_what, facts, left) => {
  mockServer.on('GET /api/cards/:id', { body: aCard() });
  mockServer.on('GET /api/cards/search', { body: someCards([aCard()]) });
  mockServer.on('GET /api/listings/availability', { body: [] });
  mockServer.on('GET /api/watchlist/:uuid/contains', { body: { contains: false } });
  mockServer.on(LISTINGS, { body: [{ ...robin, ...facts }, ...left] });
  mockServer.on(BLOCK, () => {
    mockServer.on(LISTINGS, { body: left });
    return { status: 204 };
  });
  const { person } = renderScreen(<CardPage />, {
    ...{ user: player, at: '/cards/results/heron-id', path: '/cards/results/:cardId' },
  });
  const row = (await screen.findByRole('link', { name: 'Robin' })).closest('li');
  if (!row) throw new Error('It is in no row');
  await block(person, row);
  await waitFor(() => expect(row).not.toBeInTheDocument());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

test('the focus stays on the page of a player whose listings go with the block', async () => {
  const ofRobin = 'GET /api/listings/user/:id/status/:status';
  mockServer.on('GET /api/users/:uuid/profile', { body: aPlayerProfile({ uuid: ROBIN, name: 'Robin' }) });
  mockServer.on(ofRobin, { body: [robin], headers: { 'x-total-count': '1' } });
  mockServer.on(BLOCK, () => {
    mockServer.on(ofRobin, { body: [] });
    return { status: 204 };
  });
  const { person } = renderScreen(<ListerListings lister={ROBIN} card={null} />, { user: player });
  const row = (await screen.findByRole('heading', { name: robin.cardName })).closest('li');
  if (!row) throw new Error('It is in no row');
  await block(person, row);
  await waitFor(() => expect(row).not.toBeInTheDocument());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

test('the focus is on what the page says in place of a profile that goes with the block', async () => {
  const profile = 'GET /api/users/:uuid/profile';
  const ofRobin = 'GET /api/listings/user/:id/status/:status';
  mockServer.on(profile, { body: aPlayerProfile({ uuid: ROBIN, name: 'Robin' }) });
  mockServer.on(ofRobin, { body: [robin] });
  mockServer.on(BLOCK, () => {
    mockServer.fail(profile, 404);
    mockServer.on(ofRobin, { body: [] });
    return { status: 204 };
  });
  const { person } = renderScreen(<ListerListings lister={ROBIN} card={null} />, { user: player });
  const contact = await screen.findByRole('region', { name: 'Contact' });
  await block(person, contact);
  const title = await screen.findByRole('heading', { level: 1, name: 'Profile not found' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.body).not.toHaveFocus());
  expect(document.activeElement).toContainElement(title);
});

test('the dialog has the focus while it asks for the deals, and keeps it where the blocking fails', async () => {
  const answer = mockServer.later('GET /api/moderation/blocks/:uuid', {
    body: { account: ROBIN, isBlocked: false, deals: [] },
  });
  mockServer.fail(BLOCK, 503, { code: 'server.busy', message: 'Try again later.' });
  const { person } = renderScreen(
    <SafetyMenu
      target={{ kind: 'PROFILE', id: ROBIN }}
      account={{ uuid: ROBIN, name: 'Robin' }}
      label="Robin"
    />,
    { user: player },
  );
  await person.click(screen.getByRole('button', { name: /^Report or block/ }));
  await person.click(screen.getByRole('button', { name: 'Block Robin' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Block Robin?' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await answer();
  const confirm = dialog.getByRole('button', { name: 'Block' });
  await waitFor(() => expect(confirm).not.toHaveAttribute('aria-busy'));
  await person.click(confirm);
  expect(await dialog.findByRole('alert')).toHaveTextContent('Try again later.');
  expect(confirm).toHaveFocus();
  expect(mockServer.calls(BLOCK)).toHaveLength(1);
});
