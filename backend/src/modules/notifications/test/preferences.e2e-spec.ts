// The story of somebody who chooses how they are notified.
import { DataSource } from 'typeorm';
import type { ProblemBody } from '../../../../test/client.js';
import { notificationsOf } from '../../../../test/notifications.js';
import { overtakenBy } from '../../../../test/overtaken.js';
import { erases, type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { NOTIFICATION_KINDS } from '../domain/notification.js';
import type { UnreadCountDto } from '../dto/notification.dto.js';
import type { PreferencesDto } from '../dto/preferences.dto.js';
import { NotificationRepository } from '../persistence/notification.repository.js';
import { PreferenceRepository } from '../persistence/preference.repository.js';

const PATH = '/api/notifications/preferences';
const USUAL = {
  kinds: [],
  digestHour: 8,
  timeZone: null,
  quietFrom: null,
  quietUntil: null,
  mailPaused: false,
};

const market = story();
let robin: Member;
beforeEach(async () => {
  robin = await signedUp(market);
});
const preferences = async () => (await robin.client.get<PreferencesDto>(PATH)).body;
const save = (change: object) =>
  robin.client.put<PreferencesDto & ProblemBody>(PATH, { ...USUAL, ...change });
const sold = (mail: string, inApp = true) => ({ kind: 'LISTING_SOLD', inApp, mail });
const notify = (kind: 'LISTING_SOLD' | 'PASSWORD_CHANGED') =>
  market.app.get(UnitOfWork).run(() =>
    market.app.get(NotificationRepository).add([robin.user.uuid], {
      ...{ kind, details: { cardName: 'Clockwork Heron' }, createdAt: market.clock.now() },
    }),
  );
const unread = async () =>
  (await robin.client.get<UnreadCountDto>('/api/notifications/unread-count')).body.unread;

describe('somebody', () => {
  // @spec call-notification-preferences
  it('is notified of every kind in the app, and mailed about security and what waits for them alone, until they choose', async () => {
    const { kinds, ...rest } = await preferences();
    expect(kinds.map(({ kind }) => kind)).toEqual(NOTIFICATION_KINDS);
    expect(kinds.every(({ inApp }) => inApp)).toBe(true);
    expect(
      kinds.filter(({ mail }) => mail !== 'OFF').map(({ kind, mandatory }) => [kind, mandatory]),
    ).toEqual([
      ['NEW_DEVICE', true],
      ['PASSWORD_CHANGED', true],
      ['MODERATION_DECISION', true],
      ['REPORT_DECIDED', false],
      ['EVENT_PLACE', false],
      ['EVENT_CHANGED', false],
      ['EVENT_MESSAGE', false],
      ['OFFER_RECEIVED', false],
      ['DEAL_MEETING', false],
      ['DEAL_REMINDER', false],
      ['MESSAGE_RECEIVED', false],
    ]);
    expect(rest).toEqual({
      ...{ digestHour: 8, timeZone: null, zone: 'UTC', zoneIsOfPlace: false },
      ...{ quietFrom: null, quietUntil: null, mailPaused: false, muted: 0, version: 0 },
    });
  });

  // @spec call-save-notification-preferences
  it('does not save over what another device, or a link in a mail, has changed since', async () => {
    const put = (digestHour: number, version: number) =>
      robin.client.call<PreferencesDto & ProblemBody>(
        ...(['PUT', PATH, { ...USUAL, digestHour }, { 'if-match': `"${version}"` }] as const),
      );
    expect(await put(9, 0)).toMatchObject({ status: 200, body: { version: 1, digestHour: 9 } });
    const stale = await put(10, 0);
    expect(stale).toMatchObject({ status: 412, body: { code: 'notifications.preferences-changed' } });
    const read = await robin.client.get<PreferencesDto>(PATH);
    expect([read.body.digestHour, read.headers.get('etag')]).toEqual([9, '"1"']);
    const both = await Promise.all([put(11, 1), put(12, 1)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    await market.app
      .get(UnitOfWork)
      .run(() => market.app.get(PreferenceRepository).turnOffMail(robin.user.uuid, 'LISTING_SOLD'));
    expect((await put(13, 2)).status).toBe(412);
    expect((await save({ digestHour: 14 })).status).toBe(200);
  });

  it.each<[string, (preferences: PreferenceRepository) => Promise<void>]>([
    ['all mails', (preferences) => preferences.pauseMail(robin.user.uuid)],
    ['a kind', (preferences) => preferences.turnOffMail(robin.user.uuid, 'LISTING_SOLD')],
  ])('does not save over a link that turns off %s at the same moment', async (_, turnOff) => {
    await save({ kinds: [sold('NOW')] });
    const follow = () => turnOff(market.app.get(PreferenceRepository));
    const put = () =>
      robin.client.call('PUT', PATH, { ...USUAL, kinds: [sold('NOW')] }, { 'if-match': '"1"' });
    expect((await overtakenBy(market, follow, put)).status).toBe(412);
  });

  // @spec call-save-notification-preferences
  it('chooses by kind and channel, and when they are mailed', async () => {
    const change = { kinds: [sold('DAILY')], digestHour: 19, timeZone: 'Europe/Madrid', quietFrom: '22:00' };
    const { status, body } = await save({ ...change, quietUntil: '07:30', mailPaused: true });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      digestHour: 19,
      zone: 'Europe/Madrid',
      quietFrom: '22:00',
      quietUntil: '07:30',
    });
    expect(await preferences()).toEqual(body);
    expect(body.kinds.find(({ kind }) => kind === 'LISTING_SOLD')).toMatchObject({
      mail: 'DAILY',
      inApp: true,
    });
    // A kind that is left out stays as it is.
    await save({ kinds: [{ ...sold('NOW'), kind: 'LISTING_RESTORED' }] });
    expect((await preferences()).kinds.find(({ kind }) => kind === 'LISTING_SOLD')?.mail).toBe('DAILY');
  });

  // @spec rule-security-notifications-stay
  it('cannot turn off what concerns the security of their account', async () => {
    for (const [inApp, mail] of [
      [false, 'NOW'],
      [true, 'OFF'],
      [true, 'DAILY'],
    ] as const) {
      const { status, body } = await save({ kinds: [{ kind: 'PASSWORD_CHANGED', inApp, mail }] });
      expect([status, body.code]).toEqual([400, 'notifications.mandatory']);
    }
    expect((await save({ kinds: [{ kind: 'PASSWORD_CHANGED', inApp: true, mail: 'NOW' }] })).status).toBe(
      200,
    );
  });

  it.each([
    [{ quietFrom: '22:00' }, 'notifications.quiet-hours-invalid'],
    [{ quietFrom: '22:00', quietUntil: '22:00' }, 'notifications.quiet-hours-invalid'],
    [{ quietFrom: '24:00', quietUntil: '07:00' }, 'request.invalid'],
    [{ digestHour: 24 }, 'request.invalid'],
    [{ timeZone: 'Mars/Olympus' }, 'request.invalid'],
    [{ kinds: [{ ...sold('OFF'), kind: 'GOSSIP' }] }, 'request.invalid'],
    [{ kinds: [sold('HOURLY')] }, 'request.invalid'],
  ])('is refused %j', async (change, code) => {
    const { status, body } = await save(change);
    expect([status, body.code]).toEqual([400, code]);
  });

  // @spec rule-notifications-by-choice
  it('sees and counts none of a kind that they do not want in the app, and every one about security', async () => {
    await save({ kinds: [sold('OFF', false)] });
    await notify('LISTING_SOLD');
    await notify('PASSWORD_CHANGED');
    expect(await notificationsOf(robin.client, 'LISTING_SOLD')).toEqual([]);
    expect(await unread()).toBe(1);
    await save({ kinds: [sold('OFF')] });
    await notify('LISTING_SOLD');
    expect(await notificationsOf(robin.client, 'LISTING_SOLD')).toHaveLength(1);
    expect(await unread()).toBe(2);
  });

  it('leaves no mail waiting once they are erased, whenever it was to come', async () => {
    const waiting = () =>
      market.app
        .get(DataSource)
        .query<{ key: string }[]>('select key from graphile_worker.jobs where strpos(key, $1) > 0', [
          robin.user.uuid,
        ]);
    await save({ kinds: [sold('DAILY')] });
    await notify('LISTING_SOLD');
    await save({ kinds: [sold('DAILY')], digestHour: 20 });
    expect(await waiting()).toHaveLength(2);
    await erases(robin);
    expect(await waiting()).toEqual([]);
  });
});
