// Many who change the same thing at once, each on top of what they have read: with If-Match nobody's change is lost.
import { scheduled } from '../../src/modules/events/test/plan.js';
import type { ListingDto } from '../../src/modules/listings/dto/listing.dto.js';
import { aSampleCard } from '../../src/modules/listings/test/sample.js';
import type { Client } from '../client.js';
import { type Member, signedUp } from '../people.js';
import { story } from '../story.js';
import { extent, tell } from './promise.js';
import { secondInstance } from './two-instances.js';

const WRITERS = extent({ quick: 8, whole: 50 });

interface Versioned {
  readonly version: number;
}
/** Something that can be edited: how it is read and changed, and how a writer adds themselves. */
interface Edited<Thing extends Versioned> {
  readonly path: string;
  readonly read: (client: Client) => Promise<Thing>;
  readonly add: (thing: Thing, writer: number) => object;
}

describe('many writers', () => {
  const market = story({}, { sample: true });
  const there = secondInstance(market);
  let store: Member;
  beforeAll(async () => {
    store = await signedUp(market, { role: 'STORE', address: 'x', name: 'x' });
  });

  /** Reads, adds themselves, and begins again as often as somebody else was quicker. Gives the tries. */
  async function addsThemselves<Thing extends Versioned>(
    edited: Edited<Thing>,
    writer: number,
    condition?: string,
  ) {
    const client = writer % 2 ? store.client : there(store.client);
    for (let tries = 1; ; tries++) {
      const seen = await edited.read(client);
      const headers = { 'if-match': condition ?? `"${seen.version}"` };
      const { status } = await client.call('PATCH', edited.path, edited.add(seen, writer), headers);
      if (status === 200) return tries;
      expect(status).toBe(412);
    }
  }
  async function allOf<Thing extends Versioned>(edited: Edited<Thing>, condition?: string): Promise<Thing> {
    const tries = await Promise.all(
      Array.from({ length: WRITERS }, (_, writer) => addsThemselves(edited, writer, condition)),
    );
    const sum = tries.reduce((all, each) => all + each, 0);
    tell({
      cases: sum,
      figure: `${WRITERS} writers of ${edited.path.split('/')[2]}: ${sum - WRITERS} refused, none lost`,
    });
    return edited.read(store.client);
  }
  const only = async <Thing>(
    client: Client,
    list: string,
    fits: (thing: Thing) => boolean,
  ): Promise<Thing> => {
    const { body } = await client.get<Thing[]>(`/api/${list}`);
    return body.find(fits) as Thing;
  };
  const names = Array.from({ length: WRITERS }, (_, writer) => String(writer));
  const sorted = (text: string) =>
    text
      .split(' ')
      .slice(1)
      .sort((a, b) => Number(a) - Number(b));

  it('of one account are all there at the end', async () => {
    const { uuid } = store.user;
    const account = await allOf<Versioned & { address: string }>({
      path: `/api/users/${uuid}`,
      read: async (client) => (await client.get<Versioned & { address: string }>(`/api/users/${uuid}`)).body,
      add: ({ address }, writer) => ({ address: `${address} ${writer}` }),
    });
    expect(sorted(account.address)).toEqual(names);
  });

  it('of one event are all there at the end', async () => {
    const { uuid } = await scheduled(store, { location: 'x' });
    const event = await allOf<Versioned & { uuid: string; location: string }>({
      path: `/api/events/${uuid}`,
      read: (client) =>
        only(
          client,
          `events/store/${store.user.uuid}`,
          (each: { uuid: string }) => each.uuid === uuid,
        ) as never,
      add: ({ location }, writer) => ({ location: `${location} ${writer}` }),
    });
    expect(sorted(event.location)).toEqual(names);
  });

  it('of one listing are all there at the end', async () => {
    const entry = { cardId: aSampleCard(8).id, condition: 'NEAR_MINT', price: 1 };
    const { body } = await store.client.post<ListingDto[]>('/api/listings', [entry]);
    const uuid = body[0]?.uuid;
    const listing = await allOf<ListingDto>({
      path: `/api/listings/${uuid}`,
      read: (client) =>
        only(
          client,
          `listings/user/${store.user.uuid}/status/ACTIVE`,
          (each: ListingDto) => each.uuid === uuid,
        ),
      add: ({ price }) => ({ price: Math.round(price * 100 + 1) / 100 }),
    });
    expect(listing).toMatchObject({ price: 1 + WRITERS / 100, version: 1 + WRITERS });
  });
});
