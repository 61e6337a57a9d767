// The story of signing up: an account, a mail, a verified address, a log-in.
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { ProblemBody } from '../../../../test/client.js';
import { jobsDone, mails, mailsTo } from '../../../../test/mails.js';
import { signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';

const ROBIN = {
  name: 'Robin Alvarez',
  email: 'robin@example.com',
  password: 'four copies of a card',
  confirmPassword: 'four copies of a card',
  phoneNumber: '',
  address: '',
  role: 'USER',
  enabled: true,
  emailVerified: false,
  turnstileToken: '',
};

describe('signing up', () => {
  const market = story();
  const signUp = (changes: object = {}) =>
    market.someone().post<ProblemBody & { uuid: string }>('/api/users/signup', { ...ROBIN, ...changes });

  // @spec call-sign-up
  it('opens an account, mails a link that verifies the address, and then lets its owner in', async () => {
    const someone = market.someone();
    const { status, body } = await someone.post<object>('/api/users/signup', ROBIN);
    expect(status).toBe(201);
    const { name, email, phoneNumber, address, role } = ROBIN;
    expect(body).toEqual({ uuid: expect.any(String), name, email, phoneNumber, address, role });

    const login = { email, password: ROBIN.password };
    const early = await someone.post<ProblemBody>('/api/auth/login', login);
    expect([early.status, early.body.code]).toEqual([403, 'auth.email-not-verified']);

    const [mail] = await mailsTo(market, email);
    expect(mail).toMatchObject({ subject: 'Verify your email for Playset', from: 'no-reply@localhost' });
    expect(mail?.text).toContain('Hi Robin Alvarez,');
    const verified = await someone.get<{ message: string }>(`/api/auth/verify?token=${mail?.token}`);
    expect([verified.status, verified.body.message]).toEqual([
      200,
      'Your email is verified. You can now log in.',
    ]);

    const { status: inside, body: session } = await someone.post<{ user: object }>('/api/auth/login', login);
    expect(inside).toBe(200);
    expect(session.user).toEqual(body);
  });

  it('lets the server decide who is enabled and verified', async () => {
    const email = 'eager@example.com';
    expect((await signUp({ email, enabled: false, emailVerified: true })).status).toBe(201);
    const early = await market
      .someone()
      .post<ProblemBody>('/api/auth/login', { email, password: ROBIN.password });
    expect(early.body.code).toBe('auth.email-not-verified');
  });

  // @spec rule-two-kinds-of-account, role-two-roles
  it('opens a store for a business', async () => {
    const { body } = await signUp({ email: 'goblet@example.com', name: 'The Gilded Goblet', role: 'STORE' });
    expect(body).toMatchObject({ name: 'The Gilded Goblet', role: 'STORE' });
  });

  it('takes an address once, in whatever spelling', async () => {
    await signedUp(market, { email: 'Taken@Example.com' });
    for (const email of ['taken@example.com', 'TAKEN@EXAMPLE.COM', '  Taken@example.com ']) {
      const { status, body } = await signUp({ email });
      expect([status, body.code]).toEqual([409, 'users.email-taken']);
    }
  });

  it('gives an address to one of ten who sign up with it at once', async () => {
    const email = 'contested@example.com';
    const replies = await Promise.all(Array.from({ length: 10 }, () => signUp({ email })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
    await jobsDone(market);
    expect(await mailsTo(market, email)).toHaveLength(1);
  });

  // @spec text-sign-up-required, text-sign-up-password-length, text-sign-up-mismatch, text-sign-up-email
  // @spec const-password-8
  it.each([
    [{ name: '' }, 'name', 'All fields are required.'],
    [{ name: '   ' }, 'name', 'All fields are required.'],
    [{ email: '' }, 'email', 'All fields are required.'],
    [{ password: '', confirmPassword: '' }, 'password', 'All fields are required.'],
    [{ confirmPassword: '' }, 'confirmPassword', 'All fields are required.'],
    [
      { password: 'seven77', confirmPassword: 'seven77' },
      'password',
      'Password must be at least 8 characters.',
    ],
    [{ confirmPassword: 'five copies of a card' }, 'confirmPassword', 'Passwords do not match.'],
    [{ email: 'robin at example' }, 'email', 'Enter a valid email address.'],
    [{ email: 'robin@example' }, 'email', 'Enter a valid email address.'],
    [{ phoneNumber: 'call me' }, 'phoneNumber', 'Enter a valid phone number.'],
    [{ role: 'user' }, 'role', 'role must be USER or STORE'],
  ])('refuses %j', async (changes, field, message) => {
    const { status, body } = await signUp(changes);
    expect([status, body.message]).toEqual([400, message]);
    expect(body.errors?.[0]).toMatchObject({ field, message });
  });

  it.each([
    '\u05e8\u05d5\u05d1\u05d9\u05df',
    '\u200f\u0631\u0648\u0628\u064a\u0646',
    '\u0646\u06cc\u200c\u0645',
    '👩‍👩‍👧‍👦',
    'Robin ❤️',
    '五',
  ])('takes the name %s', async (name) => {
    const { status, body } = await signUp({ email: `${randomUUID()}@example.com`, name });
    expect([status, body]).toEqual([201, expect.objectContaining({ name })]);
  });

  it.each([
    ['a space without width', '\u200b', 'All fields are required.'],
    ['fillers and tags', '\u3164 \u00ad\u2060\u{e0020}', 'All fields are required.'],
    ['a turn of the direction', '\u202e', 'All fields are required.'],
    [
      'a name that turns its neighbours around',
      'Robin\u202etelbog',
      'name must not contain control characters',
    ],
  ])('refuses %s for a name', async (_what, name, message) => {
    const { status, body } = await signUp({ name });
    expect(status).toBe(400);
    expect(body.errors).toEqual([expect.objectContaining({ field: 'name', message })]);
  });

  it('treats what people type as text, in answers and in mails', async () => {
    const email = 'inert@example.com';
    const name = '<img src=x onerror=alert(1)> 🃏 www.evil.example';
    const { body } = await signUp({ email, name });
    expect(body).toMatchObject({ name });
    const [mail] = await mailsTo(market, email);
    for (const part of [mail?.html, mail?.text]) {
      expect(part).not.toContain('onerror');
      expect(part).not.toContain('evil.example');
    }
  });

  it('leaves neither an account nor a mail behind when the mail cannot be queued', async () => {
    const database = market.app.get(DataSource);
    const before = (await mails(market)).length;
    await database.query(
      'alter table auth.mail_token add constraint full_up check (created_at is null) not valid',
    );
    // Not through a client: the document promises no 500.
    const { status } = await fetch(`${market.origin}/api/users/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...ROBIN, email: 'unlucky@example.com' }),
    });
    await database.query('alter table auth.mail_token drop constraint full_up');
    expect(status).toBe(500);
    expect((await signUp({ email: 'unlucky@example.com' })).status).toBe(201);
    await mailsTo(market, 'unlucky@example.com');
    await jobsDone(market);
    expect(await mails(market)).toHaveLength(before + 1);
  });
});
