/** What is loaded again after a listing was changed, sold or deleted, and what is not. */
import { act, screen, waitFor, within } from '@testing-library/react';
import MyListingsPage from '../../pages/my-listings';
import { aCard, aListing } from '../../test/goods';
import { mockServer, type Reply } from '../../test/mock-server';
import { renderScreen } from '../../test/render';

const LIST = 'GET /api/listings/user/:id/status/:status';
const CHANGE = 'PATCH /api/listings/:uuid';
const WITHDRAW = 'DELETE /api/listings/:uuid';
const NAMES = ['Clockwork Heron', 'Mere Island', 'Lantern Wisp'];

/** Three pages of one listing each. */
const page = (at: number): Reply => {
  const headers: Record<string, string> = { 'x-total-count': '3' };
  if (at < 2) headers.link = `</api/listings?after=${at + 1}>; rel="next"`;
  return { body: [aListing({ uuid: `${at}`, cardName: NAMES[at] as string })], headers };
};

async function open() {
  mockServer.on(LIST, ({ query }) => page(Number(query.get('after') ?? 0)));
  mockServer.on('GET /api/cards/:id', { body: aCard() });
  const opened = renderScreen(<MyListingsPage />, { at: '/my-listings', path: '/my-listings' });
  for (const name of NAMES) {
    if (name !== NAMES[0])
      await opened.person.click(await screen.findByRole('button', { name: 'Load more' }));
    await screen.findByRole('heading', { level: 2, name });
  }
  expect(mockServer.calls(LIST)).toHaveLength(3);
  /** Does it to the second one. */
  const work = async (button: string, title: string, confirm: string) => {
    await opened.person.click(screen.getAllByRole('button', { name: button })[1] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await opened.person.click(await dialog.findByRole('button', { name: confirm }));
  };
  return { ...opened, work };
}
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
const listed = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test.each([
  ['Mark as Sold', 'Mark as Sold', 'Mark as Sold', 'Marked as sold!'],
  ['Delete', 'Delete Listing', 'Delete', 'Listing deleted successfully'],
])('%s takes one listing off the pages that are there, and loads none of them again', async (...of) => {
  const [button, title, confirm, said] = of;
  mockServer.on(CHANGE, { body: aListing({ uuid: '1', status: 'SOLD' }) });
  mockServer.on(WITHDRAW, () => ({ status: 204 }));
  const { work } = await open();
  await work(button, title, confirm);
  expect(await screen.findByText(said)).toBeVisible();
  await waitFor(() => expect(listed()).toEqual(['Clockwork Heron', 'Lantern Wisp']));
  expect(screen.getByText('2 listings')).toBeVisible();
  await settled();
  expect(mockServer.calls(LIST)).toHaveLength(3);
});

test('what comes after the pages that are there is loaded once nothing is left in them', async () => {
  let deleted = false;
  mockServer.on(LIST, () => page(deleted ? 1 : 0));
  mockServer.on(WITHDRAW, () => {
    deleted = true;
    return { status: 204 };
  });
  const { person } = renderScreen(<MyListingsPage />, { at: '/my-listings', path: '/my-listings' });
  await person.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Listing' }));
  await person.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Mere Island' })).toBeVisible();
});

test('a changed listing stands where it stood, and no page is loaded again', async () => {
  mockServer.on(CHANGE, { body: aListing({ uuid: '1', cardName: 'Mere Island', price: 7, version: 2 }) });
  const { work } = await open();
  await work('Edit', 'Edit Listing', 'Save');
  expect(await screen.findByText('$7.00')).toBeVisible();
  await settled();
  expect(listed()).toEqual(NAMES);
  expect(mockServer.calls(LIST)).toHaveLength(3);
});

test.each([
  [400, 3],
  [403, 3],
  [429, 3],
  [404, 6],
  [409, 6],
  [412, 6],
])('after a refusal (%s) a list is loaded again only where it is out of date', async (status, calls) => {
  mockServer.fail(CHANGE, status);
  const { work } = await open();
  await work('Mark as Sold', 'Mark as Sold', 'Mark as Sold');
  expect(await screen.findByText('Failed to mark as sold.')).toBeVisible();
  await waitFor(() => expect(mockServer.calls(LIST)).toHaveLength(calls));
  await settled();
  expect(mockServer.calls(LIST)).toHaveLength(calls);
});
