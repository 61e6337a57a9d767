/** The screen of the local stores. */
import { screen, waitFor, within } from '@testing-library/react';
import type { StoreDto } from '../../api/users';
import StoresPage from '../../pages/stores';
import { mockServer, type Reply } from '../../test/mock-server';
import { store } from '../../test/people';
import { renderApp, renderScreen } from '../../test/render';

const LIST = 'GET /api/users/stores';

const aStore = (facts: Partial<StoreDto> = {}): StoreDto => ({
  uuid: store.uuid,
  name: store.name,
  address: store.address,
  phoneNumber: store.phoneNumber,
  email: store.email,
  website: 'https://gilded.example/cards',
  ...facts,
});

const open = (at = '/stores') => renderScreen(<StoresPage />, { at, path: '/stores' });
const card = async (name = store.name) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('li') as HTMLElement);

// @spec text-stores-title, screen-store-card, call-stores
test('Local Stores shows a grid of stores with name, address, email and phone', async () => {
  mockServer.on(LIST, { body: [aStore()] });
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Local Stores' })).toBeVisible();
  const shown = await card();
  expect(shown.getByText('12 Elm Street, Springfield')).toBeVisible();
  expect(shown.getByRole('link', { name: 'gilded@example.com' })).toHaveAttribute(
    'href',
    'mailto:gilded@example.com',
  );
  expect(shown.getByRole('link', { name: '+1 (312) 555-0102' })).toHaveAttribute('href', 'tel:+13125550102');
  expect(screen.getByText('1 store')).toBeVisible();
});

// @spec screen-store-open
test('clicking a store opens its listings', async () => {
  mockServer.on(LIST, { body: [aStore()] });
  const { person, router } = open();
  await person.click((await card()).getByRole('link', { name: 'The Gilded Sleeve' }));
  const { pathname, search } = router.state.location;
  expect(pathname).toBe('/my-listings');
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    storeId: store.uuid,
    storeName: 'The Gilded Sleeve',
  });
});

test('the name of a store comes before its details for the keyboard, and each can be used', async () => {
  mockServer.on(LIST, { body: [aStore()] });
  open();
  const links = (await card()).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('aria-label') ?? link.textContent)).toEqual([
    'The Gilded Sleeve',
    'gilded@example.com',
    '+1 (312) 555-0102',
    'Directions to The Gilded Sleeve',
    'Website of The Gilded Sleeve',
  ]);
  for (const link of links) expect(link).not.toHaveAttribute('tabindex');
});

test('directions lead to a map of the address, the website opens beside this page', async () => {
  mockServer.on(LIST, { body: [aStore()] });
  open();
  const shown = await card();
  const directions = shown.getByRole('link', { name: 'Directions to The Gilded Sleeve' });
  expect(directions).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=12+Elm+Street%2C+Springfield',
  );
  const website = shown.getByRole('link', { name: 'Website of The Gilded Sleeve' });
  expect(website).toHaveAttribute('href', 'https://gilded.example/cards');
  for (const link of [directions, website]) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('what a store hides or never told is Not listed', async () => {
  mockServer.on(LIST, { body: [aStore({ address: null, email: null, phoneNumber: null, website: null })] });
  open();
  const shown = await card();
  expect(shown.getAllByText('Not listed')).toHaveLength(3);
  expect(shown.getAllByRole('link')).toHaveLength(1);
});

test('a website that is none of the web is no link', async () => {
  mockServer.on(LIST, { body: [aStore({ website: 'javascript:alert(1)' })] });
  open();
  expect((await card()).queryByRole('link', { name: /^Website/ })).toBeNull();
});

test('while stores are on their way, their shape stands there', async () => {
  mockServer.on(LIST, { body: [] });
  open();
  expect(screen.getByRole('status', { name: 'Loading stores' })).toBeVisible();
  expect(await screen.findByText('No local stores yet.')).toBeVisible();
});

test('the search asks the server after a pause, and stands in the address', async () => {
  mockServer.on(LIST, ({ query }) => ({ body: query.get('q') ? [] : [aStore()] }));
  const { person, router } = open();
  await card();
  await person.type(screen.getByLabelText('Search stores'), ' elm ');
  expect(await screen.findByText('No stores match your search.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('No stores match your search.');
  expect(mockServer.calls(LIST).map(({ query }) => query.get('q'))).toEqual([null, 'elm']);
  expect(router.state.location.search).toBe('?q=elm');
  expect(screen.getByLabelText('Search stores')).toHaveFocus();
});

test('reads on by the cursor of the server', async () => {
  const first = { 'x-total-count': '2', link: '</api/users/stores?after=abc%3D>; rel="next"' };
  mockServer.on(
    LIST,
    ({ query }): Reply =>
      query.get('after')
        ? { body: [aStore({ uuid: 'b', name: 'Mulligan House' })], headers: { 'x-total-count': '2' } }
        : { body: [aStore()], headers: first },
  );
  const { person } = open();
  await card();
  expect(screen.getByText('2 stores')).toBeVisible();
  expect(screen.getByText('Showing 1 of 2')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Load more' }));
  expect((await card('Mulligan House')).getByRole('link', { name: 'Mulligan House' })).toHaveFocus();
  expect(mockServer.calls(LIST)[1]?.query.get('after')).toBe('abc=');
});

// @spec text-stores-failed
test.each([
  ['Failed to load store data.', {}],
  ['The stores are closed for the night.', { message: 'The stores are closed for the night.' }],
])('stores that do not load can be tried again, and say: %s', async (words, problem) => {
  mockServer.fail(LIST, 503, problem);
  const { person } = open();
  expect(await screen.findByText(words)).toBeVisible();
  mockServer.on(LIST, { body: [aStore()] });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await card();
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

// @spec route-stores
test('a visitor who is not logged in is sent away from the stores', async () => {
  const { router } = renderApp({ at: '/stores' });
  expect(await screen.findByRole('button', { name: 'Get Started' })).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/', state: { from: '/stores' } });
});
