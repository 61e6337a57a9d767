/** The dialog that adds an event. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import EventManagerPage from '../../pages/event-manager';
import { anEvent, formats, oneGame, twoGames } from '../../test/calendar';
import { mockServer, type Reply } from '../../test/mock-server';
import { store } from '../../test/people';
import { renderScreen } from '../../test/render';

const OWN = 'GET /api/events/store/:uuid';
const TYPES = 'GET /api/catalogs/tcg-types';
const FORMATS = 'GET /api/catalogs/tcg-formats';
const SCHEDULE = 'POST /api/events';
const PROBLEM = 'Something went wrong while saving the event.';

beforeEach(() => {
  mockServer.on(OWN, { body: [anEvent()] });
  mockServer.on(TYPES, { body: oneGame });
  mockServer.on(FORMATS, { body: formats });
});

const open = () =>
  renderScreen(<EventManagerPage />, { user: store, at: '/event-manager', path: '/event-manager' });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function openAdd() {
  const opened = open();
  await opened.person.click(screen.getByRole('button', { name: 'Add Event' }));
  const form = await dialog('Add Event');
  const field = (label: string) => form.getByLabelText(label);
  await form.findByLabelText('Name');
  // The list below the dialog has its answer, too.
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  const save = () => opened.person.click(form.getByRole('button', { name: 'Save' }));
  /** Everything that a new event needs. */
  const fill = async () => {
    await opened.person.type(field('Name'), 'Sunday Standard');
    fireEvent.change(field('Date'), { target: { value: '2027-07-04' } });
    fireEvent.change(field('Time'), { target: { value: '18:30' } });
    await opened.person.selectOptions(field('Format'), 'Standard');
  };
  return { ...opened, form, field, fill, save };
}

/** An answer that waits for the test. */
function later() {
  let answer: (reply: Reply) => void = () => {};
  const reply = new Promise<Reply>((resolve) => {
    answer = resolve;
  });
  return { reply: () => reply, answer };
}

/** The UTC date and time of a time on this machine's wall. */
function sent(local: string) {
  const text = new Date(local).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

// @spec text-add-event, text-event-modal-buttons
test('has the fields name, date, time, location, TCG and format, with Save and Cancel', async () => {
  const { form, field } = await openAdd();
  for (const label of ['Name', 'Date', 'Time', 'Location', 'TCG', 'Format'])
    expect(field(label)).toBeVisible();
  expect(form.getAllByRole('textbox')).toHaveLength(3);
  expect(form.getAllByRole('combobox')).toHaveLength(3);
  expect(form.getByRole('button', { name: 'Save' })).toBeVisible();
  expect(form.getByRole('button', { name: 'Cancel' })).toBeVisible();
});

// @spec call-tcg-formats
test("the location is the store's address, the only game is chosen, and its formats are on offer", async () => {
  const { field } = await openAdd();
  expect(field('Location')).toHaveValue(store.address);
  expect(field('TCG')).toHaveValue('MAGIC_THE_GATHERING');
  const offered = within(field('Format')).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Choose a format', 'Standard', 'Commander']);
});

test('with several games the formats are those of the chosen one', async () => {
  mockServer.on(TYPES, { body: twoGames });
  const { person, field } = await openAdd();
  expect(field('TCG')).toHaveValue('');
  await person.selectOptions(field('TCG'), 'Magic: The Gathering');
  await person.selectOptions(field('Format'), 'Commander');
  await person.selectOptions(field('TCG'), 'Lantern Masters');
  expect(field('Format')).toHaveValue('');
  expect(within(field('Format')).queryByRole('option', { name: 'Commander' })).toBeNull();
  await person.selectOptions(field('Format'), 'Relay');
});

// @spec text-event-required
test('all fields are required; those that are empty are marked', async () => {
  const { person, form, field, save } = await openAdd();
  await person.clear(field('Location'));
  await save();
  expect(form.getByRole('alert')).toHaveTextContent('All fields are required.');
  for (const label of ['Name', 'Date', 'Time', 'Location', 'Format']) expect(field(label)).toBeInvalid();
  expect(field('TCG')).toBeValid();
  expect(field('Name')).toHaveFocus();
  expect(mockServer.calls(SCHEDULE)).toHaveLength(0);
});

// @spec field-new-event, call-schedule-event, rule-event-utc, text-event-created
test('sends date and time in UTC with the zone, the upper-case words and the store', async () => {
  mockServer.on(OWN, { body: [] });
  mockServer.on(SCHEDULE, { status: 201, body: anEvent() });
  const { field, fill, save, person } = await openAdd();
  await fill();
  await person.type(field('Name'), '  ');
  await save();
  expect(await screen.findByText('Event created successfully!')).toBeVisible();
  await gone();
  const [call] = mockServer.calls(SCHEDULE);
  expect(call?.body).toEqual({
    name: 'Sunday Standard',
    ...sent('2027-07-04T18:30'),
    location: store.address,
    tcg: 'MAGIC_THE_GATHERING',
    format: 'STANDARD',
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    userId: store.uuid,
  });
  expect(call?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  const lists = () => mockServer.calls(OWN).filter(({ query }) => !query.has('from'));
  await waitFor(() => expect(lists()).toHaveLength(2));
});

// @spec text-event-save-failed
test('an attempt without an answer is repeated under the same key, and nothing typed is lost', async () => {
  mockServer.on(SCHEDULE, () => Promise.reject(new TypeError('Failed to fetch')));
  const { field, form, fill, save } = await openAdd();
  await fill();
  await save();
  expect(await form.findByText(PROBLEM)).toBeVisible();
  expect(screen.getAllByText(PROBLEM)).toHaveLength(1);
  expect(field('Name')).toHaveValue('Sunday Standard');
  mockServer.on(SCHEDULE, { status: 201, body: anEvent() });
  await save();
  await screen.findByText('Event created successfully!');
  const keys = mockServer.calls(SCHEDULE).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test("an event in the past is refused in the server's words, at the date", async () => {
  const past = 'An event must start in the future.';
  mockServer.fail(SCHEDULE, 422, { message: past, errors: [{ field: 'date', message: past }] });
  const { field, form, fill, save } = await openAdd();
  await fill();
  await save();
  expect(await form.findByText(past)).toBeVisible();
  expect(field('Date')).toBeInvalid();
  expect(field('Date')).toHaveFocus();
  expect(screen.queryByText(PROBLEM)).toBeNull();
  fireEvent.change(field('Date'), { target: { value: '2027-07-05' } });
  expect(form.queryByText(past)).toBeNull();
});

test('what the server says about the whole event stands above the buttons', async () => {
  mockServer.fail(SCHEDULE, 403, { message: 'Your account can’t run events.' });
  const { form, fill, save } = await openAdd();
  await fill();
  await save();
  expect(await form.findByText('Your account can’t run events.')).toBeVisible();
});

// @spec text-tcg-types-failed, text-tcg-formats-failed
test.each([
  [TYPES, 'Failed to load TCG types.', 'TCG'],
  [FORMATS, 'Failed to load formats.', 'Format'],
] as const)('%s fails: says so, and tries again', async (call, words, label) => {
  mockServer.fail(call, 500);
  const { person, form, field } = await openAdd();
  expect(form.getByText(words)).toBeVisible();
  expect(await screen.findAllByText(words)).toHaveLength(2);
  mockServer.on(TYPES, { body: oneGame });
  mockServer.on(FORMATS, { body: formats });
  await person.type(field('Name'), 'Kept');
  await person.click(form.getByRole('button', { name: 'Try again' }));
  expect(field(label)).toHaveFocus();
  await within(field('Format')).findByRole('option', { name: 'Commander' });
  expect(field('Name')).toHaveValue('Kept');
});

test.each(['Cancel', 'Close', 'Escape', 'Back'])('%s asks before what was typed is lost', async (way) => {
  const { person, router, form, field } = await openAdd();
  const leave = async () => {
    if (way === 'Escape') await person.keyboard('{Escape}');
    else if (way === 'Back') await act(() => router.navigate(-1));
    else await person.click(form.getByRole('button', { name: way }));
  };
  await person.type(field('Name'), 'Sunday');
  await leave();
  const question = await dialog('Discard your changes?');
  await person.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(field('Name')).toHaveValue('Sunday');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Discard your changes?' })).toBeNull());
  await leave();
  await person.click((await dialog('Discard your changes?')).getByRole('button', { name: 'Discard' }));
  await gone();
  await person.click(screen.getByRole('button', { name: 'Add Event' }));
  expect(await (await dialog('Add Event')).findByLabelText('Name')).toHaveValue('');
});

test('nothing typed, nothing asked: Back closes the dialog and stays on the page', async () => {
  const { router } = await openAdd();
  await act(() => router.navigate(-1));
  await gone();
  expect(router.state.location.pathname).toBe('/event-manager');
});

test('an event that is being saved is neither left nor sent twice', async () => {
  const { reply, answer } = later();
  mockServer.on(SCHEDULE, reply);
  const { person, router, form, fill, save } = await openAdd();
  await fill();
  await save();
  await save();
  await person.keyboard('{Escape}');
  await act(() => router.navigate(-1));
  expect(form.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  expect(screen.queryByRole('dialog', { name: 'Discard your changes?' })).toBeNull();
  await act(async () => answer({ status: 201, body: anEvent() }));
  await gone();
  expect(mockServer.calls(SCHEDULE)).toHaveLength(1);
  expect(router.state.location.state).toBeNull();
});
