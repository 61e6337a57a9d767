/** How somebody is notified, and the link in an email that turns it off. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { KindPreferenceDto, PreferencesDto } from '../../api/notifications';
import Unsubscribe from '../../pages/unsubscribe';
import { mockServer } from '../../test/mock-server';
import { renderScreen } from '../../test/render';
import NotificationSettings from './notification-settings';

const OWN = 'GET /api/notifications/preferences';
const SAVE = 'PUT /api/notifications/preferences';
const UNMUTE = 'DELETE /api/notifications/muted';
const CHOICES = 'GET /api/notifications/unsubscribe';
const TURN_OFF = 'POST /api/notifications/unsubscribe';

const aKind = (kind: string, facts: Partial<KindPreferenceDto> = {}): KindPreferenceDto => ({
  ...{ kind, group: 'MESSAGES', mandatory: false, inApp: true, mail: 'OFF', push: false },
  ...facts,
});
const preferences = (facts: Partial<PreferencesDto> = {}): PreferencesDto => ({
  kinds: [
    aKind('NEW_DEVICE', { group: 'SECURITY', mandatory: true, mail: 'NOW' }),
    aKind('LISTING_SOLD'),
    aKind('LATER_KIND', { group: 'OWN_STOCK' }),
  ],
  ...{ digestHour: 8, timeZone: null, zone: 'America/Chicago', zoneIsOfPlace: true },
  ...{ quietFrom: null, quietUntil: null, mailPaused: false, muted: 0, version: 3 },
  ...facts,
});

async function open(own = preferences()) {
  let kept = own;
  mockServer.on(OWN, () => ({ body: kept }));
  mockServer.on('GET /api/notifications/push', { body: { publicKey: 'BAAB', endpoint: null } });
  mockServer.on(SAVE, ({ body }) => {
    const { kinds, ...rest } = body as PreferencesDto;
    const chosen = new Map(kinds.map((kind) => [kind.kind, kind]));
    kept = { ...kept, ...rest, kinds: kept.kinds.map((kind) => ({ ...kind, ...chosen.get(kind.kind) })) };
    return { body: kept };
  });
  const opened = renderScreen(<NotificationSettings />);
  return { ...opened, form: within(await screen.findByRole('form', { name: 'How you’re notified' })) };
}

// @spec screen-notification-preferences
test('kinds are in groups, each with its channels; those about security can’t be turned off', async () => {
  const { form } = await open();
  const security = within(form.getByRole('group', { name: 'Security' }));
  expect(security.getByText('Always, in every channel')).toBeVisible();
  expect(security.queryByRole('switch')).toBeNull();
  expect(security.getByText(/can’t be turned off/)).toBeVisible();
  expect(form.getByRole('switch', { name: 'In the app: Sold' })).toBeChecked();
  expect(form.getByRole('combobox', { name: 'Email: Sold' })).toHaveDisplayValue('No email');
  expect(form.getByRole('switch', { name: 'In the app: later kind' })).toBeChecked();
  expect(form.getByText('All times are in America/Chicago, the time zone of your place.')).toBeVisible();
  expect(form.queryByRole('combobox', { name: 'Time zone' })).toBeNull();
});

test('one choice puts all emails into the daily digest, but for those about security', async () => {
  const { person, form } = await open();
  const all = form.getByRole('combobox', { name: 'All emails you can choose below' });
  expect(all).toHaveDisplayValue('No email');
  await person.selectOptions(form.getByRole('combobox', { name: 'Email: Sold' }), 'Email right away');
  expect(all).toHaveDisplayValue('As chosen for each');
  await person.selectOptions(all, 'In the daily digest');
  expect(form.getByRole('combobox', { name: 'Email: Sold' })).toHaveDisplayValue('In the daily digest');
  await person.click(form.getByRole('button', { name: 'Save notifications' }));
  await screen.findByText('Notifications saved.');
  const [{ body } = { body: null }] = mockServer.calls(SAVE);
  expect((body as PreferencesDto).kinds.map(({ kind, mail }) => [kind, mail])).toEqual([
    ['LISTING_SOLD', 'DAILY'],
    ['LATER_KIND', 'DAILY'],
  ]);
});

test('what is chosen while it is being saved stays, and is saved next', async () => {
  const { person, form } = await open();
  let answer: (() => void) | undefined;
  mockServer.on(SAVE, async ({ body }) => {
    await new Promise<void>((go) => {
      answer = go;
    });
    return { body: { ...preferences(), ...(body as PreferencesDto), kinds: preferences().kinds } };
  });
  await person.selectOptions(form.getByRole('combobox', { name: 'Daily digest at' }), '7:00 PM');
  await person.click(form.getByRole('button', { name: 'Save notifications' }));
  await waitFor(() => expect(answer).toBeDefined());
  await person.selectOptions(form.getByRole('combobox', { name: 'Daily digest at' }), '9:00 PM');
  act(() => answer?.());
  await screen.findByText('Notifications saved.');
  expect(form.getByRole('combobox', { name: 'Daily digest at' })).toHaveDisplayValue('9:00 PM');
});

test('what is put back while it is being saved stays as it was put', async () => {
  const { person, form } = await open();
  const answer = mockServer.later(SAVE, { body: preferences({ mailPaused: true, version: 4 }) });
  const paused = form.getByRole('switch', { name: /^Pause/ });
  await person.click(paused);
  await person.click(form.getByRole('button', { name: 'Save notifications' }));
  await person.click(paused);
  await answer();
  await screen.findByText('Notifications saved.');
  expect(paused).not.toBeChecked();
});

test('what is chosen is saved by one press, once, and stays as it is', async () => {
  const { person, form } = await open();
  await person.click(form.getByRole('switch', { name: 'In the app: Sold' }));
  await person.click(form.getByRole('switch', { name: 'Push: Sold' }));
  await person.selectOptions(form.getByRole('combobox', { name: 'Email: Sold' }), 'In the daily digest');
  await person.selectOptions(form.getByRole('combobox', { name: 'Daily digest at' }), '7:00 PM');
  await person.click(form.getByRole('switch', { name: 'Quiet hours: no emails right away, and no push' }));
  fireEvent.change(form.getByLabelText('Until'), { target: { value: '07:30' } });
  const element = screen.getByRole('form', { name: 'How you’re notified' });
  act(() => {
    fireEvent.submit(element);
    fireEvent.submit(element);
  });
  expect(await screen.findByText('Notifications saved.')).toBeVisible();
  expect(mockServer.calls(SAVE).map(({ body }) => body)).toEqual([
    {
      kinds: [
        { kind: 'LISTING_SOLD', inApp: false, mail: 'DAILY', push: true },
        { kind: 'LATER_KIND', inApp: true, mail: 'OFF', push: false },
      ],
      ...{ digestHour: 19, timeZone: null, quietFrom: '22:00', quietUntil: '07:30', mailPaused: false },
    },
  ]);
  expect(form.getByRole('combobox', { name: 'Email: Sold' })).toHaveDisplayValue('In the daily digest');
});

test('what was saved although the answer was lost is read again, and another press finds it', async () => {
  const { person, form } = await open();
  mockServer.on(SAVE, () => {
    mockServer.on(OWN, { body: preferences({ mailPaused: true, version: 4 }) });
    throw new TypeError('Failed to fetch');
  });
  await person.click(form.getByRole('switch', { name: /^Pause/ }));
  await person.click(form.getByRole('button', { name: 'Save notifications' }));
  expect(await screen.findByText('No answer came. Try again: nothing is done twice.')).toBeVisible();
  await waitFor(() => expect(mockServer.calls(OWN)).toHaveLength(2));
  mockServer.on(SAVE, { body: preferences({ mailPaused: true, version: 4 }) });
  await person.click(form.getByRole('button', { name: 'Save notifications' }));
  expect(await screen.findByText('Notifications saved.')).toBeVisible();
  expect(mockServer.calls(SAVE).map(({ headers }) => headers.get('if-match'))).toEqual(['"3"', '"4"']);
});

test('what has changed on another device since is not saved over unseen; another press saves', async () => {
  const { person, form } = await open();
  let version = 3;
  const elsewhere = () => {
    const kinds = preferences().kinds.map((each) => (each.mandatory ? each : { ...each, inApp: false }));
    return preferences({ version, kinds, mailPaused: true, quietFrom: '22:00', quietUntil: '08:00' });
  };
  mockServer.on(SAVE, ({ headers }) => {
    if (headers.get('if-match') === `"${version}"`) return { body: preferences({ version: version + 1 }) };
    mockServer.on(OWN, { body: elsewhere() });
    return {
      status: 412,
      body: { code: 'notifications.preferences-changed', message: 'They have changed.' },
    };
  });
  version = 5;
  await person.selectOptions(form.getByRole('combobox', { name: 'Daily digest at' }), '7:00 PM');
  await person.selectOptions(form.getByRole('combobox', { name: 'Email: Sold' }), 'In the daily digest');
  await person.click(form.getByRole('button', { name: 'Save notifications' }));
  expect(await screen.findByText('They have changed.')).toBeVisible();
  expect(form.getByRole('combobox', { name: 'Daily digest at' })).toHaveDisplayValue('7:00 PM');
  await waitFor(() => expect(form.getByRole('switch', { name: 'In the app: Sold' })).not.toBeChecked());
  await person.click(form.getByRole('button', { name: 'Save notifications' }));
  expect(await screen.findByText('Notifications saved.')).toBeVisible();
  expect(mockServer.calls(SAVE)[1]?.body).toEqual({
    kinds: [
      { kind: 'LISTING_SOLD', inApp: false, mail: 'DAILY', push: false },
      { kind: 'LATER_KIND', inApp: false, mail: 'OFF', push: false },
    ],
    ...{ digestHour: 19, timeZone: null, quietFrom: '22:00', quietUntil: '08:00', mailPaused: true },
  });
});

test('somebody without a place chooses a time zone; a failure keeps what was chosen', async () => {
  const { person, form } = await open(preferences({ zone: 'UTC', zoneIsOfPlace: false }));
  mockServer.fail(SAVE, 503);
  await person.selectOptions(form.getByRole('combobox', { name: 'Time zone' }), 'Europe/Madrid');
  await person.click(form.getByRole('button', { name: 'Save notifications' }));
  expect(await screen.findByText('Your notification settings weren’t saved.')).toBeVisible();
  expect(form.getByRole('combobox', { name: 'Time zone' })).toHaveDisplayValue('Europe/Madrid');
});

test('what a link in an email has turned off can be had again', async () => {
  const { person } = await open(preferences({ muted: 2 }));
  mockServer.on(UNMUTE, () => {
    mockServer.on(OWN, { body: preferences() });
    return { status: 204 };
  });
  await person.click(screen.getByRole('button', { name: 'Get these emails again' }));
  await waitFor(() => expect(screen.queryByText(/with a link in an email/)).toBeNull());
});

describe('the link in an email', () => {
  const follow = (query: string) => renderScreen(<Unsubscribe />, { user: null, at: `/unsubscribe${query}` });

  // @spec route-unsubscribe, rule-one-click
  test('asks what to turn off, and turns off nothing before the button is pressed', async () => {
    mockServer.on(CHOICES, {
      body: { scopes: ['SUBJECT', 'KIND', 'ALL'], kind: 'LISTING_SOLD', subject: 'STORE' },
    });
    mockServer.on(TURN_OFF, () => ({ status: 204 }));
    const { person } = follow('?token=signed&scope=SUBJECT');
    expect(await screen.findByRole('radio', { name: 'Emails about this store' })).toBeChecked();
    expect(mockServer.calls(TURN_OFF)).toEqual([]);
    await person.click(screen.getByRole('radio', { name: 'Emails of this kind: Sold' }));
    await person.click(screen.getByRole('button', { name: 'Turn off' }));
    expect(await screen.findByText('These emails are off')).toBeVisible();
    expect(Object.fromEntries(mockServer.calls(TURN_OFF)[0]?.query ?? [])).toEqual({
      token: 'signed',
      scope: 'KIND',
    });
  });

  test('that is no good, or incomplete, says the way on', async () => {
    mockServer.fail(CHOICES, 404, { code: 'notifications.unsubscribe-link-invalid' });
    const { unmount } = follow('?token=forged');
    expect(await screen.findByText('This link doesn’t work')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings');
    expect(document.title).toBe('Turn off emails · Playset');
    unmount();
    follow('');
    expect(screen.getByText('This link doesn’t work')).toBeVisible();
  });
});
