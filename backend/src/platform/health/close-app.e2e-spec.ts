// The story of a server that is stopped while it works: requests from before are answered, and none after that.
import { setTimeout as pause } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { lockAwaited } from '../../../test/overtaken.js';
import { signedUp } from '../../../test/people.js';
import { story } from '../../../test/story.js';
import { poolOf } from '../database/data-source.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Jobs } from '../jobs/jobs.js';
import { closeApp } from './close-app.js';

describe('closing', () => {
  const market = story({}, { alone: true });

  it('takes no more requests while a job ends, and answers those that came before', async () => {
    const { client } = await signedUp(market);
    const jobs = market.app.get(Jobs);
    let isWorking = false;
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    await jobs.beforeApplicationShutdown();
    jobs.handle('story.works', async () => {
      isWorking = true;
      await ended;
    });
    await jobs.onApplicationBootstrap();
    await market.app.get(UnitOfWork).run(() => jobs.add('story.works', {}));
    while (!isWorking) await pause(10);

    const holder = await poolOf(market.app.get(DataSource)).connect();
    await holder.query('begin; lock table events.event');
    const before = client.get('/api/events');
    await lockAwaited(market);
    const closed = closeApp(market.app, 5_000);
    const late = await fetch(`${market.origin}/health/live`).then(
      () => 'served',
      () => 'refused',
    );
    await holder.query('commit');
    holder.release();
    const early = await before;
    end();
    await closed;
    expect([early.status, late]).toEqual([200, 'refused']);
  });
});
