/** How toasts come and go. */
import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../test/render';
import { toastError, toastSuccess, useToastWaits } from './toast';
import { Toasts } from './toasts';

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

describe('a toast with an action', () => {
  const deed = jest.fn();
  const show = () => {
    jest.useFakeTimers();
    deed.mockClear();
    renderScreen(<input aria-label="Search" />);
    act(() => toastSuccess('Marked as sold!', { label: 'Undo', act: deed }));
  };
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const there = () => screen.queryByText('Marked as sold!') !== null;

  test('stays 8 s', async () => {
    show();
    expect(screen.getByRole('status')).toHaveTextContent('Marked as sold!');
    await pass(7900);
    expect(there()).toBe(true);
    await pass(500);
    expect(there()).toBe(false);
    expect(deed).not.toHaveBeenCalled();
  });

  test('waits while its button has the focus', async () => {
    show();
    await pass(7000);
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    await pass(20_000);
    expect(there()).toBe(true);
    act(() => screen.getByRole('button', { name: 'Undo' }).blur());
    await pass(8500);
    expect(there()).toBe(false);
  });

  test('waits while it is pointed at', async () => {
    show();
    fireEvent.mouseEnter(screen.getByRole('status'));
    await pass(20_000);
    expect(there()).toBe(true);
    fireEvent.mouseLeave(screen.getByRole('status'));
    await pass(8500);
    expect(there()).toBe(false);
  });

  test('is gone once its button was pressed', async () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await pass(400);
    expect(deed).toHaveBeenCalledTimes(1);
    expect(there()).toBe(false);
  });

  test('hears Ctrl-Z from the page, but not from a field, which has its own', async () => {
    show();
    fireEvent.keyDown(screen.getByLabelText('Search'), { key: 'z', ctrlKey: true });
    expect(deed).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 'z', metaKey: true });
    await pass(400);
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(deed).toHaveBeenCalledTimes(1);
    expect(there()).toBe(false);
  });
});

test('Ctrl-Z takes back what was done last', async () => {
  const [first, second] = [jest.fn(), jest.fn()];
  renderScreen(<p>Page</p>);
  act(() => toastSuccess('First', { label: 'Undo', act: first }));
  act(() => toastSuccess('Second', { label: 'Undo', act: second }));
  await screen.findByText('Second');
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  await waitFor(() => expect(screen.queryByText('Second')).not.toBeInTheDocument());
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(first).toHaveBeenCalledTimes(1);
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
