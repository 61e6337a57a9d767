// What is asked for twice with one key happens once: retries after a lost answer create nothing more.
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { MANIFESTS } from '../src/app.module.js';
import { aPlan } from '../src/modules/events/test/plan.js';
import type { ListingDto } from '../src/modules/listings/dto/listing.dto.js';
import { photoCalls } from '../src/modules/listings/test/a-photo.js';
import { aSampleCard } from '../src/modules/listings/test/sample.js';
import { attendanceCalls } from './attendance-aims.js';
import { Authenticator } from './authenticator.js';
import { calendarCalls } from './calendar-aims.js';
import type { Reply } from './client.js';
import { planCalls } from './cover-aims.js';
import { dealCalls } from './deal-calls.js';
import { eventCalls } from './event-calls.js';
import { moderationCalls } from './moderation-aims.js';
import { offerCalls } from './offer-calls.js';
import { operations } from './operations.js';
import { LOCAL, madePasskey } from './passkeys.js';
import { type Member, PASSWORD, signedUp } from './people.js';
import { type Call, priceRuleCalls } from './price-rule-calls.js';
import { story } from './story.js';
import { extent, tell } from './trust/promise.js';
import { wantListCalls, watchCalls } from './want-calls.js';

/** Calls with POST that take no key, each with the reason why it needs none. */
const WITHOUT_KEY: Readonly<Record<string, string>> = Object.assign(
  {},
  ...MANIFESTS.map(({ withoutKey }) => withoutKey),
);

describe('an Idempotency-Key', () => {
  const market = story({}, { sample: true });
  let store: Member;
  beforeAll(async () => {
    store = await signedUp(market, { role: 'STORE' });
  });
  const entry = (price: number) => ({ cardId: aSampleCard(4).id, condition: 'NEAR_MINT', price });
  const post = async () => (await store.client.post<ListingDto[]>('/api/listings', [entry(3)])).body[0]?.uuid;
  const count = async (table: string, where = 'true') => {
    const rows = await market.app.get(DataSource).query(`select 1 from ${table} where ${where}`);
    return rows.length as number;
  };
  const batches = () => count('stock.batch');
  const anEdit = async (addToPrice: number) => ({ lines: [{ line: await line() }], change: { addToPrice } });
  const line = async () => {
    await post();
    return (await store.client.get<{ line: string }[]>('/api/stock/lines?sort=-createdAt')).body[0]?.line;
  };
  const undo = async (edit: object): Promise<Call> => {
    const { body } = await store.client.post<{ uuid: string }>('/api/stock/edits', edit);
    return [store.client, `/api/stock/batches/${body.uuid}/undo`];
  };
  const aSignUp = (email: string, password = PASSWORD) => ({
    ...{ name: 'Kim', email, password, confirmPassword: password, role: 'USER' },
    ...{ phoneNumber: '', address: '', enabled: true, emailVerified: false },
  });

  /** What each call creates: made again for each try, with another body for the same key, and how much there is. */
  const CREATES: Readonly<
    Record<string, () => Promise<{ call: Call; other: Call; size: () => Promise<number> }>>
  > = {
    postListings: async () => ({
      call: [store.client, '/api/listings', [entry(5)]],
      other: [store.client, '/api/listings', [entry(6)]],
      size: () => count('listings.listings'),
    }),
    ...eventCalls(
      () => store.client,
      count,
      async () => (await signedUp(market, { role: 'STORE' })).client,
    ),
    signUp: async () => {
      const email = `kim.${randomUUID()}@example.com`;
      return {
        call: [market.someone(), '/api/users/signup', aSignUp(email)],
        other: [market.someone(), '/api/users/signup', aSignUp(email, 'another password')],
        size: () => count('users.account'),
      };
    },
    restoreListing: async () => {
      const [one, two] = [await post(), await post()];
      await store.client.delete(`/api/listings/${one}`);
      return {
        call: [store.client, `/api/listings/${one}/restore`],
        other: [store.client, `/api/listings/${two}/restore`],
        size: () => count('listings.listings', "status = 'ACTIVE'"),
      };
    },
    sendMessage: async () => {
      // A lister gets a few a day.
      await market.app.get(DataSource).query('delete from listings.message');
      const [one, { client }] = [await post(), await signedUp(market)];
      return {
        call: [client, `/api/listings/${one}/messages`, { text: 'Is it still there?' }],
        other: [client, `/api/listings/${one}/messages`, { text: 'Is it?' }],
        size: () => count('listings.message'),
      };
    },
    addPhoto: async () => photoCalls(store.client, (await post()) ?? '', () => count('listings.photo')),
    sellListings: async () => {
      const [one, two] = [await post(), await post()];
      return {
        call: [store.client, '/api/listings/sales', { listings: [{ uuid: one }] }],
        other: [store.client, '/api/listings/sales', { listings: [{ uuid: two }] }],
        size: () => count('listings.listings', "status = 'SOLD'"),
      };
    },
    takeBackSales: async () => {
      const [one, two] = [await post(), await post()];
      await store.client.post('/api/listings/sales', { listings: [{ uuid: one }, { uuid: two }] });
      return {
        call: [store.client, '/api/listings/sales/restore', { listings: [one] }],
        other: [store.client, '/api/listings/sales/restore', { listings: [two] }],
        size: () => count('listings.listings', "status = 'ACTIVE'"),
      };
    },
    editStock: async () => ({
      call: [store.client, '/api/stock/edits', await anEdit(1)],
      other: [store.client, '/api/stock/edits', await anEdit(2)],
      size: () => count('stock.batch'),
    }),
    putStockLines: async () => {
      const line = { cardId: aSampleCard(6).id, condition: 'NEAR_MINT', price: 1 };
      const put = (quantity: number): Call => [
        store.client,
        '/api/stock/lines',
        { mode: 'ADD', lines: [{ ...line, quantity }] },
        { method: 'PUT' },
      ];
      return { call: put(1), other: put(2), size: () => count('listings.listings') };
    },
    undoStockBatch: async () => {
      const [one, two] = [await undo(await anEdit(1)), await undo(await anEdit(2))];
      return { call: two, other: one, size: () => count('stock.batch', "status = 'UNDONE'") };
    },
    ...priceRuleCalls(() => store, post, batches),
    addPasskey: async () => {
      await market.app.get(DataSource).query('delete from auth.passkey');
      const add = async (): Promise<Call> => {
        const credential = await madePasskey(store, new Authenticator(), LOCAL);
        return [store.client, '/api/auth/passkeys', { name: 'Laptop', credential }];
      };
      return { call: await add(), other: await add(), size: () => count('auth.passkey') };
    },
    savePlan: () => planCalls(store, () => count('cover.saved_plan')),
    createWantList: () => wantListCalls(store, market.app, () => count('watchlist.want_list')),
    ...attendanceCalls(market, () => store, count),
    ...calendarCalls(() => store, count),
    ...dealCalls(market, () => store, count),
    ...offerCalls(market, () => store, count),
    ...moderationCalls(market, () => store, count),
    watchCard: () => watchCalls(store, () => count('watchlist.watched_card')),
  };
  const send = ([client, path, body, { method = 'POST', headers } = {}]: Call, key: string) =>
    client.call<unknown>(method, path, body, { ...headers, 'idempotency-key': key });
  const seen = ({ status, headers, body }: Reply<unknown>) => ({ status, body, etag: headers.get('etag') });

  it('is taken by every call that creates, and by every other POST but those that need none', () => {
    const posts = operations.filter(({ method }) => method === 'POST');
    const takes = operations.filter(({ operation: { parameters = [] } }) =>
      parameters.some(({ name }) => name === 'Idempotency-Key'),
    );
    const ids = (list: typeof posts) => list.map(({ id }) => id).sort();
    expect(ids(takes)).toEqual(Object.keys(CREATES).sort());
    expect(ids(posts.filter((each) => !takes.includes(each)))).toEqual(Object.keys(WITHOUT_KEY).sort());
    expect(
      ids(
        posts.filter(
          ({ operation }) =>
            '201' in operation.responses && !takes.some((each) => each.operation === operation),
        ),
      ),
    ).toEqual([]);
  });

  const made = (id: string) => CREATES[id]?.() as ReturnType<NonNullable<(typeof CREATES)[string]>>;

  // Asked for at once, again, and for something else, all of the same thing: what it takes to make one costs the most.
  it.each(Object.keys(CREATES))(
    'has one effect in %s, however often and for whatever it comes',
    async (id) => {
      const [tries, atOnce] = [extent({ quick: 1, whole: 40 }), 6];
      for (let nth = 0; nth < tries; nth++) {
        const { call, other, size } = await made(id);
        const [key, before] = [randomUUID(), await size()];
        const replies = await Promise.all(Array.from({ length: atOnce }, () => send(call, key)));
        const [first] = replies as [Reply<unknown>];
        expect([200, 201, 204]).toContain(first.status);
        expect(new Set(replies.map((reply) => JSON.stringify(seen(reply)))).size).toBe(1);

        const again = await send(call, key);
        expect(seen(again)).toEqual(seen(first));
        expect(again.headers.get('idempotent-replayed')).toBe('true');

        const refused = await send(other, key);
        expect([refused.status, refused.body]).toEqual([
          422,
          expect.objectContaining({ code: 'request.idempotency-key-reused' }),
        ]);
        const { uuid = 'nothing' } = (first.body ?? {}) as { uuid?: string };
        expect(JSON.stringify(refused.body)).not.toContain(uuid);
        expect(await size()).toBe(before + 1);
      }
      tell({ cases: tries * atOnce });
    },
  );

  it('counts for a day', async () => {
    const { call, other } = await made('postListings');
    const key = randomUUID();
    await send(call, key);
    const age = `update platform.idempotent_answer set created_at = now() - interval '25 hours' where key = $1`;
    await market.app.get(DataSource).query(age, [key]);
    expect((await send(other, key)).status).toBe(201);
  });

  it('is everybody’s own: the same key of somebody else creates theirs', async () => {
    const [key, other] = [randomUUID(), await signedUp(market, { role: 'STORE' })];
    const events = await Promise.all(
      [store, other].map(({ client }) => send([client, '/api/events', aPlan()], key)),
    );
    expect(new Set(events.map(({ body }) => (body as { uuid: string }).uuid)).size).toBe(2);
    const emails = ['one', 'two'].map((name) => `${name}.${randomUUID()}@example.com`);
    const people = await Promise.all(
      emails.map((email) => send([market.someone(), '/api/users/signup', aSignUp(email)], key)),
    );
    expect(people.map(({ body }) => (body as { email: string }).email)).toEqual(emails);
  });

  it('of a sign-up takes another proof of being human with each try', async () => {
    const [key, email] = [randomUUID(), `lee.${randomUUID()}@example.com`];
    const sign = (turnstileToken: string) =>
      send([market.someone(), '/api/users/signup', { ...aSignUp(email), turnstileToken }], key);
    expect(seen(await sign('one'))).toEqual(seen(await sign('two')));
  });

  it('keeps nothing of a call that failed', async () => {
    const [key, email] = [randomUUID(), `ann.${randomUUID()}@example.com`];
    const sign = (body: object) => send([market.someone(), '/api/users/signup', body], key);
    expect((await sign({ ...aSignUp(email), confirmPassword: 'differs' })).status).toBe(400);
    expect((await sign(aSignUp(email))).status).toBe(201);
  });
});
