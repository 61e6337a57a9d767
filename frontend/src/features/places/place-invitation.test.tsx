/** The dashboard invites somebody without a place to set one. */
import { screen, waitFor, within } from '@testing-library/react';
import HomePage from '../../pages/home';
import { mockServer } from '../../test/mock-server';
import { player } from '../../test/people';
import { renderScreen } from '../../test/render';
import { aPlaceless, CHICAGO, inTown } from '../../test/town-list';

const MINE = 'GET /api/places/mine';
const SET = 'PUT /api/places/mine';
const FOR_PLAYERS = 'Set your town to see who is near';

afterEach(() => localStorage.clear());

function open() {
  mockServer.on('GET /api/dashboard/user-summary/:uuid', { body: { upcomingEvents: [], watchlists: [] } });
  return renderScreen(<HomePage />, { user: player, at: '/home' });
}

// @spec screen-place-invitation
test('a player without a town sets it right there, and the invitation is gone', async () => {
  mockServer.on(MINE, { body: aPlaceless() });
  mockServer.on('GET /api/places', { body: [CHICAGO] });
  mockServer.on(SET, () => {
    mockServer.on(MINE, { body: inTown(CHICAGO) });
    return { body: inTown(CHICAGO) };
  });
  const { person } = open();
  const invitation = within(await screen.findByRole('region', { name: FOR_PLAYERS }));
  expect(
    invitation.getByText('Others see only about how far away you are, never where you are.'),
  ).toBeVisible();
  await person.click(invitation.getByRole('button', { name: 'Set your town' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set your town' }));
  const field = await dialog.findByRole('combobox', { name: 'Your town' });
  await waitFor(() => expect(field).toHaveFocus());
  await person.type(field, 'chica');
  await dialog.findByRole('option', { name: CHICAGO.label });
  await person.keyboard('{Enter}{Enter}');
  expect(await screen.findByText(`Your town is ${CHICAGO.label}.`)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('region', { name: FOR_PLAYERS })).toBeNull();
});

// @spec screen-place-invitation
test('it can be put aside, for good in this browser and for this account', async () => {
  mockServer.on(MINE, { body: aPlaceless() });
  const { person, unmount } = open();
  const invitation = within(await screen.findByRole('region', { name: FOR_PLAYERS }));
  await person.click(invitation.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('region', { name: FOR_PLAYERS })).toBeNull();
  expect(document.body).not.toHaveFocus();
  unmount();
  open();
  await screen.findByText('No events in the next 3 days.');
  expect(screen.queryByRole('region', { name: FOR_PLAYERS })).toBeNull();
});

test('who has a place is not asked', async () => {
  mockServer.on(MINE, { body: inTown(CHICAGO) });
  open();
  await screen.findByText('No events in the next 3 days.');
  expect(screen.queryByRole('region', { name: FOR_PLAYERS })).toBeNull();
});

test('a place that does not load leaves the dashboard as it is', async () => {
  mockServer.fail(MINE, 500);
  open();
  await screen.findByText('No events in the next 3 days.');
  expect(screen.queryByRole('region', { name: FOR_PLAYERS })).toBeNull();
});
