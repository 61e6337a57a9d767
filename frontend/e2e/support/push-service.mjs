// A push service on this machine, and a browser that is subscribed to it. The browser from npm has neither a push service nor
// notifications to show; all between the two is the product's own.
import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import ece from 'http_ece';

const LOCAL = new URL('../../../backend/test/local-push-service.mjs', import.meta.url).href;

/**
 * Answers `{ settings, subscription, next(), close() }`: the settings of a product that posts to it, the subscription of its browser,
 * and the next message that the browser is sent, decrypted (RFC 8291).
 */
export async function openPushService() {
  const privateKey = createECDH('prime256v1');
  const p256dh = privateKey.generateKeys('base64url');
  const authSecret = randomBytes(16).toString('base64url');
  const path = `/send/${randomUUID()}`;
  const [messages, waiting] = [[], []];
  const server = createServer(async (request, reply) => {
    const body = Buffer.concat(await request.toArray());
    reply.writeHead(request.url === path ? 201 : 404).end();
    const message = ece.decrypt(body, { version: 'aes128gcm', privateKey, authSecret }).toString();
    const taker = waiting.shift();
    if (taker) taker(message);
    else messages.push(message);
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    settings: {
      NODE_OPTIONS: `--import ${LOCAL}`,
      LOCAL_PUSH_SERVICE: `http://127.0.0.1:${server.address().port}`,
    },
    subscription: { endpoint: `https://push.example.org${path}`, keys: { p256dh, auth: authSecret } },
    next: () => messages.shift() ?? new Promise((taken) => waiting.push(taken)),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Has the pages of a context that may show notifications subscribe to this, and to no push service on the internet. */
export async function subscribeBy(context, subscription) {
  await context.grantPermissions(['notifications']);
  await context.addInitScript(({ endpoint, keys }) => {
    let [permission, current] = ['default', null];
    const ask = Notification.requestPermission.bind(Notification);
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => {
      permission = await ask();
      return permission;
    };
    PushManager.prototype.getSubscription = async () => current;
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
      const unsubscribe = async () => {
        current = null;
        return true;
      };
      const options = { applicationServerKey: applicationServerKey.buffer };
      current = { endpoint, options, unsubscribe, toJSON: () => ({ endpoint, keys }) };
      return current;
    };
  }, subscription);
}

/** Hands a message to the service worker of a page: the notification that it shows, and the address that a press on that opens. */
export async function deliverPush(page, message) {
  const [worker] = page.context().serviceWorkers();
  await worker.evaluate(() => {
    const shown = new Promise((done) => {
      self.registration.showNotification = async (title, options) => done({ title, ...options });
    });
    self.shown = () => shown;
  });
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise((done) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => done(first));
  });
  await devtools.send('ServiceWorker.enable');
  const { registrationId } = await registered;
  const origin = new URL(page.url()).origin;
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: message });
  const notification = await worker.evaluate(() => self.shown());
  const opened = await worker.evaluate(
    (data) =>
      new Promise((done) => {
        self.clients.openWindow = async (url) => done(url);
        const press = new ExtendableEvent('notificationclick');
        Object.assign(press, { notification: { data, close: () => undefined } });
        self.dispatchEvent(press);
      }),
    notification.data,
  );
  return { notification, opened };
}
