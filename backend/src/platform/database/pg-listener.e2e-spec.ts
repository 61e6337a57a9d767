// The story of a process that is told of changes which others make.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { story } from '../../../test/story.js';
import { PgListener } from './pg-listener.js';

describe('a process', () => {
  const market = story({}, { alone: true });
  let listener: PgListener;
  /** Payloads; undefined where something may have been missed. */
  const heard: (string | undefined)[] = [];

  beforeAll(async () => {
    listener = market.app.get(PgListener);
    listener.on('story', (payload) => heard.push(payload));
    // It listens now, which it says by such a call.
    await until(() => heard.length > 0);
  });

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
    await elsewhere(`begin; notify story, 'taken back'; rollback`);
    await elsewhere(`notify story, 'committed'`);
    await until(() => heard.includes('committed'));
    expect(heard.filter((payload) => payload !== undefined)).toEqual(['committed']);
  });

  it('takes it that something was missed when its connection is lost, and hears again soon after', async () => {
    const before = heard.length;
    await elsewhere(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'playset listener' and datname = current_database()`);
    await until(() => heard.length > before);
    expect(heard.at(before)).toBeUndefined();
    await until(() => listener.isListening);
    await elsewhere(`notify story, 'again'`);
    await until(() => heard.includes('again'));
  });
});
