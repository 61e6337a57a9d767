/** The filters of the stock that are typed. */
import { act, screen } from '@testing-library/react';
import StockPage from '../../pages/stock';
import { aLine } from '../../test/goods';
import { layOutScroller } from '../../test/layout';
import { mockServer } from '../../test/mock-server';
import { store } from '../../test/people';
import { renderScreen } from '../../test/render';
import { LINES, serveStock } from '../../test/stock-server';

beforeAll(layOutScroller);

test.each([
  { field: 'Price from', parts: ['12', '.', '5'], asked: { minPrice: '12.5' } },
  { field: 'Price to', parts: ['0', ',', '75'], asked: { maxPrice: '0.75' } },
  { field: 'Price to', parts: ['$1', ',', '250'], asked: { maxPrice: '1250' } },
  { field: 'Set codes', parts: ['neo', ',', ' mh2'], asked: { set: 'neo,mh2' } },
  { field: 'Set codes', parts: ['-', 'neo'], asked: {} },
])('$field that is typed with pauses stays as it is typed: $parts', async ({ field, parts, asked }) => {
  serveStock(aLine());
  const { person } = renderScreen(<StockPage />, { at: '/stock', path: '/stock', user: store });
  await person.click(await screen.findByRole('button', { name: 'Filters' }));
  const input = await screen.findByLabelText(field);
  for (const part of parts) {
    await person.type(input, part);
    await act(() => new Promise((later) => setTimeout(later, 400)));
  }
  expect(input).toHaveValue(parts.join(''));
  expect(input).toBeValid();
  const { minPrice, maxPrice, set } = Object.fromEntries(mockServer.calls(LINES).at(-1)?.query ?? []);
  expect({ minPrice, maxPrice, set }).toEqual(asked);
});

test('a price that is none filters nothing, and is marked', async () => {
  serveStock(aLine());
  const { person } = renderScreen(<StockPage />, { at: '/stock', path: '/stock', user: store });
  await person.click(await screen.findByRole('button', { name: 'Filters' }));
  const input = await screen.findByLabelText('Price to');
  await person.type(input, '12 or so');
  expect(input).toBeInvalid();
  await person.clear(input);
  expect(input).toBeValid();
});
