// The story of how many events there are: the total of the list is what anybody would count, whatever the period.
import { DataSource } from 'typeorm';
import { type Member, PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { aPlan, dayAhead, scheduled } from './plan.js';

/** Many events of a store: one every quarter of an hour, some to the millisecond before a whole hour. */
const MANY = `
  insert into events.event (uuid, store, name, location, starts_at, time_zone, format_id, version, created_at)
  select gen_random_uuid(), $1::uuid, 'League', 'Back room', $2::timestamptz + n * interval '15 minutes'
    - case when n % 8 = 0 then interval '1 millisecond' else interval '0' end, 'UTC', 1, 1, now()
  from generate_series(-300, 300) n`;

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
  const told = async (query = '') => {
    const { headers } = await player.client.get(`/api/events?limit=1${query}`);
    return Number(headers.get('x-total-count'));
  };
  const close = ({ client, user }: Member) => client.put(`/api/users/${user.uuid}/disable`);

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
        expect([from, to, await told(`&from=${from}&to=${to}`)]).toEqual([from, to, within]);
      }
    }
    expect(await told()).toBe(601);
    expect(await told('&from=0001-01-01&to=9999-12-31')).toBe(601);
  });

  it('follows what is scheduled, changed and called off', async () => {
    const total = await told();
    const { uuid } = await scheduled(goblet, { date: dayAhead(20), time: '10:00' });
    const on = (days: number) => told(`&from=${dayAhead(days)}&to=${dayAhead(days)}`);
    expect([await told(), await on(20), await on(21)]).toEqual([total + 1, 1, 0]);
    await goblet.client.patch(`/api/events/${uuid}`, { date: dayAhead(21) });
    expect([await told(), await on(20), await on(21)]).toEqual([total + 1, 0, 1]);
    await goblet.client.patch(`/api/events/${uuid}`, { name: 'League' });
    expect([await told(), await on(20), await on(21)]).toEqual([total + 1, 0, 1]);
    await goblet.client.delete(`/api/events/${uuid}`);
    expect([await told(), await on(20), await on(21)]).toEqual([total, 0, 0]);
  });

  it('has none of a store that is closed or erased, even as it schedules one more', async () => {
    expect(await told()).toBe(1202);
    await Promise.all([
      close(goblet),
      goblet.client.post('/api/events', aPlan()),
      breakfast.client.call('DELETE', `/api/users/${breakfast.user.uuid}`, { password: PASSWORD }),
    ]);
    expect(await told()).toBe(0);
    await database().query('update users.account set enabled = true where uuid = $1', [goblet.user.uuid]);
    expect(await told()).toBeGreaterThanOrEqual(601);
  });

  it('knows those that were there before anybody counted', async () => {
    await close(breakfast);
    const counting = database().migrations.find(({ name }) => name?.startsWith('EventCounts'));
    const runner = database().createQueryRunner();
    await counting?.down(runner);
    await counting?.up(runner);
    await runner.release();
    expect(await told()).toBe(601);
  });
});
