// The story of the browsers that push notifications go to: each until its login ends.
import { DataSource } from 'typeorm';
import type { ProblemBody } from '../../../../test/client.js';
import { closes, erases, signedUp } from '../../../../test/people.js';
import { Retention } from '../../../platform/retention/retention.js';
import { MAX_PUSH_SUBSCRIPTIONS } from '../persistence/push.repository.js';
import { PushServices } from '../push/push-services.js';
import { Browser } from './push-service.js';
import { PUSH, pushedReader, VAPID_PUBLIC_KEY } from './pushed-reader.js';

const DAY = 24 * 3600;
const reader = pushedReader();
const { market } = reader;

describe('a browser', () => {
  // @spec call-push-status, call-remove-push-subscription
  it('is notified while its login goes on: not after it has turned push off, nor after a logout', async () => {
    expect(await reader.status()).toEqual({ publicKey: VAPID_PUBLIC_KEY, endpoint: reader.browser.endpoint });
    for (let press = 0; press < 2; press++)
      expect(await reader.member.client.delete(PUSH)).toMatchObject({ status: 204 });
    expect((await reader.status()).endpoint).toBeNull();
    expect(await reader.pushed({})).toEqual([]);
    const other = await reader.onAnotherDevice();
    await reader.subscribe(reader.browser, other);
    expect(await reader.pushed({})).toHaveLength(1);
    await other.post('/api/auth/logout');
    expect(await reader.pushed({})).toHaveLength(1);
  });

  it('is not notified any more once its login has run out', async () => {
    market.clock.pass(30 * DAY);
    await market.app.get(Retention).applyAll();
    expect(await reader.pushed({})).toEqual([]);
    await reader.does('notifications.forget-push-subscriptions');
    expect(await reader.subscriptions()).toEqual([]);
  });

  it('is that of its latest login: the account before it is not notified there any more', async () => {
    const other = await signedUp(market);
    await reader.subscribe(reader.browser, other.client);
    expect((await reader.status()).endpoint).toBeNull();
    expect(await reader.pushed({})).toEqual([]);
    await Promise.all([reader.subscribe(reader.browser), reader.subscribe(reader.browser, other.client)]);
    const all = await Promise.all([reader.status(), reader.status(other.client)]);
    expect(all.filter(({ endpoint }) => endpoint !== null)).toHaveLength(1);
  });

  it('has one subscription: another one takes its place, and the eleventh login that of the first', async () => {
    const later = new Browser();
    await reader.subscribe(later);
    expect((await reader.status()).endpoint).toBe(later.endpoint);
    expect(await reader.subscriptions()).toHaveLength(1);
    for (let device = 0; device < MAX_PUSH_SUBSCRIPTIONS; device++) {
      market.clock.pass(1);
      await reader.subscribe(new Browser(), await reader.onAnotherDevice());
    }
    expect(await reader.subscriptions()).toHaveLength(MAX_PUSH_SUBSCRIPTIONS);
    expect((await reader.status()).endpoint).toBeNull();
  });

  // @spec rule-push-endpoint
  it.each([
    ['https://127.0.0.1/send/1'],
    ['https://[::1]/send/1'],
    ['https://localhost/send/1'],
    ['https://push.example.org:8443/send/1'],
    ['https://user:word@push.example.org/send/1'],
    ['http://push.example.org/send/1', 'request.invalid'],
    ['no address', 'request.invalid'],
  ] as [string, string?][])(
    'is not at %s',
    async (endpoint, code = 'notifications.push-endpoint-invalid') => {
      const { body, status } = await reader.member.client.put<ProblemBody>(PUSH, {
        ...reader.browser.subscription,
        endpoint,
      });
      expect([status, body.code]).toEqual([400, code]);
    },
  );

  it('is not subscribed with a key that nothing can be encrypted with', async () => {
    const p256dh = Buffer.alloc(65, 4).toString('base64url');
    const { body } = await reader.member.client.put<ProblemBody>(PUSH, {
      ...reader.browser.subscription,
      p256dh,
    });
    expect(body.code).toBe('notifications.push-endpoint-invalid');
  });

  it('is in the data of its account without its keys, and goes with it', async () => {
    const { body } = await reader.member.client.get<{ pushSubscriptions: object[] }>(
      `/api/users/${reader.member.user.uuid}/export`,
    );
    expect(body.pushSubscriptions).toEqual([expect.objectContaining({ endpoint: reader.browser.endpoint })]);
    expect(JSON.stringify(body)).not.toContain(reader.browser.subscription.auth);
    await closes(reader.member);
    expect(await reader.pushed({ kind: 'PASSWORD_CHANGED', details: {} })).toEqual([]);
    await reader.does('notifications.forget-push-subscriptions');
    expect(await reader.subscriptions()).toEqual([]);
    const gone = await signedUp(market);
    await reader.subscribe(reader.browser, gone.client);
    expect(await erases(gone)).toMatchObject({ status: 204 });
    const left = 'select from notifications.push_subscription where account = $1';
    expect(await market.app.get(DataSource).query(left, [gone.user.uuid])).toEqual([]);
  });
});

it('an address of this machine is not called, whatever its name is', async () => {
  const post = PushServices.prototype.post('https://localhost/', { headers: {}, body: Buffer.from('x') });
  await expect(post).rejects.toThrow('no connection (EPRIVATE)');
});
