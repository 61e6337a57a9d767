// The log follows a request through everything that is done for it, and says nothing that would let anybody in.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../src/platform/database/data-source.js';
import { Sql } from '../../src/platform/database/sql.js';
import { UnitOfWork } from '../../src/platform/database/unit-of-work.js';
import { Jobs } from '../../src/platform/jobs/jobs.js';
import { servingRequest } from '../../src/platform/request-context/request-context.js';
import { freePort, MailServer } from '../mail-server.js';
import { jobsDone } from '../mails.js';
import { operations } from '../operations.js';
import { type Member, signedUp } from '../people.js';
import { story } from '../story.js';
import { tell } from './promise.js';

type Line = Readonly<Record<string, unknown>>;

describe('the log', () => {
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const variables: NodeJS.ProcessEnv = { LOG_LEVEL: 'trace' };
  let server: MailServer;
  // Without a mail server the links of mails are logged on purpose.
  beforeAll(async () => {
    server = new MailServer(await freePort());
    variables.SMTP_URL = `smtp://127.0.0.1:${server.port}`;
    await server.up();
  });
  const market = story(variables, { log, alone: true });
  afterAll(() => server.down());
  const of = (id: string): Line[] =>
    lines.map((line) => JSON.parse(line) as Line).filter(({ reqId }) => reqId === id);

  it('has the id of the request on the line of the job that it queued', async () => {
    const id = 'follow-sign-up-1';
    const body = { name: 'Mika', email: 'mika@example.com', role: 'USER', password: 'four copies of a card' };
    const headers = { 'x-request-id': id };
    await market.someone().post('/api/users/signup', { ...body, confirmPassword: body.password }, headers);
    await jobsDone(market);
    await pause(50);
    expect(of(id).map(({ msg }) => msg)).toEqual([
      'request',
      expect.stringMatching(/^auth.send-mail is done, in \d+ ms$/),
    ]);
  });

  it('has it on the one line of a job that failed, and no address that the mail server repeats', async () => {
    const id = 'follow-failure-1';
    const jobs = market.app.get(Jobs);
    await jobs.beforeApplicationShutdown();
    jobs.handle('story.fails', async () => {
      throw new Error('550 <robin@example.com> is unknown here');
    });
    await jobs.onApplicationBootstrap();
    await servingRequest({ id }, () =>
      market.app.get(UnitOfWork).run(() => jobs.add('story.fails', {}, { maxAttempts: 1 })),
    );
    for (let tries = 0; tries < 200 && of(id).length === 0; tries++) await pause(25);
    const told = lines.filter((line) => line.includes('550 <'));
    expect(told.map((line) => JSON.parse(line) as Line)).toEqual([
      expect.objectContaining({ reqId: id, level: 40, context: 'Jobs' }),
    ]);
    expect(of(id)[0]?.msg).toMatch(
      /^story\.fails has failed in \d+ ms, attempt 1 of 1: Error: 550 <…> is unknown here\n +at .*logs\.e2e-spec/,
    );
    expect(lines.join('')).not.toContain('robin@example.com');
    await market.app.get(DataSource).query(`delete from graphile_worker._private_jobs`);
  });

  it('has it on what classes say deep inside, also behind a body that came in pieces', async () => {
    const id = 'follow-deep-inside';
    const sql = market.app.get(Sql);
    const rows = sql.rows.bind(sql);
    const spy = jest.spyOn(sql, 'rows').mockImplementation((...asked) => {
      new Logger('deep inside').log(asked[0].name);
      return rows(...asked);
    });
    const { client } = await signedUp(market);
    const half = new ReadableStream({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode('{"identifiers":['));
        await pause(30);
        controller.enqueue(new TextEncoder().encode('{"name":"Nobody"}]}'));
        controller.close();
      },
    });
    const reply = await fetch(`${market.origin}/api/cards/collection`, {
      method: 'POST',
      headers: {
        'x-request-id': id,
        'content-type': 'application/json',
        authorization: `Bearer ${client.token}`,
      },
      body: half,
      duplex: 'half',
    } as RequestInit);
    await reply.text();
    spy.mockRestore();
    await pause(50);
    const inside = of(id).filter(({ context }) => context === 'deep inside');
    expect(reply.status).toBe(200);
    expect(inside.length).toBeGreaterThan(1);
    expect(of(id).at(-1)).toMatchObject({ msg: 'request', status: 200 });
  });

  it('names a slow statement with the request that it was for, whichever way it was asked', async () => {
    const sql = market.app.get(Sql);
    const statement = { name: 'story.sleeps', text: 'select pg_sleep(0.51)::text, $1::text' };
    await Promise.all([
      servingRequest({ id: 'follow-slow-1' }, () => sql.rows(statement, ['a secret value'])),
      servingRequest({ id: 'follow-slow-2' }, () =>
        market.app.get(UnitOfWork).manager.query(statement.text, ['a secret value']),
      ),
    ]);
    expect(of('follow-slow-1')[0]?.msg).toMatch(/^\d+ ms: story.sleeps$/);
    expect(of('follow-slow-2')[0]?.msg).toMatch(/^\d+ ms: select pg_sleep\(0.51\)/);
    expect(lines.join('')).not.toContain('a secret value');
  });

  it('names a statement that was stopped at its limit as well, whichever way it was asked', async () => {
    const statement = { name: 'story.never-ends', text: 'select pg_sleep(60)::text, $1::text' };
    const unitOfWork = market.app.get(UnitOfWork);
    const hurried = new DataSource({
      ...dataSourceOptions(market.databaseUrl),
      extra: { statement_timeout: 50 },
    });
    await hurried.initialize();
    const ways = [
      servingRequest({ id: 'follow-stopped-1' }, () =>
        new Sql(hurried, unitOfWork).rows(statement, ['a hidden value']),
      ),
      servingRequest({ id: 'follow-stopped-2' }, () =>
        unitOfWork.run(async () => {
          await unitOfWork.manager.query('set local statement_timeout = 50');
          await unitOfWork.manager.query(statement.text, ['a hidden value']);
        }),
      ),
    ];
    for (const way of await Promise.allSettled(ways))
      expect(way).toMatchObject({ status: 'rejected', reason: { code: '57014' } });
    await hurried.destroy();
    expect(of('follow-stopped-1')[0]?.msg).toBe('stopped before its end: story.never-ends');
    expect(of('follow-stopped-2')[0]?.msg).toMatch(/^stopped before its end: select pg_sleep\(60\)/);
    expect(lines.join('')).not.toContain('a hidden value');
  });

  it('never says a secret, whatever is asked of auth and accounts, rightly or wrongly', async () => {
    const secrets = new Set<string>();
    const secret = (what: string) => {
      const made = `${what}-${randomUUID()}`;
      secrets.add(made);
      return made;
    };
    const member: Member = await signedUp(market, {
      email: secret('mail').replace('-', '.').concat('@example.com'),
    });
    const { client, user } = member;
    for (const each of [client.token, client.cookies.get('refreshToken'), user.email])
      secrets.add(each ?? '');
    await market.someone().post('/api/auth/forgot-password', { email: user.email });
    await jobsDone(market);
    for (const { token } of server.delivered) secrets.add(token);
    const asked = operations.filter(({ path }) => /^\/api\/(auth|users)/.test(path));
    let calls = 0;
    const call = async (method: string, path: string, body?: string) => {
      calls += 1;
      const cookie = `refreshToken=${secret('cookie')}; device=${secret('device')}`;
      const reply = await fetch(market.origin + path, {
        method,
        body,
        headers: {
          cookie,
          authorization: `Bearer ${calls % 2 ? client.token : secret('token')}`,
          'content-type': 'application/json',
          'idempotency-key': secret('key'),
        },
      });
      for (const line of reply.headers.getSetCookie()) secrets.add(/=([^;]*)/.exec(line)?.[1] ?? '');
      await reply.text();
    };
    for (const { method, path } of asked) {
      const address = `${path.replace(/\{\w+\}/g, user.uuid)}?token=${secret('link')}&password=${secret('query')}`;
      const password = secret('password');
      const fields = {
        ...{ email: user.email, name: secret('name'), role: 'USER', phoneNumber: '', address: '' },
        ...{ password, confirmPassword: password, currentPassword: secret('current') },
        ...{ newPassword: secret('new'), token: secret('link'), turnstileToken: secret('proof') },
      };
      const known = /signup/.test(path) ? { ...fields, token: undefined } : fields;
      const isRead = method === 'GET';
      await call(method, address, isRead ? undefined : JSON.stringify(known));
      await call(method, address, isRead ? undefined : `{"password":"${secret('broken')}`);
      if (isRead) continue;
      const { email } = user;
      for (const fit of [
        { email, password },
        { email },
        { token: server.delivered.at(-1)?.token, password },
        { currentPassword: fields.currentPassword, newPassword: password },
        { password },
        {
          email: `${secret('sign.up')}@example.com`,
          name: 'x',
          role: 'USER',
          password,
          confirmPassword: password,
        },
      ])
        await call(method, address, JSON.stringify(fit));
    }
    // What breaks on our side tells most: the database repeats the row that it refuses.
    const database = market.app.get(DataSource);
    await database.query('alter table users.account add constraint full_up check (false) not valid');
    const sign = { email: `${secret('broken')}@example.com`, name: secret('name'), role: 'USER' };
    const password = secret('password');
    const before = lines.length;
    await call('POST', '/api/users/signup', JSON.stringify({ ...sign, password, confirmPassword: password }));
    await database.query('alter table users.account drop constraint full_up');
    await jobsDone(market);
    await pause(50);
    expect(lines.slice(before).join('')).toContain('server.error');
    secrets.delete('');
    const said = lines.join('');
    expect([...secrets].filter((each) => said.includes(each))).toEqual([]);
    expect(calls).toBeGreaterThan(60);
    tell({ cases: calls, figure: `${secrets.size} secrets in ${calls} calls, none in the log` });
  });
});
