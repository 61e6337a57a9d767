// The story of somebody who asks what is kept about them, and of somebody who wants to be forgotten.
import { DataSource } from 'typeorm';
import { type Belongings, belongingsOf } from '../../../../test/belongings.js';
import type { ProblemBody } from '../../../../test/client.js';
import { jobsDone, mailsTo } from '../../../../test/mails.js';
import { MUTED_SUBJECTS, mailedSale } from '../../../../test/notifications.js';
import { type Member, PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { scheduled } from '../../events/test/plan.js';
import { holdsAndOffers } from '../../offers/test/offering.js';
import { loadSampleTowns, settled } from '../../places/test/sample-towns.js';
import { holdAPriceBack } from '../../stock/rules/test/a-priced-stock.js';
import { keepsMore, siteOf } from './keeps-more.js';
import {
  COPIES,
  EMPTY,
  exportedOf,
  HIDDEN,
  NESTED,
  PARTS,
  rowsSaying,
  STAYS,
  TABLES,
  WITHOUT_UUID,
} from './kept-data.js';

type LoggedIn = { readonly accessToken: string; readonly user: Member['user'] };
type Entries = readonly Readonly<Record<string, unknown>>[];
type Given = Readonly<Record<string, Entries>> & { readonly account: Readonly<Record<string, unknown>> };

describe('one’s own data', () => {
  const market = story({}, { sample: true, alone: true });
  let shelves = 0;
  /** A busy store for all who only read, or are refused; and one that wants to be forgotten. */
  let unharmed: Member;
  let store: Member;
  let own: Belongings;
  beforeAll(async () => {
    await loadSampleTowns(market);
    [{ store: unharmed }, { store, own }] = [await busyStore(), await busyStore()];
  });
  const identity = ({ email, name, phoneNumber, address } = store.user) => {
    return [email, name, phoneNumber, address, siteOf(store)];
  };

  /** The tables in which any row says this. */
  const tablesSaying = async (text: string): Promise<string[]> => {
    const database = market.app.get(DataSource);
    const tables = await database.query<{ name: string }[]>(TABLES);
    const saying: string[] = [];
    for (const { name } of tables) {
      const found = await database.query<unknown[]>(
        `select 1 from ${name} t where t::text ilike '%' || $1 || '%' limit 1`,
        [text],
      );
      if (found.length > 0) saying.push(name);
    }
    return saying;
  };
  /** A store with something of everything, that has signed up and asked for mails like anybody. */
  const busyStore = async () => {
    const mark = `shelf${++shelves}`;
    const email = `${mark}@example.com`;
    const body = {
      name: `The Whole ${mark}`,
      email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      phoneNumber: `+1 (312) 555-${2000 + shelves}`,
      address: `77 Alder Row, ${mark}`,
      role: 'STORE',
    };
    const key = { 'Idempotency-Key': mark };
    await market.someone().post('/api/users/signup', body, key);
    const [mail] = await mailsTo(market, email);
    await market.someone().get(`/api/auth/verify?token=${mail?.token}`);
    const client = market.someone();
    const { body: answer } = await client.post<LoggedIn>('/api/auth/login', { email, password: PASSWORD });
    client.token = answer.accessToken;
    const store = { client, user: answer.user, password: PASSWORD };
    await client.patch(`/api/users/${answer.user.uuid}`, { website: `https://${mark}.example` });
    const own = await belongingsOf(store, market);
    await holdAPriceBack(store);
    await settled(store, `77 Alder Row, ${mark}`);
    const page = { description: `Written by ${mark}`, website: `https://${mark}.example`, timeZone: null };
    await client.put('/api/storefronts/mine', { ...page, weekly: [], exceptions: [] });
    await client.put(`/api/storefronts/${answer.user.uuid}/follow`);
    await client.post('/api/calendars/own');
    await market.someone().post('/api/auth/forgot-password', { email });
    const { uuid: event } = await scheduled(await signedUp(market, { role: 'STORE' }));
    await client.put(`/api/events/${event}/attendance`, { answer: 'GOING' });
    const writer = await signedUp(market);
    const theirs = await belongingsOf(writer);
    await writer.client.post('/api/listings', [{ cardId: own.card, condition: 'NEAR_MINT', price: 1 }]);
    await client.post(`/api/listings/${theirs.listing}/messages`, { text: `Written by ${mark}` });
    await writer.client.post(`/api/listings/${own.listing}/messages`, { text: `Written to ${mark}` });
    await holdsAndOffers(store, writer);
    await client.post(`/api/offers/${own.offer}/messages`, { text: `Written by ${mark}` });
    // Confirmation, password, an offer, a message.
    const unwanted = await mailsTo(market, email, 4);
    const token = /report-message\?token=(\S+)/.exec(unwanted.map(({ text }) => text).join())?.[1];
    await market.someone().post('/api/listings/messages/report', { token, reason: 'SPAM', block: true });
    await mailedSale(client, writer.client, theirs.listing);
    await keepsMore(market, store, own.event);
    await jobsDone(market);
    return { store, own };
  };
  const erase = ({ client, user }: Member, password: unknown = PASSWORD) =>
    client.call<ProblemBody>('DELETE', `/api/users/${user.uuid}`, { password });

  // @spec added-personal-data
  it('is given whole: every table that knows the account has its part in it', async () => {
    const { uuid } = unharmed.user;
    const saying = [...(await tablesSaying(uuid)), ...(await tablesSaying(siteOf(unharmed)))];
    const known = [...new Set(saying)].filter((table) => !COPIES.includes(table));
    const declared = PARTS.flatMap(({ tables }) => tables).filter((table) => !COPIES.includes(table));
    expect([...known, ...EMPTY, MUTED_SUBJECTS].sort()).toEqual([...new Set(declared)].sort());
    const reply = await unharmed.client.get<Given>(`/api/users/${uuid}/export`);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="playset-data.json"');
    expect(reply.headers.get('cache-control')).toBe('no-store');
    // What users keeps is the account itself.
    const counted = known.filter((table) => !table.startsWith('users.') && !NESTED.includes(table));
    for (const table of counted) {
      if (Object.values(HIDDEN).includes(table)) continue;
      const tables = [table, ...[HIDDEN[table]].flatMap((hidden) => hidden ?? [])];
      const [row] = await market.app
        .get(DataSource)
        .query<{ rows: number }[]>(rowsSaying(tables), [
          WITHOUT_UUID.includes(table) ? siteOf(unharmed) : uuid,
        ]);
      const entries = exportedOf(table).flatMap((name) => reply.body[name] ?? []).length;
      expect([tables, entries]).toEqual([tables, row?.rows]);
    }
    expect(reply.body.account).toMatchObject({
      uuid,
      name: unharmed.user.name,
      email: unharmed.user.email,
      phone_number: unharmed.user.phoneNumber,
      address: unharmed.user.address,
      website: expect.stringMatching(/^https:/),
    });
    expect(reply.body.listings?.map(({ status }) => status).sort()).toEqual([
      ...['ACTIVE', 'ACTIVE', 'RESERVED', 'RESERVED', 'RESERVED', 'SOLD'],
    ]);
    expect(reply.body.acts?.map(({ act }) => act)).toEqual(
      expect.arrayContaining(['users.signed-up', 'auth.logged-in', 'listings.withdrawn', 'users.exported']),
    );
  });

  // @spec added-personal-data
  it('is given without what would let somebody in', async () => {
    const { body } = await unharmed.client.get<Given>(`/api/users/${unharmed.user.uuid}/export`);
    expect(body.account).not.toHaveProperty('password_hash');
    expect(JSON.stringify(body)).not.toMatch(/argon2|hash(?!eader\b)|token/i);
  });

  it('is nobody else’s', async () => {
    const other = await signedUp(market);
    const { status, body } = await other.client.get<Given>(`/api/users/${other.user.uuid}/export`);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain(unharmed.user.uuid);
  });

  // @spec added-erase-user
  it.each([
    ['the wrong one', 'three copies', 'users.wrong-password'],
    ['none', '', 'request.invalid'],
    ['no text', 7, 'request.invalid'],
  ])('is erased for nobody without the password: %s', async (_what, password, code) => {
    const { status, body } = await erase(unharmed, password);
    expect([status, body.code]).toEqual([400, code]);
    expect((await unharmed.client.get(`/api/users/${unharmed.user.uuid}`)).status).toBe(200);
    expect((await unharmed.client.get(`/api/watchlist/${unharmed.user.uuid}`)).body).toHaveLength(1);
  });

  it('is erased whole or not at all', async () => {
    const database = market.app.get(DataSource);
    await database.query(
      `alter table platform.audit add constraint full_up check (act <> 'users.erased') not valid`,
    );
    await expect(erase(store)).rejects.toThrow(/does not list .* 500/);
    await database.query('alter table platform.audit drop constraint full_up');
    const { body } = await store.client.get<Given>(`/api/users/${store.user.uuid}/export`);
    expect([body.account.name, body.watchlist]).toEqual([store.user.name, [expect.anything()]]);
    for (const text of identity()) expect([text, await tablesSaying(text)]).not.toEqual([text, []]);
  });

  describe('once it is erased', () => {
    const phone = market.someone();
    let link: object;
    beforeAll(async () => {
      const { email } = store.user;
      const [, mail] = await mailsTo(market, email, 2);
      link = { token: mail?.token, password: 'five copies' };
      await phone.post('/api/auth/login', { email, password: PASSWORD });
      expect((await erase(store)).status).toBe(204);
    });

    // @spec added-erase-user
    it('is kept nowhere: no table says any more who it was', async () => {
      // For a day the random id of a session that ended says that it did, and not whose it was.
      expect(await tablesSaying(own.session)).toEqual(['auth.ended_session']);
      for (const text of [...identity(), own.listing])
        expect([text, await tablesSaying(text)]).toEqual([text, []]);
      await jobsDone(market);
      expect((await tablesSaying(store.user.uuid)).filter((table) => !STAYS.includes(table))).toEqual([]);
    });

    // @spec added-erase-user
    it('leaves what was sold, without its lister, and that something was done', async () => {
      const database = market.app.get(DataSource);
      const left = await database.query(
        'select a.name, a.email, l.status from listings.listings l join users.account a on a.uuid = l.lister where l.uuid = $1',
        [own.sold],
      );
      const { uuid } = store.user;
      expect(left).toEqual([{ name: 'Deleted account', email: `${uuid}@erased.invalid`, status: 'SOLD' }]);
      const acts = await database.query<{ act: string }[]>(
        'select act from platform.audit where subject = $1 order by id',
        [uuid],
      );
      expect(acts.at(-1)).toEqual({ act: 'users.erased' });
    });

    it('opens nothing: every session has ended, no link works, nobody logs in, others see nothing', async () => {
      const { uuid, email } = store.user;
      expect((await phone.post('/api/auth/refresh')).status).toBe(401);
      expect((await store.client.post('/api/listings', [{}])).status).toBe(401);
      expect((await store.client.get(`/api/users/${uuid}/export`)).status).toBe(401);
      expect((await market.someone().post('/api/auth/reset-password', link)).status).toBe(400);
      for (const address of [email, `${uuid}@erased.invalid`]) {
        const login = { email: address, password: PASSWORD };
        expect((await market.someone().post('/api/auth/login', login)).status).toBe(401);
      }
      const other = await signedUp(market);
      expect((await other.client.get(`/api/listings/user/${uuid}/status/ACTIVE`)).body).toEqual([]);
      const stores = await other.client.get<{ uuid: string }[]>('/api/users/stores?limit=500');
      expect(stores.body.map((each) => each.uuid)).not.toContain(uuid);
      expect((await erase(store)).status).toBe(401);
    });

    it('frees the address: somebody can sign up with it again, and begins with nothing', async () => {
      const again = await signedUp(market, { email: store.user.email });
      const { body } = await again.client.get<Given>(`/api/users/${again.user.uuid}/export`);
      expect([body.listings, body.watchlist, body.events]).toEqual([[], [], []]);
    });
  });
});
