// The story of handlers that fail: their events wait, are retried, and become dead letters at last.
import { setTimeout as pause } from 'node:timers/promises';
import { eventStory } from '../../../test/event-story.js';
import { jobsDone } from '../../../test/mails.js';
import { createApp } from '../../app.setup.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Environment } from '../environment/environment.js';
import { Jobs } from '../jobs/jobs.js';
import { PermanentFailure } from '../jobs/permanent-failure.js';

describe('a domain event whose handler fails', () => {
  const events = eventStory();
  const { market } = events;

  it('is delivered again when the connection of its handler breaks', async () => {
    let breaks = 1;
    events.act = async (handler) => {
      const open = market.replicas.map((app) => app.get(UnitOfWork)).find(({ isOpen }) => isOpen);
      if (handler === 'one' && breaks-- > 0)
        await open?.manager.query('select pg_terminate_backend(pg_backend_pid())');
    };
    await events.publish('lost', 1);
    await events.until(async () => {
      await events.dueNow();
      return events.of('one', 'lost').length === 1;
    });
    await jobsDone(market);
    expect([await events.rows(), events.of('two', 'lost'), breaks]).toEqual([[], [1], -1]);
  });

  it('holds back none behind it when it was delivered, and that answer was lost', async () => {
    let losses = 1;
    for (const app of market.replicas) {
      const unitOfWork = app.get(UnitOfWork);
      const run = unitOfWork.run.bind(unitOfWork);
      jest.spyOn(unitOfWork, 'run').mockImplementation(async (work) => {
        const answer = await run(work);
        if (events.of('one', 'lost').length === 1 && losses-- > 0) throw new Error('The answer was lost');
        return answer;
      });
    }
    // The answer to be lost is that to the delivery: it may come before the publishing has its own.
    let deliver = () => {};
    const isPublished = new Promise<void>((published) => {
      deliver = published;
    });
    events.act = () => isPublished;
    await events.publish('lost', 1, 2);
    deliver();
    await events.until(async () => events.of('one', 'lost').length === 2);
    jest.restoreAllMocks();
    await jobsDone(market);
    expect([await events.rows(), events.of('one', 'lost')]).toEqual([[], [1, 2]]);
  });

  it('is retried later by the handler that failed alone, and holds back none of another subject', async () => {
    let isBroken = true;
    events.act = async (handler, { subject }) => {
      if (isBroken && handler === 'one' && subject === 'broken') throw new Error('Broken');
    };
    await events.publish('broken', 1, 2);
    await events.publish('whole', 1);
    await events.until(() => events.handled.length === 4);
    await events.until(async () => (await events.rows()).length === 2);
    expect(events.of('two', 'broken').concat(events.of('one', 'whole'), events.of('two', 'whole'))).toEqual([
      1, 2, 1, 1,
    ]);
    await events.until(
      async () => (await events.query('select 1 from platform.event_outbox where attempts = 1')).length === 1,
    );
    const [{ wait } = { wait: 0 }] = await events.query<{ wait: number }>(
      'select extract(epoch from next_attempt_at - now())::float8 as wait from platform.event_outbox where attempts = 1',
    );
    expect([wait > 1, wait <= 4]).toEqual([true, true]);
    isBroken = false;
    await events.until(async () => {
      await events.dueNow();
      return events.handled.length === 6;
    });
    expect(events.of('one', 'broken')).toEqual([1, 2]);
  });

  it('takes back what its handler wrote when that fails, so that a retry does it once', async () => {
    await events.query('create table public.effect (nth int)');
    let isBroken = true;
    events.act = async (handler, { nth }) => {
      if (handler === 'two') return;
      for (const { manager } of market.replicas
        .map((app) => app.get(UnitOfWork))
        .filter(({ isOpen }) => isOpen))
        await manager.query('insert into public.effect values ($1)', [nth]);
      if (isBroken) throw new Error('Broken');
    };
    await events.publish('effect', 1);
    await events.until(
      async () => (await events.query('select 1 from platform.event_outbox where attempts = 1')).length === 1,
    );
    expect(await events.query('select nth from public.effect')).toEqual([]);
    isBroken = false;
    await events.dueNow();
    await events.until(() => events.of('one', 'effect').length === 1);
    await jobsDone(market);
    expect(await events.query('select nth from public.effect')).toEqual([{ nth: 1 }]);
  });

  it('becomes a dead letter that the figures show, after which the next of its subject are delivered', async () => {
    events.act = async (handler, { nth }) => {
      if (handler === 'one' && nth === 1) throw new Error('Broken');
    };
    await events.publish('dead', 1, 2);
    await events.until(async () => {
      await events.dueNow();
      return events.of('one', 'dead').length === 1;
    });
    await jobsDone(market);
    expect([events.of('one', 'dead'), events.of('two', 'dead')]).toEqual([[2], [1, 2]]);
    expect(await events.rows()).toEqual([{ handler: 'story.one', attempts: 8, dead: true }]);
    const figures = await (await fetch(`${market.origin}/metrics`)).text();
    expect(figures).toContain('event_outbox{state="dead"} 1');
  });

  it('is a dead letter at once when its handler says that a retry is of no use', async () => {
    events.act = async (handler) => {
      if (handler === 'one') throw new PermanentFailure('Nobody is there', 'gone');
    };
    await events.publish('hopeless', 1);
    await jobsDone(market);
    expect(await events.rows()).toEqual([{ handler: 'story.one', attempts: 1, dead: true }]);
  });

  it('is delivered by the next process when those that knew of it ended before', async () => {
    for (const app of market.replicas) await app.get(Jobs).beforeApplicationShutdown();
    await events.publish('crash', 1);
    // As a backup that was restored into another queue, or an operator who emptied it.
    await events.query('select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs');
    await pause(100);
    expect([events.handled, (await events.rows()).length]).toEqual([[], 2]);
    const next = await createApp(market.app.get(Environment), { clock: market.clock });
    events.register(next);
    market.replicas.push(next);
    await next.init();
    await events.until(() => events.handled.length === 2);
    expect(events.handled.sort()).toEqual(['one crash 1', 'two crash 1']);
  });
});
