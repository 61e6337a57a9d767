// The story of a stranger who wants to know who has an account: neither an answer nor the time it takes tells. Sign-up does
// tell, with a 409 for a taken address, because the product asks for it; it is limited to thirty an hour for a network.
import pg from 'pg';
import { DataSource } from 'typeorm';
import { jobsDone } from '../../../../test/mails.js';
import { PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { extent, tell } from '../../../../test/trust/promise.js';
import { compared } from '../../../../test/trust/same-time.js';
import { Jobs } from '../../../platform/jobs/jobs.js';

const ASKING = ['login', 'resend-verification', 'forgot-password'] as const;
/** What differs from call to call, no matter who is asked about. */
const OF_THE_CALL = ['date', 'x-request-id'];

describe('who has an account', () => {
  const market = story({}, { alone: true });
  /** An address of each kind. */
  const addresses: Record<string, string> = { 'nobody’s': 'nobody@example.com' };
  const kinds = ['nobody’s', 'a member’s', 'a newcomer’s', 'a leaver’s'];
  beforeAll(async () => {
    const alter = async (change: string) => {
      const { user } = await signedUp(market);
      await market.app
        .get(DataSource)
        .query(`update users.account set ${change} where uuid = $1`, [user.uuid]);
      return user.email;
    };
    addresses['a member’s'] = (await signedUp(market)).user.email;
    addresses['a newcomer’s'] = await alter('email_verified_at = null');
    addresses['a leaver’s'] = await alter('enabled = false');
  });
  /** Past the pause between two mails. */
  const later = async () => market.clock.pass(61);

  const ask = async (what: (typeof ASKING)[number], email: string | undefined) => {
    const reply = await fetch(`${market.origin}/api/auth/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, ...(what === 'login' ? { password: 'three copies' } : {}) }),
    });
    return { reply, text: await reply.text() };
  };
  const callsTo = (what: (typeof ASKING)[number]) =>
    Object.fromEntries(kinds.map((kind) => [kind, () => ask(what, addresses[kind])]));

  it.each(ASKING)('is not in the status, the headers or the body that %s answers', async (what) => {
    await later();
    const answers = [];
    for (const kind of kinds) {
      const { reply, text } = await ask(what, addresses[kind]);
      const headers = [...reply.headers].filter(([name]) => !OF_THE_CALL.includes(name));
      answers.push(JSON.stringify([reply.status, headers, text]));
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(what === 'login' ? /^\[401,/ : /^\[202,/);
  });

  it.each(ASKING)('is not in what the database is asked before %s answers', async (what) => {
    await later();
    // What the jobs of every minute ask would be among it.
    const jobs = market.app.get(Jobs);
    await jobs.beforeApplicationShutdown();
    const asked = [];
    for (const kind of kinds) {
      const query = jest.spyOn(pg.Client.prototype, 'query');
      await ask(what, addresses[kind]);
      const texts = query.mock.calls.map(([statement]) => textOf(statement));
      query.mockRestore();
      // The heartbeat of the notices is an empty statement.
      asked.push(texts.slice(0, texts.indexOf('COMMIT') + 1 || undefined).filter((text) => text !== ''));
    }
    await jobs.onApplicationBootstrap();
    await jobsDone(market, 2);
    expect(asked[0]?.length).toBeGreaterThan(0);
    for (const each of asked) expect(each).toEqual(asked[0]);
  });

  it.each(ASKING)('is not in the time that %s takes', async (what) => {
    const twin = { 'nobody else’s': () => ask(what, 'nobody.else@example.com') };
    const { ratio, allowed } = await compared({ ...callsTo(what), ...twin }, ['nobody’s', 'nobody else’s'], {
      rounds: extent({ quick: 15, whole: 60 }),
      before: later,
      // What a mail costs the next caller is not what the answer took: the queue is empty before each call.
      after: () => jobsDone(market, 2),
    });
    tell({ figure: `${what}: slowest kind of address to quickest ${ratio.toFixed(2)}` });
    expect(ratio).toBeLessThan(allowed);
  });

  it('is told to who knows the password, and to nobody else', async () => {
    const login = async (kind: string) => {
      const body = { email: addresses[kind], password: PASSWORD };
      return (await market.someone().post<{ code?: string }>('/api/auth/login', body)).body.code;
    };
    expect(await Promise.all(kinds.map(login))).toEqual([
      'auth.wrong-credentials',
      undefined,
      'auth.email-not-verified',
      'auth.account-disabled',
    ]);
  });
});

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : String((statement as { text?: string } | undefined)?.text);
