/** How toasts come and go. */
import { MantineProvider } from '@mantine/core';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { startSession } from '../browser/session';
import { player, store } from '../test/people';
import { renderScreen } from '../test/render';
import { toastError, toastSuccess, useToastWaits } from './toast';
import { Toasts } from './toasts';

// @spec screen-toast-styles, rule-toast-auto-close, const-toast-3s
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

// @spec screen-toast-styles, screen-toast-close
test('an error is read out at once and can be closed', async () => {
  const { person } = renderScreen(<p>Page</p>);
  act(() => toastError('Failed to mark as sold.'));
  const toast = await screen.findByRole('alert');
  expect(toast).toHaveTextContent('Failed to mark as sold.');
  await person.click(within(toast).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('Failed to mark as sold.')).not.toBeInTheDocument());
});

test('toasts stand at the foot of every window, where they cover neither the title nor what can be done', async () => {
  renderScreen(<p>Page</p>);
  act(() => toastError('Failed to mark as sold.'));
  const place = (await screen.findByRole('alert')).closest('[data-position]');
  expect(place).toHaveAttribute('data-position', 'bottom-center');
});

test('a toast that is asked for before there is a place for it stands there as soon as there is one', async () => {
  const Place = ({ there }: { there: boolean }) => (
    <MantineProvider>
      <p>{useToastWaits() ? 'One waits' : 'None waits'}</p>
      {there && <Toasts />}
    </MantineProvider>
  );
  const { rerender } = render(<Place there={false} />);
  expect(screen.getByText('None waits')).toBeVisible();
  act(() => toastSuccess('Posted early!'));
  expect(screen.getByText('One waits')).toBeVisible();
  rerender(<Place there />);
  expect(await screen.findByText('Posted early!')).toBeInTheDocument();
  act(() => toastError('Failed to post.'));
  expect(await screen.findByText('Failed to post.')).toBeInTheDocument();
  expect(screen.getAllByText('Posted early!')).toHaveLength(1);
});

test('what one account can undo goes with it', async () => {
  renderScreen(<p>Page</p>);
  act(() => toastSuccess('Removed from watchlist.', { label: 'Undo', run: () => {} }));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  act(() => startSession({ accessToken: 'of the same', user: { ...player, name: 'Mira V.' } }));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  act(() => startSession({ accessToken: 'of the store', user: store }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});

test('the focus goes back from a toast that closes to where it was, or to the content', async () => {
  const { person } = renderScreen(
    <main tabIndex={-1}>
      <button type="button">Before</button>
      <button type="button">Between</button>
    </main>,
  );
  const before = screen.getByRole('button', { name: 'Before' });
  const enter = async (message: string) => {
    act(() => before.focus());
    act(() => toastSuccess(message, { label: 'Undo', run: () => {} }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1));
    // Through the rest of the page.
    const undo = screen.getByRole('button', { name: 'Undo' });
    while (document.activeElement !== undo) await person.tab();
  };
  await enter('Removed.');
  await person.keyboard('{Enter}');
  expect(before).toHaveFocus();
  await enter('Cleared.');
  await person.keyboard('{Tab}{Enter}');
  expect(before).toHaveFocus();
  await enter('Deleted.');
  before.remove();
  await person.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('Ctrl+Z presses the Undo of the latest message, once, also over a dialog, but not in a field', async () => {
  const { person } = renderScreen(
    <>
      <input aria-label="Name" />
      <div role="dialog" aria-label="Edit" tabIndex={-1} />
    </>,
  );
  const undone: string[] = [];
  const offer = (name: string, label = 'Undo') =>
    act(() => toastSuccess(name, { label, run: () => void undone.push(name) }));
  offer('first');
  offer('second');
  offer('another', 'Show watchlist');
  await person.click(screen.getByLabelText('Name'));
  await person.keyboard('{Control>}z{/Control}');
  expect(undone).toEqual([]);
  act(() => screen.getByRole('dialog').focus());
  await person.keyboard('{Control>}zz{/Control}');
  expect(undone).toEqual(['second']);
  await waitFor(() => expect(screen.queryByText('second')).toBeNull());
  await person.keyboard('{Control>}z{/Control}');
  expect(undone).toEqual(['second', 'first']);
});
