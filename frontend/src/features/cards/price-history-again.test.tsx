/** The price history of a card when it is read again, and the focus where a button of it goes away. */
import { act, screen, waitFor } from '@testing-library/react';
import { baseApi } from '../../api/base';
import { pageStore } from '../../app/store';
import { aCard, aPriceHistory, someCards } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { renderScreen } from '../../test/render';
import { CardDetail } from './card-detail';

const PRICES = 'GET /api/cards/:id/prices';

/** Forty days, one after the other. */
function open() {
  const day = (nth: number) => new Date(Date.UTC(2026, 0, nth)).toISOString().slice(0, 10);
  const prices = Array.from({ length: 40 }, (_, nth) => ({ date: day(nth + 1), price: 1 + nth / 100 }));
  const [since, until] = [day(1), day(40)];
  const series = [{ finish: 'nonfoil', currency: 'usd', prices }] as const;
  mockServer.on('GET /api/cards/:id', { body: aCard() });
  mockServer.on('GET /api/cards/search', { body: someCards([aCard()]) });
  mockServer.on('GET /api/listings/with-card', { body: [] });
  mockServer.on(PRICES, {
    body: aPriceHistory({ series: [...series], since, until, from: since, to: until, as_of: until }),
  });
  return renderScreen(<CardDetail cardId="heron-id" search={null} />);
}

test('a chart stays where reading it again fails', async () => {
  open();
  expect(await screen.findByRole('slider', { name: 'Day in the price history' })).toBeVisible();
  mockServer.on(PRICES, () => {
    throw new TypeError('Failed to fetch');
  });
  act(() => void pageStore().dispatch(baseApi.util.invalidateTags(['cards'])));
  await waitFor(() => expect(mockServer.calls(PRICES)).toHaveLength(2));
  await act(() => new Promise((later) => setTimeout(later, 50)));
  expect(screen.queryByText('Failed to load price history.')).toBeNull();
  expect(screen.getByRole('slider', { name: 'Day in the price history' })).toBeVisible();
});

test('the button of earlier dates leaves the focus beside the table when there are no more', async () => {
  const { person } = open();
  await person.click(await screen.findByRole('radio', { name: 'All' }));
  await person.click(await screen.findByRole('button', { name: 'Show as table' }));
  await person.click(screen.getByRole('button', { name: 'Show earlier dates' }));
  expect(screen.queryByRole('button', { name: 'Show earlier dates' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Price History' })).toHaveFocus();
});
