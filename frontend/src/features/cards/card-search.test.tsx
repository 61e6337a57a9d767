/** The screen where the search for a card begins. */
import { screen } from '@testing-library/react';
import { someNames } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { renderScreen } from '../../test/render';
import { CardSearch } from './card-search';

const magic = { id: 1, value: 'MAGIC_THE_GATHERING', name: 'Magic: The Gathering' };
const open = () => renderScreen(<CardSearch />, { at: '/cards', path: '/cards' });

beforeEach(() => {
  mockServer.on('GET /api/catalogs/tcg-types', { body: [magic] });
  mockServer.on('GET /api/cards/autocomplete', { body: someNames() });
});

// @spec rule-one-game, screen-card-search-game, const-one-game
test('only Magic: The Gathering is offered', async () => {
  open();
  expect(await screen.findByRole('option', { name: 'Magic: The Gathering' })).toBeInTheDocument();
  expect(screen.getAllByRole('option')).toHaveLength(1);
});

// @spec route-cards, screen-card-search-text
test('Enter leads to the results of the trimmed query', async () => {
  const { person, router } = open();
  await person.type(screen.getByLabelText('Card'), '  fire & ice {Enter}');
  expect(router.state.location.pathname).toBe('/cards/results');
  expect(router.state.location.search).toBe('?search=fire%20%26%20ice');
});

// @spec screen-card-search-icon
test('the search icon leads there, too', async () => {
  const { person, router } = open();
  await person.type(screen.getByLabelText('Card'), 'heron');
  await person.click(screen.getByRole('button', { name: 'Search' }));
  expect(router.state.location.search).toBe('?search=heron');
});

// @spec rule-card-query-required, rule-search-required
test('a query is required', async () => {
  const { person, router } = open();
  await person.type(screen.getByLabelText('Card'), '   {Enter}');
  expect(screen.getByText('Enter a card name.')).toBeVisible();
  expect(screen.getByLabelText('Card')).toHaveFocus();
  expect(router.state.location.pathname).toBe('/cards');
});

// @spec text-tcg-types-failed
test('says when the games could not be loaded', async () => {
  mockServer.fail('GET /api/catalogs/tcg-types', 500);
  open();
  expect(await screen.findByText('Failed to load TCG types.')).toBeVisible();
});
