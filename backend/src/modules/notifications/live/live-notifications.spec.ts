import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import type { PgListener } from '../../../platform/database/pg-listener.js';
import type { Sql } from '../../../platform/database/sql.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import type { LiveSessions } from '../../../platform/http/access/live-sessions.js';
import { LiveNotifications } from './live-notifications.js';
import { NotificationStream } from './notification-stream.js';

/** A response that keeps what was written to it. */
class Response extends EventEmitter {
  closed = false;
  destroyed = false;
  writableEnded = false;
  readonly writableLength = 0;
  readonly written: string[] = [];

  write(text: string): void {
    this.written.push(text);
  }

  end(): void {
    this.writableEnded = true;
    this.leave();
  }

  leave(): void {
    this.closed = true;
    this.emit('close');
  }
}

/** Live notifications on a database that answers when it is let. */
function live() {
  let notify: (account?: string) => void = () => undefined;
  type Answer = (unread: number, latest: string) => void;
  const reads: { accounts: readonly string[]; answer: Answer; fail: () => void }[] = [];
  const sql = {
    rows: (_statement: object, [accounts]: [readonly string[]]) =>
      new Promise((resolve, reject) => {
        reads.push({
          accounts,
          answer: (unread, latest) => resolve(accounts.map((account) => ({ account, unread, latest }))),
          fail: () => reject(new Error('No connection')),
        });
      }),
  };
  const listener = { on: (_channel: string, handler: typeof notify) => (notify = handler) };
  const notifications = new LiveNotifications(
    sql as unknown as Sql,
    listener as unknown as PgListener,
    { onEnd: () => undefined } as unknown as LiveSessions,
  );
  const open = (uuid: string, response = new Response()) => {
    const stream = new NotificationStream('session', response as unknown as ServerResponse);
    return { response, isKept: notifications.add({ uuid } as Caller, stream) };
  };
  return { notifications, reads, open, notify: (account?: string) => notify(account) };
}
const answered = async (reads: ReturnType<typeof live>['reads'], unread: number, latest = 'one') => {
  reads.shift()?.answer(unread, latest);
  await turn();
};
const counts = ({ written }: Response) => written.map((text) => Number(/"unread":(\d+)/.exec(text)?.[1]));

it('reads the counts of all accounts in one statement when notifications may have been missed', async () => {
  const { reads, open, notify } = live();
  for (const account of ['a', 'b', 'c']) open(account);
  await answered(reads, 0);
  await answered(reads, 0);
  expect(reads).toEqual([]);
  notify();
  expect(reads.map(({ accounts }) => accounts)).toEqual([['a', 'b', 'c']]);
});

it('sends counts in the order in which they were read, also the first one of a stream', async () => {
  const { reads, open, notify } = live();
  const { response } = open('a');
  notify('a');
  notify('a');
  expect(reads).toHaveLength(1);
  await answered(reads, 1);
  expect(reads).toHaveLength(1);
  await answered(reads, 2);
  expect(counts(response)).toEqual([1, 2]);
});

it('sends a count again where another notification is the latest one, and nothing where all is as it was', async () => {
  const { reads, open, notify } = live();
  const { response } = open('a');
  await answered(reads, 1, 'one');
  for (const latest of ['two', 'two']) {
    notify('a');
    await answered(reads, 1, latest);
  }
  expect(response.written).toEqual([
    'event: unread\ndata: {"unread":1,"latest":"one"}\n\n',
    'event: unread\ndata: {"unread":1,"latest":"two"}\n\n',
  ]);
});

it('keeps no stream whose reader has left before', async () => {
  const { notifications, reads, open, notify } = live();
  const gone = new Response();
  gone.leave();
  expect(open('a', gone).isKept).toBe(true);
  notify('a');
  expect(reads).toEqual([]);
  notifications.onModuleDestroy();
});

it('closes the streams of accounts whose counts were not read, and reads the others', async () => {
  const { reads, open } = live();
  const first = open('a');
  const second = open('b');
  reads.shift()?.fail();
  await turn();
  expect(first.response.closed).toBe(true);
  await answered(reads, 3);
  expect(counts(second.response)).toEqual([3]);
});
