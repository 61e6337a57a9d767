// The story of logging in, and of everything that stops it.
import { DataSource } from 'typeorm';
import type { ProblemBody } from '../../../../test/client.js';
import { PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { openVerifiedAccount } from '../../users/index.js';

type Answer = ProblemBody & { accessToken: string; user: object };

describe('logging in', () => {
  const market = story();
  const logIn = (body: object) => market.someone().post<Answer>('/api/auth/login', body);

  // @spec role-cookie, call-login
  it('answers an access token and the user, and sets the refresh cookie', async () => {
    const { user } = await signedUp(market, { email: 'Robin@Example.com', role: 'STORE' });
    const client = market.someone();
    const { status, body, headers } = await client.post<Answer>('/api/auth/login', {
      email: user.email,
      password: PASSWORD,
      turnstileToken: '',
    });
    expect(status).toBe(200);
    expect(body).toEqual({ accessToken: expect.any(String), user });
    expect(user.email).toBe('Robin@example.com');
    expect(headers.get('set-cookie')).toMatch(
      /^refreshToken=.+; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
    );
    client.token = body.accessToken;
    expect((await client.get('/api/catalogs/tcg-types')).status).toBe(200);
  });

  it('knows an address in any spelling, and a password however its letters are composed', async () => {
    await openVerifiedAccount(market.app, {
      name: 'Zoë',
      email: 'zoe.accent@example.com',
      role: 'USER',
      phoneNumber: '',
      address: '',
      password: 'Zoë’s four copies'.normalize('NFC'),
    });
    const password = 'Zoë’s four copies'.normalize('NFD');
    expect((await logIn({ email: ' ZOE.accent@EXAMPLE.com', password })).status).toBe(200);
  });

  // @spec text-login-failed
  it('says the same to a wrong password and to an address that nobody has', async () => {
    const { user } = await signedUp(market);
    const wrong = await logIn({ email: user.email, password: 'three copies' });
    const nobody = await logIn({ email: 'nobody@example.com', password: PASSWORD });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toMatchObject({
      code: 'auth.wrong-credentials',
      message: 'Login failed. Please check your credentials.',
    });
    expect([nobody.status, nobody.body]).toEqual([wrong.status, wrong.body]);
    expect(nobody.headers.getSetCookie()).toEqual([]);
  });

  it('tells only who knows the password that the account is disabled', async () => {
    const { user } = await signedUp(market);
    await market.app
      .get(DataSource)
      .query('update users.account set enabled = false where uuid = $1', [user.uuid]);
    const { status, body } = await logIn({ email: user.email, password: PASSWORD });
    expect([status, body.code, body.message]).toEqual([
      403,
      'auth.account-disabled',
      'This account is disabled.',
    ]);
    expect((await logIn({ email: user.email, password: 'three copies' })).body.code).toBe(
      'auth.wrong-credentials',
    );
  });

  // @spec text-login-required
  it.each([
    [{}, 'email'],
    [{ email: '', password: PASSWORD }, 'email'],
    [{ email: 'robin@example.com' }, 'password'],
    [{ email: 'robin@example.com', password: '' }, 'password'],
  ])('asks for both email and password: %j', async (body, field) => {
    const reply = await logIn(body);
    expect([reply.status, reply.body.message]).toEqual([400, 'Email and password are required.']);
    expect(reply.body.errors?.[0]?.field).toBe(field);
  });
});
