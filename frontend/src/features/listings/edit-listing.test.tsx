/** Editing a listing: the market price to take, and what is said when it fails. */
import { act, screen, waitFor, within } from '@testing-library/react';
import MyListingsPage from '../../pages/my-listings';
import { aCard, aListing, aPriceHistory } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { renderScreen } from '../../test/render';

const CHANGE = 'PATCH /api/listings/:uuid';

async function edit() {
  mockServer.on('GET /api/listings/user/:id/status/:status', { body: [aListing()] });
  mockServer.on('GET /api/cards/:id', { body: aCard() });
  const series = (finish: 'nonfoil' | 'foil', price: number) => ({
    currency: 'usd' as const,
    finish,
    prices: [{ date: '2026-02-14', price }],
  });
  mockServer.on('GET /api/cards/:id/prices', {
    body: aPriceHistory({ series: [series('nonfoil', 0.25), series('foil', 1.1)] }),
  });
  const opened = renderScreen(<MyListingsPage />, { at: '/my-listings', path: '/my-listings' });
  await opened.person.click(await screen.findByRole('button', { name: 'Edit' }));
  return { ...opened, form: within(await screen.findByRole('dialog', { name: 'Edit Listing' })) };
}

/** All that is read out when it appears. */
const announced = () => [
  ...screen.queryAllByRole('alert').map(({ textContent }) => textContent),
  ...screen.queryAllByRole('status').map(({ textContent }) => textContent),
];
const times = (words: string) => announced().filter((text) => text?.includes(words)).length;

// @spec text-listing-update-failed
test('says when it failed, and why, and keeps what was typed', async () => {
  const { person, form } = await edit();
  mockServer.fail(CHANGE, 403, { message: 'This listing belongs to someone else.' });
  await person.clear(form.getByLabelText('Price'));
  await person.type(form.getByLabelText('Price'), '9{Enter}');
  expect(await form.findByText('This listing belongs to someone else.')).toBeVisible();
  expect(form.getByText('Failed to update listing.')).toBeVisible();
  expect(form.getByLabelText('Price')).toHaveValue('9');
});

test.each([
  [403, 'This listing belongs to someone else.'],
  [503, undefined],
  [409, undefined],
])('a failure (%s) is announced once', async (status, message) => {
  const { person, form } = await edit();
  mockServer.fail(CHANGE, status, message ? { message } : {});
  await person.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText('Failed to update listing.')).toHaveLength(1);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(times('Failed to update listing.')).toBe(1);
  if (message) expect(times(message)).toBe(1);
});

test('stays open while it is saved, whatever is pressed, and says a failure itself', async () => {
  const { person, router, form } = await edit();
  const answer = mockServer.later(CHANGE, { status: 503, body: aListing() });
  await person.click(form.getByRole('button', { name: 'Save' }));
  await act(() => router.navigate(-1));
  await person.keyboard('{Escape}');
  await act(async () => answer());
  expect(await form.findByText('Failed to update listing.')).toBeVisible();
});

test('asks before changed terms are lost, and not where nothing was changed', async () => {
  const { person, form } = await edit();
  await person.clear(form.getByLabelText('Price'));
  await person.type(form.getByLabelText('Price'), '9{Escape}');
  const question = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
  await person.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(form.getByLabelText('Price')).toHaveValue('9');
  await person.clear(form.getByLabelText('Price'));
  await person.type(form.getByLabelText('Price'), '5.00{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a change whose answer was lost is saved once it is pressed again, unless something else was changed', async () => {
  const { person, form } = await edit();
  const lose = (price: number) =>
    mockServer.on(CHANGE, () => {
      mockServer.on('GET /api/listings/user/:id/status/:status', { body: [aListing({ version: 2, price })] });
      throw new TypeError('Failed to fetch');
    });
  const saveAgain = async () => {
    await person.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('No answer came. Try again: nothing is done twice.')).toBeVisible();
    mockServer.fail(CHANGE, 412);
    await person.click(form.getByRole('button', { name: 'Save' }));
  };
  await person.clear(form.getByLabelText('Price'));
  await person.type(form.getByLabelText('Price'), '7.5');
  lose(9);
  await saveAgain();
  expect(await form.findByText(/^This listing has changed. It’s now \$9.00/)).toBeVisible();
  lose(7.5);
  await saveAgain();
  expect(await screen.findByText('Listing updated successfully!')).toBeVisible();
  expect(screen.queryByText('Failed to update listing.')).toBeNull();
});
