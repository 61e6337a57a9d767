// Long jobs and mails leave room for the others.
import { setTimeout as pause } from 'node:timers/promises';
import { story } from '../../../test/story.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Jobs } from './jobs.js';

const NTHS = [1, 2, 3, 4, 5, 6, 7, 8];

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
    while (!done.includes('two began')) await pause(50);
  });

  it('waits for no mail server, however many mails wait for it', async () => {
    const jobs = market.app.get(Jobs);
    const done: string[] = [];
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await jobs.beforeApplicationShutdown();
    jobs.handle('story.mail', () => answered.then(() => void done.push('mail')), { isRemote: true });
    jobs.handle('story.short', async () => void done.push('short'));
    await jobs.onApplicationBootstrap();
    const mails = NTHS.length * 2;
    await market.app.get(UnitOfWork).run(async () => {
      for (let nth = 0; nth < mails; nth++) await jobs.add('story.mail', {});
      for (const _ of NTHS) await jobs.add('story.short', {});
    });
    while (done.length < NTHS.length) await pause(20);
    expect(new Set(done)).toEqual(new Set(['short']));
    answer();
    while (done.length < NTHS.length + mails) await pause(20);
  });

  it('is begun as soon as the one before it has ended, not when the queue is polled next', async () => {
    const jobs = market.app.get(Jobs);
    const done: number[] = [];
    await jobs.beforeApplicationShutdown();
    jobs.handle<{ nth: number }>('story.next', async ({ nth }) => void done.push(nth));
    await jobs.onApplicationBootstrap();
    await market.app.get(UnitOfWork).run(async () => {
      for (const nth of NTHS) await jobs.add('story.next', { nth }, { long: true });
    });
    while (done.length < NTHS.length) await pause(20);
    expect(done).toEqual(NTHS);
    // With the polls, each would wait for one.
  }, 10_000);
});
