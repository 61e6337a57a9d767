// Anyone who changes several listings of two accounts takes the same locks in the same order, whatever order they are named in.
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { ListingDto } from '../dto/listing.dto.js';
import { ListingRepository } from '../persistence/listing.repository.js';
import { aSampleCard } from './sample.js';

const ROUNDS = 20;

describe('the locks of several listings', () => {
  const market = story({}, { sample: true });
  let one: Member;
  let other: Member;
  let listings: string[];
  beforeAll(async () => {
    [one, other] = [await signedUp(market), await signedUp(market)];
    const entries = [1, 2, 3, 4].map((which) => ({
      ...{ cardId: aSampleCard(which).id, condition: 'NEAR_MINT', price: 1 },
    }));
    const posted = [one, other].map(({ client }) => client.post<ListingDto[]>('/api/listings', entries));
    listings = (await Promise.all(posted)).flatMap(({ body }) => body.map(({ uuid }) => uuid));
  });

  /** Locks the listings as they are named and changes each of them. */
  const change = (uuids: readonly string[], holders: readonly string[]) =>
    market.app.get(UnitOfWork).run(async () => {
      const repository = market.app.get(ListingRepository);
      const held = await repository.allForChange(uuids, holders);
      for (const listing of held ?? []) listing.withdraw(market.clock.now());
      await repository.saveStates(held ?? []);
      for (const listing of held ?? []) listing.restore(market.clock.now());
      await repository.saveStates(held ?? []);
      return held?.map(({ uuid }) => uuid);
    });

  it('are taken by ascending id, so that nobody waits for each other in a circle', async () => {
    const holders = [one.user.uuid, other.user.uuid];
    for (let round = 0; round < ROUNDS; round++) {
      const changed = await Promise.all([
        change(listings, holders),
        change(listings.toReversed(), holders.toReversed()),
      ]);
      for (const uuids of changed) expect(uuids).toEqual(listings.toSorted());
    }
  });

  it('are not taken at all unless every account is open', async () => {
    const leaver = await signedUp(market);
    await leaver.client.put(`/api/users/${leaver.user.uuid}/disable`, { password: leaver.password });
    expect(await change(listings, [one.user.uuid, leaver.user.uuid])).toBeUndefined();
    expect(await change(listings, [one.user.uuid, other.user.uuid])).toHaveLength(listings.length);
  });
});
