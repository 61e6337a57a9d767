// The story of a player who looks for local stores: by name, by words, in pages.
import { DataSource } from 'typeorm';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { StoreDto } from '../dto/store.dto.js';
import { STORES_BY_NAME, STORES_SAYING } from '../users.statements.js';

const ADDRESS = '1814 W Division Street, Chicago, IL 60622';
const FIRST = '00000000-0000-0000-0000-000000000000';

describe('the list of stores', () => {
  const market = story();
  let player: Member;
  let goblet: Member;
  let breakfast: Member;
  beforeAll(async () => {
    player = await signedUp(market, { name: 'A Player' });
    goblet = await signedUp(market, { role: 'STORE', name: 'The Gilded Goblet', address: ADDRESS });
    const mulligans = { role: 'STORE', phoneNumber: '' } as const;
    await signedUp(market, { ...mulligans, name: 'mulligan’s', address: '12 Canal Street, Boston' });
    await signedUp(market, { ...mulligans, name: 'Mulligan’s Too', address: '100% Upstairs, Straße 5' });
    breakfast = await signedUp(market, { role: 'STORE', name: 'Élan Breakfast', address: 'By the river' });
    await signedUp(market, { role: 'STORE', name: 'Zenith', address: 'Nowhere' });
  });

  const find = (query = '') => player.client.get<StoreDto[]>(`/api/users/stores?${query}`);
  const names = (stores: readonly StoreDto[]) => stores.map(({ name }) => name);
  const said = async (q: string) => names((await find(`q=${encodeURIComponent(q)}`)).body);
  const BY_NAME = ['Élan Breakfast', 'mulligan’s', 'Mulligan’s Too', 'The Gilded Goblet', 'Zenith'];

  // @spec call-stores
  it('has stores alone, by name, whatever their case and accents', async () => {
    const { body, headers } = await find();
    expect(names(body)).toEqual(BY_NAME);
    expect(headers.get('x-total-count')).toBe('5');
    expect(headers.get('link')).toBeNull();
  });

  // @spec screen-store-card, field-store, call-stores
  it('tells where a store is and how to reach it, and null for what it has not told', async () => {
    const website = 'https://gilded-goblet.example';
    await goblet.client.patch(`/api/users/${goblet.user.uuid}`, { website });
    const { body } = await find();
    const { uuid, name, address, phoneNumber, email } = goblet.user;
    expect(body[3]).toEqual({ uuid, name, address, phoneNumber, email, website });
    expect(body[0]).toMatchObject({ address: 'By the river', website: null });
    expect(body[1]).toMatchObject({ phoneNumber: null, website: null });
  });

  it('keeps the phone number and the email to a store that hides them', async () => {
    const shown = async () => (await find('q=goblet')).body[0];
    const set = (changes: object) => goblet.client.patch(`/api/users/${goblet.user.uuid}`, changes);
    await set({ phoneVisible: false });
    expect(await shown()).toMatchObject({ phoneNumber: null, email: goblet.user.email });
    await set({ phoneVisible: true, emailVisible: false });
    expect(await shown()).toMatchObject({ phoneNumber: goblet.user.phoneNumber, email: null });
    await set({ emailVisible: true });
  });

  it.each([
    ['spaces', '   '],
    ['a space without width', '\u200b'],
    ['fillers', '\u3164 \u2060'],
    ['a turn of the direction', '\u202e'],
    ['a line separator and an isolate', '\u2028\u2066'],
  ])('leaves nobody out for words that cannot be seen: %s', async (_what, q) => {
    expect(await said(q)).toEqual(BY_NAME);
    expect(await said(`${q} goblet`)).toEqual(['The Gilded Goblet']);
  });

  it.each([1, 2, 3, 4])('can be walked through in pages of %d, and shows each store once', async (limit) => {
    for (const q of ['', 'q=e&']) {
      const met: string[] = [];
      const all = (await find(q)).body.map(({ uuid }) => uuid);
      let next: string | undefined = `${q}limit=${limit}`;
      while (next) {
        const { body, headers }: { body: StoreDto[]; headers: Headers } = await find(next);
        expect(headers.get('x-total-count')).toBe(String(all.length));
        expect(body.length).toBeLessThanOrEqual(limit);
        met.push(...body.map(({ uuid }) => uuid));
        next = headers.get('link')?.match(/\?([^>]*)>; rel="next"/)?.[1];
      }
      expect(met).toEqual(all);
    }
  });

  it('finds by words of the name or the address, without regard to case and accents', async () => {
    expect(await said('ELAN')).toEqual(['Élan Breakfast']);
    expect(await said('division  goblet')).toEqual(['The Gilded Goblet']);
    expect(await said("mulligan's canal")).toEqual(['mulligan’s']);
    expect(await said('strasse')).toEqual(['Mulligan’s Too']);
    expect(await said('goblet boston')).toEqual([]);
    expect(await said('player')).toEqual([]);
    expect(await said('   ')).toEqual(BY_NAME);
    expect((await find('q=mulligan&limit=1')).headers.get('x-total-count')).toBe('2');
  });

  it('knows a letter with its accent in two parts', async () => {
    expect(await said('Élan'.normalize('NFD'))).toEqual(['Élan Breakfast']);
  });

  it('takes the signs of a pattern as letters', async () => {
    expect(await said('100%')).toEqual(['Mulligan’s Too']);
    for (const sign of ['%%', '_____', '\\', "';--"]) expect(await said(sign)).toEqual([]);
  });

  it.each([
    'limit=0',
    'limit=501',
    'after=nonsense',
    'after=W251bGwsbnVsbF0',
    `after=${cursor(0, 'a\u0000', FIRST)}`,
    `after=${cursor(0, 'a\ud800', FIRST)}`,
    `after=${cursor(0, 'a', 'b')}`,
    `after=${cursor(0, 1, FIRST)}`,
    `after=${cursor('a', FIRST)}`,
    'q=%00',
    `q=${'x'.repeat(101)}`,
    'page=2',
    'name=x',
  ])('refuses the question %s and names the field', async (query) => {
    const { status, body } = await player.client.get<{ errors?: { field: string }[] }>(
      `/api/users/stores?${query}`,
    );
    expect([status, body.errors?.[0]?.field]).toEqual([400, query.split('=')[0]]);
  });

  it('goes on behind the longest and oddest name', async () => {
    for (const name of ['"'.repeat(80), '㋿'.repeat(80), '🃏'.repeat(40)]) {
      await breakfast.client.patch(`/api/users/${breakfast.user.uuid}`, { name });
      const met: StoreDto[] = [];
      let next: string | undefined = 'limit=1';
      while (next) {
        const { status, body, headers }: { status: number; body: StoreDto[]; headers: Headers } =
          await find(next);
        expect(status).toBe(200);
        met.push(...body);
        next = headers.get('link')?.match(/\?([^>]*)>; rel="next"/)?.[1];
      }
      expect(new Set(met.map(({ uuid }) => uuid)).size).toBe(5);
    }
  });

  it('looks names and words up in its indexes', async () => {
    const plans = await market.app.get(DataSource).transaction(async (database) => {
      await database.query(
        `insert into users.account select gen_random_uuid(), md5(n::text), n || '@example.com', password_hash,
          phone_number, address, case n % 4 when 0 then 'STORE' else 'USER' end, website, email_visible, phone_visible,
          enabled, email_verified_at, created_at, version
        from generate_series(1, 20000) n, (select * from users.account where uuid = $1) one`,
        [goblet.user.uuid],
      );
      await database.query('analyze users.account, users.local_store');
      const explain = async ({ text }: { text: string }, values: unknown[]) =>
        JSON.stringify(await database.query(`explain ${text}`, values));
      return {
        all: await explain(STORES_BY_NAME, [100, 0, '', FIRST]),
        saying: await explain(STORES_SAYING, [100, 0, '', FIRST, ['c4ca4238a0b9', 'c4']]),
      };
    });
    expect(plans.all).toContain('Index Only Scan using local_store_order on local_store');
    expect(plans.saying).toContain('Index Scan on account_stores_search');
    expect(plans.saying).not.toContain('Seq Scan on account');
  });
});

function cursor(...key: unknown[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}
