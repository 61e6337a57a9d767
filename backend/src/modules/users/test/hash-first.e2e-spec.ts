// The story of passwords that are hashed: no connection to the database is held in the meantime, however many people come at once.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { jobsDone, mailsTo } from '../../../../test/mails.js';
import { type Member, PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { PasswordHashes } from '../password-hashes.js';

const NEW = 'five copies of a card';
const OPEN = `select count(*)::int as open from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and state like 'idle in transaction%'`;

describe('while a password is hashed', () => {
  const market = story({}, { alone: true });
  let member: Member;
  const open: number[] = [];

  beforeAll(() => {
    const hashes = market.app.get(PasswordHashes);
    const observed = <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) => {
      return async (...args: Args) => {
        const observer = new pg.Client({ connectionString: market.databaseUrl });
        await observer.connect();
        const { rows } = await observer.query<{ open: number }>(OPEN);
        await observer.end();
        open.push(rows[0]?.open ?? -1);
        return work.apply(hashes, args);
      };
    };
    // Before they are spied on: an observer of the spy would call itself.
    const [of, fits] = [observed(hashes.of), observed(hashes.matches)];
    jest.spyOn(hashes, 'of').mockImplementation(of);
    jest.spyOn(hashes, 'matches').mockImplementation(fits);
  });
  beforeEach(async () => {
    member = await signedUp(market);
    // The events of the sign-up have transactions of their own.
    await jobsDone(market);
    open.length = 0;
  });

  const signUp = (email: string) => ({
    name: 'Robin Alvarez',
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    role: 'USER',
  });
  const resetToken = async (email: string): Promise<string> => {
    await market.someone().post('/api/auth/forgot-password', { email });
    await jobsDone(market);
    return (await mailsTo(market, email)).at(-1)?.token ?? '';
  };
  const account = () => `/api/users/${member.user.uuid}`;

  const CALLS: readonly (readonly [what: string, call: () => Promise<{ status: number }>, status: number])[] =
    [
      [
        'somebody signs up with an Idempotency-Key',
        () =>
          market.someone().post('/api/users/signup', signUp(`robin.${randomUUID()}@example.com`), {
            'idempotency-key': randomUUID(),
          }),
        201,
      ],
      [
        'somebody resets it by a link',
        async () => {
          const token = await resetToken(member.user.email);
          return market.someone().post('/api/auth/reset-password', { token, password: NEW });
        },
        204,
      ],
      [
        'somebody changes it',
        () =>
          member.client.patch(`${account()}/change-password`, {
            currentPassword: PASSWORD,
            newPassword: NEW,
          }),
        204,
      ],
      [
        'somebody logs in',
        () => market.someone().post('/api/auth/login', { email: member.user.email, password: PASSWORD }),
        200,
      ],
      [
        'somebody closes the account',
        () => member.client.put(`${account()}/disable`, { password: PASSWORD }),
        204,
      ],
      [
        'somebody erases the account',
        () => member.client.call('DELETE', account(), { password: PASSWORD }),
        204,
      ],
    ];

  it.each(CALLS)('no transaction is open when %s', async (_what, call, status) => {
    expect((await call()).status).toBe(status);
    expect(open.length).toBeGreaterThan(0);
    expect(open.every((count) => count === 0)).toBe(true);
  });

  it('hashes nothing for a link that opens nothing', async () => {
    const token = `${'A'.repeat(22)}.${'A'.repeat(43)}`;
    expect((await market.someone().post('/api/auth/reset-password', { token, password: NEW })).status).toBe(
      400,
    );
    expect(open).toEqual([]);
  });
});
