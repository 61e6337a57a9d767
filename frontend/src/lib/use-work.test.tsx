/** How a dialog and its history entry come and go together. */
import { act, screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../test/render';
import { useWork } from './use-work';

const MARKED = { work: 1 };

function Page() {
  const { work, begin, end } = useWork<{ kind: string }>();
  const { work: other } = useWork<{ kind: string }>();
  return (
    <>
      <button type="button" onClick={() => begin({ kind: 'create' })}>
        Open
      </button>
      <button type="button" onClick={end}>
        Close
      </button>
      <p>{other ? 'Both' : (work?.kind ?? 'Nothing')}</p>
    </>
  );
}

const open = () => renderScreen(<Page />, { at: '/page', path: '/page' });
const shows = async (kind: string) => expect(await screen.findByText(kind)).toBeVisible();

test('the entry of a dialog that a reload took away is left by itself', async () => {
  const { router } = open();
  await act(() => router.navigate('/page?at=1'));
  await act(() => router.navigate('/page?at=1', { state: MARKED }));
  await waitFor(() => expect(router.state.location.state).toBeNull());
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('');
});

test('the entry of a dialog that was left open on the way to another page is passed over on the way back', async () => {
  const { person, router } = open();
  await act(() => router.navigate('/page?at=1'));
  await person.click(screen.getByRole('button', { name: 'Open' }));
  await shows('create');
  await act(() => router.navigate('/elsewhere'));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(router.state.location).toMatchObject({ search: '?at=1', state: null }));
  await shows('Nothing');
});

test('two presses before the dialog is drawn make one entry', async () => {
  const { router } = open();
  await act(() => router.navigate('/page?at=1'));
  act(() => {
    screen.getByRole('button', { name: 'Open' }).click();
    screen.getByRole('button', { name: 'Open' }).click();
  });
  await shows('create');
  await act(() => router.navigate(-1));
  await shows('Nothing');
  expect(router.state.location).toMatchObject({ search: '?at=1', state: null });
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('');
});

test('closing takes the entry along, and the next dialog has its own', async () => {
  const { person, router } = open();
  await act(() => router.navigate('/page?at=1'));
  for (const _ of [1, 2]) {
    await person.click(screen.getByRole('button', { name: 'Open' }));
    await shows('create');
    expect(router.state.location.state).toEqual({ work: expect.any(Number) });
    await person.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.state).toBeNull());
  }
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('');
});
