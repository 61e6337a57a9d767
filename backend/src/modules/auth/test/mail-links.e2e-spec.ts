// The story of links in mails: verify an address, ask for another link, choose another password.
import { DataSource } from 'typeorm';
import type { ProblemBody } from '../../../../test/client.js';
import { jobsDone, mails, mailsTo } from '../../../../test/mails.js';
import { PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';

type Answer = ProblemBody;
const MINUTE = 60;
const HOUR = 3600;

describe('links in mails', () => {
  const market = story();
  const verify = (token: string) => market.someone().get<Answer>(`/api/auth/verify?token=${token}`);
  const ask = (what: 'resend-verification' | 'forgot-password', email: string) =>
    market.someone().post<Answer>(`/api/auth/${what}`, { email });
  const reset = (token: string, password: string) =>
    market.someone().post<Answer>('/api/auth/reset-password', { token, password });
  const logIn = (email: string, password: string) =>
    market.someone().post<Answer>('/api/auth/login', { email, password });
  let people = 0;
  /** Somebody who signed up and has the mail, but has not opened it. */
  const newcomer = async () => {
    const email = `newcomer.${people++}@example.com`;
    const body = { name: 'Mika', email, password: PASSWORD, confirmPassword: PASSWORD, role: 'USER' };
    expect((await market.someone().post('/api/users/signup', body)).status).toBe(201);
    const [mail] = await mailsTo(market, email);
    return { email, token: mail?.token ?? '' };
  };

  // @spec call-verify
  describe('verifying an address', () => {
    it('works within 24 hours', async () => {
      const { email, token } = await newcomer();
      market.clock.pass(24 * HOUR - MINUTE);
      expect((await verify(token)).status).toBe(200);
      expect((await logIn(email, PASSWORD)).status).toBe(200);
    });

    // @spec call-resend
    it('fails after 24 hours, and a new link helps', async () => {
      const { email, token } = await newcomer();
      market.clock.pass(24 * HOUR);
      const { status, body } = await verify(token);
      expect([status, body.code]).toEqual([400, 'auth.link-expired']);
      expect((await ask('resend-verification', email)).status).toBe(202);
      const all = await mailsTo(market, email, 2);
      const fresh = all.find((mail) => mail.token !== token)?.token ?? '';
      expect((await verify(fresh)).status).toBe(200);
    });

    it('answers a second click within minutes as kindly as the first, and a late one with an error', async () => {
      const { token } = await newcomer();
      expect((await verify(token)).status).toBe(200);
      market.clock.pass(9 * MINUTE);
      expect((await verify(token)).status).toBe(200);
      market.clock.pass(MINUTE);
      const { status, body } = await verify(token);
      expect([status, body.code]).toEqual([400, 'auth.link-used']);
    });

    it.each([
      ['nothing', '', 'request.invalid'],
      ['a word', 'nonsense', 'auth.link-invalid'],
      ['an unknown id', `${'A'.repeat(22)}.${'A'.repeat(43)}`, 'auth.link-invalid'],
      ['far too much', 'A'.repeat(201), 'request.invalid'],
      ['a NUL', '%00', 'auth.link-invalid'],
    ])('refuses %s', async (_what, token, code) => {
      const { status, body } = await verify(token);
      expect([status, body.code]).toEqual([400, code]);
    });

    it('refuses a link whose signature was changed, and one that was made for another purpose', async () => {
      const { email, token } = await newcomer();
      const changed = token.endsWith('AA') ? `${token.slice(0, -2)}BA` : `${token.slice(0, -2)}AA`;
      expect((await verify(changed)).body.code).toBe('auth.link-invalid');
      expect((await reset(token, 'another password')).body.code).toBe('auth.link-invalid');
      expect((await logIn(email, 'another password')).status).toBe(401);
    });

    it('keeps nothing in the database that would make a link', async () => {
      const { token } = await newcomer();
      const kept = await market.app
        .get(DataSource)
        .query(
          'select m::text, (select json_agg(j.payload) from graphile_worker._private_jobs j)::text from auth.mail_token m',
        );
      expect(JSON.stringify(kept)).not.toContain(token.split('.')[1]);
    });
  });

  describe('asking for a mail', () => {
    // @spec call-resend, added-forgot-password
    it.each(['resend-verification', 'forgot-password'] as const)(
      '%s answers the same for known, unknown and verified addresses',
      async (what) => {
        const { email } = await newcomer();
        const { user } = await signedUp(market);
        const replies = [
          await ask(what, email),
          await ask(what, user.email),
          await ask(what, 'nobody@example.com'),
        ];
        expect(replies.map(({ status }) => status)).toEqual([202, 202, 202]);
        expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
        await jobsDone(market);
        const sent = (await mails(market)).map(({ to }) => to);
        expect(sent).not.toContain('nobody@example.com');
        expect(sent.includes(user.email)).toBe(what === 'forgot-password');
      },
    );

    // @spec state-resend-cooldown
    it.each(['resend-verification', 'forgot-password'] as const)(
      '%s is answered once a minute for an address, in whatever spelling and whether it is known or not',
      async (what) => {
        const { user } = await signedUp(market);
        for (const email of [user.email, `${people++}.unknown@example.com`]) {
          expect((await ask(what, email)).status).toBe(202);
          market.clock.pass(50);
          const { status, body, headers } = await ask(what, email.toUpperCase());
          expect([status, body.code]).toEqual([429, 'auth.asked-too-soon']);
          expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(8);
          expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(10);
          market.clock.pass(11);
          expect((await ask(what, email)).status).toBe(202);
        }
      },
    );

    // @spec added-mail-language
    it.each([
      ['resend-verification', 'Verifica tu correo electrónico para Playset'],
      ['forgot-password', 'Elige una contraseña nueva para Playset'],
    ] as const)(
      '%s mails in the language of who asks, whatever that of the last mail was',
      async (what, subject) => {
        const { email } = await newcomer();
        const inSpanish = { 'accept-language': 'es-AR,es;q=0.9,en;q=0.8' };
        const { status } = await market.someone().post(`/api/auth/${what}`, { email }, inSpanish);
        expect(status).toBe(202);
        const subjects = (await mailsTo(market, email, 2)).map((mail) => mail.subject);
        expect(subjects.sort()).toEqual([subject, 'Verify your email for Playset'].sort());
      },
    );

    it('lets one of ten requests at once through', async () => {
      const { user } = await signedUp(market);
      const replies = await Promise.all(Array.from({ length: 10 }, () => ask('forgot-password', user.email)));
      expect(replies.map(({ status }) => status).sort()).toEqual([202, ...Array<number>(9).fill(429)]);
      await jobsDone(market);
      expect(await mailsTo(market, user.email)).toHaveLength(1);
    });

    // @spec text-resend-required, text-resend-email
    it.each([
      ['', 'Enter your email first.'],
      ['robin at example', 'Enter a valid email address.'],
    ])('asks for an address: %j', async (email, message) => {
      const { status, body } = await ask('resend-verification', email);
      expect([status, body.message, body.errors?.[0]?.field]).toEqual([400, message, 'email']);
    });
  });

  describe('choosing another password', () => {
    const linkFor = async (email: string) => {
      expect((await ask('forgot-password', email)).status).toBe(202);
      return (await mailsTo(market, email))[0]?.token ?? '';
    };

    // @spec added-reset-password
    it('lets the new password in, the old one not, and ends every session', async () => {
      const { client, user } = await signedUp(market);
      const token = await linkFor(user.email);
      expect((await reset(token, 'five copies of a card')).status).toBe(204);
      expect((await logIn(user.email, PASSWORD)).status).toBe(401);
      expect((await logIn(user.email, 'five copies of a card')).status).toBe(200);
      expect((await client.post('/api/auth/refresh')).status).toBe(401);
    });

    // @spec added-reset-password
    it('works once, also when the link is opened twice at once', async () => {
      const { user } = await signedUp(market);
      const token = await linkFor(user.email);
      const twice = await Promise.all([reset(token, 'five copies'), reset(token, 'five copies')]);
      expect(twice.map(({ status }) => status).sort()).toEqual([204, 400]);
      expect((await reset(token, 'six copies')).body.code).toBe('auth.link-used');
    });

    it('works for an hour', async () => {
      const { user } = await signedUp(market);
      const token = await linkFor(user.email);
      market.clock.pass(HOUR);
      const { status, body } = await reset(token, 'five copies');
      expect([status, body.code]).toEqual([400, 'auth.link-expired']);
    });

    it('spends the other links that were asked for', async () => {
      const { user } = await signedUp(market);
      const first = await linkFor(user.email);
      market.clock.pass(MINUTE);
      await ask('forgot-password', user.email);
      const second = (await mailsTo(market, user.email, 2)).find(({ token }) => token !== first)?.token ?? '';
      expect((await reset(second, 'five copies')).status).toBe(204);
      expect((await reset(first, 'six copies')).body.code).toBe('auth.link-used');
    });

    it('verifies the address, for who gets its mail', async () => {
      const { email } = await newcomer();
      await ask('forgot-password', email);
      const both = await mailsTo(market, email, 2);
      const mail = both.find(({ subject }) => subject === 'Choose a new password for Playset');
      expect((await reset(mail?.token ?? '', 'five copies')).status).toBe(204);
      expect((await logIn(email, 'five copies')).status).toBe(200);
    });

    // @spec const-password-8
    it('asks for a password as long as at sign-up, and keeps the link good', async () => {
      const { user } = await signedUp(market);
      const token = await linkFor(user.email);
      const { status, body } = await reset(token, 'seven77');
      expect([status, body.message]).toEqual([400, 'Password must be at least 8 characters.']);
      expect((await reset(token, 'odd copy')).status).toBe(204);
    });
  });
});
