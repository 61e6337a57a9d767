/** The address of one's own calendar in Settings. */
import { screen, waitFor, within } from '@testing-library/react';
import { mockServer } from '../../test/mock-server';
import { player } from '../../test/people';
import { renderScreen } from '../../test/render';
import CalendarSettings from './calendar-settings';

const OWN = 'GET /api/calendars/own';
const RENEW = 'POST /api/calendars/own';
const REVOKE = 'DELETE /api/calendars/own';
const SINCE = '2027-03-01T10:00:00.000Z';
const URL = 'https://playset.example/api/calendars/own.ics?secret=Jm3xP0';

function open(createdAt: string | null) {
  let current = createdAt;
  mockServer.on(OWN, () => ({ body: { createdAt: current } }));
  mockServer.on(RENEW, () => {
    current = SINCE;
    return { body: { url: URL, createdAt: SINCE } };
  });
  mockServer.on(REVOKE, () => {
    current = null;
    return { status: 204 };
  });
  return renderScreen(<CalendarSettings />, { user: player, at: '/settings', path: '/settings' });
}

// @spec screen-own-calendar
test('an address is created and shown once, to copy and to open', async () => {
  const { person } = open(null);
  await person.click(await screen.findByRole('button', { name: 'Create address' }));
  expect(await screen.findByLabelText('The address of your calendar')).toHaveValue(URL);
  expect(screen.getByRole('link', { name: 'Open in calendar app' })).toHaveAttribute(
    'href',
    URL.replace('https:', 'webcal:'),
  );
  await person.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Copied')).toBeVisible();
});

test('an address that was made before is not shown; it is replaced after a question', async () => {
  const { person } = open(SINCE);
  expect(
    await screen.findByText('The address isn’t shown again. If you’ve lost it, replace it.'),
  ).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Replace address' }));
  const question = within(await screen.findByRole('dialog', { name: 'Replace the address?' }));
  await person.click(question.getByRole('button', { name: 'Replace address' }));
  expect(await screen.findByLabelText('The address of your calendar')).toHaveValue(URL);
});

test('an address is revoked after a question', async () => {
  const { person } = open(SINCE);
  await person.click(await screen.findByRole('button', { name: 'Revoke address' }));
  const question = within(await screen.findByRole('dialog', { name: 'Revoke the address?' }));
  await person.click(question.getByRole('button', { name: 'Revoke address' }));
  expect(await screen.findByText('Your calendar has no address yet.')).toBeVisible();
  await waitFor(() => expect(mockServer.calls(REVOKE)).toHaveLength(1));
});

test('says why an address was not created', async () => {
  const { person } = open(null);
  mockServer.on(RENEW, () => ({ status: 500 }));
  await person.click(await screen.findByRole('button', { name: 'Create address' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The address could not be created.');
});

test('a question about an address says nothing of an earlier failure', async () => {
  const { person } = open(null);
  // The server has made it, and its answer is lost.
  mockServer.on(RENEW, () => {
    mockServer.on(OWN, { body: { createdAt: SINCE } });
    throw new TypeError('Failed to fetch');
  });
  await person.click(await screen.findByRole('button', { name: 'Create address' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  await person.click(await screen.findByRole('button', { name: 'Revoke address' }));
  const question = within(await screen.findByRole('dialog', { name: 'Revoke the address?' }));
  expect(question.queryByRole('alert')).toBeNull();
});
