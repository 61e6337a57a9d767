/** A new version of the client, taken in one of several tabs; and what is kept of whom. */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConnectionNotice } from '../app/connection-notice';
import { ACCOUNT_CACHE, ACCOUNT_ENTRY } from '../lib/worker-messages';
import { player, store } from '../test/people';
import { registerServiceWorker } from './service-worker-registration';
import { endSession, startSession } from './session';

const SCRIPT = `${window.location.origin}/service-worker.js`;
const reload = jest.fn();
const cached = new Map<string, Map<string, string>>();
const close = jest.fn();
const shown = [{ close }];

/** A browser with a waiting version of the worker. */
function browserWithUpdate() {
  const sent: unknown[] = [];
  const worker = (state: string) =>
    Object.assign(new EventTarget(), {
      state,
      scriptURL: SCRIPT,
      postMessage: (message: unknown) => sent.push(message),
    });
  const waiting = worker('installed');
  const registration = Object.assign(new EventTarget(), {
    waiting: waiting as typeof waiting | null,
    installing: null,
    active: worker('activated'),
    update: async () => undefined,
    getNotifications: async () => shown,
  });
  const container = Object.assign(new EventTarget(), {
    controller: registration.active,
    register: async () => registration,
    getRegistration: async () => registration,
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  const activate = () => {
    registration.waiting = null;
    waiting.state = 'activated';
    container.controller = waiting;
    return act(async () => void container.dispatchEvent(new Event('controllerchange')));
  };
  return { sent, activate };
}

beforeAll(() => {
  Object.assign(globalThis, {
    MessageChannel: class {
      port1 = {};
      port2 = {};
    },
  });
});
beforeEach(() => {
  reload.mockClear();
  close.mockClear();
  cached.clear();
  Object.assign(globalThis, {
    caches: {
      match: async (key: string, { cacheName }: { cacheName: string }) => {
        const text = cached.get(cacheName)?.get(key);
        return text === undefined ? undefined : new Response(text);
      },
      delete: async (name: string) => cached.delete(name),
      open: async (name: string) => {
        const entries = cached.get(name) ?? new Map<string, string>();
        cached.set(name, entries);
        return { put: async (key: string, answer: Response) => void entries.set(key, await answer.text()) };
      },
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const press = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Update now' }));
};

test('the pressed tab lets the new version in and loads again once it is there', async () => {
  const { sent, activate } = browserWithUpdate();
  await registerServiceWorker(reload);
  render(<ConnectionNotice />);
  await press();
  expect(sent).toContainEqual(expect.objectContaining({ type: 'SKIP_WAITING' }));
  expect(reload).not.toHaveBeenCalled();
  await activate();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('where another tab has let it in, this one keeps what is typed until it is pressed, and then loads again at once', async () => {
  const { sent, activate } = browserWithUpdate();
  await registerServiceWorker(reload);
  render(<ConnectionNotice />);
  await screen.findByText('A new version of Playset is available.');
  await activate();
  expect(reload).not.toHaveBeenCalled();
  await press();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(sent).toEqual([]);
});

test('what is kept is one account, and nothing once nobody is logged in', async () => {
  browserWithUpdate();
  startSession({ accessToken: 'one', user: player });
  cached.set(ACCOUNT_CACHE, new Map([['/api/users/of-before', '{}']]));
  await registerServiceWorker(reload);
  const whole = () => cached.get(ACCOUNT_CACHE);
  const ofAccount = (uuid: string) => new Map([[ACCOUNT_ENTRY, uuid]]);
  await waitFor(() => expect(whole()).toEqual(ofAccount(player.uuid)));
  whole()?.set('/api/events', '[]');
  act(() => startSession({ accessToken: 'two', user: { ...player, name: 'A new name' } }));
  await waitFor(() => expect(whole()?.has('/api/events')).toBe(true));
  act(() => startSession({ accessToken: 'three', user: store }));
  await waitFor(() => expect(whole()).toEqual(ofAccount(store.uuid)));
  act(endSession);
  await waitFor(() => expect(whole()).toBeUndefined());
});

test('what one account was notified of is not left on the screen for the next, nor for nobody', async () => {
  browserWithUpdate();
  startSession({ accessToken: 'one', user: player });
  cached.set(ACCOUNT_CACHE, new Map([[ACCOUNT_ENTRY, player.uuid]]));
  await registerServiceWorker(reload);
  act(() => startSession({ accessToken: 'two', user: { ...player, name: 'A new name' } }));
  await act(async () => undefined);
  expect(close).not.toHaveBeenCalled();
  act(() => startSession({ accessToken: 'three', user: store }));
  await waitFor(() => expect(close).toHaveBeenCalled());
  await waitFor(() => expect(cached.get(ACCOUNT_CACHE)?.get(ACCOUNT_ENTRY)).toBe(store.uuid));
  close.mockClear();
  act(endSession);
  await waitFor(() => expect(close).toHaveBeenCalled());
});
