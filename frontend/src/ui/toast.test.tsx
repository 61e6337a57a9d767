/** How toasts come and go. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../test/render';
import { toastError, toastSuccess } from './toast';

test('a toast closes by itself after 3 s', async () => {
  jest.useFakeTimers();
  renderScreen(<p>Page</p>);
  act(() => toastSuccess('Marked as sold!'));
  expect(screen.getByRole('status')).toHaveTextContent('Marked as sold!');
  await act(() => jest.advanceTimersByTimeAsync(2900));
  expect(screen.getByText('Marked as sold!')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(400));
  expect(screen.queryByText('Marked as sold!')).not.toBeInTheDocument();
});

test('an error is read out at once and can be closed', async () => {
  const { person } = renderScreen(<p>Page</p>);
  act(() => toastError('Failed to mark as sold.'));
  const toast = await screen.findByRole('alert');
  expect(toast).toHaveTextContent('Failed to mark as sold.');
  await person.click(within(toast).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('Failed to mark as sold.')).not.toBeInTheDocument());
});

test.each([
  [true, 'top-center'],
  [false, 'bottom-center'],
])('a toast stays clear of the buttons at the foot of a phone (phone: %s)', async (phone, place) => {
  const media = jest.spyOn(window, 'matchMedia');
  const usual = window.matchMedia('all');
  media.mockImplementation((query) => ({ ...usual, media: query, matches: phone }));
  renderScreen(<p>Page</p>);
  act(() => toastError('Failed to mark as sold.'));
  expect((await screen.findByRole('alert')).closest('[data-position]')).toHaveAttribute(
    'data-position',
    place,
  );
  media.mockRestore();
});
