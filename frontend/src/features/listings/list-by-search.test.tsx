/** Listing a card that no card code can name. */
import { screen, waitFor, within } from '@testing-library/react';
import MyListingsPage from '../../pages/my-listings';
import { aCard, aListing, someCards, someNames } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { renderScreen } from '../../test/render';

const BY_CODE = 'GET /api/cards/:setcode/:number';
const SEARCH = 'GET /api/cards/search';
const FORMAT = 'Use format like "FIN-527" or "fdn0429"';
const masters = aCard({
  id: 'masters-id',
  set: '8lm',
  set_name: 'Eight Lantern Masters',
  collector_number: '7',
  finishes: ['nonfoil', 'etched'],
});

async function open() {
  mockServer.on('GET /api/listings/user/:id/status/:status', { body: [aListing()] });
  mockServer.on(SEARCH, { body: someCards([masters]) });
  mockServer.on('GET /api/cards/autocomplete', { body: someNames() });
  const opened = renderScreen(<MyListingsPage />, { at: '/my-listings', path: '/my-listings' });
  await opened.person.click(screen.getByRole('button', { name: 'New Listing' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Listing' }));
  return { ...opened, dialog, code: dialog.getByLabelText('Card code') };
}

test('a code whose set has a digit names its card', async () => {
  const { person, dialog, code } = await open();
  mockServer.on(BY_CODE, { body: masters });
  await person.type(code, '8LM-007{Enter}');
  expect(await dialog.findByText('Eight Lantern Masters · #7', { exact: false })).toBeVisible();
  expect(mockServer.calls(BY_CODE)[0]?.path).toBe('/api/cards/8lm/7');
});

// @spec rule-list-by-search
test('what is no code at all can be found by a search', async () => {
  const { person, dialog, code } = await open();
  await person.type(code, '1★{Enter}');
  expect(dialog.getByText(FORMAT)).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Search for it instead' }));
  expect(dialog.getByLabelText('Card name')).toHaveValue('cn:1★');
  expect(dialog.getByLabelText('Card name')).toHaveFocus();
  await dialog.findByRole('list', { name: 'Printings' });
  expect(dialog.getByText('1 printing found')).toHaveAttribute('role', 'status');
  expect(mockServer.calls(SEARCH)[0]?.query.get('q')).toBe('cn:1★');
});

// @spec rule-list-by-search
test('a code that names no card can be searched for, too', async () => {
  const { person, dialog, code } = await open();
  mockServer.fail(BY_CODE, 404);
  await person.type(code, 'A-45{Enter}');
  expect(await dialog.findByText('Card not found or API error.')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Search for it instead' }));
  expect(dialog.getByLabelText('Card name')).toHaveValue('cn:A-45');
});

// @spec rule-list-by-search
test('the printing that is picked goes on the list as a card with a code does, by the keyboard alone', async () => {
  const { person, dialog, code } = await open();
  await person.type(code, '7★{Enter}{Tab}');
  await person.tab();
  expect(dialog.getByRole('button', { name: 'Search for it instead' })).toHaveFocus();
  await person.keyboard('{Enter}');
  const printing = await dialog.findByRole('button', {
    name: 'Clockwork Heron Eight Lantern Masters · #7 Nonfoil, Etched',
  });
  await person.tab();
  await person.tab();
  expect(printing).toHaveFocus();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(dialog.getByLabelText('Price')).toHaveFocus());
  await person.keyboard('4{Enter}');
  expect(dialog.getByRole('heading', { name: '1 card to submit' })).toBeVisible();
  await waitFor(() => expect(dialog.getByLabelText('Card name')).toHaveFocus());
});

test('a name that is chosen stands in the field, and exactly that card is searched for', async () => {
  const { person, dialog } = await open();
  mockServer.on('GET /api/cards/autocomplete', { body: someNames('Clockwork Heron', 'Clockwork Wisp') });
  await person.click(dialog.getByRole('button', { name: 'Find by name instead' }));
  await person.type(dialog.getByLabelText('Card name'), 'clockw');
  await person.click(await screen.findByRole('option', { name: 'Clockwork Heron' }));
  await dialog.findByRole('list', { name: 'Printings' });
  expect(dialog.getByLabelText('Card name')).toHaveValue('Clockwork Heron');
  await person.click(dialog.getByRole('button', { name: 'Find' }));
  const asked = mockServer.calls(SEARCH).map(({ query }) => query.get('q'));
  expect(new Set(asked)).toEqual(new Set(['!"Clockwork Heron"']));
});

test('the offer goes when another code is typed', async () => {
  const { person, dialog, code } = await open();
  await person.type(code, '7★{Enter}');
  expect(dialog.getByRole('button', { name: 'Search for it instead' })).toBeVisible();
  await person.type(code, '0');
  expect(dialog.queryByRole('button', { name: 'Search for it instead' })).toBeNull();
});

test('a search that finds nothing, or is not understood, says so without sending anybody elsewhere', async () => {
  const { person, dialog, code } = await open();
  await person.type(code, '7★{Enter}');
  await person.click(dialog.getByRole('button', { name: 'Search for it instead' }));
  const answer = (status: number, details: string, warnings?: string[]) => () => ({
    status,
    body: { object: 'error', code: 'bad_request', status, details, warnings },
  });
  const guide = 'Adjust your search terms or refer to the syntax guide at https://guide.example';
  mockServer.on(SEARCH, answer(404, `Your query didn’t match any cards. ${guide}`));
  const name = dialog.getByLabelText('Card name');
  await person.clear(name);
  await person.type(name, 'nothing{Enter}');
  expect(await dialog.findByText('Your query didn’t match any cards.')).toHaveAttribute('role', 'alert');
  mockServer.on(SEARCH, answer(400, 'All of your terms were ignored.', ['Unknown keyword “shine”.']));
  await person.clear(name);
  await person.type(name, 'shine:5{Enter}');
  expect(await dialog.findByText('All of your terms were ignored. Unknown keyword “shine”.')).toHaveAttribute(
    'role',
    'alert',
  );
});
