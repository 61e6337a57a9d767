// The story of a worker that was taken for dead and lives on: another one has its job, so it changes nothing more.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { jobsDone, mails } from '../../../test/mails.js';
import { story } from '../../../test/story.js';
import { LOCKS } from '../database/locks.js';
import { Sql } from '../database/sql.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Mailer } from '../mail/mailer.js';
import { Jobs } from './jobs.js';
import { requeueJobsOf } from './worker-heartbeat.js';

const ADD = 'insert into public.effect (attempt) values ($1)';
/** Those of the cron stay with their worker. */
const TAKE = `update graphile_worker._private_jobs set locked_by = 'another', locked_at = now() where task_id = (
  select id from graphile_worker._private_tasks where identifier = 'story.effect')`;
/** Taken again so soon, it would pass for the same time: the fence tells moments 2 ms apart. */
const TAKE_LATER = `update graphile_worker._private_jobs set locked_at = clock_timestamp() + interval '5 ms'`;

describe('a worker whose job another one has', () => {
  let another: pg.Client;
  // Before the database goes.
  afterAll(() => another.end());
  const market = story({}, { alone: true });
  /** What each attempt waits for before it acts, and what became of it. */
  let attempts: { act: () => void; ended?: string }[];
  let act: (attempt: number) => Promise<unknown>;

  beforeAll(async () => {
    another = new pg.Client({ connectionString: market.databaseUrl });
    await another.connect();
    await another.query(`select pg_advisory_lock_shared($1, hashtext('another'))`, [LOCKS.worker]);
    await another.query('create table public.effect (attempt int)');
    const jobs = market.app.get(Jobs);
    await jobs.beforeApplicationShutdown();
    jobs.handle('story.effect', attempt);
    await jobs.onApplicationBootstrap();
  });
  beforeEach(async () => {
    attempts = [];
    await market.app.get(UnitOfWork).run(() => market.app.get(Jobs).add('story.effect', {}));
    await until(() => attempts.length === 1);
  });
  afterEach(async () => {
    await another.query('delete from graphile_worker._private_jobs');
    await another.query('truncate public.effect');
    for (const one of attempts) one.act();
    await until(() => attempts.every(({ ended }) => ended));
  });

  async function attempt(): Promise<void> {
    let go = () => {};
    const goes = new Promise<void>((resolve) => (go = resolve));
    const one: (typeof attempts)[number] = { act: go };
    const nth = attempts.push(one);
    await goes;
    const failed = (error: Error) => {
      one.ended = error.message;
      throw error;
    };
    await act(nth).catch(failed);
    one.ended = 'well';
  }
  async function until(isSo: () => unknown): Promise<void> {
    for (const end = Date.now() + 10_000; !(await isSo()); await pause(10))
      if (Date.now() > end) throw new Error('It did not come to that');
  }
  const giveBack = async () =>
    requeueJobsOf(
      another,
      (await holders()).map(({ locked_by }) => locked_by),
    );
  const effects = async () => (await another.query('select attempt from public.effect')).rows;
  const holders = async () =>
    (await another.query(`select locked_by from graphile_worker.jobs where task_identifier = 'story.effect'`))
      .rows;
  /** The first attempt acts once another worker has its job, and the next one when that one has given it back. */
  const lateThenAgain = async () => {
    await another.query(TAKE);
    attempts[0]?.act();
    await until(() => attempts[0]?.ended);
    // Whatever the queue makes of it.
    await pause(300);
    expect([await holders(), await effects()]).toEqual([[{ locked_by: 'another' }], []]);
    await giveBack();
    await until(() => attempts.length === 2);
    attempts[1]?.act();
    await jobsDone(market);
    return attempts.map(({ ended }) => ended);
  };
  const refused = 'Another worker has the job story.effect by now';

  it.each<[string, (attempt: number) => Promise<unknown>]>([
    [
      'in a transaction',
      (nth) => market.app.get(UnitOfWork).run(() => market.app.get(UnitOfWork).manager.query(ADD, [nth])),
    ],
    ['by a statement', (nth) => market.app.get(Sql).rows({ name: 'test.effect', text: ADD }, [nth])],
  ])('changes nothing %s; the next worker with the job does it', async (_how, change) => {
    act = change;
    expect(await lateThenAgain()).toEqual([refused, 'well']);
    expect(await effects()).toEqual([{ attempt: 2 }]);
  });

  it('sends no mail', async () => {
    const letter = { to: 'robin@example.com', subject: 'Hello', html: 'Hello', text: 'Hello', link: '/' };
    act = (nth) => market.app.get(Mailer).send({ ...letter, id: `attempt-${nth}` });
    expect(await lateThenAgain()).toEqual([refused, 'well']);
    const sent = (await mails(market)).map(({ messageId }) => messageId);
    expect(sent).toEqual([expect.stringContaining('attempt-2')]);
  });

  it('does not put the job away, though it has done all of it', async () => {
    act = async () => undefined;
    expect(await lateThenAgain()).toEqual(['well', 'well']);
  });

  it('is told from itself, when it has the job again', async () => {
    act = (nth) => market.app.get(Sql).rows({ name: 'test.effect', text: ADD }, [nth]);
    await another.query(TAKE_LATER);
    attempts[0]?.act();
    await until(() => attempts[0]?.ended);
    expect([attempts[0]?.ended, await effects()]).toEqual([refused, []]);
  });

  it('has its job until what it writes is committed', async () => {
    let written = () => {};
    const isWritten = new Promise<void>((resolve) => (written = resolve));
    let commit = () => {};
    const commits = new Promise<void>((resolve) => (commit = resolve));
    act = (nth) =>
      market.app.get(UnitOfWork).run(async () => {
        await market.app.get(UnitOfWork).manager.query(ADD, [nth]);
        written();
        await commits;
      });
    attempts[0]?.act();
    await isWritten;
    const given = giveBack();
    expect(await Promise.race([given, pause(300, 'waits')])).toBe('waits');
    commit();
    await given;
    await until(() => attempts[0]?.ended);
    expect([attempts[0]?.ended, await effects()]).toEqual(['well', [{ attempt: 1 }]]);
  });
});
