/** The way out of a failure. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RetryButton } from './retry-button';

test('the focus stays in the part of the page whose failure is removed', async () => {
  const Part = () => {
    const [failed, setFailed] = useState(true);
    return (
      <section aria-label="Prices">{failed && <RetryButton onRetry={() => setFailed(false)} />}</section>
    );
  };
  render(<Part />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('region', { name: 'Prices' })).toHaveFocus();
});

test('a press that does not take the focus, as in Safari, leaves it where it is', () => {
  render(
    <section aria-label="Prices">
      <input aria-label="Card" />
      <RetryButton onRetry={() => undefined} />
    </section>,
  );
  act(() => screen.getByLabelText('Card').focus());
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByLabelText('Card')).toHaveFocus();
});
