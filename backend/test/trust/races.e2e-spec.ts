// What happens at the same moment at two instances: one clear winner, or both, and never something in between.
import { DataSource } from 'typeorm';
import { scheduled } from '../../src/modules/events/test/plan.js';
import type { ListingDto } from '../../src/modules/listings/dto/listing.dto.js';
import { aSampleCard } from '../../src/modules/listings/test/sample.js';
import type { Client, Reply } from '../client.js';
import { type Member, PASSWORD, signedUp } from '../people.js';
import { story } from '../story.js';
import { extent, tell } from './promise.js';
import { secondInstance } from './two-instances.js';

const ROUNDS = extent({ quick: 4, whole: 200 });

describe('at the same moment', () => {
  const market = story({}, { sample: true });
  const there = secondInstance(market);
  let store: Member;
  let here: Client;
  let away: Client;
  beforeAll(async () => {
    store = await signedUp(market, { role: 'STORE' });
    here = store.client;
    away = there(here);
  });

  const entry = { cardId: aSampleCard(7).id, condition: 'NEAR_MINT', price: 5 };
  const posted = async (client = here) => {
    const { body } = await client.post<ListingDto[]>('/api/listings', [entry]);
    return `/api/listings/${body[0]?.uuid}`;
  };
  const listed = async (status: string) => {
    const { body } = await here.get<ListingDto[]>(
      `/api/listings/user/${store.user.uuid}/status/${status}?limit=500`,
    );
    return (path: string) => body.find(({ uuid }) => path.endsWith(uuid));
  };
  const rows = async (text: string, values: unknown[]): Promise<Record<string, unknown>[]> =>
    market.app.get(DataSource).query(text, values);
  /** Both at once, now this one first and now that one. */
  const race = async (
    nth: number,
    one: () => Promise<Reply<unknown>>,
    other: () => Promise<Reply<unknown>>,
  ) => {
    if (nth % 2 === 0) return (await Promise.all([one(), other()])).map(({ status }) => status);
    const [second, first] = await Promise.all([other(), one()]);
    return [first.status, second.status];
  };
  /** Runs a race so often; tells how it ended how often. */
  const races = async (what: string, run: (nth: number) => Promise<(number | undefined)[]>) => {
    const ends = new Map<string, number>();
    for (let nth = 0; nth < ROUNDS; nth++) {
      const end = (await run(nth)).join('/');
      ends.set(end, (ends.get(end) ?? 0) + 1);
    }
    tell({
      cases: ROUNDS,
      figure: `${what}: ${[...ends].map(([end, count]) => `${end} ${count}×`).join(', ')}`,
    });
    return [...ends.keys()];
  };

  it('a listing is sold once, at the price of who sold it', async () => {
    const ends = await races('sold twice', async (nth) => {
      const path = await posted();
      const sell = (client: Client, finalSoldPrice: number) => () =>
        client.patch(path, { status: 'SOLD', finalSoldPrice });
      const statuses = await race(nth, sell(here, 3), sell(away, 4));
      expect((await listed('SOLD'))(path)).toMatchObject({
        finalSoldPrice: statuses[0] === 200 ? 3 : 4,
        version: 2,
      });
      return statuses;
    });
    for (const end of ends) expect(['200/409', '409/200']).toContain(end);
  });

  it('a listing is either deleted or sold', async () => {
    const ends = await races('deleted and sold', async (nth) => {
      const path = await posted();
      const statuses = await race(
        nth,
        () => here.delete(path),
        () => away.patch(path, { status: 'SOLD' }),
      );
      expect((await listed('ACTIVE'))(path)).toBeUndefined();
      expect((await listed('SOLD'))(path) !== undefined).toBe(statuses[1] === 200);
      return statuses;
    });
    for (const end of ends) expect(['204/404', '409/200']).toContain(end);
  });

  it('a listing that is deleted while it is edited is deleted, and comes back as it was answered', async () => {
    const ends = await races('deleted and edited', async (nth) => {
      const path = await posted();
      const statuses = await race(
        nth,
        () => here.delete(path),
        () => away.patch(path, { price: 8 }),
      );
      expect((await listed('ACTIVE'))(path)).toBeUndefined();
      const { body } = await here.call<ListingDto>('POST', `${path}/restore`);
      expect(body).toMatchObject(statuses[1] === 200 ? { price: 8, version: 2 } : { price: 5, version: 1 });
      return statuses;
    });
    for (const end of ends) expect(['204/200', '204/404']).toContain(end);
  });

  it('a listing that two restore is there once', async () => {
    const ends = await races('restored twice', async (nth) => {
      const path = await posted();
      await here.delete(path);
      const statuses = await race(
        nth,
        () => here.call('POST', `${path}/restore`),
        () => away.call('POST', `${path}/restore`),
      );
      expect((await listed('ACTIVE'))(path)).toMatchObject({ version: 1 });
      return statuses;
    });
    expect(ends).toEqual(['200/200']);
  });

  it('two who change different things without If-Match both have their way', async () => {
    const ends = await races('two fields', async (nth) => {
      const path = await posted();
      const statuses = await race(
        nth,
        () => here.patch(path, { price: 9 }),
        () => away.patch(path, { condition: 'DAMAGED' }),
      );
      expect((await listed('ACTIVE'))(path)).toMatchObject({ price: 9, condition: 'DAMAGED', version: 3 });
      return statuses;
    });
    expect(ends).toEqual(['200/200']);
  });

  it('an event is called off once, and a change of it is made before or not at all', async () => {
    const ends = await races('called off and changed', async (nth) => {
      const { uuid } = await scheduled(store);
      const path = `/api/events/${uuid}`;
      const statuses = await race(
        nth,
        () => here.delete(path),
        () => away.patch(path, { name: 'Moved' }),
      );
      expect(await rows('select 1 from events.event where uuid = $1', [uuid])).toEqual([]);
      return statuses;
    });
    for (const end of ends) expect(['204/200', '204/404']).toContain(end);
  });

  describe('as an account is closed', () => {
    const closing = async () => {
      const member = await signedUp(market, { role: 'STORE' });
      return {
        member,
        uuid: member.user.uuid,
        close: () => member.client.put(`/api/users/${member.user.uuid}/disable`, { password: PASSWORD }),
      };
    };
    const keptOf = (lister: string) =>
      rows('select price_cents, version from listings.listings where lister = $1', [lister]);

    it('a listing is posted and put out of sight, or not posted', async () => {
      const ends = await races('closed and posted', async (nth) => {
        const { member, uuid, close } = await closing();
        const statuses = await race(nth, close, () => there(member.client).post('/api/listings', [entry]));
        expect(await keptOf(uuid)).toHaveLength(statuses[1] === 201 ? 1 : 0);
        const seen = await here.get<ListingDto[]>(`/api/listings/user/${uuid}/status/ACTIVE`);
        expect(seen.body).toEqual([]);
        return statuses;
      });
      for (const end of ends) expect(['204/201', '204/401', '204/403']).toContain(end);
    });

    it('a listing is edited, or stays as it was', async () => {
      const ends = await races('closed and edited', async (nth) => {
        const { member, uuid, close } = await closing();
        const path = await posted(member.client);
        const statuses = await race(nth, close, () => there(member.client).patch(path, { price: 8 }));
        const kept =
          statuses[1] === 200 ? { price_cents: 800, version: 2 } : { price_cents: 500, version: 1 };
        expect(await keptOf(uuid)).toEqual([kept]);
        return statuses;
      });
      for (const end of ends) expect(['204/200', '204/401', '204/403']).toContain(end);
    });

    it('it is closed, whatever its owner changes about it', async () => {
      const ends = await races('closed and changed', async (nth) => {
        const { member, uuid, close } = await closing();
        const statuses = await race(nth, close, () =>
          there(member.client).patch(`/api/users/${uuid}`, { name: 'Still here' }),
        );
        const [kept] = await rows('select enabled, name from users.account where uuid = $1', [uuid]);
        expect(kept).toEqual({ enabled: false, name: statuses[1] === 200 ? 'Still here' : member.user.name });
        return statuses;
      });
      for (const end of ends) expect(['204/200', '204/401', '204/403']).toContain(end);
    });
  });
});
