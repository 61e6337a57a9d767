// The story of passkeys: added by who shows that it is them, used to log in, and refused wherever anything about one is not right.
import { DataSource } from 'typeorm';
import { Authenticator } from '../../../../test/authenticator.js';
import type { ProblemBody } from '../../../../test/client.js';
import { noticesTo } from '../../../../test/mails.js';
import { addedPasskey, logInWith, madePasskey, PUBLIC_URL, usedPasskey } from '../../../../test/passkeys.js';
import { PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';

interface LoggedIn extends ProblemBody {
  readonly accessToken: string;
  readonly user: { readonly uuid: string };
}
interface PasskeyBody {
  readonly uuid: string;
  readonly name: string;
  readonly lastUsedAt: string | null;
  readonly synced: boolean;
}

// @spec added-passkeys, added-passkey-log-in
describe('a passkey', () => {
  const market = story({ PUBLIC_URL });
  const query = (text: string, values: unknown[]) => market.app.get(DataSource).query(text, values);
  const listOf = async (client: ReturnType<typeof market.someone>) =>
    (await client.get<PasskeyBody[]>('/api/auth/passkeys')).body;

  it('is added with the password, listed, and told by mail', async () => {
    const member = await signedUp(market);
    const { uuid } = await addedPasskey(member, 'iPhone');
    expect(await listOf(member.client)).toEqual([
      { uuid, name: 'iPhone', createdAt: expect.any(String), lastUsedAt: null, synced: true },
    ]);
    const [mail] = await noticesTo(market, member.user.email);
    expect(mail?.subject).toBe('A passkey was added to your account');
    expect(mail?.text).toContain('called iPhone');
    expect(mail?.text).toContain(`${PUBLIC_URL}/settings`);
  });

  it('logs in without a password, and says when it was used', async () => {
    const member = await signedUp(market);
    const { authenticator } = await addedPasskey(member);
    const client = market.someone();
    const { status, body, headers } = await logInWith<LoggedIn>(client, authenticator);
    expect([status, body.user.uuid]).toEqual([200, member.user.uuid]);
    expect(headers.getSetCookie().join()).toMatch(/refreshToken=.*device=/);
    client.token = body.accessToken;
    expect((await listOf(client))[0]?.lastUsedAt).not.toBeNull();
  });

  it('is added where a newer browser names ways to reach it that we do not know', async () => {
    const member = await signedUp(market);
    const made = await madePasskey(member);
    const response = { ...made.response, transports: ['telepathy', 'internal'] };
    const credential = { ...made, response };
    const added = await member.client.post<PasskeyBody>('/api/auth/passkeys', { name: 'Ring', credential });
    expect(added.status).toBe(201);
    expect(await query('select transports from auth.passkey where uuid = $1', [added.body.uuid])).toEqual([
      { transports: ['internal'] },
    ]);
  });

  it('is not added where the ways to reach it are null', async () => {
    const member = await signedUp(market);
    const made = await madePasskey(member);
    const credential = { ...made, response: { ...made.response, transports: null } };
    const added = await member.client.post<ProblemBody>('/api/auth/passkeys', { name: 'Ring', credential });
    expect([added.status, added.body.errors?.[0]?.field]).toEqual([400, 'credential.response.transports']);
  });

  it('makes the language that its owner logs in with that of the account', async () => {
    const member = await signedUp(market);
    const { authenticator } = await addedPasskey(member);
    const language = async () =>
      (await query('select language from users.account where uuid = $1', [member.user.uuid]))[0].language;
    const path = '/api/auth/login/passkey';
    const logIn = async (headers?: Record<string, string>) => {
      const credential = await usedPasskey(market.someone(), authenticator, `${path}/challenge`);
      return (await market.someone().post(path, { credential }, headers)).status;
    };
    expect([await logIn({ 'accept-language': 'es-MX' }), await language()]).toEqual([200, 'es']);
    expect([await logIn({ 'accept-language': 'fr' }), await language()]).toEqual([200, 'es']);
  });

  it('confirms that another one may be added', async () => {
    const member = await signedUp(market);
    const { authenticator } = await addedPasskey(member);
    const passkey = await usedPasskey(member.client, authenticator, '/api/auth/passkeys/confirmation');
    const begin = (body: object) => member.client.post<ProblemBody>('/api/auth/passkeys/registration', body);
    expect((await begin({ passkey })).status).toBe(200);
    // Once: anyone who has seen it pass cannot use it again.
    expect((await begin({ passkey })).body.code).toBe('auth.not-confirmed');
  });

  it.each([
    ['a wrong password', { password: 'three copies' }, 'That password is incorrect.'],
    ['nothing', {}, 'Confirm that it’s you with your password or a passkey.'],
  ])('is not begun with %s', async (_what, body, message) => {
    const { client } = await signedUp(market);
    const reply = await client.post<ProblemBody>('/api/auth/passkeys/registration', body);
    expect([reply.status, reply.body.code, reply.body.message]).toEqual([400, 'auth.not-confirmed', message]);
  });

  it('is not begun with the passkey of somebody else, nor with a log-in of one’s own', async () => {
    const [member, other] = [await signedUp(market), await signedUp(market)];
    const [own, foreign] = [await addedPasskey(member), await addedPasskey(other)];
    const begin = (passkey: object) =>
      member.client.post<ProblemBody>('/api/auth/passkeys/registration', { passkey });
    const theirs = await usedPasskey(other.client, foreign.authenticator, '/api/auth/passkeys/confirmation');
    expect((await begin(theirs)).body.code).toBe('auth.not-confirmed');
    const logIn = '/api/auth/login/passkey/challenge';
    const wrongPurpose = await usedPasskey(member.client, own.authenticator, logIn);
    expect((await begin(wrongPurpose)).body.code).toBe('auth.not-confirmed');
  });

  it.each([
    ['another origin', { origin: 'https://playset.example.evil.example' }],
    ['another port of ours', { origin: 'https://playset.example:8443' }],
    ['another site’s id', { rpId: 'evil.example' }],
    ['a challenge that nobody issued', { challenge: 'A'.repeat(94) }],
    ['an authenticator that nobody unlocked', { verified: false }],
  ])('is not added from %s', async (_what, odd) => {
    const member = await signedUp(market);
    const credential = await madePasskey(member, new Authenticator(), odd);
    const reply = await member.client.post<ProblemBody>('/api/auth/passkeys', { name: 'Odd', credential });
    expect([reply.status, reply.body.code]).toEqual([400, 'auth.passkey-not-added']);
    expect(await listOf(member.client)).toEqual([]);
  });

  it.each([
    ['another origin', { origin: 'https://playset.example.evil.example' }],
    ['another site’s id', { rpId: 'evil.example' }],
    ['a challenge that nobody issued', { challenge: 'A'.repeat(94) }],
    ['an authenticator that nobody unlocked', { verified: false }],
  ])('does not log in from %s', async (_what, odd) => {
    const { authenticator } = await addedPasskey(await signedUp(market));
    const { status, body, headers } = await logInWith(market.someone(), authenticator, odd);
    expect([status, body.code]).toEqual([401, 'auth.passkey-refused']);
    expect(headers.getSetCookie()).toEqual([]);
  });

  it('is added once for a challenge, and belongs to one account', async () => {
    const [member, other] = [await signedUp(market), await signedUp(market)];
    const authenticator = new Authenticator();
    const credential = await madePasskey(member, authenticator);
    const add = (to: typeof member, made: object) =>
      to.client.post<ProblemBody>('/api/auth/passkeys', { name: 'Key', credential: made });
    expect((await add(other, credential)).body.code).toBe('auth.passkey-not-added');
    const both = await Promise.all([add(member, credential), add(member, credential)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
    const again = await madePasskey(other, authenticator);
    expect((await add(other, again)).body.code).toBe('auth.passkey-taken');
  });

  it('logs in once for a challenge, however often its proof is sent', async () => {
    const { authenticator } = await addedPasskey(await signedUp(market));
    const client = market.someone();
    authenticator.counts = false;
    const credential = await usedPasskey(client, authenticator, '/api/auth/login/passkey/challenge');
    const send = () => market.someone().post('/api/auth/login/passkey', { credential });
    const statuses = (await Promise.all([send(), send(), send()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 401, 401]);
    expect((await send()).status).toBe(401);
  });

  it('does not log in with a challenge that is five minutes old', async () => {
    const { authenticator } = await addedPasskey(await signedUp(market));
    const client = market.someone();
    const credential = await usedPasskey(client, authenticator, '/api/auth/login/passkey/challenge');
    market.clock.pass(5 * 60);
    expect((await client.post('/api/auth/login/passkey', { credential })).status).toBe(401);
  });

  it('is refused when it has counted less than before: there is a copy of it', async () => {
    const { authenticator } = await addedPasskey(await signedUp(market));
    authenticator.counter = 7;
    expect((await logInWith(market.someone(), authenticator)).status).toBe(200);
    authenticator.counter = 6;
    expect((await logInWith(market.someone(), authenticator)).body.code).toBe('auth.passkey-refused');
    authenticator.counter = 8;
    expect((await logInWith(market.someone(), authenticator)).status).toBe(200);
  });

  it('is renamed and removed by its owner alone, and then logs in no more', async () => {
    const [member, other] = [await signedUp(market), await signedUp(market)];
    const { authenticator, uuid } = await addedPasskey(member, 'Old phone');
    const path = `/api/auth/passkeys/${uuid}`;
    expect((await other.client.patch(path, { name: 'Mine' })).status).toBe(404);
    expect((await other.client.delete(path)).status).toBe(404);
    expect((await member.client.patch(path, { name: ' Work phone ' })).status).toBe(204);
    expect((await listOf(member.client)).map(({ name }) => name)).toEqual(['Work phone']);
    expect((await member.client.delete(path)).status).toBe(204);
    expect((await member.client.delete(path)).status).toBe(404);
    const { status, body } = await logInWith(market.someone(), authenticator);
    expect([status, body.code]).toEqual([401, 'auth.passkey-refused']);
    const subjects = (await noticesTo(market, member.user.email, 2)).map(({ subject }) => subject);
    expect(subjects).toContain('A passkey was removed from your account');
  });

  it('that nobody has is answered like one that is not right', async () => {
    const nobody = await logInWith(market.someone(), new Authenticator());
    const { authenticator } = await addedPasskey(await signedUp(market));
    const wrong = await logInWith(market.someone(), authenticator, { rpId: 'evil.example' });
    expect([nobody.status, nobody.body]).toEqual([wrong.status, wrong.body]);
  });

  it.each([
    ['closed', 'enabled = false', 'auth.account-disabled'],
    ['not verified', 'email_verified_at = null', 'auth.email-not-verified'],
  ])('of an account that is %s logs nobody in', async (_what, change, code) => {
    const member = await signedUp(market);
    const { authenticator } = await addedPasskey(member);
    await query(`update users.account set ${change} where uuid = $1`, [member.user.uuid]);
    const reply = await logInWith(market.someone(), authenticator);
    expect([reply.status, reply.body.code]).toEqual([403, code]);
  });

  it('is the twentieth at most', async () => {
    const member = await signedUp(market);
    await query(
      `insert into auth.passkey select gen_random_uuid(), $1, gen_random_uuid(), '\\x00', 0, '{}', false, false, 'Key', now()
        from generate_series(1, 19)`,
      [member.user.uuid],
    );
    const credentials = [await madePasskey(member), await madePasskey(member)];
    const replies = await Promise.all(
      credentials.map((credential) =>
        member.client.post<ProblemBody>('/api/auth/passkeys', { name: 'Key', credential }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await listOf(member.client)).toHaveLength(20);
    const begin = await member.client.post<ProblemBody>('/api/auth/passkeys/registration', {
      password: PASSWORD,
    });
    expect(begin.body.code).toBe('auth.too-many-passkeys');
  });

  it('stands in what its owner can take away, without its key, and goes when the account is erased', async () => {
    const member = await signedUp(market);
    const { authenticator } = await addedPasskey(member, 'iPad');
    const { client, user } = member;
    const { body } = await client.get<{ passkeys: object[] }>(`/api/users/${user.uuid}/export`);
    expect(body.passkeys).toEqual([expect.objectContaining({ name: 'iPad', lastUsedAt: null })]);
    expect(JSON.stringify(body)).not.toContain(authenticator.id);
    await client.call('DELETE', `/api/users/${user.uuid}`, { password: PASSWORD });
    expect(await query('select 1 from auth.passkey where account = $1', [user.uuid])).toEqual([]);
  });
});
