/** Push on this device: the states of its switch, and what a press does. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { mockServer } from '../../test/mock-server';
import { renderScreen } from '../../test/render';
import { PushDevice } from './parts/push-device';

const STATUS = 'GET /api/notifications/push';
const SAVE = 'PUT /api/notifications/push';
const REMOVE = 'DELETE /api/notifications/push';
const ENDPOINT = 'https://push.example.org/1';
const KEY = Uint8Array.from([4, 0, 1]);
const PUBLIC_KEY = 'BAAB';

interface BrowserFacts {
  permission?: NotificationPermission;
  /** What somebody presses who is asked for permission. */
  answer?: NotificationPermission;
  key?: Uint8Array;
}

/** A browser with push; what it is asked is counted. */
function browserWithPush({ permission = 'default', answer = permission, key = KEY }: BrowserFacts = {}) {
  let subscription: object | null = null;
  const subscriptionWith = (bytes: Uint8Array) => ({
    endpoint: ENDPOINT,
    options: { applicationServerKey: bytes.buffer },
    toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'key', auth: 'secret' } }),
    unsubscribe: async () => {
      subscription = null;
      return true;
    },
  });
  if (permission === 'granted') subscription = subscriptionWith(key);
  const subscribe = jest.fn(async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
    subscription = subscriptionWith(applicationServerKey);
    return subscription;
  });
  const pushManager = { getSubscription: async () => subscription, subscribe };
  const notification = {
    permission,
    requestPermission: jest.fn(async () => {
      notification.permission = answer;
      return answer;
    }),
  };
  const worker = { ready: Promise.resolve({ pushManager }), getRegistration: async () => ({ pushManager }) };
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  Object.assign(window, { PushManager: class {}, Notification: notification });
  return { subscribe, notification, hasSubscription: () => subscription !== null };
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'standalone');
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
});

function open(endpoint: string | null = null, publicKey: string | null = PUBLIC_KEY) {
  let kept = endpoint;
  mockServer.on(STATUS, () => ({ body: { publicKey, endpoint: kept } }));
  mockServer.on(SAVE, ({ body }) => {
    kept = (body as { endpoint: string }).endpoint;
    return { status: 204 };
  });
  mockServer.on(REMOVE, () => {
    kept = null;
    return { status: 204 };
  });
  return renderScreen(
    <section>
      <PushDevice />
    </section>,
  );
}
const theSwitch = () => screen.findByRole('switch', { name: 'Push on this device' });

// @spec screen-push-device
test('is off until it is pressed, asks for permission then alone, and is on once the server has it', async () => {
  const browser = browserWithPush({ answer: 'granted' });
  const { person } = open();
  expect(await theSwitch()).not.toBeChecked();
  expect(browser.notification.requestPermission).not.toHaveBeenCalled();
  const element = await theSwitch();
  act(() => {
    fireEvent.click(element);
    fireEvent.click(element);
  });
  await waitFor(() => expect(element).toBeChecked());
  expect(mockServer.calls(SAVE).map(({ body }) => body)).toEqual([
    { endpoint: ENDPOINT, p256dh: 'key', auth: 'secret' },
  ]);
  expect(browser.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
  await person.click(element);
  await waitFor(() => expect(element).not.toBeChecked());
  expect([mockServer.calls(REMOVE).length, browser.hasSubscription()]).toEqual([1, false]);
});

test('is on where this browser and the server agree; one with another key is replaced', async () => {
  browserWithPush({ permission: 'granted' });
  const { unmount } = open(ENDPOINT);
  await waitFor(async () => expect(await theSwitch()).toBeChecked());
  unmount();
  const browser = browserWithPush({ permission: 'granted', key: Uint8Array.from([4, 9, 9]) });
  const { person } = open('https://push.example.org/of-before');
  expect(await theSwitch()).not.toBeChecked();
  await person.click(await theSwitch());
  await waitFor(async () => expect(await theSwitch()).toBeChecked());
  expect(browser.subscribe).toHaveBeenCalledTimes(1);
});

test('stays off where permission is not given, and says how to allow what is blocked', async () => {
  browserWithPush({ answer: 'default' });
  const { person, unmount } = open();
  await person.click(await theSwitch());
  expect(await screen.findByText('Off: you didn’t allow notifications.')).toBeVisible();
  unmount();
  const { notification } = browserWithPush({ permission: 'denied' });
  open();
  expect(await screen.findByText(/This browser blocks notifications from Playset/)).toBeVisible();
  expect(await theSwitch()).toBeDisabled();
  notification.permission = 'default';
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(async () => expect(await theSwitch()).toBeEnabled());
});

test('a failure is said, and can be tried again', async () => {
  browserWithPush({ answer: 'granted' });
  const { person } = open();
  await theSwitch();
  mockServer.fail(SAVE, 503);
  await person.click(await theSwitch());
  expect(await screen.findByText('Push notifications weren’t turned on.')).toBeVisible();
  mockServer.on(SAVE, () => {
    mockServer.on(STATUS, { body: { publicKey: PUBLIC_KEY, endpoint: ENDPOINT } });
    return { status: 204 };
  });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await theSwitch()).toBeChecked());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('says why there is no switch', async () => {
  const { unmount } = open();
  expect(await screen.findByText('This browser can’t get push notifications.')).toBeVisible();
  unmount();
  Object.assign(navigator, { standalone: false });
  const onPhone = open();
  expect(await screen.findByText(/add Playset to your home screen first/)).toBeVisible();
  onPhone.unmount();
  browserWithPush();
  open(null, null);
  expect(await screen.findByText('This server isn’t set up for push notifications.')).toBeVisible();
  expect(screen.queryByRole('switch')).toBeNull();
});

test('the switch keeps the focus while it is turned, and so does its part of the page when that is tried again', async () => {
  browserWithPush({ answer: 'granted' });
  const { person } = open();
  const element = await theSwitch();
  const refused = mockServer.later(SAVE, { status: 503, body: undefined as never });
  await person.click(element);
  await waitFor(() => expect(mockServer.calls(SAVE)).toHaveLength(1));
  // A browser takes the focus from what is disabled.
  expect(element).not.toHaveAttribute('disabled');
  await person.click(element);
  await refused();
  await screen.findByRole('button', { name: 'Try again' });
  mockServer.later(SAVE, { status: 204, body: undefined as never });
  await person.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  expect(document.body).not.toHaveFocus();
  expect(mockServer.calls(SAVE)).toHaveLength(2);
});
