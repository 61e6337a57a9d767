// The story of a process that is told of changes which others make.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { story } from '../../../test/story.js';
import { PgListener } from './pg-listener.js';

describe('a process', () => {
  const market = story({}, { alone: true });
  let listener: PgListener;
  let heard = 0;

  beforeAll(async () => {
    listener = market.app.get(PgListener);
    listener.on('story', () => {
      heard++;
    });
    await until(() => listener.isListening);
  });

  /** It listens: notifications of other times may still come, until one comes again. */
  async function begun(): Promise<void> {
    await until(() => listener.isListening);
    const before = heard;
    await elsewhere('notify story');
    await until(() => heard > before);
  }

  async function elsewhere(statement: string): Promise<void> {
    const other = new pg.Client({ connectionString: market.databaseUrl });
    await other.connect();
    await other.query(statement);
    await other.end();
  }

  async function until(isSo: () => boolean): Promise<void> {
    const begun = Date.now();
    while (!isSo()) {
      if (Date.now() - begun > 10_000) throw new Error('It did not come to that');
      await pause(10);
    }
  }

  it('hears what was committed, and nothing of what was taken back', async () => {
    await begun();
    const before = heard;
    await elsewhere('begin; notify story; rollback');
    await elsewhere('notify story');
    await until(() => heard > before);
    expect(heard).toBe(before + 1);
  });

  it('takes it that something was missed when its connection is lost, and hears again soon after', async () => {
    const before = heard;
    await elsewhere(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'playset listener' and datname = current_database()`);
    await until(() => !listener.isListening || heard > before);
    expect(heard).toBeGreaterThan(before);
    await until(() => listener.isListening);
    const again = heard;
    await elsewhere('notify story');
    await until(() => heard > again);
  });
});
