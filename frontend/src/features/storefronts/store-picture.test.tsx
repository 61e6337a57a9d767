/** The picture of a store in the form of its page: uploaded when it is chosen, saved with the page. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { aPicture } from '../../test/calendar';
import { mockServer, type Reply } from '../../test/mock-server';
import { MockUpload } from '../../test/mock-upload';
import { store } from '../../test/people';
import { renderApp } from '../../test/render';

const UPLOAD = 'POST /api/storefronts/pictures';
const SAVE = 'PUT /api/storefronts/mine';
const OWN = {
  ...{
    weekly: [],
    exceptions: [],
    description: null,
    website: null,
    timeZone: 'America/Chicago',
    version: 1,
  },
  picture: aPicture('old'),
};

beforeEach(() => {
  Object.assign(globalThis, { XMLHttpRequest: MockUpload });
  mockServer.on('GET /api/storefronts/mine', { body: OWN });
  mockServer.on(SAVE, ({ body }) => {
    const { picture } = body as { picture: string | null };
    return { body: { ...OWN, ...(body as object), picture: picture && aPicture(picture), version: 2 } };
  });
});
afterEach(() => Reflect.deleteProperty(crypto, 'randomUUID'));

async function open() {
  const { person } = renderApp({ at: '/store-page', user: store });
  const field = within(await screen.findByRole('group', { name: 'Picture' }));
  const choose = () =>
    person.upload(
      field.getByLabelText('Choose a picture', { selector: 'input' }),
      new File(['x'], 'front.jpg', { type: 'image/jpeg' }),
    );
  const save = () => person.click(screen.getByRole('button', { name: 'Save' }));
  return { person, field, choose, save };
}
const saved = () => mockServer.calls(SAVE).map(({ body }) => body);

// @spec added-edit-store-page
test('the page waits for its picture, and what is typed in the meantime is saved with it', async () => {
  let answer: (reply: Reply) => void = () => {};
  const reply = new Promise<Reply>((resolve) => {
    answer = resolve;
  });
  mockServer.on(UPLOAD, () => reply);
  const { person, field, choose, save } = await open();
  await choose();
  expect(await field.findByRole('progressbar', { name: 'Uploading front.jpg' })).toBeVisible();
  await person.type(screen.getByLabelText('Description'), 'Singles.');
  await save();
  await save();
  expect(saved()).toEqual([]);
  await act(async () => answer({ status: 201, body: aPicture('new') }));
  await waitFor(() => expect(saved()).toMatchObject([{ description: 'Singles.', picture: 'new' }]));
  expect(await screen.findByText('Store page saved.')).toBeVisible();
});

test('a picture that did not arrive is tried again, and the focus stays in its field', async () => {
  mockServer.fail(UPLOAD, 503);
  const { person, field, choose } = await open();
  await choose();
  await person.click(await field.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(field.getByRole('button', { name: 'Replace picture' })).toHaveFocus());
});

test('a picture is uploaded in a browser that makes no UUIDs, as on plain http', async () => {
  Object.assign(crypto, { randomUUID: undefined });
  mockServer.on(UPLOAD, { status: 201, body: aPicture('new') });
  const { field, choose } = await open();
  await choose();
  await waitFor(() => expect(field.getByRole('img')).toHaveAttribute('src', '/api/events/pictures/new/full'));
  expect(mockServer.calls(UPLOAD)[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
});

// @spec added-edit-store-page
test('a picture is removed, put back and removed; one that is gone is refused at its field', async () => {
  const { person, field, choose, save } = await open();
  expect(field.getByRole('img', { name: 'The picture of your store' })).toBeVisible();
  await person.click(field.getByRole('button', { name: 'Remove picture' }));
  await person.click(field.getByRole('button', { name: 'Undo' }));
  expect(field.getByRole('img')).toHaveAttribute('src', '/api/events/pictures/old/full');
  await person.click(field.getByRole('button', { name: 'Remove picture' }));
  await save();
  await waitFor(() => expect(saved()).toMatchObject([{ picture: null }]));
  mockServer.on(UPLOAD, { status: 201, body: aPicture('new') });
  await choose();
  await field.findByRole('img');
  const message = 'This picture isn’t stored any more. Choose it again.';
  mockServer.fail(SAVE, 400, { message, errors: [{ field: 'picture', message }] });
  await save();
  expect(await field.findByRole('alert')).toHaveTextContent(message);
});
