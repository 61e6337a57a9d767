// Mails while processes are killed, the database goes away and the mail server is down: none is lost, none is sent twice
// but the one whose sender died before it could note it, and that one under the same Message-ID.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { ADD_NOTIFICATION } from '../../src/modules/notifications/persistence/notification.repository.js';
import { freePort, MailServer } from '../mail-server.js';
import { eventually, faultMarket } from './fault-market.js';
import type { Replica } from './fault-replica.js';
import { tell } from './promise.js';

const JOBS = `select count(*)::int as jobs, coalesce(min(attempts), 0)::int as tries from graphile_worker._private_jobs`;

describe('a mail', () => {
  const market = faultMarket();
  let mails: MailServer;
  let first: Replica;
  let second: Replica;
  let people = 0;
  beforeAll(async () => {
    mails = new MailServer(await freePort());
    await mails.up();
    const variables = {
      SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
      MAIL_FROM: 'Playset <hello@playset.example>',
    };
    first = await market.replica(variables);
    second = await market.replica(variables);
    await first.up();
  });
  afterAll(() => mails.down());
  afterEach(() => {
    mails.before = async () => undefined;
  });

  const jobs = async () => (await market.database.ask<{ jobs: number; tries: number }>(JOBS))[0];
  const done = () => eventually(async () => (await jobs())?.jobs === 0);
  const sentTo = (email: string) => mails.delivered.filter(({ to }) => to === email);
  const signUp = async (replica = first) => {
    const email = `mika.${++people}@example.com`;
    expect(await market.signUp(replica.origin, email)).toBe(201);
    return email;
  };
  /** The next mail stops in the mail server's hands; answers when it is there, and how to let it go. */
  const held = () => {
    let letGo: () => void = () => undefined;
    const gone = new Promise<void>((resolve) => (letGo = resolve));
    const arrived = new Promise<void>((resolve) => {
      mails.before = () => {
        resolve();
        mails.before = async () => undefined;
        return gone;
      };
    });
    return { arrived, letGo };
  };

  it('that is on its way when the database dies ends no server, and is not sent again and again', async () => {
    const mail = held();
    const email = await signUp();
    await mail.arrived;
    await market.database.kill();
    mail.letGo();
    await pause(500);
    expect(first.lives).toBe(true);
    await market.database.up();
    await first.ready();
    const back = performance.now();
    await done();
    expect(first.lives).toBe(true);
    const sent = sentTo(email);
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1);
    expect(sent.length).toBeLessThanOrEqual(2);
    const seconds = (performance.now() - back) / 1000;
    tell({ figure: `database killed in a mail: server stays, job done ${seconds.toFixed(1)} s after` });
  });

  it('is sent on news, not only when somebody looks, after the database was away', async () => {
    await market.database.kill();
    await market.database.up();
    await first.ready();
    await pause(3_000);
    const before = performance.now();
    const email = await signUp();
    await eventually(async () => sentTo(email).length === 1);
    expect(performance.now() - before).toBeLessThan(4_000);
    await done();
  });

  it('whose sender was killed is sent by the replica that lives', async () => {
    const mail = held();
    const email = await signUp();
    await mail.arrived;
    await second.up();
    await first.kill();
    const killed = performance.now();
    mail.letGo();
    await done();
    const seconds = (performance.now() - killed) / 1000;
    const sent = sentTo(email);
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1);
    expect(seconds).toBeLessThan(20);
    tell({ figure: `sender of a mail killed: another replica took it over in ${seconds.toFixed(1)} s` });
    await first.up();
  });

  /** Notifies an account of something that is mailed, in the transaction that also queues the mail. */
  const notify = async (email: string) => {
    const [row] = await market.database.ask<{ uuid: string }>(
      `update users.account set email_verified_at = now() where email = '${email}' returning uuid`,
    );
    const values = ['PASSWORD_CHANGED', new Date(), null, null, 'NOW', true, [row?.uuid], '{}'];
    const client = new pg.Client({ connectionString: market.database.url });
    await client.connect();
    await client.query(ADD_NOTIFICATION, values);
    await client.end();
  };
  const notices = (email: string) => sentTo(email).filter(({ subject }) => subject.includes('was changed'));

  it('about a notification goes out once, though no process lives between the commit and the mail', async () => {
    const email = await signUp();
    await done();
    await first.kill();
    await second.kill();
    await notify(email);
    await Promise.all([first.up(), second.up()]);
    await done();
    expect(notices(email)).toHaveLength(1);
  });

  it('about a notification whose sender was killed is sent by the replica that lives, under one Message-ID', async () => {
    const email = await signUp();
    await done();
    const mail = held();
    await second.kill();
    await notify(email);
    await mail.arrived;
    await second.up();
    await first.kill();
    mail.letGo();
    await done();
    expect(new Set(notices(email).map(({ messageId }) => messageId)).size).toBe(1);
    await first.up();
  });

  it('of an hour in which the mail server was down goes out afterwards, once', async () => {
    await mails.down();
    const emails = [];
    for (let nth = 0; nth < 8; nth++) emails.push(await signUp(nth % 2 ? first : second));
    await eventually(async () => ((await jobs())?.tries ?? 0) > 0);
    // The hour passes for the jobs: they are tried again and again, each time later.
    for (let tries = 1; tries <= 4; tries++) {
      await market.database.ask(
        'update graphile_worker._private_jobs set run_at = now() where locked_at is null',
      );
      await eventually(async () => ((await jobs())?.tries ?? 0) > tries);
    }
    await mails.up();
    await market.database.ask(
      'update graphile_worker._private_jobs set run_at = now() where locked_at is null',
    );
    await done();
    expect(emails.map((email) => sentTo(email).length)).toEqual(emails.map(() => 1));
    tell({ figure: `mail server down for an hour: ${emails.length} mails, each once afterwards` });
  });
});
