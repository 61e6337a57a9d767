/** The search language beside the box, and the controls of the results. */
import { act, screen, waitFor, within } from '@testing-library/react';
import CardResultsPage from '../../pages/card-results';
import { aCard, someCards, someSets } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { renderScreen } from '../../test/render';
import { CardSearch } from './card-search';

const SEARCH = 'GET /api/cards/search';
const results = (search: string) => {
  mockServer.on(SEARCH, { body: someCards([aCard()]) });
  return renderScreen(<CardResultsPage />, { at: `/cards/results?search=${search}`, path: '/cards/results' });
};
const sheet = async () => within(await screen.findByRole('dialog', { name: 'Search syntax' }));
const BY_NUMBER = 'GET /api/cards/:setcode/:number';
const examples = async () =>
  (await sheet()).getAllByRole('link').map((link) => link.querySelector('code')?.textContent);
beforeEach(() => {
  mockServer.on('GET /api/cards/sets', { body: someSets({}) });
  mockServer.on(BY_NUMBER, { body: aCard() });
});
const lastAsked = () => Object.fromEntries(mockServer.calls(SEARCH).at(-1)?.query ?? []);

// @spec text-search-syntax
test('the search language is a press away from the box, in groups, and Back closes it', async () => {
  mockServer.on('GET /api/catalogs/tcg-types', { body: [] });
  const { person, router } = renderScreen(<CardSearch />, { at: '/cards', path: '/cards' });
  await person.click(screen.getByRole('button', { name: 'Search syntax' }));
  const groups = (await sheet()).getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(groups).toEqual([
    'Names',
    'Not, or, parentheses',
    'Colors',
    'Types',
    'Rules text',
    'Mana and cost',
    'Power, toughness, loyalty',
    'Sets and numbers',
    'Rarity',
    'Formats',
    'Prices',
    'Artist, flavor, watermark',
    'Appearance and languages',
    'Lands',
    'Display options',
  ]);
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/cards');
});

test('two presses open one sheet, and after a reload Back leads past it', async () => {
  mockServer.on('GET /api/catalogs/tcg-types', { body: [] });
  const { person, router } = renderScreen(<CardSearch />, { at: '/cards', path: '/cards' });
  await act(() => router.navigate('/cards?at=1'));
  const button = screen.getByRole('button', { name: 'Search syntax' });
  act(() => {
    button.click();
    button.click();
  });
  await sheet();
  const entry = router.state.location;
  await person.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.state).toBeNull());
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('');
  await act(() => router.navigate(entry, { state: { dialogEntry: 1 } }));
  await waitFor(() => expect(router.state.location.state).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
});

// @spec text-search-syntax
test('an example runs at a press, and the box has it then', async () => {
  const { person, router } = results('heron');
  await screen.findByText('1 card');
  await person.click(screen.getByRole('button', { name: 'Search syntax' }));
  await person.click((await sheet()).getByRole('link', { name: /^pow>tou/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.search).toBe('?search=pow%3Etou');
  expect(screen.getByRole('combobox', { name: 'Card' })).toHaveValue('pow>tou');
  expect(lastAsked().q).toBe('pow>tou');
});

test('examples that name a set, a card or an artist take them from the catalogue', async () => {
  mockServer.on('GET /api/cards/sets', {
    body: someSets(
      { code: 'odd', card_count: 900, set_type: 'funny' },
      { code: 'net', card_count: 500, digital: true },
      { code: 'tid', card_count: 280 },
      { code: 'ebb', card_count: 150, block_code: 'flo' },
    ),
  });
  mockServer.on(BY_NUMBER, { body: aCard({ name: 'Tide Warden', artist: 'Ada de Vries' }) });
  const { person } = results('heron');
  await person.click(screen.getByRole('button', { name: 'Search syntax' }));
  await waitFor(async () =>
    expect(await examples()).toEqual(
      expect.arrayContaining(['!"Tide Warden"', 'set:tid', 'set:tid cn:12', 'b:flo', 'in:tid', 'a:vries']),
    ),
  );
  expect(mockServer.calls(BY_NUMBER).map(({ path }) => path)).toEqual(['/api/cards/tid/12']);
});

test('on a phone the fields above the results are a press away, and what was chosen is said', async () => {
  const { person } = results('heron&order=usd&unique=cards&extras=no');
  const fold = screen.getByRole('button', {
    name: 'Shown: Price in US dollars · Unique cards · No tokens or extras',
  });
  const fields = screen.getByRole('group', { name: 'Sort and filter' });
  expect(fold).toHaveAttribute('aria-controls', fields.id);
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  expect(fields).toHaveClass('folded');
  await person.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  expect(fields).not.toHaveClass('folded');
});

// @spec screen-search-in-place
test('the search is changed in place, on its results', async () => {
  mockServer.fail('GET /api/cards/autocomplete', 503);
  const { person, router } = results('heron');
  const box = screen.getByRole('combobox', { name: 'Card' });
  expect(box).toHaveValue('heron');
  await person.type(box, ' -choir{Enter}');
  expect(router.state.location.search).toBe('?search=heron%20-choir');
  expect(await screen.findByRole('heading', { name: 'Search Results for heron -choir' })).toBeVisible();
});

// @spec screen-search-in-place
test('order, direction, which printings and extras are chosen above the results and stand in the address', async () => {
  const { person, router } = results('heron');
  await screen.findByText('1 card');
  expect(lastAsked()).toEqual({
    q: 'heron',
    unique: 'prints',
    include_extras: 'true',
    include_variations: 'true',
    page: '1',
  });
  await person.selectOptions(screen.getByLabelText('Order'), 'Price in US dollars');
  await person.selectOptions(screen.getByLabelText('Direction'), 'Ascending');
  await person.selectOptions(screen.getByLabelText('Show'), 'Unique cards');
  await person.click(screen.getByLabelText('Show tokens and extras'));
  expect(router.state.location.search).toBe('?search=heron&order=usd&dir=asc&unique=cards&extras=no');
  await waitFor(() =>
    expect(lastAsked()).toEqual({
      q: 'heron',
      unique: 'cards',
      include_extras: 'false',
      include_variations: 'true',
      order: 'usd',
      dir: 'asc',
      page: '1',
    }),
  );
  expect(screen.getByLabelText('Show tokens and extras')).toHaveFocus();
  const card = await screen.findByRole('link', { name: /#89/ });
  expect(card).toHaveAttribute(
    'href',
    '/cards/results/heron-id?search=heron&order=usd&dir=asc&unique=cards&extras=no',
  );
});

test('a shared address shows its results as they were chosen', async () => {
  results('heron&order=released&dir=desc&unique=art');
  await screen.findByText('1 card');
  expect(screen.getByLabelText('Order')).toHaveValue('released');
  expect(lastAsked()).toMatchObject({ order: 'released', dir: 'desc', unique: 'art' });
});
