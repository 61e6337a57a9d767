/** The address of one's own calendar in Settings. */
import { setupListeners } from '@reduxjs/toolkit/query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { pageStore } from '../../app/store';
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
  const shown = renderScreen(<CalendarSettings />, { user: player, at: '/settings', path: '/settings' });
  /** Another tab has changed it; somebody comes back to this one. */
  const changeElsewhere = (since: string | null) => {
    current = since;
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  };
  return { ...shown, changeElsewhere };
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

test.each([
  ['revoked', null, 'Your calendar has no address yet.'],
  ['replaced', '2027-03-02T10:00:00.000Z', 'The address isn’t shown again. If you’ve lost it, replace it.'],
])(
  'an address that was %s in another tab is gone once one comes back to this one',
  async (_how, since, text) => {
    const stop = setupListeners(pageStore().dispatch);
    const { person, changeElsewhere } = open(null);
    await person.click(await screen.findByRole('button', { name: 'Create address' }));
    const address = await screen.findByLabelText('The address of your calendar');
    await waitFor(() => expect(mockServer.calls(OWN)).toHaveLength(2));
    changeElsewhere(since);
    expect(await screen.findByText(text)).toBeVisible();
    expect(address).not.toBeInTheDocument();
    stop();
  },
);

test('an address that was made in another tab is known once one opens the page again', async () => {
  const { router, changeElsewhere } = open(null);
  await screen.findByText('Your calendar has no address yet.');
  await act(() => router.navigate('/elsewhere'));
  changeElsewhere(SINCE);
  await act(() => router.navigate('/settings'));
  expect(await screen.findByRole('button', { name: 'Revoke address' })).toBeVisible();
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
