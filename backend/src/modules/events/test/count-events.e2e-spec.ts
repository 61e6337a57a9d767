// The story of how many events there are: the total of the list is what anybody would count, whatever the period.
import fc from 'fast-check';
import { DataSource } from 'typeorm';
import { type Member, PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { extent } from '../../../../test/trust/promise.js';
import { FIRST_UUID } from '../../../platform/http/lists/cursor.js';
import { LISTS } from '../events.statements.js';
import { aPlan, dayAhead, scheduled } from './plan.js';

const { all: ALL } = LISTS.each;

/** Many events of a store: one every quarter of an hour, some to the millisecond before a whole hour. */
const MANY = `
  insert into events.event (uuid, store, name, location, starts_at, time_zone, format_id, version, created_at)
  select gen_random_uuid(), $1::uuid, 'League', 'Back room', $2::timestamptz + n * interval '15 minutes'
    - case when n % 8 = 0 then interval '1 millisecond' else interval '0' end, 'UTC', 1, 1, now()
  from generate_series(-300, 300) n`;

/** $2 events of a store in twelve hours: on a minute, a microsecond before and after one, and anywhere between. */
const SCATTERED = `
  insert into events.event (uuid, store, name, location, starts_at, time_zone, format_id, version, created_at)
  select gen_random_uuid(), $1::uuid, 'League', 'Back room', case when n % 4 = 0 then at
    else date_trunc('minute', at, 'UTC') + (n % 4 - 2) * interval '1 microsecond' end, 'UTC', 1, 1, now()
  from (select n, $3::timestamptz + random() * interval '12 hours' - interval '6 hours' as at
    from generate_series(1, $2::int) n) drawn`;

/** Many more events than are counted: reading and sorting all of them costs more than an index scan, even of a bloated index. */
const MANY_MORE = extent({ quick: 40_000, whole: 100_000 });

/** How far from the middle of the market a period begins or ends, in microseconds: often on an hour, a minute or a second. */
const aMoment = fc
  .tuple(
    fc.integer({ min: -7, max: 6 }),
    fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 59 })),
    fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 59 })),
    fc.oneof(fc.constantFrom(0, 1, 999_999), fc.integer({ min: 0, max: 999_999 })),
  )
  .map(([hours, minutes, seconds, rest]) => ((hours * 60 + minutes) * 60 + seconds) * 1_000_000 + rest);

describe('how many events there are', () => {
  const market = story();
  let goblet: Member;
  let breakfast: Member;
  let player: Member;
  beforeEach(async () => {
    await database().query('delete from events.event');
    player = await signedUp(market);
    goblet = await signedUp(market, { role: 'STORE' });
    breakfast = await signedUp(market, { role: 'STORE' });
    for (const { user } of [goblet, breakfast]) {
      await database().query(MANY, [user.uuid, `${dayAhead(10)}T12:00:00Z`]);
    }
  });

  const database = () => market.app.get(DataSource);
  const countedTotal = async (query = '') => {
    const { headers } = await player.client.get(`/api/events?limit=1${query}`);
    return Number(headers.get('x-total-count'));
  };
  const close = ({ client, user }: Member) =>
    client.put(`/api/users/${user.uuid}/disable`, { password: PASSWORD });
  const open = ({ user }: Member) =>
    database().query('update users.account set enabled = true where uuid = $1', [user.uuid]);
  /** The values of a page of one event. */
  const page = (from: string, to: string) => [1, from, to, null, null, from, FIRST_UUID, player.user.uuid];

  it('is as many as start in the period, its ends included, wherever in an hour they are', async () => {
    await close(breakfast);
    const starts: { at: Date }[] = await database().query(
      'select starts_at as at from events.event where store = $1',
      [goblet.user.uuid],
    );
    const day = dayAhead(10);
    const ends = ['11:59:59.999', '12:00', '12:00:00.001', '12:59:59.999', '13:00', '13:30', '23:59:59.999'];
    const moments = [dayAhead(9), dayAhead(12)].map((other) => `${other}T07:15Z`);
    moments.push(...ends.map((end) => `${day}T${end}Z`));
    for (const from of moments) {
      for (const to of moments) {
        const [first, last] = [new Date(from), new Date(to)];
        const within = starts.filter(({ at }) => at >= first && at <= last).length;
        expect([from, to, await countedTotal(`&from=${from}&to=${to}`)]).toEqual([from, to, within]);
      }
    }
    expect(await countedTotal()).toBe(601);
    expect(await countedTotal('&from=0001-01-01&to=9999-12-31')).toBe(601);
  });

  it('follows what is scheduled, changed and called off', async () => {
    const total = await countedTotal();
    const { uuid } = await scheduled(goblet, { date: dayAhead(20), time: '10:00' });
    const on = (days: number) => countedTotal(`&from=${dayAhead(days)}&to=${dayAhead(days)}`);
    expect([await countedTotal(), await on(20), await on(21)]).toEqual([total + 1, 1, 0]);
    await goblet.client.patch(`/api/events/${uuid}`, { date: dayAhead(21) });
    expect([await countedTotal(), await on(20), await on(21)]).toEqual([total + 1, 0, 1]);
    await goblet.client.patch(`/api/events/${uuid}`, { name: 'League' });
    expect([await countedTotal(), await on(20), await on(21)]).toEqual([total + 1, 0, 1]);
    await goblet.client.delete(`/api/events/${uuid}`);
    expect([await countedTotal(), await on(20), await on(21)]).toEqual([total, 0, 0]);
  });

  it('has none of a store that is closed or erased, even as it schedules one more', async () => {
    expect(await countedTotal()).toBe(1202);
    await Promise.all([
      close(goblet),
      goblet.client.post('/api/events', aPlan()),
      breakfast.client.call('DELETE', `/api/users/${breakfast.user.uuid}`, { password: PASSWORD }),
    ]);
    expect(await countedTotal()).toBe(0);
    await open(goblet);
    expect(await countedTotal()).toBeGreaterThanOrEqual(601);
  });

  it('is what a plain count finds in any period, to the microsecond, whatever became of events and stores', async () => {
    const noon = `${dayAhead(10)}T12:00:00Z`;
    // As the product writes events: it holds the account of the store, so that it stays open or closed in the meantime.
    const write = (text: string, values: unknown[] = []) =>
      database().transaction(async (manager) => {
        await manager.query(`select from users.account where role = 'STORE' order by uuid for share`);
        await manager.query(text, values);
      });
    const scatter = ({ user }: Member) => write(SCATTERED, [user.uuid, 2000, noon]);
    await Promise.all([scatter(goblet), scatter(breakfast), close(goblet)]);
    await Promise.all([
      write(
        `update events.event set starts_at = starts_at + random() * interval '2 hours' where random() < 0.5`,
      ),
      write('delete from events.event where random() < 0.1'),
      close(breakfast),
    ]);
    await open(goblet);
    await open(breakfast);
    const moment = `($1::timestamptz + $2 * interval '1 microsecond')::text as moment`;
    const written = async (after: number): Promise<string> =>
      (await database().query(`select ${moment}`, [noon, after]))[0].moment;
    await fc.assert(
      fc.asyncProperty(aMoment, fc.option(aMoment), async (start, end) => {
        const [from, to] = [await written(start), end === null ? 'infinity' : await written(end)];
        const [{ total }] = await database().query(ALL.text, page(from, to));
        const [{ count }] = await database().query(
          `select count(*)::int from events.event where starts_at between $1 and $2`,
          [from, to],
        );
        expect([from, to, total]).toEqual([from, to, String(count)]);
      }),
      { numRuns: extent({ quick: 100, whole: 2_000 }) },
    );
  });

  it('is counted as far as 10,000, with a look at one event more, however many there are', async () => {
    await database().query(SCATTERED, [goblet.user.uuid, MANY_MORE, `${dayAhead(10)}T12:00:00Z`]);
    const { headers } = await player.client.get('/api/events?limit=1');
    expect(headers.get('x-total-count')).toBe('10000+');
    await database().query('vacuum analyze events.event, users.account');
    const [{ 'QUERY PLAN': plan }] = await database().query(
      `explain (analyze, format json) ${ALL.text}`,
      page(`${dayAhead(9)}T00:00:00Z`, 'infinity'),
    );
    expect(rowsOf(plan[0].Plan, ['event'])).toBeLessThan(10_001 + 10);
  });

  it('is exact up to 10,000', async () => {
    await database().query(SCATTERED, [goblet.user.uuid, 10_000 - 2 * 601, `${dayAhead(10)}T12:00:00Z`]);
    expect(await countedTotal()).toBe(10_000);
    await scheduled(goblet);
    const { headers } = await player.client.get('/api/events?limit=1');
    expect(headers.get('x-total-count')).toBe('10000+');
  });
});

/** A node of a plan that was run. */
interface Ran {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Ran[];
}

/** How many rows a plan read of some tables. */
const rowsOf = (node: Ran, tables: readonly string[]): number =>
  (tables.includes(node['Relation Name'] ?? '') ? node['Actual Rows'] * node['Actual Loops'] : 0) +
  (node.Plans ?? []).reduce((sum, below) => sum + rowsOf(below, tables), 0);
