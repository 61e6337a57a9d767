// The story of telling people from programs at sign-up and log-in.
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import type { ProblemBody } from '../../../../test/client.js';
import { PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { VerificationService } from '../../../../test/verification-service.js';

const variables: NodeJS.ProcessEnv = { TURNSTILE_SITE_KEY: 'site-key', TURNSTILE_SECRET_KEY: 'secret-key' };

describe('human verification', () => {
  const service = new VerificationService();
  beforeAll(async () => {
    variables.TURNSTILE_VERIFY_URL = await service.up();
  });
  const market = story(variables);
  afterAll(() => service.down());
  beforeEach(() => {
    service.asked.length = 0;
    service.answer = (reply) => reply.end('{"success": true}');
  });

  let people = 0;
  const aPerson = () => ({
    name: 'Mika',
    email: `mika.${people++}@example.com`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    role: 'USER',
  });
  const signUp = (turnstileToken?: string, person = aPerson(), headers: Record<string, string> = {}) =>
    market.someone().post<ProblemBody>('/api/users/signup', { turnstileToken, ...person }, headers);
  const withKey = () => ({ 'idempotency-key': randomUUID() });
  const accounts = async () =>
    (
      await market.app.get(DataSource).query<{ n: number }[]>('select count(*)::int as n from users.account')
    )[0]?.n;

  // @spec rule-verification-script
  it('lets through whom the service takes for a person, and asks it once with the secret', async () => {
    expect((await signUp('a-token')).status).toBe(201);
    expect(service.asked.map((form) => Object.fromEntries(form))).toEqual([
      { secret: 'secret-key', response: 'a-token', remoteip: '127.0.0.1' },
    ]);
    const { user } = await signedUp(market);
    const login = { email: user.email, password: PASSWORD, turnstileToken: 'another-token' };
    expect((await market.someone().post('/api/auth/login', login)).status).toBe(200);
    expect(service.asked).toHaveLength(2);
  });

  // @spec text-sign-up-verification
  it.each([undefined, ''])('needs a token: %j', async (token) => {
    const { status, body } = await signUp(token);
    expect([status, body.message]).toEqual([400, 'Please complete the verification.']);
    expect(body.errors?.[0]?.field).toBe('turnstileToken');
    expect(service.asked).toEqual([]);
  });

  it.each(['invalid-input-response', 'timeout-or-duplicate'])('refuses a token that is %s', async (code) => {
    service.answer = (reply) => reply.end(JSON.stringify({ success: false, 'error-codes': [code] }));
    const before = await accounts();
    const { status, body } = await signUp('a-token');
    expect([status, body.code, body.message]).toEqual([
      400,
      'request.verification-needed',
      'Please complete the verification.',
    ]);
    expect(await accounts()).toBe(before);
  });

  it.each<[string, object]>([
    ['a name that is none', { name: '' }],
    ['a token that cannot be one', { turnstileToken: 'x'.repeat(2_049) }],
  ])('asks nobody about %s, which spends no token', async (_what, wrong) => {
    for (const headers of [{}, withKey()]) {
      const { status, body } = await signUp('a-token', { ...aPerson(), ...wrong }, headers);
      expect([status, body.code]).toEqual([400, 'request.invalid']);
    }
    expect(service.asked).toEqual([]);
  });

  it('gives a retry the first answer, though its token is spent, and the service is not asked again', async () => {
    const [person, headers] = [aPerson(), withKey()];
    const first = await signUp('a-token', person, headers);
    service.answer = (reply) => reply.end('{"success": false, "error-codes": ["timeout-or-duplicate"]}');
    const again = await signUp('a-token', person, headers);
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    const { status, body } = await signUp('a-token', { ...person, name: 'Robin' }, headers);
    expect([status, body.code]).toEqual([422, 'request.idempotency-key-reused']);
    expect(service.asked).toHaveLength(1);
  });

  it('asks again in a retry of what was refused', async () => {
    const [person, headers] = [aPerson(), withKey()];
    service.answer = (reply) => reply.end('{"success": false, "error-codes": ["timeout-or-duplicate"]}');
    expect((await signUp('a-token', person, headers)).status).toBe(400);
    service.answer = (reply) => reply.end('{"success": true}');
    expect((await signUp('another-token', person, headers)).status).toBe(201);
  });

  it('keeps nobody from the database while the service takes its time, however many sign up', async () => {
    const { client, user } = await signedUp(market);
    const held: ServerResponse[] = [];
    service.answer = (reply) => held.push(reply);
    const signUps = Array.from({ length: 12 }, () => signUp('a-token', aPerson(), withKey()));
    const begun = Date.now();
    while (held.length < signUps.length && Date.now() - begun < 2_000) await setTimeout(10);
    const asked = Date.now();
    const { status } = await client.get(`/api/users/${user.uuid}`);
    const took = Date.now() - asked;
    service.answer = (reply) => reply.end('{"success": true}');
    for (const reply of held) reply.end('{"success": true}');
    const statuses = (await Promise.all(signUps)).map((each) => each.status);
    expect([status, held.length, statuses]).toEqual([200, 12, Array(12).fill(201)]);
    expect(took).toBeLessThan(1_000);
  });

  it('does not compare a password before', async () => {
    service.answer = (reply) => reply.end('{"success": false, "error-codes": []}');
    const login = { email: 'nobody@example.com', password: PASSWORD, turnstileToken: 'a-token' };
    const { body } = await market.someone().post<ProblemBody>('/api/auth/login', login);
    expect(body.code).toBe('request.verification-needed');
  });

  it.each<[string, (reply: ServerResponse) => void]>([
    ['says nothing for five seconds', () => undefined],
    [
      'stops in the middle',
      (reply) => void reply.writeHead(200).write('{"success": tr', () => reply.destroy()),
    ],
    ['hangs up', (reply) => reply.destroy()],
    ['answers an error page', (reply) => reply.writeHead(502).end('<h1>Bad gateway</h1>')],
    ['answers something else', (reply) => reply.end('{"success": "yes"}')],
    ['answers without end', (reply) => reply.end(`{"success": true${' '.repeat(100_000)}}`)],
    ['answers null', (reply) => reply.end('null')],
    ['sends us elsewhere', (reply) => reply.writeHead(302, { location: '/else' }).end()],
    [
      'sends us into our own network',
      (reply) => reply.writeHead(307, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
    ],
    [
      'refuses our secret',
      (reply) => reply.end('{"success": false, "error-codes": ["invalid-input-secret"]}'),
    ],
  ])('says so when the service %s', async (_what, answer) => {
    service.answer = answer;
    const before = await accounts();
    const start = Date.now();
    const { status, body } = await signUp('a-token');
    expect([status, body.code]).toEqual([503, 'request.verification-unavailable']);
    expect(body.message).toBe('Verification isn’t available right now. Try again shortly.');
    expect(Date.now() - start).toBeLessThan(7_000);
    expect(await accounts()).toBe(before);
  });

  it('asks nobody else, wherever the service sends us', async () => {
    const other = new VerificationService();
    const elsewhere = await other.up();
    service.answer = (reply) => void reply.writeHead(307, { location: elsewhere }).end();
    const { status } = await signUp('a-token');
    await other.down();
    expect([status, other.asked.length]).toEqual([503, 0]);
  });

  // @spec added-client-config
  it('tells the client its site key', async () => {
    const { body } = await market.someone().get<object>('/api/client-config');
    expect(body).toMatchObject({ turnstileSiteKey: 'site-key' });
  });
});
