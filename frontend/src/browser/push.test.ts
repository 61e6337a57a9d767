/** Subscribing while the service worker is on its way. */
import { subscribe } from './push';

const SECOND = 1_000;
const KEY = 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8';
const SUBSCRIPTION = { endpoint: 'https://push.example.org/1', keys: { p256dh: 'key', auth: 'secret' } };
const registration = {
  pushManager: {
    getSubscription: async () => null,
    subscribe: async () => ({ toJSON: () => SUBSCRIPTION }),
  },
};

/** A browser whose worker is ready once it is told so. */
function browserWith(registered: object | undefined): () => void {
  let becomeReady = () => {};
  const ready = new Promise((done) => {
    becomeReady = () => done(registration);
  });
  const serviceWorker = { ready, getRegistration: async () => registered };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.assign(window, { Notification: { requestPermission: async () => 'granted' } });
  return becomeReady;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'Notification');
});

test('waits for a worker that is being installed', async () => {
  const becomeReady = browserWith(registration);
  const subscribed = subscribe(KEY);
  await jest.advanceTimersByTimeAsync(40 * SECOND);
  becomeReady();
  expect(await subscribed).toMatchObject({ endpoint: SUBSCRIPTION.endpoint });
});

test.each([
  ['was never registered', undefined, 10],
  ['is never ready', registration, 70],
])('gives up on a worker that %s', async (_, registered, seconds) => {
  browserWith(registered);
  const refused = expect(subscribe(KEY)).rejects.toThrow('No service worker');
  await jest.advanceTimersByTimeAsync(seconds * SECOND);
  await refused;
});
