// What is due to somebody is collected while their account is erased: a deadlock fails the story.
import { DataSource } from 'typeorm';
import { dueJobsDone } from '../../../../test/due-mails.js';
import { usualPreferences } from '../../../../test/notifications.js';
import { lockAwaited } from '../../../../test/overtaken.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import { COLLECT_JOB, COLLECT_PUSH_JOB } from '../persistence/add-notifications.sql.js';
import { pushedReader } from './pushed-reader.js';

const reader = pushedReader();
const { market } = reader;

it.each([
  ['pushes', 'PUSH', COLLECT_PUSH_JOB],
  ['mails', 'MAIL', COLLECT_JOB],
])(
  '%s to an account that is erased never wait for the erasure that waits for them',
  async (_, channel, job) => {
    const { app } = market;
    const unitOfWork = app.get(UnitOfWork);
    const source = app.get(DataSource);
    const account = reader.member.user.uuid;
    const allDay = { ...usualPreferences(), quietFrom: '00:00', quietUntil: '23:59' };
    await reader.member.client.put('/api/notifications/preferences', allDay);
    await reader.notify({}, {});
    const [last, first] = await reader.rows<{ uuid: string }>(
      'select uuid from notifications.notification where account = $1',
    );
    // What is due last comes first in the table, where an erasure begins.
    const isDue = `update notifications.delivery set due_at = now() - $3 * interval '1 minute' where notification = $1 and channel = $2`;
    for (const [notification, minutes] of [
      [last?.uuid, 1],
      [first?.uuid, 2],
    ])
      await source.query(isDue, [notification, channel, minutes]);

    // Another transaction locks what is due first until the collection and the erasure have begun.
    const holder = source.createQueryRunner();
    await holder.startTransaction();
    const lock = 'select from notifications.delivery where notification = $1 and channel = $2 for update';
    await holder.query(lock, [first?.uuid, channel]);
    await unitOfWork.run(() => app.get(Jobs).add(job, { account }));
    await lockAwaited(market);
    const erased = unitOfWork.run(async () => {
      await unitOfWork.manager.query('select from users.account where uuid = $1 for update', [account]);
      await app.get(PersonalData).erase(account);
    });
    await lockAwaited(market, { by: 2 });
    await holder.rollbackTransaction();
    await holder.release();
    await erased;
    await dueJobsDone(market);
    expect(await reader.rows('select from notifications.delivery where account = $1')).toEqual([]);
  },
);
