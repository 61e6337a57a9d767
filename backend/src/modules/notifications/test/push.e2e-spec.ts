// The story of push notifications: encrypted for one browser, and once each.
import { afterSeconds, aJobFailed } from '../../../../test/due-mails.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { NotificationRepository } from '../persistence/notification.repository.js';
import { signatureOf } from './push-service.js';
import { OFFER, pushedReader, VAPID_PUBLIC_KEY, WROTE } from './pushed-reader.js';

const reader = pushedReader();
const { market } = reader;
const choose = (change: object) =>
  reader.member.client.put('/api/notifications/preferences', {
    ...{ kinds: [], digestHour: 8, timeZone: null, quietFrom: null, quietUntil: null, mailPaused: false },
    ...change,
  });

describe('a notification', () => {
  // @spec rule-push-notifications, call-save-push-subscription
  it('is pushed to the browsers of its account, encrypted and signed: a title, a line and a link in its language', async () => {
    await reader.rows(`update users.account set language = 'es' where uuid = $1`);
    const [message, ...more] = await reader.pushed({});
    expect(more).toEqual([]);
    expect(message).toEqual({
      title: 'Kim Osei te escribió',
      body: 'Es sobre una oferta.',
      link: `/offers/${OFFER}`,
      tag: expect.stringMatching(/^[\w-]{22}$/),
      account: reader.member.user.uuid,
    });
    const [request] = reader.service.to(reader.browser);
    if (!request) throw new Error('Nothing was sent');
    const { ttl, urgency, topic } = request.headers;
    expect([ttl, urgency, topic]).toEqual(['86400', 'high', message?.tag]);
    expect(request.body.toString('latin1')).not.toContain('Kim');
    const { key, claims } = signatureOf(request);
    expect(key).toBe(VAPID_PUBLIC_KEY);
    expect(claims).toMatchObject({
      aud: 'https://push.example.org',
      sub: 'mailto:security@playset.example',
    });
    expect(await reader.subscriptions()).toEqual([
      expect.objectContaining({ last_success_at: expect.any(Date) }),
    ]);
  });

  it('about security says nothing that a locked screen should not show, and is pushed in quiet hours, too', async () => {
    await choose({ quietFrom: '00:00', quietUntil: '23:59' });
    expect(
      await reader.pushed({ kind: 'NEW_DEVICE', details: { browser: 'Firefox', system: 'Windows' } }),
    ).toEqual([
      expect.objectContaining({
        title: 'Something about the security of your account',
        link: '/notifications',
      }),
    ]);
  });

  it('waits for the end of the quiet hours, comes with all others since, and not once it was read', async () => {
    const hour = market.clock.now().getUTCHours();
    const at = (hours: number) => `${String((hour + hours + 24) % 24).padStart(2, '0')}:00`;
    await choose({ quietFrom: at(-1), quietUntil: at(2) });
    expect(await reader.pushed({ details: { person: 'Read by then' } })).toEqual([]);
    await reader.member.client.put('/api/notifications/read', { until: market.clock.now().toISOString() });
    market.clock.pass(5);
    await reader.notify({}, {});
    await afterSeconds(market, 2 * 3600);
    expect(reader.messages()).toEqual([
      expect.objectContaining({ title: '2 new notifications from Playset', link: '/notifications' }),
    ]);
  });

  // @spec rule-push-by-choice
  it('is pushed by its kind as its account chooses; a client that does not know push changes nothing about it', async () => {
    const kind = { kind: 'MESSAGE_RECEIVED', inApp: true, mail: 'OFF' };
    await choose({ kinds: [{ ...kind, push: false }] });
    await choose({ kinds: [kind] });
    expect(await reader.pushed({})).toEqual([]);
    await choose({ kinds: [{ ...kind, inApp: false, push: true }] });
    expect(await reader.pushed({})).toHaveLength(1);
    const security = { kind: 'PASSWORD_CHANGED', inApp: true, mail: 'NOW', push: false };
    expect(await choose({ kinds: [security] })).toMatchObject({
      ...{ status: 400, body: { code: 'notifications.mandatory' } },
    });
  });

  // @spec rule-push-once
  it('is pushed once by two replicas, however often its jobs are done, and again under one tag where its sender died', async () => {
    await reader.pushed({});
    const account = reader.member.user.uuid;
    await reader.does('notifications.collect-push', { account });
    expect(reader.messages()).toHaveLength(1);
    const [{ session } = { session: '' }] = await reader.subscriptions();
    const of = 'select uuid from notifications.notification where account = $1';
    const notifications = (await reader.rows<{ uuid: string }>(of)).map(({ uuid }) => uuid);
    await reader.does('notifications.send-push', { session, notifications });
    const tags = reader.service
      .to(reader.browser)
      .map((each) => [reader.browser.read(each).tag, each.headers.topic]);
    expect(tags).toHaveLength(3);
    expect(new Set(tags.flat()).size).toBe(1);
  });

  it.each([429, 503])('is pushed later where the push service answers %d', async (status) => {
    reader.service.status = status;
    await reader.notify({});
    await aJobFailed(market);
    reader.service.status = 201;
    await afterSeconds(market, 60);
    expect(reader.messages()).toHaveLength(2);
    expect(await reader.subscriptions()).toHaveLength(1);
  });

  it('is not pushed again where the push service refuses it, and the browser stays', async () => {
    reader.service.status = 413;
    await reader.pushed({});
    await afterSeconds(market, 3600);
    expect(reader.messages()).toHaveLength(1);
    expect(await reader.subscriptions()).toHaveLength(1);
  });

  it.each([404, 410])('ends the subscription where the push service answers %d', async (status) => {
    reader.service.status = status;
    await reader.pushed({});
    expect(await reader.status()).toEqual({ publicKey: VAPID_PUBLIC_KEY, endpoint: null });
    expect(await reader.subscriptions()).toEqual([]);
    reader.service.status = 201;
    expect(await reader.pushed({})).toHaveLength(1);
  });

  it('is collected at night where its job was lost', async () => {
    await market.app.get(UnitOfWork).run(async () => {
      await market.app
        .get(NotificationRepository)
        .add([reader.member.user.uuid], { ...WROTE, createdAt: market.clock.now() });
      await market.app.get(UnitOfWork).manager.query('delete from graphile_worker._private_jobs');
    });
    market.clock.pass(2 * 3600);
    await reader.does('notifications.resume-pushes');
    expect(reader.messages()).toHaveLength(1);
  });
});
