/** The picture of an event in its form: uploaded when it is chosen, saved with the event, and seen in lists. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import EventManagerPage from '../../pages/event-manager';
import { anEvent, aPicture, formats, oneGame } from '../../test/calendar';
import { mockServer, type Reply } from '../../test/mock-server';
import { MockUpload } from '../../test/mock-upload';
import { store } from '../../test/people';
import { renderScreen } from '../../test/render';

const UPLOAD = 'POST /api/events/pictures';
const CHANGE = 'PATCH /api/events/:uuid';
const SCHEDULE = 'POST /api/events';

beforeEach(() => {
  Object.assign(globalThis, { XMLHttpRequest: MockUpload });
  mockServer.on('GET /api/catalogs/tcg-types', { body: oneGame });
  mockServer.on('GET /api/catalogs/tcg-formats', { body: formats });
  mockServer.on(CHANGE, { body: anEvent({ version: 2 }) });
});

const aFile = (name: string, type = 'image/jpeg', size = 10) => new File(['x'.repeat(size)], name, { type });

/** Opens the form of an event, or of a new one, with all that can be said of it. */
async function open(event = anEvent(), button = 'Edit') {
  mockServer.on('GET /api/events/store/:uuid', { body: [event] });
  const { person } = renderScreen(<EventManagerPage />, {
    ...{ user: store, at: '/event-manager', path: '/event-manager' },
  });
  const row = (await screen.findByRole('heading', { level: 2, name: event.name })).closest('li');
  if (button === 'Add Event') await person.click(screen.getByRole('button', { name: button }));
  else await person.click(within(row as HTMLElement).getByRole('button', { name: button }));
  const form = within(await screen.findByRole('dialog'));
  await form.findByLabelText('Name');
  const more = form.getByRole('button', { name: 'More details (optional)' });
  if (more.getAttribute('aria-expanded') === 'false') await person.click(more);
  const field = within(form.getByRole('group', { name: 'Picture' }));
  const choose = (file: File) =>
    person.upload(field.getByLabelText('Choose a picture', { selector: 'input' }), file);
  const save = () => person.click(form.getByRole('button', { name: 'Save' }));
  return { person, row: within(row as HTMLElement), form, field, choose, save };
}

/** An answer that waits for the test. */
function later() {
  let answer: (reply: Reply) => void = () => {};
  const reply = new Promise<Reply>((resolve) => {
    answer = resolve;
  });
  return { reply: () => reply, answer };
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const added = (uuid: string) => ({ status: 201, body: aPicture(uuid) });

// @spec screen-event-picture
test('a new event waits for its picture, and what is typed in the meantime is saved with it', async () => {
  const { reply, answer } = later();
  mockServer.on(UPLOAD, reply);
  mockServer.on(SCHEDULE, { status: 201, body: anEvent() });
  const { person, form, field, choose, save } = await open(anEvent({ name: 'Another' }), 'Add Event');
  fireEvent.change(form.getByLabelText('Date'), { target: { value: '2027-07-04' } });
  fireEvent.change(form.getByLabelText('Time'), { target: { value: '18:30' } });
  await person.selectOptions(form.getByLabelText('Format'), 'Standard');
  await choose(aFile('poster.jpg'));
  expect(await field.findByRole('progressbar', { name: 'Uploading poster.jpg' })).toBeVisible();
  await person.type(form.getByLabelText('Name'), 'Sunday Standard');
  await save();
  await save();
  expect(mockServer.calls(SCHEDULE)).toHaveLength(0);
  await act(async () => answer(added('one')));
  await gone();
  expect(mockServer.calls(SCHEDULE)).toHaveLength(1);
  expect(mockServer.calls(SCHEDULE)[0]?.body).toMatchObject({ name: 'Sunday Standard', picture: 'one' });
});

// @spec screen-event-picture
test('an upload that fails says why, holds the form back, and is tried again with the same key', async () => {
  mockServer.fail(UPLOAD, 503, { message: 'Pictures can’t be saved right now.' });
  const { person, field, choose, save } = await open();
  await choose(aFile('poster.jpg'));
  expect(await field.findByRole('alert')).toHaveTextContent('Pictures can’t be saved right now.');
  await save();
  expect(mockServer.calls(CHANGE)).toHaveLength(0);
  await waitFor(() => expect(field.getByRole('button', { name: 'Choose a picture' })).toHaveFocus());
  mockServer.on(UPLOAD, added('one'));
  await person.click(field.getByRole('button', { name: 'Try again' }));
  expect(await field.findByRole('img')).toHaveAttribute('src', '/api/events/pictures/one/full');
  const keys = mockServer.calls(UPLOAD).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(field.getByText('Picture uploaded. It is saved with the event.')).toBeVisible();
  await save();
  await gone();
  expect(mockServer.calls(CHANGE)[0]?.body).toMatchObject({ picture: 'one' });
});

test('of two that are chosen one after the other the last one counts', async () => {
  const [first, second] = [later(), later()];
  const answers = [first.reply, second.reply];
  mockServer.on(UPLOAD, () => answers.shift()?.() ?? added('none'));
  const { field, choose, save } = await open(anEvent({ picture: aPicture('old') }));
  expect(field.getByRole('img')).toHaveAttribute('src', '/api/events/pictures/old/full');
  await choose(aFile('a.jpg'));
  await waitFor(() => expect(mockServer.calls(UPLOAD)).toHaveLength(1));
  await choose(aFile('b.jpg'));
  await waitFor(() => expect(mockServer.calls(UPLOAD)).toHaveLength(2));
  await act(async () => second.answer(added('b')));
  await act(async () => first.answer(added('a')));
  expect(await field.findByText(/^Picture uploaded/)).toBeVisible();
  await save();
  await gone();
  expect(mockServer.calls(CHANGE)[0]?.body).toMatchObject({ picture: 'b' });
});

test('a picture is seen in the list, removed, and stays where an upload is given up', async () => {
  const { person, row, field, choose, save } = await open(anEvent({ picture: aPicture('old') }));
  expect(row.getByRole('presentation')).toHaveAttribute('src', '/api/events/pictures/old/thumbnail');
  mockServer.on(UPLOAD, later().reply);
  await choose(aFile('a.jpg'));
  await person.click(await field.findByRole('button', { name: 'Stop uploading' }));
  expect(field.getByRole('img')).toHaveAttribute('src', '/api/events/pictures/old/full');
  await person.click(field.getByRole('button', { name: 'Remove picture' }));
  expect(field.queryByRole('img')).toBeNull();
  await person.click(field.getByRole('button', { name: 'Undo' }));
  expect(field.getByRole('img')).toHaveAttribute('src', '/api/events/pictures/old/full');
  await person.click(field.getByRole('button', { name: 'Remove picture' }));
  await waitFor(() => expect(field.getByRole('button', { name: 'Choose a picture' })).toHaveFocus());
  await save();
  await gone();
  expect(mockServer.calls(CHANGE)[0]?.body).toMatchObject({ picture: null });
});

test('what is no picture or too large is not sent, and one that is gone is refused at its field', async () => {
  const { field, choose, person, save } = await open();
  await choose(aFile('plan.pdf', 'application/pdf'));
  await choose(aFile('scan.heic', 'image/heic'));
  expect(await field.findByText(/This file can’t be read as a picture/)).toBeVisible();
  await choose(aFile('large.jpg', 'image/jpeg', 5_000_001));
  expect(await field.findByText('This picture is larger than 5 MB.')).toBeVisible();
  expect(mockServer.calls(UPLOAD)).toHaveLength(0);
  await person.click(field.getByRole('button', { name: 'Dismiss this picture' }));
  mockServer.on(UPLOAD, added('one'));
  await choose(aFile('a.jpg'));
  await field.findByRole('img');
  const message = 'This picture isn’t stored any more. Choose it again.';
  mockServer.fail(CHANGE, 400, { message, errors: [{ field: 'picture', message }] });
  await save();
  expect(await field.findByRole('alert')).toHaveTextContent(message);
  expect(field.getByRole('button', { name: 'Replace picture' })).toHaveFocus();
});
