/** The dialog that changes an event, also when somebody else does so at the same time. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import EventManagerPage from '../../pages/event-manager';
import { anEvent, formats, oneGame } from '../../test/calendar';
import { mockServer } from '../../test/mock-server';
import { store } from '../../test/people';
import { renderScreen } from '../../test/render';

const OWN = 'GET /api/events/store/:uuid';
const ONE = 'GET /api/events/:uuid';
const TYPES = 'GET /api/catalogs/tcg-types';
const FORMATS = 'GET /api/catalogs/tcg-formats';
const CHANGE = 'PATCH /api/events/:uuid';
const PROBLEM = 'Something went wrong while saving the event.';
const OUTDATED = 'This event has changed since you opened it. Reload it before saving.';

beforeEach(() => {
  mockServer.on(OWN, { body: [anEvent()] });
  mockServer.on(TYPES, { body: oneGame });
  mockServer.on(FORMATS, { body: formats });
});

const open = () =>
  renderScreen(<EventManagerPage />, { user: store, at: '/event-manager', path: '/event-manager' });
const row = async (name = 'Friday Night Commander') =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('li') as HTMLElement);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function openEdit(event = anEvent()) {
  mockServer.on(OWN, { body: [event] });
  const opened = open();
  await opened.person.click((await row()).getByRole('button', { name: 'Edit' }));
  const form = await dialog('Edit Event');
  const name = await form.findByLabelText('Name');
  const save = () => opened.person.click(form.getByRole('button', { name: 'Save' }));
  return { ...opened, form, name, save };
}

// @spec call-change-event, text-event-updated
test('shows the event as the clock of its place does, and sends the version that was seen', async () => {
  mockServer.on(CHANGE, { body: anEvent({ version: 4 }) });
  const { person, form, name, save } = await openEdit(anEvent({ version: 3 }));
  expect(form.getByLabelText('Date')).toHaveValue('2027-03-12');
  expect(form.getByLabelText('Time')).toHaveValue('18:30');
  expect(form.getByLabelText('Format')).toHaveValue('COMMANDER');
  expect(form.getByText('Chicago time')).toBeVisible();
  await person.clear(name);
  await person.type(name, 'Friday Draft');
  await save();
  expect(await screen.findByText('Event updated successfully!')).toBeVisible();
  await gone();
  const [call] = mockServer.calls(CHANGE);
  expect(call?.headers.get('if-match')).toBe('"3"');
  expect(call?.body).toMatchObject({ name: 'Friday Draft', date: '2027-03-13', time: '00:30:00' });
});

test('nothing can be typed while the event is being saved, and everything again when that is refused', async () => {
  const answer = mockServer.later(CHANGE, { body: anEvent({ version: 2 }) });
  const { person, form, name } = await openEdit();
  await person.type(name, '!{Enter}');
  expect(name).toBeDisabled();
  expect(form.getByRole('button', { name: 'More details (optional)' })).toBeDisabled();
  await waitFor(() => expect(form.getByRole('button', { name: 'Save' })).toHaveFocus());
  await person.type(name, '?');
  expect(name).toHaveValue('Friday Night Commander!');
  await answer();
  await gone();
  await person.click((await row()).getByRole('button', { name: 'Edit' }));
  mockServer.fail(CHANGE, 403, { message: 'Your account can’t run events.' });
  const again = await (await dialog('Edit Event')).findByLabelText('Name');
  await person.type(again, '?{Enter}');
  await screen.findByText('Your account can’t run events.');
  expect(again).toBeEnabled();
  expect(again).toHaveValue('Friday Night Commander?');
});

test('a time that clocks skip is refused at its field', async () => {
  const { form, save } = await openEdit();
  fireEvent.change(form.getByLabelText('Date'), { target: { value: '2027-03-14' } });
  fireEvent.change(form.getByLabelText('Time'), { target: { value: '02:30' } });
  await save();
  expect(form.getByText('Clocks go forward that day and skip this time. Choose another.')).toBeVisible();
  expect(mockServer.calls(CHANGE)).toHaveLength(0);
});

test('its own game and format stay on offer when the catalogue does not come', async () => {
  mockServer.fail(TYPES, 500);
  mockServer.fail(FORMATS, 500);
  const { form } = await openEdit();
  expect(form.getByLabelText('TCG')).toHaveValue('MAGIC_THE_GATHERING');
  expect(form.getByLabelText('Format')).toHaveValue('COMMANDER');
});

test('places and players needed are typed with the rest, and a refusal stays at its field while it is mended', async () => {
  const { person, form, save } = await openEdit();
  await person.click(form.getByRole('button', { name: 'More details (optional)' }));
  await person.type(form.getByLabelText('Places'), '4');
  await person.type(form.getByLabelText('Players needed'), '6');
  expect(form.getByText('Players see “starts with 6”.')).toBeVisible();
  await person.click(form.getByRole('button', { name: 'More details (optional)' }));
  const refusal = 'An event can’t need more players than it has places.';
  const code = 'events.least-above-capacity';
  mockServer.fail(CHANGE, 400, {
    code,
    message: refusal,
    errors: [{ field: 'leastPlayers', message: refusal }],
  });
  await save();
  const least = await form.findByLabelText('Players needed');
  await waitFor(() => expect(least).toHaveFocus());
  expect(least).toBeInvalid();
  mockServer.on(CHANGE, { body: anEvent({ version: 2 }) });
  await person.clear(least);
  await person.type(least, '3');
  expect(least).toBeVisible();
  await save();
  await screen.findByText('Event updated successfully!');
  expect(mockServer.calls(CHANGE).at(-1)?.body).toMatchObject({ capacity: 4, leastPlayers: 3 });
});

test('an event of several days shows its last day, and keeps it when it is moved', async () => {
  const days = { endDate: '2027-03-15', endTime: '00:00:00' };
  const { form, save } = await openEdit(anEvent(days));
  expect(form.getByLabelText('Last day')).toHaveDisplayValue('Sun, Mar 14, 2027');
  mockServer.on(CHANGE, { body: anEvent({ version: 2 }) });
  fireEvent.change(form.getByLabelText('Date'), { target: { value: '2027-03-19' } });
  expect(form.getByLabelText('Last day')).toHaveDisplayValue('Sun, Mar 21, 2027');
  await save();
  await screen.findByText('Event updated successfully!');
  expect(mockServer.calls(CHANGE)[0]?.body).toMatchObject({
    date: '2027-03-19',
    endDate: '2027-03-22',
    endTime: '00:00',
  });
});

async function conflict() {
  mockServer.fail(CHANGE, 412, { message: OUTDATED, code: 'events.changed-meanwhile' });
  const opened = await openEdit();
  await opened.person.clear(opened.name);
  await opened.person.type(opened.name, 'Mine');
  mockServer.on(ONE, { body: anEvent({ name: 'Theirs', location: 'Next door', version: 2 }) });
  await opened.save();
  await opened.form.findByText('This event has changed since you opened it.', { exact: false });
  return opened;
}

// @spec text-event-save-failed
test('an event that was changed in the meantime is shown as it is now, and what was typed stays', async () => {
  const { form, name } = await conflict();
  expect(name).toHaveValue('Mine');
  expect(form.getByText('Now: Theirs')).toBeVisible();
  expect(form.getByText('Now: Next door')).toBeVisible();
  expect(await screen.findByText(PROBLEM)).toBeVisible();
});

test('what was typed can replace the newest version, whose other changes stay', async () => {
  const { person, form, save } = await conflict();
  await person.click(form.getByRole('button', { name: 'Keep my changes' }));
  mockServer.on(CHANGE, { body: anEvent({ version: 3 }) });
  await save();
  await screen.findByText('Event updated successfully!');
  const [, call] = mockServer.calls(CHANGE);
  expect(call?.headers.get('if-match')).toBe('"2"');
  expect(call?.body).toMatchObject({ name: 'Mine', location: 'Next door' });
});

test('the newest version can be loaded, and what was typed brought back', async () => {
  const { person, form, name } = await conflict();
  await person.click(form.getByRole('button', { name: 'Load latest' }));
  expect(name).toHaveValue('Theirs');
  expect(form.getByLabelText('Location')).toHaveValue('Next door');
  expect(name).toHaveFocus();
  await person.click(form.getByRole('button', { name: 'Restore my changes' }));
  expect(name).toHaveValue('Mine');
});

test("when the newest version does not come the server's words stand there", async () => {
  mockServer.fail(CHANGE, 412, { message: OUTDATED });
  const { form, save } = await openEdit();
  mockServer.fail(ONE, 500);
  await save();
  expect(await form.findByText(OUTDATED)).toBeVisible();
});

test('saving an event that has been deleted says so, and the form closes without a question', async () => {
  const { person, form, name, save } = await openEdit();
  mockServer.fail(CHANGE, 404, { message: 'This event doesn’t exist.' });
  mockServer.on(OWN, { body: [] });
  await person.type(name, '!');
  await save();
  expect(await form.findByText('This event has since been deleted.')).toBeVisible();
  expect(await screen.findByText(PROBLEM)).toBeVisible();
  expect(name).toHaveValue('Friday Night Commander!');
  expect(form.queryByRole('button', { name: 'Save' })).toBeNull();
  const [, close] = form.getAllByRole('button', { name: 'Close' });
  await waitFor(() => expect(close).toHaveFocus());
  expect(await screen.findByText('You have no upcoming events.')).toBeInTheDocument();
  await person.click(close as HTMLElement);
  await gone();
});

test('an event that is deleted while a conflict is decided is told, too', async () => {
  const { form, save } = await conflict();
  mockServer.fail(CHANGE, 404);
  await save();
  expect(await form.findByText('This event has since been deleted.')).toBeVisible();
  expect(form.queryByRole('button', { name: 'Load latest' })).toBeNull();
});
