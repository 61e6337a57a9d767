/** A form in a dialog is not left by accident, whichever of several on a page it is. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useHistoryDialog } from '../browser/use-history-dialog';
import { renderScreen } from '../test/render';
import { confirmDialogBox } from './confirm-dialog';
import { FormDialog } from './form-dialog';
import { LazyBoundary } from './lazy-boundary';

// Nothing moves: a frame after the end of a test would find nobody.
const nothing = window.matchMedia;
const still = (media: string) => ({ ...nothing(media), matches: media.includes('reduced-motion') });
beforeEach(() => void Object.assign(window, { matchMedia: still }));
afterEach(() => void Object.assign(window, { matchMedia: nothing }));

const QUESTION = { name: 'Discard your changes?' };
const question = () => screen.findByRole('dialog', QUESTION);
const unasked = () => waitFor(() => expect(screen.queryByRole('dialog', QUESTION)).toBeNull());

interface FormProps {
  name: string;
  opened: boolean;
  onClose: () => void;
  isLeaving: Parameters<typeof FormDialog>[0]['isLeaving'];
}

function Form({ name, isLeaving, ...dialog }: FormProps) {
  const [typed, setTyped] = useState('');
  return (
    <FormDialog
      {...dialog}
      {...(isLeaving && { isLeaving })}
      unsaved={typed !== ''}
      busy={false}
      onDiscard={() => setTyped('')}
      title={name}
      phone="page"
    >
      {(leave) => (
        <>
          <input
            aria-label={`Text of ${name}`}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <button type="button" onClick={leave}>
            Cancel
          </button>
        </>
      )}
    </FormDialog>
  );
}

/** Saved by Enter, at once; the text stays where it is. */
function Saved() {
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState('');
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      <FormDialog
        opened={opened}
        onClose={() => setOpened(false)}
        unsaved={typed !== ''}
        busy={false}
        title="Form"
        phone="page"
      >
        {() => (
          <input
            aria-label="Text"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={({ key }) => key === 'Enter' && setOpened(false)}
          />
        )}
      </FormDialog>
    </>
  );
}

test('Escape and, before the question comes, Enter: it is saved, and nothing is asked when it opens again', async () => {
  await confirmDialogBox.preload();
  const { person } = renderScreen(<Saved />);
  await person.click(screen.getByRole('button', { name: 'Open' }));
  const field = await screen.findByLabelText('Text');
  await person.type(field, 'typed');
  act(() => {
    fireEvent.keyDown(field, { key: 'Escape' });
    fireEvent.keyDown(field, { key: 'Enter' });
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByLabelText('Text');
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('dialog', QUESTION)).toBeNull();
});

function Page() {
  const { dialog, open, close, isLeaving } = useHistoryDialog<{ name: string }>();
  return ['one', 'other'].map((name) => (
    <div key={name}>
      <button type="button" onClick={() => open({ name })}>
        Open {name}
      </button>
      <LazyBoundary isNeeded={dialog?.name === name}>
        <Form name={name} opened={dialog?.name === name} onClose={close} isLeaving={isLeaving} />
      </LazyBoundary>
    </div>
  ));
}

async function typeInto(name: string) {
  const opened = renderScreen(<Page />);
  const { person } = opened;
  // Both have been open, the other one last.
  for (const each of ['one', 'other']) {
    await person.click(screen.getByRole('button', { name: `Open ${each}` }));
    await person.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  await person.click(screen.getByRole('button', { name: `Open ${name}` }));
  await person.type(await screen.findByLabelText(`Text of ${name}`), 'typed');
  return opened;
}

test.each(['one', 'other'])('%s: Back, Escape and Cancel ask, and what was typed stays', async (name) => {
  const { person, router } = await typeInto(name);
  const field = screen.getByLabelText(`Text of ${name}`);
  for (const leave of [
    () => act(() => router.navigate(-1)),
    () => person.keyboard('{Escape}'),
    () => person.click(screen.getByRole('button', { name: 'Cancel' })),
  ]) {
    await leave();
    await question();
    await person.click(screen.getByRole('button', { name: 'Keep editing' }));
    await unasked();
    expect(field).toHaveValue('typed');
  }
  await act(() => router.navigate(-1));
  await question();
  await person.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.click(screen.getByRole('button', { name: `Open ${name}` }));
  expect(await screen.findByLabelText(`Text of ${name}`)).toHaveValue('');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
