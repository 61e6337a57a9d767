// The story of notifications by mail: at once or in the digest of the day, and once each.
import { DataSource } from 'typeorm';
import { afterSeconds, aJobFailed, dueJobsDone } from '../../../../test/due-mails.js';
import { overtaken } from '../../../../test/overtaken.js';
import { PASSWORD } from '../../../../test/people.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import { MINUTES_BETWEEN_MAILS } from '../persistence/add-notifications.sql.js';
import { NotificationRepository } from '../persistence/notification.repository.js';
import { mailedReader } from './mailed-reader.js';

const HOUR = 3600;
const reader = mailedReader();
const { market } = reader;

describe('a notification', () => {
  // @spec rule-notification-mails
  it('is mailed at once to who wants that: in text and HTML, with one-click links that turn it off', async () => {
    await reader.choose('NOW');
    await reader.notify({});
    await dueJobsDone(market);
    const [mail, ...more] = reader.delivered();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Clockwork Heron was sold', from: 'hello@playset.example' });
    expect(mail?.text).toContain('You sent a message about this listing.');
    expect(mail?.html).toContain('Clockwork Heron was sold');
    expect(mail?.unsubscribe[1]).toBe('List-Unsubscribe=One-Click');
    const link = reader.link();
    expect([link.origin, link.pathname, link.searchParams.get('scope')]).toEqual([
      ...['https://playset.example', '/unsubscribe', 'KIND'],
    ]);
    for (const body of [mail?.text, mail?.html?.replaceAll('&amp;', '&')]) expect(body).toContain(link.href);
    // Nothing in the link says whose it is.
    expect(link.href).not.toContain(reader.member.user.uuid);
  });

  it('is mailed with all that comes within some minutes after a mail', async () => {
    await reader.choose('NOW');
    await reader.notify({});
    await dueJobsDone(market);
    for (let minute = 0; minute < 4; minute++) {
      await reader.notify({});
      await afterSeconds(market, 60);
    }
    expect(reader.delivered()).toHaveLength(1);
    await afterSeconds(market, 60 * MINUTES_BETWEEN_MAILS);
    expect(reader.delivered().map(({ subject }) => subject)).toEqual([
      'Clockwork Heron was sold',
      '4 new notifications from Playset',
    ]);
  });

  it('is mailed although hundreds are due at once', async () => {
    await reader.choose('DAILY', { digestHour: reader.hourIn(1) });
    const { unitOfWork, repository } = {
      unitOfWork: market.app.get(UnitOfWork),
      repository: market.app.get(NotificationRepository),
    };
    const entries = Array.from({ length: 501 }, () => ({
      account: reader.member.user.uuid,
      details: { cardName: 'Heron' },
      subject: null,
    }));
    await unitOfWork.run(async () => {
      for (const entry of entries) await repository.addEach('LISTING_SOLD', [entry]);
    });
    await afterSeconds(market, HOUR);
    expect(
      reader
        .delivered()
        .map(({ subject }) => subject)
        .toSorted(),
    ).toEqual([
      'Your daily digest from Playset: 1 notification',
      'Your daily digest from Playset: 500 notifications',
    ]);
  });

  it('is not kept where its account wants it neither in the app nor by mail', async () => {
    await reader.choose('OFF', { kinds: [{ kind: 'LISTING_SOLD', inApp: false, mail: 'OFF' }] });
    await reader.notify({});
    const kept = 'select from notifications.notification where account = $1';
    expect(await market.app.get(DataSource).query(kept, [reader.member.user.uuid])).toEqual([]);
  });

  it('is not mailed to who does not want that, nor to an account that is closed by then', async () => {
    await reader.notify({});
    await reader.choose('NOW');
    await reader.server.down();
    await reader.notify({});
    await aJobFailed(market);
    await reader.member.client.put(`/api/users/${reader.member.user.uuid}/disable`, { password: PASSWORD });
    await reader.notify({});
    await reader.server.up();
    await afterSeconds(market, HOUR);
    expect(reader.delivered()).toEqual([]);
  });

  // @spec rule-security-notifications-stay
  it('about security is mailed at once, also in quiet hours and with mails off, without a link to turn it off', async () => {
    await reader.choose('OFF', { mailPaused: true, quietFrom: '00:00', quietUntil: '23:59' });
    await reader.notify({ kind: 'PASSWORD_CHANGED', details: {} }, { kind: 'NEW_DEVICE', details: {} });
    await dueJobsDone(market);
    // That of a new device is mailed by the login itself.
    expect(reader.delivered().map(({ subject, unsubscribe }) => [subject, unsubscribe[0]])).toEqual([
      ['Your Playset password was changed', undefined],
    ]);
  });

  // @spec rule-notification-digest
  it('comes in the digest of the day, with all others since the last one, and once', async () => {
    const hour = reader.hourIn(3);
    await reader.choose('DAILY', { digestHour: hour });
    await reader.notify({}, { details: { cardName: 'Lantern Keeper' } });
    expect(reader.delivered()).toEqual([]);
    await afterSeconds(market, 3 * HOUR);
    expect(reader.delivered().map(({ subject }) => subject)).toEqual([
      'Your daily digest from Playset: 2 notifications',
    ]);
    expect(reader.delivered()[0]?.text).toMatch(/1\. Clockwork Heron was sold\s+2\. Lantern Keeper was sold/);
    await reader.notify({ details: { cardName: 'Salt Road' } });
    await afterSeconds(market, 24 * HOUR);
    expect(reader.delivered().map(({ subject }) => subject)).toEqual([
      'Your daily digest from Playset: 2 notifications',
      'Your daily digest from Playset: 1 notification',
    ]);
  });

  it('that waits for the digest comes at the new hour when its reader changes that', async () => {
    await reader.choose('DAILY', { digestHour: reader.hourIn(5) });
    await reader.notify({});
    await reader.choose('DAILY', { digestHour: reader.hourIn(1) });
    await afterSeconds(market, HOUR);
    expect(reader.delivered()).toHaveLength(1);
    await afterSeconds(market, 24 * HOUR);
    expect(reader.delivered()).toHaveLength(1);
  });

  // @spec rule-quiet-hours
  it('waits for the end of the quiet hours', async () => {
    const now = market.clock.now().getUTCHours();
    const at = (hours: number) => `${String((now + hours + 24) % 24).padStart(2, '0')}:00`;
    await reader.choose('NOW', { quietFrom: at(-1), quietUntil: at(2) });
    await reader.notify({}, {});
    expect(reader.delivered()).toEqual([]);
    await afterSeconds(market, 2 * HOUR);
    expect(reader.delivered().map(({ subject }) => subject)).toEqual(['2 new notifications from Playset']);
  });

  it('arrives once after a mail server was down for a day, and the digests are not doubled', async () => {
    await reader.choose('DAILY', { digestHour: reader.hourIn(1) });
    await reader.notify({});
    await reader.server.down();
    market.clock.pass(HOUR);
    await market.app.get(DataSource).query('update graphile_worker._private_jobs set run_at = now()');
    await aJobFailed(market);
    expect(reader.delivered()).toEqual([]);
    market.clock.pass(24 * HOUR);
    await reader.server.up();
    await afterSeconds(market, 24 * HOUR);
    expect(reader.delivered().map(({ subject }) => subject)).toEqual([
      'Your daily digest from Playset: 1 notification',
    ]);
  });
});

describe('the mail of a notification', () => {
  const mails = () =>
    market.app
      .get(DataSource)
      .query<{ uuid: string }[]>('select uuid from notifications.mail where account = $1', [
        reader.member.user.uuid,
      ]);
  const again = async (job: string, payload: object) => {
    for (const app of market.replicas) await app.get(UnitOfWork).run(() => app.get(Jobs).add(job, payload));
    await dueJobsDone(market);
  };

  // @spec rule-mail-survives
  it('is one, however often and wherever its jobs are done', async () => {
    await reader.choose('NOW');
    await reader.notify({});
    await dueJobsDone(market);
    const [{ uuid: mail }, ...more] = (await mails()) as [{ uuid: string }];
    expect(more).toEqual([]);
    await again('notifications.send-mail', { mail });
    await again('notifications.collect-mail', { account: reader.member.user.uuid });
    expect(reader.delivered()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  it('whose sender died before it could note it is the same mail for its reader', async () => {
    await reader.choose('NOW');
    await reader.notify({});
    await dueJobsDone(market);
    await market.app.get(DataSource).query('update notifications.mail set sent_at = null');
    const [row] = await mails();
    await again('notifications.send-mail', { mail: row?.uuid });
    expect(new Set(reader.delivered().map(({ messageId }) => messageId)).size).toBe(1);
  });

  it('is none where its account is erased as it is collected, and neither waits for ever', async () => {
    await reader.choose('DAILY', { digestHour: reader.hourIn(1) });
    await reader.notify({});
    market.clock.pass(HOUR);
    const { uuid: account } = reader.member.user;
    await overtaken(
      market,
      account,
      'enabled = false',
      () => again('notifications.collect-mail', { account }),
      () => market.app.get(PersonalData).erase(account),
    );
    const failed = 'select last_error from graphile_worker._private_jobs where last_error is not null';
    expect(await market.app.get(DataSource).query(failed)).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it('is collected at night where its job was lost', async () => {
    await reader.choose('NOW');
    await market.app.get(UnitOfWork).run(async () => {
      await market.app.get(NotificationRepository).add([reader.member.user.uuid], {
        ...{ kind: 'LISTING_SOLD', details: { cardName: 'Clockwork Heron' }, createdAt: market.clock.now() },
      });
      await market.app.get(UnitOfWork).manager.query('delete from graphile_worker._private_jobs');
    });
    await dueJobsDone(market);
    expect(reader.delivered()).toEqual([]);
    market.clock.pass(2 * HOUR);
    await again('notifications.resume-mails', {});
    expect(reader.delivered()).toHaveLength(1);
  });
});
