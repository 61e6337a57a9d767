// The story of two-step verification: a code of an app beside the password, once each, and recovery codes for who has lost the app.
import { DataSource } from 'typeorm';
import type { Client, ProblemBody } from '../../../../test/client.js';
import { mailsTo, noticesTo } from '../../../../test/mails.js';
import { addedPasskey, codeAt, logInWith, PUBLIC_URL, withSecondFactor } from '../../../../test/passkeys.js';
import { type Member, PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';

interface Answer extends ProblemBody {
  readonly challenge: string;
  readonly accessToken: string;
  readonly user: { readonly uuid: string };
}

// @spec added-second-factor, added-second-factor-log-in
describe('two-step verification', () => {
  const market = story({ PUBLIC_URL });
  const now = () => market.clock.now();
  const logIn = ({ user }: Member, password = PASSWORD, client = market.someone()) =>
    client.post<Answer>('/api/auth/login', { email: user.email, password });
  const challengeOf = async (member: Member) => (await logIn(member)).body.challenge;
  const second = (challenge: string, code: string, client: Client = market.someone()) =>
    client.post<Answer>('/api/auth/login/second-factor', { challenge, code });
  const withFactor = async () => {
    const member = await signedUp(market);
    const factor = await withSecondFactor(member, now);
    // The code that turned it on is used up: the next one is good.
    market.clock.pass(30);
    return { member, ...factor, code: () => codeAt(factor.secret, now()) };
  };
  const state = async ({ client }: Member) =>
    (await client.get<{ turnedOnAt: string | null; recoveryCodesLeft: number }>('/api/auth/second-factor'))
      .body;

  it('is turned on with the first code of the app, and told by mail', async () => {
    const member = await signedUp(market);
    expect(await state(member)).toEqual({ turnedOnAt: null, recoveryCodesLeft: 0 });
    const { client } = member;
    const { body } = await client.post<{ secret: string; uri: string }>('/api/auth/second-factor', {
      password: PASSWORD,
    });
    const uri = new URL(body.uri);
    expect([uri.protocol, uri.searchParams.get('secret'), uri.searchParams.get('issuer')]).toEqual([
      'otpauth:',
      body.secret,
      'Playset',
    ]);
    expect((await logIn(member)).status).toBe(200);
    const turnOn = (code: string) =>
      client.post<ProblemBody & { recoveryCodes: string[] }>('/api/auth/second-factor/activation', { code });
    expect((await turnOn('000000')).body.code).toBe('auth.wrong-code');
    const code = codeAt(body.secret, now());
    const turnedOn = await turnOn(`${code.slice(0, 3)} ${code.slice(3)}`);
    expect(new Set(turnedOn.body.recoveryCodes).size).toBe(10);
    expect(turnedOn.body.recoveryCodes[0]).toMatch(/^([0-9a-z]{4}-){3}[0-9a-z]{4}$/);
    expect(await state(member)).toEqual({ turnedOnAt: expect.any(String), recoveryCodesLeft: 10 });
    expect((await noticesTo(market, member.user.email)).map(({ subject }) => subject)).toContain(
      'Two-step verification was turned on',
    );
  });

  it('asks who knows the password for a code, and then answers as a log-in does', async () => {
    const { member, code } = await withFactor();
    const client = market.someone();
    const asked = await logIn(member, PASSWORD, client);
    expect([asked.status, asked.body.code]).toEqual([401, 'auth.second-factor-needed']);
    expect(asked.headers.getSetCookie()).toEqual([]);
    expect((await logIn(member, 'three copies')).body.code).toBe('auth.wrong-credentials');
    const { status, body } = await second(asked.body.challenge, code(), client);
    expect([status, body.user.uuid]).toEqual([200, member.user.uuid]);
    expect(client.cookies.get('__Secure-refreshToken')).toBeDefined();
  });

  it('takes a code once, also when it is sent twice at the same moment', async () => {
    const { member, code } = await withFactor();
    const challenges = [await challengeOf(member), await challengeOf(member), await challengeOf(member)];
    const typed = code();
    const replies = await Promise.all(challenges.slice(0, 2).map((challenge) => second(challenge, typed)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await second(challenges[2] ?? '', typed)).body.code).toBe('auth.wrong-code');
  });

  it('takes a code of the step before or after, and none beyond', async () => {
    const { member, secret } = await withFactor();
    const at = (seconds: number) => codeAt(secret, new Date(now().getTime() + seconds * 1000));
    market.clock.pass(90);
    expect((await second(await challengeOf(member), at(-60))).status).toBe(400);
    expect((await second(await challengeOf(member), at(60))).status).toBe(400);
    expect((await second(await challengeOf(member), at(-30))).status).toBe(200);
    expect((await second(await challengeOf(member), at(30))).status).toBe(200);
    // Not back: what is older than the last one that was used is used up with it.
    expect((await second(await challengeOf(member), at(0))).status).toBe(400);
  });

  it('takes a challenge once, for five minutes, for its own account, from nobody but us', async () => {
    const [one, other] = [await withFactor(), await withFactor()];
    const challenge = await challengeOf(one.member);
    expect((await second(challenge, other.code())).body.code).toBe('auth.wrong-code');
    expect((await second(challenge, one.code())).status).toBe(200);
    market.clock.pass(30);
    expect((await second(challenge, one.code())).body.code).toBe('auth.challenge-expired');
    const late = await challengeOf(one.member);
    market.clock.pass(5 * 60);
    const expired = await second(late, one.code());
    expect([expired.status, expired.body.code]).toEqual([401, 'auth.challenge-expired']);
    const fresh = await challengeOf(one.member);
    const forged = fresh.slice(0, -2) + (fresh.endsWith('AA') ? 'BB' : 'AA');
    expect((await second(forged, one.code())).body.code).toBe('auth.challenge-expired');
  });

  it('lets in by a recovery code, once, written as one likes, and tells how many are left', async () => {
    const { member, recoveryCodes } = await withFactor();
    const [code = ''] = recoveryCodes;
    const challenges = [await challengeOf(member), await challengeOf(member)];
    const raced = await Promise.all(
      challenges.map((challenge) => second(challenge, ` ${code.replaceAll('-', ' ').toUpperCase()}`)),
    );
    expect(raced.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await state(member)).recoveryCodesLeft).toBe(9);
    const mails = await noticesTo(market, member.user.email, 2);
    expect(mails.find(({ subject }) => /recovery code was used/.test(subject))?.text).toContain(
      '9 codes are left',
    );
  });

  it('gives new recovery codes in place of the old ones', async () => {
    const { member, recoveryCodes, code } = await withFactor();
    const { client } = member;
    const renewed = await client.post<{ recoveryCodes: string[] }>('/api/auth/second-factor/recovery-codes', {
      code: code(),
    });
    expect(renewed.status).toBe(200);
    expect((await second(await challengeOf(member), recoveryCodes[0] ?? '')).status).toBe(400);
    expect((await second(await challengeOf(member), renewed.body.recoveryCodes[0] ?? '')).status).toBe(200);
  });

  it('stays on when the password is reset by mail: the mailbox is not the account', async () => {
    const { member, code } = await withFactor();
    const before = await challengeOf(member);
    await market.someone().post('/api/auth/forgot-password', { email: member.user.email });
    const [mail] = await mailsTo(market, member.user.email);
    const reset = await market
      .someone()
      .post('/api/auth/reset-password', { token: mail?.token, password: 'five copies' });
    expect(reset.status).toBe(204);
    // Anyone who began with the password of before does not go on with it.
    expect((await second(before, code())).body.code).toBe('auth.challenge-expired');
    const asked = await logIn(member, 'five copies');
    expect(asked.body.code).toBe('auth.second-factor-needed');
    expect((await second(asked.body.challenge, code())).status).toBe(200);
  });

  it('makes the language of the second step that of the account, once the code is right', async () => {
    const { member, code } = await withFactor();
    const logIn = async (typed: string) => {
      const body = { challenge: await challengeOf(member), code: typed };
      const inSpanish = { 'accept-language': 'es' };
      return (await market.someone().post('/api/auth/login/second-factor', body, inSpanish)).status;
    };
    const language = async () =>
      (
        await market.app
          .get(DataSource)
          .query('select language from users.account where uuid = $1', [member.user.uuid])
      )[0].language;
    expect([await logIn('000000'), await language()]).toEqual([400, 'en']);
    expect([await logIn(code()), await language()]).toEqual([200, 'es']);
  });

  it('is satisfied by a passkey', async () => {
    const { member } = await withFactor();
    const { authenticator } = await addedPasskey(member);
    expect((await logInWith(market.someone(), authenticator)).status).toBe(200);
  });

  it.each(['password', 'code', 'recovery code'])('is turned off with the %s', async (by) => {
    const { member, code, recoveryCodes } = await withFactor();
    const shown =
      by === 'password'
        ? { password: PASSWORD }
        : { code: by === 'code' ? code() : (recoveryCodes[1] ?? '') };
    const off = (body: object) => member.client.call<ProblemBody>('DELETE', '/api/auth/second-factor', body);
    expect((await off({ password: 'three copies' })).body.code).toBe('auth.not-confirmed');
    expect((await off({ code: '000000' })).body.code).toBe('auth.wrong-code');
    expect((await off({})).status).toBe(400);
    expect((await off(shown)).status).toBe(204);
    expect((await logIn(member)).status).toBe(200);
    const again = await off({ password: PASSWORD });
    expect([again.status, again.body.code]).toEqual([409, 'auth.second-factor-off']);
    const subjects = (await noticesTo(market, member.user.email, 2)).map(({ subject }) => subject);
    expect(subjects).toContain('Two-step verification was turned off');
  });

  it.each(['password', 'passkey', 'code'])('is not turned off by a %s that is null', async (field) => {
    const { member } = await withFactor();
    const asked = { [field]: null };
    const refused = await member.client.call<ProblemBody>('DELETE', '/api/auth/second-factor', asked);
    expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([400, field]);
    expect((await state(member)).turnedOnAt).not.toBeNull();
  });

  it('is not set up over one that is on, nor finished after half an hour', async () => {
    const { member } = await withFactor();
    const again = await member.client.post<ProblemBody>('/api/auth/second-factor', { password: PASSWORD });
    expect([again.status, again.body.code]).toEqual([409, 'auth.second-factor-on']);
    const slow = await signedUp(market);
    const { body } = await slow.client.post<{ secret: string }>('/api/auth/second-factor', {
      password: PASSWORD,
    });
    market.clock.pass(31 * 60);
    const late = await slow.client.post<ProblemBody>('/api/auth/second-factor/activation', {
      code: codeAt(body.secret, now()),
    });
    expect([late.status, late.body.code]).toEqual([409, 'auth.set-up-expired']);
  });

  it.each([
    ['closed', 'enabled = false', 'auth.account-disabled'],
    ['not verified', 'email_verified_at = null', 'auth.email-not-verified'],
  ])('lets nobody in to an account that is %s in the meantime', async (_what, change, refusal) => {
    const { member, code } = await withFactor();
    const challenge = await challengeOf(member);
    const dataSource = market.app.get(DataSource);
    await dataSource.query(`update users.account set ${change} where uuid = $1`, [member.user.uuid]);
    expect((await second(challenge, code())).body.code).toBe(refusal);
    expect((await logIn(member)).body.code).toBe(refusal);
  });

  it('keeps no secret and no code that could be read, and nothing when the account is erased', async () => {
    const { member, secret, recoveryCodes } = await withFactor();
    const dataSource = market.app.get(DataSource);
    const rows = async () => [
      await dataSource.query<object[]>(
        `select encode(secret, 'escape') as s, t.* from auth.totp t where account = $1`,
        [member.user.uuid],
      ),
      await dataSource.query<object[]>('select * from auth.recovery_code where account = $1', [
        member.user.uuid,
      ]),
    ];
    const kept = JSON.stringify(await rows());
    expect(kept).not.toContain(secret);
    expect(kept).not.toContain((recoveryCodes[0] ?? '').replaceAll('-', ''));
    const { body } = await member.client.get<object>(`/api/users/${member.user.uuid}/export`);
    expect(body).toMatchObject({ secondFactor: [{ turnedOnAt: expect.any(String), recoveryCodesLeft: 10 }] });
    await member.client.call('DELETE', `/api/users/${member.user.uuid}`, { password: PASSWORD });
    expect(await rows()).toEqual([[], []]);
  });
});
