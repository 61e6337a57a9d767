// The story of somebody who chooses another password.
import { DataSource } from 'typeorm';
import type { Client, ProblemBody } from '../../../../test/client.js';
import { mailsTo } from '../../../../test/mails.js';
import { type Member, PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';

const NEW = 'five copies of a card';

describe('changing a password', () => {
  const market = story();
  const change = ({ client, user }: Member, currentPassword: unknown, newPassword: unknown) =>
    client.patch<ProblemBody>(`/api/users/${user.uuid}/change-password`, { currentPassword, newPassword });
  const logIn = (email: string, password: string, client = market.someone()) =>
    client.post<ProblemBody>('/api/auth/login', { email, password });
  const refresh = async (client: Client) => (await client.post('/api/auth/refresh')).status;

  // @spec screen-change-password, call-change-password
  it('lets the new password in and the old one not', async () => {
    const member = await signedUp(market);
    expect((await change(member, PASSWORD, NEW)).status).toBe(204);
    expect((await logIn(member.user.email, PASSWORD)).status).toBe(401);
    expect((await logIn(member.user.email, NEW)).status).toBe(200);
  });

  // @spec call-change-password
  it('ends every other session and keeps the one it was done in', async () => {
    const member = await signedUp(market);
    const phone = market.someone();
    await logIn(member.user.email, PASSWORD, phone);
    const other = await signedUp(market);
    expect((await change(member, PASSWORD, NEW)).status).toBe(204);
    expect(await refresh(phone)).toBe(401);
    expect(await refresh(member.client)).toBe(200);
    expect(await refresh(other.client)).toBe(200);
  });

  it('is refused without the current password, in words that no client takes for a session that ended', async () => {
    const member = await signedUp(market);
    const { status, body } = await change(member, 'three copies', NEW);
    expect([status, body.code, body.message]).toEqual([
      400,
      'users.wrong-password',
      'Current password is incorrect.',
    ]);
    expect(body.errors?.[0]?.field).toBe('currentPassword');
    expect((await logIn(member.user.email, NEW)).status).toBe(401);
    expect(await refresh(member.client)).toBe(200);
  });

  // @spec text-password-fields, text-new-password-length
  it.each([
    ['', NEW, 'currentPassword', 'Please fill out all password fields.'],
    [undefined, NEW, 'currentPassword', 'Please fill out all password fields.'],
    [PASSWORD, '', 'newPassword', 'Please fill out all password fields.'],
    [PASSWORD, undefined, 'newPassword', 'Please fill out all password fields.'],
    [PASSWORD, 'seven77', 'newPassword', 'New password must be at least 8 characters long.'],
  ])('asks for all fields and a password that is long enough: %j, %j', async (now, next, field, message) => {
    const { status, body } = await change(await signedUp(market), now, next);
    expect([status, body.message]).toEqual([400, message]);
    expect(body.errors).toEqual([expect.objectContaining({ field, message })]);
  });

  it('knows a password however its letters are composed', async () => {
    const member = await signedUp(market);
    const password = 'Zoë’s four copies';
    expect((await change(member, PASSWORD, password.normalize('NFC'))).status).toBe(204);
    expect((await change(member, password.normalize('NFD'), NEW)).status).toBe(204);
  });

  it('works once when it is asked for twice at once', async () => {
    const member = await signedUp(market);
    const twice = await Promise.all([change(member, PASSWORD, NEW), change(member, PASSWORD, `${NEW}!`)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([204, 400]);
  });

  it('has worked for anyone who sends the same again after a lost answer, for ten minutes', async () => {
    const member = await signedUp(market);
    const both = await Promise.all([change(member, PASSWORD, NEW), change(member, PASSWORD, NEW)]);
    const again = await change(member, PASSWORD, NEW);
    expect([...both, again].map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await refresh(member.client)).toBe(200);
    expect((await change(member, PASSWORD, `${NEW}!`)).status).toBe(400);
    // It would be a second guess at the password of somebody who hasn't just changed it.
    market.clock.pass(601);
    const late = await change(member, PASSWORD, NEW);
    expect([late.status, late.body.code]).toEqual([400, 'users.wrong-password']);
  });

  it('spends the links that were asked for to choose one', async () => {
    const member = await signedUp(market);
    const { email } = member.user;
    await market.someone().post('/api/auth/forgot-password', { email });
    const [mail] = await mailsTo(market, email);
    expect((await change(member, PASSWORD, NEW)).status).toBe(204);
    const reset = { token: mail?.token, password: 'six copies of a card' };
    const { status, body } = await market.someone().post<ProblemBody>('/api/auth/reset-password', reset);
    expect([status, body.code]).toEqual([400, 'auth.link-used']);
  });

  it('answers both who choose one at the same moment, here and by a link', async () => {
    const member = await signedUp(market);
    const { email } = member.user;
    await market.someone().post('/api/auth/forgot-password', { email });
    const [mail] = await mailsTo(market, email);
    const byLink = { token: mail?.token, password: 'six copies of a card' };
    const replies = await Promise.all([
      change(member, PASSWORD, NEW),
      market.someone().post<ProblemBody>('/api/auth/reset-password', byLink),
    ]);
    expect(replies.map(({ status }) => status)).toEqual(expect.arrayContaining([204]));
    const left = await Promise.all([PASSWORD, NEW, byLink.password].map((each) => logIn(email, each)));
    expect(left.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect(left[0]?.status).toBe(401);
  });

  it('changes nothing when the sessions cannot be ended', async () => {
    const member = await signedUp(market);
    const phone = market.someone();
    await logIn(member.user.email, PASSWORD, phone);
    const database = market.app.get(DataSource);
    await database.query(
      'alter table auth.session add constraint full_up check (ended_at is null) not valid',
    );
    // Not through a client: the document promises no 500.
    const { status } = await fetch(`${market.origin}/api/users/${member.user.uuid}/change-password`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${member.client.token}` },
      body: JSON.stringify({ currentPassword: PASSWORD, newPassword: NEW }),
    });
    await database.query('alter table auth.session drop constraint full_up');
    expect(status).toBe(500);
    expect((await logIn(member.user.email, PASSWORD)).status).toBe(200);
    expect(await refresh(phone)).toBe(200);
  });
});

describe('guessing the current password', () => {
  const market = story({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });

  it('is stopped after ten times in fifteen minutes, from however many networks, and for one account alone', async () => {
    const [victim, other] = [await signedUp(market), await signedUp(market)];
    const guess = ({ client, user }: Member, index: number, currentPassword = 'a wrong one') =>
      client.call<ProblemBody>(
        'PATCH',
        `/api/users/${user.uuid}/change-password`,
        { currentPassword, newPassword: NEW },
        { 'x-forwarded-for': `203.0.113.${index}` },
      );
    const replies = await Promise.all(Array.from({ length: 12 }, (_, index) => guess(victim, index)));
    expect(replies.map(({ status }) => status).sort()).toEqual([...Array<number>(10).fill(400), 429, 429]);
    const { status, body, headers } = await guess(victim, 99, PASSWORD);
    expect([status, body.code]).toEqual([429, 'request.too-many']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(14 * 60);
    expect((await guess(other, 0, PASSWORD)).status).toBe(204);
  });
});
