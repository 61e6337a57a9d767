/** Importing a calendar into the events of one's own store. */
import { screen, waitFor, within } from '@testing-library/react';
import EventManagerPage from '../../pages/event-manager';
import { formats, oneGame } from '../../test/calendar';
import { mockServer } from '../../test/mock-server';
import { store } from '../../test/people';
import { renderScreen } from '../../test/render';

const PREVIEW_FILE = 'POST /api/calendars/imports/preview';
const PREVIEW_ADDRESS = 'POST /api/calendars/imports/preview-address';
const IMPORT = 'POST /api/calendars/imports';

const found = (key: string, changes: object = {}) => ({
  ...{ key, name: 'Friday Night Modern', date: '2027-03-12', time: '18:30:00', timeZone: 'UTC' },
  ...{ endDate: null, endTime: null, description: null },
  ...{ location: '12 Elm Street', format: 'COMMANDER', tcg: 'MAGIC_THE_GATHERING', isKnown: false },
  ...changes,
});
const PREVIEW = {
  events: [
    found('one'),
    found('two', { name: 'Board night', format: null, tcg: null }),
    found('three', { name: 'Draft', isKnown: true }),
  ],
  skipped: [{ name: 'Holiday', reason: 'ALL_DAY' as const }],
  isComplete: true,
};

async function open() {
  mockServer.on('GET /api/events/store/:uuid', { body: [] });
  mockServer.on('GET /api/catalogs/tcg-types', { body: oneGame });
  mockServer.on('GET /api/catalogs/tcg-formats', { body: formats });
  mockServer.on(PREVIEW_ADDRESS, { body: PREVIEW });
  const { person } = renderScreen(<EventManagerPage />, {
    user: store,
    at: '/event-manager',
    path: '/event-manager',
  });
  await person.click(await screen.findByRole('button', { name: 'Import a calendar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import a calendar' }));
  const read = async (address = 'https://example.com/events.ics') => {
    await person.type(dialog.getByLabelText('Or the address of your calendar'), address);
    await person.click(dialog.getByRole('button', { name: 'Read' }));
  };
  const chooseFormat = async (format: string) => {
    const select = await dialog.findByLabelText('Format of Board night');
    await waitFor(() => expect(select).toBeEnabled());
    await person.selectOptions(select, format);
  };
  return { person, dialog, read, chooseFormat };
}

// @spec screen-import-calendar
test('a calendar is read from its address, looked at, and its events are added', async () => {
  const { person, dialog, read, chooseFormat } = await open();
  await read();
  expect(await dialog.findByText('3 events to come')).toBeVisible();
  expect(mockServer.calls(PREVIEW_ADDRESS)[0]?.body).toEqual({ address: 'https://example.com/events.ics' });
  expect(dialog.getByRole('checkbox', { name: /^Draft .*Imported before$/ })).toBeDisabled();
  await person.click(dialog.getByText('1 entry is left out'));
  expect(dialog.getByText(/It lasts all day/)).toBeVisible();

  await person.click(dialog.getByRole('button', { name: 'Add 2 events' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Choose a format and a location');
  await chooseFormat('Commander');
  mockServer.on(IMPORT, { status: 201, body: { made: 2, known: 0 } });
  await person.click(dialog.getByRole('button', { name: 'Add 2 events' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(mockServer.calls(IMPORT)[0]?.body).toMatchObject({
    events: [
      { key: 'one', format: 'COMMANDER', tcg: 'MAGIC_THE_GATHERING' },
      { key: 'two', format: 'COMMANDER', tcg: 'MAGIC_THE_GATHERING' },
    ],
  });
});

test('an event has its end and its description, where the calendar says them', async () => {
  const { person, dialog, read } = await open();
  const said = { endDate: '2027-03-13', endTime: '01:30:00', description: 'Swiss.\nBring a deck.' };
  mockServer.on(PREVIEW_ADDRESS, { body: { ...PREVIEW, events: [found('one', said)] } });
  mockServer.on(IMPORT, { status: 201, body: { made: 1, known: 0 } });
  await read();
  const name = 'Friday Night Modern Fri, Mar 12 · 18:30 UTC – Sat, Mar 13 · 01:30 UTC';
  expect(await dialog.findByRole('checkbox', { name })).toBeChecked();
  expect(dialog.getByText(/^Swiss\./)).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Add 1 event' }));
  await waitFor(() =>
    expect(mockServer.calls(IMPORT)[0]?.body).toMatchObject({ events: [{ key: 'one', ...said }] }),
  );
});

test('no format can be chosen before the formats have come', async () => {
  const { dialog, read, chooseFormat } = await open();
  const answer = mockServer.later('GET /api/catalogs/tcg-formats', { body: formats });
  await read();
  expect(await dialog.findByLabelText('Format of Friday Night Modern')).toHaveDisplayValue('Loading formats');
  await answer();
  await chooseFormat('Commander');
  expect(dialog.getByLabelText('Format of Friday Night Modern')).toHaveDisplayValue('Commander');
});

test('what is not wanted is left out', async () => {
  const { person, dialog, read } = await open();
  await read();
  await person.click(await dialog.findByRole('checkbox', { name: /^Board night/ }));
  expect(dialog.getByRole('button', { name: 'Add 1 event' })).toBeVisible();
  expect(dialog.queryByLabelText('Format of Board night')).toBeNull();
});

test('says why a calendar was not read, and lets another be chosen', async () => {
  const { dialog, read } = await open();
  mockServer.on(PREVIEW_ADDRESS, () => ({ status: 400 }));
  await read();
  expect(await dialog.findByRole('alert')).toHaveTextContent('The calendar could not be read.');
  expect(dialog.getByRole('button', { name: 'Choose an .ics file' })).toBeVisible();
});

test('a file of more than 1 MB is not sent', async () => {
  const { person, dialog } = await open();
  const file = new File(['a'.repeat(1_000_001)], 'events.ics', { type: 'text/calendar' });
  await person.upload(dialog.getByLabelText('Choose an .ics file', { selector: 'input' }), file);
  expect(await dialog.findByRole('alert')).toHaveTextContent('This file is larger than 1 MB.');
  expect(mockServer.calls(PREVIEW_FILE)).toHaveLength(0);
});

test('choices are asked about before they are lost, and an answer that got lost is asked for with the same key', async () => {
  const { person, dialog, read, chooseFormat } = await open();
  await read();
  await chooseFormat('Commander');
  await person.keyboard('{Escape}');
  const question = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
  expect(question.getByText('What you’ve chosen hasn’t been added yet.')).toBeVisible();
  await person.click(question.getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Discard your changes?' })).toBeNull());
  mockServer.fail(IMPORT, 503);
  await person.click(dialog.getByRole('button', { name: 'Add 2 events' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The events could not be added.');
  mockServer.on(IMPORT, { status: 201, body: { made: 2, known: 0 } });
  await person.click(dialog.getByRole('button', { name: 'Add 2 events' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = mockServer.calls(IMPORT).map(({ headers }) => headers.get('idempotency-key'));
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
});

test('choices are asked about before another calendar is chosen, which waits for an import on its way', async () => {
  const { person, dialog, read, chooseFormat } = await open();
  const ask = async () => {
    await person.click(dialog.getByRole('button', { name: 'Choose another calendar' }));
    return within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
  };
  await read();
  await chooseFormat('Commander');
  expect((await ask()).getByText('What you’ve chosen hasn’t been added yet.')).toBeVisible();
  // It answers this question, and asks no other.
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Discard your changes?' })).toBeNull());
  expect(dialog.getByLabelText('Format of Board night')).toHaveDisplayValue('Commander');

  let fail = () => {};
  mockServer.on(IMPORT, () => new Promise((resolve) => (fail = () => resolve({ status: 503 }))));
  await person.click(dialog.getByRole('button', { name: 'Add 2 events' }));
  await waitFor(() => expect(mockServer.calls(IMPORT)).toHaveLength(1));
  expect(dialog.getByRole('button', { name: 'Choose another calendar' })).toBeDisabled();
  fail();
  expect(await dialog.findByRole('alert')).toHaveTextContent('The events could not be added.');

  await person.click((await ask()).getByRole('button', { name: 'Discard' }));
  const choose = await dialog.findByRole('button', { name: 'Choose an .ics file' });
  await waitFor(() => expect(choose).toHaveFocus());
  await read();
  await person.click(await dialog.findByRole('button', { name: 'Choose another calendar' }));
  expect(dialog.getByRole('button', { name: 'Choose an .ics file' })).toBeVisible();
});

test('formats that do not load say so, and load again', async () => {
  const { person, dialog, read } = await open();
  mockServer.fail('GET /api/catalogs/tcg-formats', 500);
  await read();
  expect(await dialog.findByText('The formats didn’t load.')).toBeVisible();
  mockServer.on('GET /api/catalogs/tcg-formats', { body: formats });
  await person.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findAllByRole('option', { name: 'Commander' })).toHaveLength(2);
});
