/** Photos that are not on a listing yet when its editor is saved or left. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { aListing } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { MockUpload } from '../../test/mock-upload';
import { ADD, aFile, CHANGE, edit, ORDER } from '../../test/photo-editor';

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const question = async () => within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));

type Editor = Awaited<ReturnType<typeof edit>>;
const save = ({ person, dialog }: Editor) => person.click(dialog.getByRole('button', { name: 'Save' }));

beforeEach(() => {
  Object.assign(globalThis, { XMLHttpRequest: MockUpload });
  mockServer.on(CHANGE, { body: aListing({ version: 9 }) });
});

/** An editor with a photo on its way, and others after it. */
async function upload(...names: string[]) {
  const editor = await edit('one', 'two');
  const arrive = mockServer.later(ADD, { ...editor.become(['one', 'two', 'three']), status: 201 });
  await editor.choose(...names.map((name) => aFile(name)));
  await waitFor(() => expect(mockServer.calls(ADD)).toHaveLength(1));
  return { ...editor, arrive };
}

test('saving waits for a photo on its way, and is based on what it made of the listing', async () => {
  const { arrive, ...editor } = await upload('three.jpg');
  await save(editor);
  await save(editor);
  expect(editor.dialog.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true');
  expect(mockServer.calls(CHANGE)).toHaveLength(0);
  await arrive();
  await gone();
  expect(mockServer.calls(CHANGE).map(({ headers }) => headers.get('if-match'))).toEqual(['"2"']);
});

test('saving waits for a photo that is being moved', async () => {
  const editor = await edit('one', 'two');
  const answer = mockServer.later(ORDER, editor.become(['two', 'one']));
  await editor.person.click(editor.field.getByRole('button', { name: 'Move photo 2 forward' }));
  await save(editor);
  expect(mockServer.calls(CHANGE)).toHaveLength(0);
  await answer();
  await gone();
  expect(mockServer.calls(CHANGE).map(({ headers }) => headers.get('if-match'))).toEqual(['"2"']);
});

test('a photo that did not arrive is not dropped by saving before a word about it', async () => {
  const editor = await edit();
  mockServer.fail(ADD, 503, { message: 'Photos can’t be saved right now.' });
  await editor.choose(aFile('front.jpg'));
  await editor.field.findByText('Photos can’t be saved right now.');
  await save(editor);
  await waitFor(() => expect(editor.field.getByRole('button', { name: 'Try again' })).toHaveFocus());
  expect(mockServer.calls(CHANGE)).toHaveLength(0);
  await editor.person.click(editor.field.getByRole('button', { name: 'Dismiss front.jpg' }));
  await save(editor);
  await gone();
});

test('a photo that is stopped after Save leaves the choice open again', async () => {
  const { arrive, ...editor } = await upload('three.jpg');
  await save(editor);
  await editor.person.click(editor.field.getByRole('button', { name: 'Stop uploading three.jpg' }));
  expect(editor.dialog.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy');
  await arrive();
  expect(mockServer.calls(CHANGE)).toHaveLength(0);
});

test('a photo that is stopped before its turn is not sent', async () => {
  const { arrive, person, field, shown } = await upload('three.jpg', 'four.jpg');
  await person.click(field.getByRole('button', { name: 'Stop uploading four.jpg' }));
  await arrive();
  await waitFor(() => expect(shown()).toEqual(['one', 'two', 'three']));
  expect(mockServer.calls(ADD)).toHaveLength(1);
});

test.each([
  ['Cancel', ({ person, dialog }: Editor) => person.click(dialog.getByRole('button', { name: 'Cancel' }))],
  ['Escape', ({ person }: Editor) => person.keyboard('{Escape}')],
  ['Back', ({ router }: Editor) => act(() => router.navigate(-1))],
])('leaving asks before photos on their way are dropped: %s', async (_way, leave) => {
  const { arrive, ...editor } = await upload('three.jpg', 'four.jpg');
  await leave(editor);
  await editor.person.click((await question()).getByRole('button', { name: 'Keep editing' }));
  expect(editor.field.getByRole('progressbar', { name: 'Uploading three.jpg' })).toBeVisible();
  await leave(editor);
  await editor.person.click((await question()).getByRole('button', { name: 'Discard' }));
  await gone();
  await arrive();
  expect(mockServer.calls(ADD)).toHaveLength(1);
});
