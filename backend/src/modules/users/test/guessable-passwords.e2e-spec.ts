// The story of passwords that somebody else would guess: they are refused wherever one is chosen.
import { createHash, randomUUID } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { ProblemBody } from '../../../../test/client.js';
import { jobsDone, mailsTo } from '../../../../test/mails.js';
import { type Member, PASSWORD, signedUp } from '../../../../test/people.js';
import { type Story, story } from '../../../../test/story.js';
import { openVerifiedAccount } from '../demo-accounts.js';

const GOOD = 'five copies of a card';
const REFUSED: readonly (readonly [what: string, password: string, code: string])[] = [
  ['the commonest of all', 'password', 'users.common-password'],
  ['a common one in another case with a mark behind it', 'PassWord1!', 'users.common-password'],
  ['digits in a row', '12345678', 'users.common-password'],
  ['one character eight times', 'ZZZZZZZZ', 'users.common-password'],
  ['eight blanks', '        ', 'users.common-password'],
  ['the name', 'robin-alvarez', 'users.personal-password'],
  ['the name and a year', 'Alvarez1987', 'users.personal-password'],
  ['the name of the site', 'playset2026', 'users.personal-password'],
];

/** The ways to choose a password: each gives the answer, and the field that it came in. */
const ways = (market: Story) => {
  const signUp = (_member: Member, password: string) =>
    market.someone().post<ProblemBody>('/api/users/signup', {
      name: 'Robin Alvarez',
      email: `robin.${randomUUID().slice(0, 8)}@example.com`,
      password,
      confirmPassword: password,
      role: 'USER',
    });
  const change = ({ client, user }: Member, newPassword: string) =>
    client.patch<ProblemBody>(`/api/users/${user.uuid}/change-password`, {
      currentPassword: PASSWORD,
      newPassword,
    });
  const reset = async ({ user }: Member, password: string) => {
    await market.someone().post('/api/auth/forgot-password', { email: user.email });
    await jobsDone(market, 5);
    const token = (await mailsTo(market, user.email)).at(-1)?.token;
    return market.someone().post<ProblemBody>('/api/auth/reset-password', { token, password });
  };
  return [
    ['at sign-up', signUp, 'password', 201],
    ['in Settings', change, 'newPassword', 204],
    ['by a link in a mail', reset, 'password', 204],
  ] as const;
};

describe('a password that is easy to guess', () => {
  const market = story();

  describe.each(ways(market))('chosen %s', (_where, choose, field, success) => {
    it('is refused at its field, in words that help, and a better one is taken', async () => {
      const member = await signedUp(market);
      for (const [what, password, code] of REFUSED) {
        const { status, body } = await choose(member, password);
        expect([what, status, body.code]).toEqual([what, 400, code]);
        expect(body.errors).toEqual([{ field, code, message: body.message }]);
      }
      expect((await choose(await signedUp(market), GOOD)).status).toBe(success);
    });
  });

  it('leaves the link in a mail good for another try', async () => {
    const { user } = await signedUp(market);
    await market.someone().post('/api/auth/forgot-password', { email: user.email });
    await jobsDone(market);
    const token = (await mailsTo(market, user.email)).at(-1)?.token;
    const reset = (password: string) =>
      market.someone().post('/api/auth/reset-password', { token, password });
    expect((await reset('password')).status).toBe(400);
    expect((await reset(GOOD)).status).toBe(204);
  });

  it('is not looked for in the password that an account has already', async () => {
    const email = `mika.${randomUUID().slice(0, 8)}@example.com`;
    const person = { name: 'Mika', email, role: 'USER', phoneNumber: '', address: '' } as const;
    await openVerifiedAccount(market.app, { ...person, password: 'password' });
    const login = { email, password: 'password' };
    expect((await market.someone().post('/api/auth/login', login)).status).toBe(200);
  });
});

describe('where a service of breached passwords is configured, one that it knows', () => {
  const breached = 'nobody would guess this';
  const hash = createHash('sha1').update(breached).digest('hex').toUpperCase();
  const padded = createHash('sha1').update(GOOD).digest('hex').toUpperCase();
  const asked: string[] = [];
  let answer: (reply: ServerResponse) => void;
  const service: Server = createServer((request, reply) => {
    asked.push(`${request.url} ${request.headers['add-padding']}`);
    answer(reply);
  });
  const lines = (reply: ServerResponse) =>
    reply.end([`${hash.slice(5)}:42`, `${padded.slice(5)}:0`, `${'0'.repeat(35)}:3`].join('\r\n'));
  beforeAll(() => new Promise<void>((resolve) => service.listen(47_311, '127.0.0.1', resolve)));
  afterAll(() => {
    service.closeAllConnections();
    service.close();
  });
  const market = story({ BREACHED_PASSWORDS_URL: 'http://127.0.0.1:47311/range/' }, { alone: true });
  const choose = async (newPassword: string) => {
    const { client, user } = await signedUp(market);
    const passwords = { currentPassword: PASSWORD, newPassword };
    return client.patch<ProblemBody>(`/api/users/${user.uuid}/change-password`, passwords);
  };
  beforeEach(() => {
    asked.length = 0;
    answer = lines;
  });

  it('passes where the service is away, slow or talks nonsense', async () => {
    const moods: ((reply: ServerResponse) => void)[] = [
      (reply) => reply.destroy(),
      (reply) => reply.writeHead(503).end(),
      () => undefined,
      (reply) => reply.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      (reply) => reply.end('x'.repeat(600_000)),
    ];
    for (const mood of moods) {
      answer = mood;
      const begun = Date.now();
      expect((await choose(breached)).status).toBe(204);
      expect(Date.now() - begun).toBeLessThan(4_000);
    }
    expect(asked.length).toBe(moods.length);
  });

  it('is refused; the service learns five characters of its hash, once', async () => {
    for (const _time of [1, 2]) {
      const { status, body } = await choose(breached);
      expect([status, body.code]).toEqual([400, 'users.breached-password']);
      expect(body.errors).toEqual([
        { field: 'newPassword', code: 'users.breached-password', message: body.message },
      ]);
    }
    expect(asked).toEqual([`/range/${hash.slice(0, 5)} true`]);
  });

  it('is told from padding, and one of the common list is not even asked for', async () => {
    expect((await choose(GOOD)).status).toBe(204);
    asked.length = 0;
    expect((await choose('password')).body.code).toBe('users.common-password');
    expect(asked).toEqual([]);
  });
});
