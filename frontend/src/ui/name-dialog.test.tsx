/** The dialog that asks for a name. */
import { MantineProvider } from '@mantine/core';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { useHistoryDialog } from '../browser/use-history-dialog';
import { renderScreen } from '../test/render';
import { NameDialog } from './name-dialog';

function Page({ onName }: { onName: (name: string) => Promise<unknown> }) {
  const [opened, setOpened] = useState(false);
  return (
    // With the transitions that tests do without.
    <MantineProvider env="default">
      <button type="button" onClick={() => setOpened(true)}>
        New
      </button>
      <NameDialog
        {...{ opened, name: 'Deck', title: 'New list', confirm: 'Create', label: 'Name', maxLength: 60 }}
        {...{ needsName: 'Enter a name.', notSaved: 'Not saved.', onConfirm: onName }}
        onClose={() => setOpened(false)}
      />
    </MantineProvider>
  );
}

test('a second press while the dialog fades out makes nothing more', async () => {
  const names: string[] = [];
  const { person } = renderScreen(<Page onName={async (name) => names.push(name)} />);
  await person.click(screen.getByRole('button', { name: 'New' }));
  const create = await screen.findByRole('button', { name: 'Create' });
  await person.click(create);
  expect(create).toBeInTheDocument();
  await act(async () => void fireEvent.click(create));
  await waitFor(() => expect(create).not.toBeInTheDocument());
  expect(names).toEqual(['Deck']);
});

test('the name stays as it was sent until it is saved', async () => {
  let save = () => {};
  const saved = new Promise<void>((resolve) => {
    save = resolve;
  });
  const { person } = renderScreen(<Page onName={() => saved} />);
  await person.click(screen.getByRole('button', { name: 'New' }));
  const field = await screen.findByLabelText('Name');
  await person.type(field, ' 2{Enter}3');
  expect(field).toHaveValue('Deck 2');
  await act(async () => save());
  await waitFor(() => expect(field).not.toBeInTheDocument());
});

function PageWithEntry({ onName }: { onName: () => Promise<unknown> }) {
  const { dialog, open, close } = useHistoryDialog();
  return (
    <>
      <button type="button" onClick={() => open({})}>
        New
      </button>
      <NameDialog
        {...{ opened: dialog !== null, name: 'Deck', title: 'New list', confirm: 'Create', label: 'Name' }}
        {...{ maxLength: 60, needsName: 'Enter a name.', notSaved: 'Not saved.' }}
        onConfirm={onName}
        onClose={close}
      />
    </>
  );
}

test('a failure that comes after the dialog was left by Back is said in a toast', async () => {
  let fail = () => {};
  const failed = new Promise<void>((_, reject) => {
    fail = () => reject(new Error('Lost'));
  });
  const { person, router } = renderScreen(<PageWithEntry onName={() => failed} />);
  await act(() => router.navigate('/page'));
  const create = async () => {
    await person.click(screen.getByRole('button', { name: 'New' }));
    await person.click(await screen.findByRole('button', { name: 'Create' }));
  };
  await create();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/page');
  await act(async () => fail());
  expect(await screen.findByText('Not saved.')).toBeVisible();
  await create();
  const dialog = within(await screen.findByRole('dialog', { name: 'New list' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Not saved.');
});
