/** The way out of a failure. */
import { render, screen } from '@testing-library/react';
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
