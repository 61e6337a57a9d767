// Jobs that become due while they wait.
import { DataSource } from 'typeorm';
import type { Story } from './story.js';

/** Has the workers look for them now: they hear of a new job at once, but of one that becomes due only every five seconds. */
export const lookForDueJobs = (story: Story): Promise<unknown> =>
  story.app.get(DataSource).query(`select pg_notify('jobs:insert', '{"count":1}')`);
