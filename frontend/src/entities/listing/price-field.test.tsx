/** A price while it is typed. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderScreen } from '../../test/render';
import { PriceField } from './price-field';

function Priced() {
  const [price, setPrice] = useState('12');
  return <PriceField value={price} onChange={setPrice} />;
}

// @spec rule-price-typed
test.each([
  ['5.999', '5.99'],
  ['5a', '5'],
  ['1,5', '1.5'],
  ['1,234.50', '1234.50'],
  ['$ 12,345', '12345'],
])('%s leaves %s', async (typed, left) => {
  renderScreen(<Priced />);
  const field = screen.getByLabelText('Price');
  await userEvent.type(field, typed, { initialSelectionStart: 0, initialSelectionEnd: 2 });
  expect(field).toHaveValue(left);
});
