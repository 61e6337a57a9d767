// The story of somebody who leaves: everything of theirs vanishes from view at once, nothing is deleted.
import { DataSource } from 'typeorm';
import { type Belongings, belongingsOf } from '../../../../test/belongings.js';
import type { Client, ProblemBody } from '../../../../test/client.js';
import { jobsDone, mailsTo } from '../../../../test/mails.js';
import { overtaken } from '../../../../test/overtaken.js';
import { type Member, PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { DAY_MS } from '../../../kernel/durations.js';
import { aPlan } from '../../events/test/plan.js';
import { aSampleCard } from '../../listings/test/sample.js';

const KEPT = ['users.account', 'listings.listings', 'events.event', 'watchlist.watched_card', 'auth.session'];

describe('closing an account', () => {
  const market = story({}, { sample: true });
  let player: Member;
  beforeAll(async () => {
    player = await signedUp(market);
  });

  const close = ({ client, user }: Member, password = PASSWORD) =>
    client.put<ProblemBody>(`/api/users/${user.uuid}/disable`, { password });
  const logIn = (email: string, password = PASSWORD, client = market.someone()) =>
    client.post<ProblemBody>('/api/auth/login', { email, password });
  const refresh = async (client: Client) => (await client.post('/api/auth/refresh')).status;
  const counts = () =>
    market.app
      .get(DataSource)
      .query(KEPT.map((table) => `select '${table}', count(*) from ${table}`).join(' union all '));
  /** A store with one of everything, one event of it tomorrow. */
  const aBusyStore = async () => {
    const store = await signedUp(market, { role: 'STORE', name: 'The Gilded Goblet' });
    const belongings = await belongingsOf(store);
    const date = new Date(market.clock.now().getTime() + DAY_MS).toISOString().slice(0, 10);
    await store.client.post('/api/events', aPlan({ date, name: 'Tomorrow' }));
    return { store, belongings };
  };
  /** What the player sees of a store, list by list: how many entries, and the total that is told. */
  const seen = async ({ user: { uuid } }: Member) => {
    const lists = [
      `listings/with-card?cardId=${aSampleCard(1).id}`,
      `listings/user/${uuid}/status/ACTIVE`,
      `listings/user/${uuid}/status/ACTIVE?q=a`,
      'events',
      'events?q=goblet',
      `events/store/${uuid}`,
      'users/stores',
      'users/stores?q=goblet',
    ];
    const replies = await Promise.all(lists.map((list) => player.client.get<object[]>(`/api/${list}`)));
    const summary = await player.client.get<{ upcomingEvents: object[] }>(
      `/api/dashboard/user-summary/${player.user.uuid}`,
    );
    return [
      ...replies.map(({ body, headers }) => [body.length, Number(headers.get('x-total-count'))]),
      summary.body.upcomingEvents.length,
    ];
  };

  // @spec call-disable
  it('takes its listings, its events and its store out of everybody’s view at once, and deletes nothing', async () => {
    const { store } = await aBusyStore();
    const before = await seen(store);
    expect(before.flat().every((count) => count > 0)).toBe(true);
    const kept = await counts();
    const { status, body } = await close(store);
    expect([status, body]).toEqual([204, undefined]);
    expect(await seen(store)).toEqual(before.map((count) => (Array.isArray(count) ? [0, 0] : 0)));
    expect(await counts()).toEqual(kept);
  });

  it('takes its watchlist out of what stores count', async () => {
    const { store, belongings } = await aBusyStore();
    const watcher = await signedUp(market);
    const card = aSampleCard(1).id;
    await watcher.client.post(`/api/watchlist/${watcher.user.uuid}?cardId=${card}`);
    const watched = async () => {
      const path = `/api/dashboard/store-summary/${belongings.owner}`;
      return (await store.client.get<{ totalWatchlist: number }>(path)).body.totalWatchlist;
    };
    expect(await watched()).toBe(1);
    await close(watcher);
    expect(await watched()).toBe(0);
    await close(store);
  });

  // @spec state-delete-account
  it('ends all of its sessions, on every device, and nobody else’s', async () => {
    const member = await signedUp(market);
    const phone = market.someone();
    expect((await logIn(member.user.email, PASSWORD, phone)).status).toBe(200);
    await close(member);
    expect([await refresh(member.client), await refresh(phone), await refresh(player.client)]).toEqual([
      401, 401, 200,
    ]);
  });

  it('tells who logs in with the right password that the account is disabled, and nobody else', async () => {
    const member = await signedUp(market);
    await close(member);
    const { status, body } = await logIn(member.user.email);
    expect([status, body.code]).toEqual([403, 'auth.account-disabled']);
    expect((await logIn(member.user.email, 'three copies')).body.code).toBe('auth.wrong-credentials');
  });

  /** Everything that an owner could still try, with the code of what stops it. */
  const tried = async ({ client }: Member, { owner, listing, event, card }: Belongings) => {
    const account = `/api/users/${owner}`;
    const calls = [
      ['POST', '/api/listings', [{ cardId: card, condition: 'NEAR_MINT', price: 5 }]],
      ['PATCH', `/api/listings/${listing}`, { price: 1 }],
      ['PATCH', `/api/listings/${listing}`, { status: 'SOLD' }],
      ['DELETE', `/api/listings/${listing}`],
      ['POST', '/api/events', aPlan()],
      ['PATCH', `/api/events/${event}`, { name: 'Still here' }],
      ['DELETE', `/api/events/${event}`],
      ['POST', `/api/watchlist/${owner}?cardId=${aSampleCard(3).id}`],
      ['DELETE', `/api/watchlist/${owner}?cardId=${card}`],
      ['GET', account],
      ['PATCH', account, { name: 'Still here' }],
      ['PATCH', `${account}/change-password`, { currentPassword: PASSWORD, newPassword: 'five copies' }],
    ] as const;
    const codes = [];
    for (const [method, path, body] of calls) {
      const reply = await client.call<ProblemBody>(method, path, body);
      codes.push(`${method} ${reply.status} ${reply.body?.code}`);
    }
    return codes;
  };

  const stopped = /^[A-Z]+ 401 auth.session-ended$/;

  it('leaves nothing to do with an access token that is still good', async () => {
    const { store, belongings } = await aBusyStore();
    await close(store);
    const kept = await counts();
    for (const code of await tried(store, belongings)) expect(code).toMatch(stopped);
    expect(await counts()).toEqual(kept);
  });

  it('leaves nothing to do in its sessions when the operator closes it by hand', async () => {
    const { store, belongings } = await aBusyStore();
    await market.app
      .get(DataSource)
      .query('update users.account set enabled = false where uuid = $1', [belongings.owner]);
    const kept = await counts();
    for (const code of await tried(store, belongings)) expect(code).toMatch(stopped);
    expect(await counts()).toEqual(kept);
  });

  // @spec call-disable
  it('can be asked for twice: the second call finds its session ended', async () => {
    const member = await signedUp(market);
    expect((await close(member)).status).toBe(204);
    const { status, body } = await close(member);
    expect([status, body.code]).toEqual([401, 'auth.session-ended']);
  });

  it('can be asked for twice at once, on two devices', async () => {
    const member = await signedUp(market);
    const replies = await Promise.all([close(member), close(member)]);
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(204);
    expect([401, 403]).toContain(statuses[1]);
    expect((await logIn(member.user.email)).body.code).toBe('auth.account-disabled');
  });

  it('asks for the current password, in words that no client takes for a session that ended', async () => {
    const member = await signedUp(market);
    const { status, body } = await close(member, 'three copies');
    expect([status, body.code, body.errors]).toEqual([
      400,
      'users.wrong-password',
      [{ code: 'users.wrong-password', field: 'password', message: 'Current password is incorrect.' }],
    ]);
    expect((await logIn(member.user.email)).status).toBe(200);
    expect(await refresh(member.client)).toBe(200);
  });

  it.each([undefined, {}, { password: '' }, { password: 7 }])(
    'is refused for a call with the body %j',
    async (body) => {
      const { client, user } = await signedUp(market);
      const reply = await client.call<ProblemBody>('PUT', `/api/users/${user.uuid}/disable`, body);
      expect([reply.status, reply.body?.code]).toEqual([400, 'request.invalid']);
      expect((await client.get(`/api/users/${user.uuid}`)).status).toBe(200);
    },
  );

  it('refuses the password that was replaced while it was compared', async () => {
    const member = await signedUp(market);
    const { uuid } = member.user;
    const reply = await overtaken(market, uuid, "password_hash = 'another'", () => close(member));
    expect([reply.status, reply.body.code]).toEqual([400, 'users.wrong-password']);
  });

  it('leaves no link in a mail that still works, and mails no more', async () => {
    const member = await signedUp(market);
    const { email } = member.user;
    const ask = () => market.someone().post('/api/auth/forgot-password', { email });
    await ask();
    const [mail] = await mailsTo(market, email);
    await close(member);
    const reset = { token: mail?.token, password: 'five copies of a card' };
    const { status, body } = await market.someone().post<ProblemBody>('/api/auth/reset-password', reset);
    expect([status, body.code, body.message]).toEqual([
      403,
      'users.account-closed',
      'This account is closed.',
    ]);
    expect((await logIn(email)).body.code).toBe('auth.account-disabled');
    market.clock.pass(61);
    expect((await ask()).status).toBe(202);
    await jobsDone(market);
    expect(await mailsTo(market, email)).toHaveLength(1);
  });

  it('keeps the address: nobody else can sign up with it', async () => {
    const member = await signedUp(market);
    await close(member);
    const { email } = member.user;
    const body = { name: 'Mika', email, password: PASSWORD, confirmPassword: PASSWORD, role: 'USER' };
    const { status } = await market.someone().post('/api/users/signup', body);
    expect(status).toBe(409);
  });

  it('happens not at all when the sessions cannot be ended', async () => {
    const member = await signedUp(market);
    const database = market.app.get(DataSource);
    await database.query(
      'alter table auth.session add constraint full_up check (ended_at is null) not valid',
    );
    // Not through a client: the document promises no 500.
    const { status } = await fetch(`${market.origin}/api/users/${member.user.uuid}/disable`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${member.client.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ password: PASSWORD }),
    });
    await database.query('alter table auth.session drop constraint full_up');
    expect(status).toBe(500);
    expect((await logIn(member.user.email)).status).toBe(200);
    expect(await refresh(member.client)).toBe(200);
  });
});
