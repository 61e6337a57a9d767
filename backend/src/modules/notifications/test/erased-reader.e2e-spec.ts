// An account is erased while it is being notified. A deadlock fails the story: an erasure locks the account before it deletes what
// belongs to it, so every other transaction has to lock the account first as well.
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { dueJobsDone } from '../../../../test/due-mails.js';
import { lockAwaited, overtaken, overtakenBy } from '../../../../test/overtaken.js';
import { signedUp } from '../../../../test/people.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import { importSample } from '../../listings/test/sample.js';
import { messagesOf, read, wrote } from '../../offers/test/messages.js';
import { listed, offered } from '../../offers/test/offering.js';
import { FollowerNotifications } from '../persistence/follower-notifications.js';
import { mailedReader } from './mailed-reader.js';

const reader = mailedReader();
const { market } = reader;
const account = () => reader.member.user.uuid;
const erase = () => market.app.get(PersonalData).erase(account());
const ask = <Row>(text: string): Promise<Row[]> => market.app.get(DataSource).query(text, [account()]);
const notified = () => ask('select uuid from notifications.notification where account = $1');

it.each([
  ['of what takes the place of an unread notification', { details: { listing: randomUUID() } }],
  ['of more in the same digest', {}],
])('is not waited for %s', async (_, notification) => {
  await reader.choose('DAILY');
  await reader.notify(notification);
  expect(await notified()).toHaveLength(1);
  await overtaken(market, account(), 'enabled = false', () => reader.notify(notification), erase);
  expect(await notified()).toEqual([]);
});

it('is not notified of what is new at a store that they follow', async () => {
  const { user } = await signedUp(market, { role: 'STORE' });
  await reader.member.client.put(`/api/storefronts/${user.uuid}/follow`);
  const event = { kind: 'STORE_EVENT', details: { events: 1 }, createdAt: market.clock.now() } as const;
  const { app } = market;
  const notify = () => app.get(UnitOfWork).run(() => app.get(FollowerNotifications).add(user.uuid, event));
  await overtaken(market, account(), 'enabled = false', notify, erase);
  expect(await notified()).toEqual([]);
});

it('is not waited for while what they have read is marked', async () => {
  await importSample(market);
  const kim = await signedUp(market);
  const { uuid: offer } = await offered(reader.member, kim, await listed(kim));
  await wrote(kim, offer, 'Are you there?');
  await dueJobsDone(market);
  const [latest] = await messagesOf(reader.member, offer);

  // Another transaction locks the notification until the delivery and the erasure have begun.
  const holder = market.app.get(DataSource).createQueryRunner();
  await holder.startTransaction();
  const [{ process }] = await holder.query('select pg_backend_pid() as process');
  await holder.query('select from notifications.notification where account = $1 for update', [account()]);
  await read(reader.member, offer, latest?.uuid ?? '');
  const delivered = dueJobsDone(market);
  await lockAwaited(market, { of: process });
  const unitOfWork = market.app.get(UnitOfWork);
  const erased = unitOfWork.run(async () => {
    await unitOfWork.manager.query('select from users.account where uuid = $1 for update', [account()]);
    await erase();
  });
  await lockAwaited(market, { by: 2 });
  await holder.rollbackTransaction();
  await holder.release();

  await Promise.all([erased, delivered]);
  expect(await notified()).toEqual([]);
});

it('is not waited for while they read all of them', async () => {
  for (let nth = 0; nth < 2; nth++) await reader.notify({});
  // An erasure that deletes the newest notification first.
  const begin = async () => {
    const { manager } = market.app.get(UnitOfWork);
    await manager.query('select from users.account where uuid = $1 for update', [account()]);
    const newest =
      'select uuid from notifications.notification where account = $1 order by created_at desc limit 1';
    await manager.query(`delete from notifications.notification where uuid = (${newest})`, [account()]);
  };
  const until = market.clock.now().toISOString();
  const readAll = () => reader.member.client.put('/api/notifications/read', { until });
  await overtakenBy(market, begin, readAll, erase);
  expect(await notified()).toEqual([]);
});
