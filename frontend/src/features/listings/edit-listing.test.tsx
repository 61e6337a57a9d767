/** Editing a listing: the market price to take, and what is said when it fails. */
import { act, screen, waitFor, within } from '@testing-library/react';
import MyListingsPage from '../../pages/my-listings';
import { aCard, aListing, aPriceHistory } from '../../test/goods';
import { mockServer, type Reply } from '../../test/mock-server';
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

test('a failure that comes after the dialog was left is a toast', async () => {
  const { person, router, form } = await edit();
  let answer: (reply: Reply) => void = () => {};
  const reply = new Promise<Reply>((resolve) => {
    answer = resolve;
  });
  mockServer.on(CHANGE, () => reply);
  await person.click(form.getByRole('button', { name: 'Save' }));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(async () => answer({ status: 503 }));
  expect(await screen.findByText('Failed to update listing.')).toBeVisible();
});

test('the market price in the chosen finish can be taken, and sets no price by itself', async () => {
  const { person, form } = await edit();
  const chip = await form.findByRole('button', { name: 'Market $0.25' });
  await waitFor(() => expect(chip).toHaveAccessibleDescription('Feb 14, 2026'));
  const price = form.getByLabelText('Price');
  expect(price).toHaveValue('5.00');
  await person.click(chip);
  expect(price).toHaveValue('0.25');
  expect(price).toHaveFocus();
  await person.selectOptions(form.getByLabelText('Finish'), 'Foil');
  expect(price).toHaveValue('0.25');
  await person.click(form.getByRole('button', { name: 'Market $1.10' }));
  mockServer.on(CHANGE, { body: aListing() });
  await person.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Listing updated successfully!')).toBeVisible();
  expect(mockServer.calls(CHANGE)[0]?.body).toMatchObject({ price: 1.1, finish: 'FOIL' });
});
