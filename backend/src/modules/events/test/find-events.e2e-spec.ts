// The story of people who look for something to play: by words, day, format and store, in pages.
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { ProblemBody } from '../../../../test/client.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { EventDto } from '../dto/event.dto.js';
import { LISTS } from '../events.statements.js';
import { aPlan, dayAhead, scheduled } from './plan.js';

const { ofStore: OF_STORE, ofStoreLatest: OF_STORE_LATEST } = LISTS.each;

describe('finding events', () => {
  const market = story();
  let goblet: Member;
  let breakfast: Member;
  let player: Member;
  beforeAll(async () => {
    goblet = await signedUp(market, { role: 'STORE', name: 'The Gilded Goblet' });
    breakfast = await signedUp(market, { role: 'STORE', name: 'Café Élan' });
    player = await signedUp(market);
    // Three at the same moment, so that a page can end among them.
    for (const day of [5, 4, 4, 4, 6, 2, 9]) {
      await scheduled(goblet, { name: `Commander on day ${day}`, date: dayAhead(day), time: '23:30' });
    }
    const drafts = { name: 'Brinemarch Draft', format: 'DRAFT', location: 'Straße 5, 100% upstairs' };
    await scheduled(breakfast, { ...drafts, date: dayAhead(3), time: '00:00' });
    await scheduled(breakfast, { ...drafts, date: dayAhead(7), time: '23:59:59' });
  });

  const find = (query: string) => player.client.get<EventDto[]>(`/api/events?${query}`);
  const said = async (q: string) => (await find(`q=${encodeURIComponent(q)}`)).body;
  const dates = (events: readonly EventDto[]) => events.map(({ date }) => date);
  const days = (...ahead: number[]) => ahead.map(dayAhead);

  // @spec call-events
  it('shows the soonest first', async () => {
    const { body, headers } = await find('');
    expect(dates(body)).toEqual(days(2, 3, 4, 4, 4, 5, 6, 7, 9));
    expect(headers.get('x-total-count')).toBe('9');
    expect(headers.get('link')).toBeNull();
  });

  it.each([1, 2, 3, 4])('walks through all pages of %d and meets each event once', async (limit) => {
    const met: string[] = [];
    let next: string | undefined = `limit=${limit}`;
    while (next) {
      const { body, headers }: { body: EventDto[]; headers: Headers } = await find(next);
      expect(headers.get('x-total-count')).toBe('9');
      expect(body.length).toBeLessThanOrEqual(limit);
      met.push(...body.map(({ uuid }) => uuid));
      next = headers.get('link')?.match(/\?([^>]*)>; rel="next"/)?.[1];
    }
    expect(met).toEqual((await find('')).body.map(({ uuid }) => uuid));
  });

  // @spec call-events-of-store
  it('shows the events of one store', async () => {
    const of = async ({ user }: Member, query = '') =>
      player.client.get<EventDto[]>(`/api/events/store/${user.uuid}?${query}`);
    const { body, headers } = await of(breakfast);
    expect(dates(body)).toEqual(days(3, 7));
    expect(headers.get('x-total-count')).toBe('2');
    expect((await of(goblet, 'q=day+9')).body).toHaveLength(1);
    expect((await of(goblet, 'format=DRAFT')).body).toEqual([]);
    expect((await of(goblet, 'q=draft')).body).toEqual([]);
    expect((await of(player)).body).toEqual([]);
    const first = await of(goblet, 'q=commander&limit=4');
    const second = await player.client.get<EventDto[]>(
      first.headers.get('link')?.match(/<([^>]*)>/)?.[1] ?? '',
    );
    expect(dates([...first.body, ...second.body])).toEqual(days(2, 4, 4, 4, 5, 6, 9));
    expect(first.headers.get('x-total-count')).toBe('7');
  });

  const ofGoblet = (query: string) =>
    player.client.get<EventDto[]>(`/api/events/store/${goblet.user.uuid}?${query}`);

  it('shows the latest events of a store first, if asked', async () => {
    const { body, headers } = await ofGoblet('order=latest');
    expect(dates(body)).toEqual(days(9, 6, 5, 4, 4, 4, 2));
    expect(headers.get('x-total-count')).toBe('7');
    expect(body.map(({ uuid }) => uuid).reverse()).toEqual(
      (await ofGoblet('order=soonest')).body.map(({ uuid }) => uuid),
    );
    const period = `order=latest&from=${dayAhead(3)}&to=${dayAhead(5)}`;
    expect(dates((await ofGoblet(period)).body)).toEqual(days(5, 4, 4, 4));
    const moment = encodeURIComponent(`${dayAhead(4)}T23:30:00Z`);
    expect(dates((await ofGoblet(`order=latest&to=${moment}`)).body)).toEqual(days(4, 4, 4, 2));
    expect(dates((await ofGoblet('order=latest&q=commander&limit=2')).body)).toEqual(days(9, 6));
    expect((await find('order=latest')).status).toBe(400);
  });

  it.each(['soonest', 'latest'].flatMap((order) => [1, 2, 3].map((limit) => [order, limit] as const)))(
    'walks through the events of a store, the %s first, in pages of %d',
    async (order, limit) => {
      const met: string[] = [];
      let next: string | undefined = `order=${order}&limit=${limit}`;
      while (next) {
        const { body, headers }: { body: EventDto[]; headers: Headers } = await ofGoblet(next);
        expect(headers.get('x-total-count')).toBe('7');
        expect(body.length).toBeLessThanOrEqual(limit);
        met.push(...body.map(({ uuid }) => uuid));
        next = headers.get('link')?.match(/\?([^>]*)>; rel="next"/)?.[1];
      }
      expect(met).toEqual((await ofGoblet(`order=${order}`)).body.map(({ uuid }) => uuid));
    },
  );

  // @spec screen-events-search
  it('finds by words of the event, its place or its store, without regard to case and accents', async () => {
    expect(dates(await said('brinemarch'))).toEqual(days(3, 7));
    expect(dates(await said('CAFE elan'))).toEqual(days(3, 7));
    expect(dates(await said('strasse draft élan'))).toEqual(days(3, 7));
    expect(await said('goblet commander day 5')).toHaveLength(1);
    expect(await said('goblet draft')).toEqual([]);
    expect((await find('q=goblet&limit=1')).headers.get('x-total-count')).toBe('7');
  });

  it('takes the signs of a pattern as letters', async () => {
    expect(dates(await said('100%'))).toEqual(days(3, 7));
    for (const sign of ['%%', '_', '\\', "';--", '％％']) expect(await said(sign)).toEqual([]);
    expect((await find('q=%20%20')).body).toHaveLength(9);
  });

  it('leaves nothing out for words that cannot be seen', async () => {
    for (const q of ['\u200b', '\u3164 \u2060', '\u202e', '\u2028\u2066']) {
      expect(await said(q)).toHaveLength(9);
      expect(dates(await said(`${q} brinemarch`))).toEqual(days(3, 7));
    }
  });

  // @spec text-events-dates
  it('looks at whole UTC days, or at moments', async () => {
    expect(dates((await find(`from=${dayAhead(3)}&to=${dayAhead(4)}`)).body)).toEqual(days(3, 4, 4, 4));
    expect(dates((await find(`to=${dayAhead(7)}&from=${dayAhead(7)}`)).body)).toEqual(days(7));
    const moment = encodeURIComponent(`${dayAhead(7)}T18:59:59-05:00`);
    expect(dates((await find(`from=${moment}&to=${moment}`)).body)).toEqual(days(7));
    expect((await find(`from=${dayAhead(5)}&to=${dayAhead(4)}`)).body).toEqual([]);
  });

  // @spec screen-events-game
  it('filters by game and format', async () => {
    expect(dates((await find('format=DRAFT')).body)).toEqual(days(3, 7));
    expect(
      (await find('tcg=MAGIC_THE_GATHERING&format=COMMANDER&limit=2')).headers.get('x-total-count'),
    ).toBe('7');
    expect((await find('tcg=MAGIC_THE_GATHERING')).body).toHaveLength(9);
  });

  // @spec bad-event-question
  it.each([
    'from=2026-02-30',
    'from=tomorrow',
    `to=${'9'.repeat(40)}`,
    'to=2026-03-14T10:00',
    'tcg=CHESS',
    'format=CHESS',
    'format=draft',
    'limit=0',
    'after=nonsense',
    'after=WyJ4IiwieSJd',
    'after=W251bGwsbnVsbF0',
    'from=0000-01-01',
    'from=0001-01-01T00:00:00%2B14:00',
    'to=9999-12-31T23:59:59-12:00',
    'q=%00',
    `q=${'x'.repeat(101)}`,
    'page=2',
    'order=first',
    'order=',
    'order=latest&order=latest',
  ])('refuses the question %s and names the field', async (query) => {
    for (const path of ['', `/store/${goblet.user.uuid}`]) {
      const { status, body } = await player.client.get<{ errors?: { field: string }[] }>(
        `/api/events${path}?${query}`,
      );
      expect([status, body.errors?.[0]?.field]).toEqual([400, query.split('=')[0]]);
    }
  });

  it('no longer shows what has begun, unless asked', async () => {
    market.clock.pass(6.5 * 24 * 60 * 60);
    const { body, headers } = await find('');
    expect(dates(body)).toEqual(expect.arrayContaining(days(7, 9)));
    expect(dates(body)).not.toEqual(expect.arrayContaining(days(4)));
    expect(Number(headers.get('x-total-count'))).toBe(body.length);
    expect((await find(`from=${dayAhead(0)}`)).body).toHaveLength(9);
  });

  it('shows nothing of a store that is closed', async () => {
    const database = market.app.get(DataSource);
    await database.query('update users.account set enabled = false where uuid = $1', [breakfast.user.uuid]);
    const { body, headers } = await find(`from=${dayAhead(0)}`);
    expect(new Set(body.map(({ user }) => user.name))).toEqual(new Set(['The Gilded Goblet']));
    expect(headers.get('x-total-count')).toBe('7');
    expect(await said('brinemarch')).toEqual([]);
    expect((await player.client.get(`/api/events/store/${breakfast.user.uuid}`)).body).toEqual([]);
    const closed = await breakfast.client.post<ProblemBody>('/api/events', aPlan({ date: dayAhead(20) }));
    expect([closed.status, closed.body.code]).toEqual([401, 'auth.session-ended']);
  });

  it('looks the events of a store up in the index', async () => {
    const plans = await market.app.get(DataSource).transaction(async (database) => {
      await database.query(
        `insert into users.account select gen_random_uuid(), md5(n::text), n || '@example.com', password_hash,
          phone_number, address, role, website, email_visible, phone_visible, enabled, email_verified_at, created_at,
          version
        from generate_series(1, 200) n, (select * from users.account where uuid = $1) one`,
        [goblet.user.uuid],
      );
      await database.query(
        `insert into events.event (uuid, store, name, location, starts_at, time_zone, format_id, version, created_at)
        select gen_random_uuid(), a.uuid, one.name, location, starts_at + n * interval '1 hour', time_zone, format_id,
          one.version, one.created_at
        from users.account a, generate_series(1, 100) n, (select * from events.event limit 1) one`,
      );
      await database.query('analyze events.event');
      const values = [100, '-infinity', 'infinity', null, null];
      const explain = async ({ text }: { text: string }, ...begin: string[]) =>
        JSON.stringify(
          await database.query(`explain ${text}`, [
            ...values,
            ...begin,
            player.user.uuid,
            [],
            breakfast.user.uuid,
          ]),
        );
      return {
        soonest: await explain(OF_STORE, '-infinity', randomUUID()),
        latest: await explain(OF_STORE_LATEST, 'infinity', randomUUID()),
      };
    });
    for (const plan of [plans.soonest, plans.latest]) {
      expect(plan).toContain('event_of_store');
      expect(plan).not.toContain('Seq Scan on event');
    }
  });
});
