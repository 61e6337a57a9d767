/** How a dialog and its history entry come and go together. */
import { act, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { renderScreen } from '../test/render';
import { useHistoryDialog } from './use-history-dialog';

const WITH_ENTRY = { dialogEntry: 1 };

function Page() {
  const { dialog, open, close } = useHistoryDialog<{ kind: string }>();
  const { dialog: other, open: openOther, close: closeOther } = useHistoryDialog<{ kind: string }>();
  return (
    <>
      <button type="button" onClick={() => open({ kind: 'create' })}>
        Open
      </button>
      <button type="button" onClick={close}>
        Close
      </button>
      <button type="button" onClick={() => openOther({ kind: 'above' })}>
        Open above
      </button>
      <button type="button" onClick={closeOther}>
        Close above
      </button>
      <p>{other ? 'Both' : (dialog?.kind ?? 'Nothing')}</p>
    </>
  );
}

const openPage = () => renderScreen(<Page />, { at: '/page', path: '/page' });
const shows = async (kind: string) => expect(await screen.findByText(kind)).toBeVisible();

test('the entry of a dialog that a reload took away is left by itself', async () => {
  const { router } = openPage();
  await act(() => router.navigate('/page?at=1'));
  await act(() => router.navigate('/page?at=1', { state: WITH_ENTRY }));
  await waitFor(() => expect(router.state.location.state).toBeNull());
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('');
});

test('the entry of a dialog that was left open on the way to another page is passed over on the way back', async () => {
  const { person, router } = openPage();
  await act(() => router.navigate('/page?at=1'));
  await person.click(screen.getByRole('button', { name: 'Open' }));
  await shows('create');
  await act(() => router.navigate('/elsewhere'));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(router.state.location).toMatchObject({ search: '?at=1', state: null }));
  await shows('Nothing');
});

test('two presses before the dialog is drawn make one entry', async () => {
  const { router } = openPage();
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
  const { person, router } = openPage();
  await act(() => router.navigate('/page?at=1'));
  for (const _ of [1, 2]) {
    await person.click(screen.getByRole('button', { name: 'Open' }));
    await shows('create');
    expect(router.state.location.state).toEqual({ dialogEntry: expect.any(Number) });
    await person.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.state).toBeNull());
  }
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('');
});

test('forward to the entry of a dialog that was closed above another leaves both entries, and a dialog opens again', async () => {
  const { person, router } = openPage();
  const press = (name: string) => person.click(screen.getByRole('button', { name }));
  await act(() => router.navigate('/page?at=1'));
  await press('Open');
  await shows('create');
  await press('Open above');
  await shows('Both');
  await press('Close above');
  await shows('create');
  await act(() => router.navigate(1));
  await waitFor(() => expect(router.state.location).toMatchObject({ search: '?at=1', state: null }));
  await press('Open');
  await shows('create');
});

/** A browser goes back a moment after it is told to. */
const BACK_MS = 50;
const moment = (ms: number) => new Promise((over) => setTimeout(over, ms));

test('a dialog that is opened while the entry of an earlier one is being left stays open', async () => {
  const { router } = openPage();
  const { navigate } = router;
  await act(() => navigate('/page?at=1'));
  const navigated = jest.spyOn(router, 'navigate').mockImplementation(async (to, options) => {
    if (typeof to === 'number') await moment(BACK_MS);
    return navigate(to as string, options);
  });
  await act(() => navigate('/page?at=1', { state: WITH_ENTRY }));
  expect(navigated).toHaveBeenCalledWith(-1);
  act(() => screen.getByRole('button', { name: 'Open' }).click());
  await act(() => moment(2 * BACK_MS));
  expect(screen.getByText('create')).toBeVisible();
  await act(() => navigate(-1));
  await shows('Nothing');
  expect(router.state.location).toMatchObject({ search: '?at=1', state: null });
});

function Row({ onGone }: { onGone: () => void }) {
  const { dialog, open } = useHistoryDialog();
  return (
    <>
      <button type="button" onClick={() => open({})}>
        Open of row
      </button>
      {dialog && (
        <button type="button" onClick={onGone}>
          Remove row
        </button>
      )}
    </>
  );
}

function Rows() {
  const [hasRow, setHasRow] = useState(true);
  // As the frame of every page, which has dialogs of its own.
  useHistoryDialog();
  return hasRow ? <Row onGone={() => setHasRow(false)} /> : <p>No row</p>;
}

test('the entry of a dialog that is removed with the row that opened it is left', async () => {
  const { person, router } = renderScreen(<Rows />, { at: '/page', path: '/page' });
  await act(() => router.navigate('/page?at=1'));
  await person.click(screen.getByRole('button', { name: 'Open of row' }));
  await person.click(screen.getByRole('button', { name: 'Remove row' }));
  await waitFor(() => expect(router.state.location.state).toBeNull());
  expect(screen.getByText('No row')).toBeVisible();
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('');
});

/** Opens a second dialog once the first has closed, as early as a press can come. */
function OneAfterTheOther() {
  const { dialog, open, close } = useHistoryDialog<{ kind: string }>();
  const kind = dialog?.kind ?? null;
  const last = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (kind === null && last.current === 'first') open({ kind: 'second' });
    last.current = kind;
  });
  return (
    <>
      <button type="button" onClick={() => open({ kind: 'first' })}>
        Open
      </button>
      <button type="button" onClick={close}>
        Close
      </button>
      <p>{kind ?? 'Nothing'}</p>
    </>
  );
}

test('a dialog that is opened in the commit that closes another stays open, in an entry of its own', async () => {
  const { person, router } = renderScreen(<OneAfterTheOther />, { at: '/page', path: '/page' });
  await act(() => router.navigate('/page?at=1'));
  await person.click(screen.getByRole('button', { name: 'Open' }));
  await shows('first');
  await person.click(screen.getByRole('button', { name: 'Close' }));
  await shows('second');
  await act(() => moment(BACK_MS));
  await shows('second');
  await act(() => router.navigate(-1));
  await shows('Nothing');
  expect(router.state.location).toMatchObject({ search: '?at=1', state: null });
});
