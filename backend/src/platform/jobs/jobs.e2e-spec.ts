// What a transaction queues: all of it in one call, each key once, and nothing where it fails.
import { DataSource } from 'typeorm';
import { story } from '../../../test/story.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Jobs } from './jobs.js';

describe('the jobs of a transaction', () => {
  const market = story();
  const later = new Date(Date.now() + 3_600_000);
  const options = { key: 'story.waits:1', runAt: later };
  const queued = () =>
    market.app
      .get(DataSource)
      .query(`select j.payload ->> 'nth' as nth, j.key, j.max_attempts, q.queue_name, j.run_at
      from graphile_worker._private_jobs j left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'story.waits' order by j.key nulls last, nth`);

  it('are there with all that was asked for, of one key the latest', async () => {
    const jobs = market.app.get(Jobs);
    await market.app.get(UnitOfWork).run(async () => {
      await jobs.add('story.waits', { nth: 1 }, { ...options, maxAttempts: 3 });
      await jobs.add('story.waits', { nth: 2 }, { runAt: later, queue: 'story' });
      await jobs.add('story.waits', { nth: 3 }, { runAt: later });
      await jobs.add('story.waits', { nth: 4 }, { ...options, runAt: new Date(later.getTime() + 1_000) });
    });
    const plain = { key: null, max_attempts: 25, queue_name: null, run_at: later };
    expect(await queued()).toEqual([
      { ...plain, nth: '4', key: options.key, run_at: new Date(later.getTime() + 1_000) },
      { ...plain, nth: '2', queue_name: 'story' },
      { ...plain, nth: '3' },
    ]);
  });

  it('take the place of one that waits, and go with a transaction that fails', async () => {
    const jobs = market.app.get(Jobs);
    const failed = market.app.get(UnitOfWork).run(async () => {
      await jobs.add('story.waits', { nth: 5 }, options);
      throw new Error('No');
    });
    await expect(failed).rejects.toThrow('No');
    expect(await queued()).toMatchObject([{ nth: '4' }, { nth: '2' }, { nth: '3' }]);
    await market.app.get(UnitOfWork).run(() => jobs.add('story.waits', { nth: 6 }, options));
    expect(await queued()).toMatchObject([{ nth: '6', run_at: later }, { nth: '2' }, { nth: '3' }]);
  });
});
