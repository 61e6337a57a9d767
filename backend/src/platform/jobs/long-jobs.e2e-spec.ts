// Long jobs leave room for the short ones, such as mails.
import { setTimeout as pause } from 'node:timers/promises';
import { lookForDueJobs } from '../../../test/due-jobs.js';
import { story } from '../../../test/story.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Jobs } from './jobs.js';

describe('a job that takes minutes', () => {
  const market = story();

  it('leaves a worker to the short ones, however many there are of its kind', async () => {
    const jobs = market.app.get(Jobs);
    const done: string[] = [];
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    await jobs.beforeApplicationShutdown();
    jobs.handle<{ name: string }>('story.long', async ({ name }) => {
      done.push(`${name} began`);
      await ended;
    });
    jobs.handle('story.short', async () => void done.push('short'));
    await jobs.onApplicationBootstrap();
    await market.app.get(UnitOfWork).run(async () => {
      for (const name of ['one', 'two']) await jobs.add('story.long', { name }, { long: true });
      await jobs.add('story.short', {});
    });
    while (!done.includes('short')) await pause(50);
    expect(done.sort()).toEqual(['one began', 'short']);
    end();
    while (!done.includes('two began')) {
      await lookForDueJobs(market);
      await pause(50);
    }
  });
});
