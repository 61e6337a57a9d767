// The story of copies that were sold and came back: a report names what brought them, and what sold those that a deal sold.
import { ahead, DAY, enterCodeOf, opened, step } from '../../../../../test/deals.js';
import { type Member, signedUp } from '../../../../../test/people.js';
import { story } from '../../../../../test/story.js';
import type { ListingDto } from '../../../listings/dto/listing.dto.js';
import { aSampleCard } from '../../../listings/test/sample.js';
import { fileOf, rowOf } from '../../test/an-import.js';
import type { DriftLineDto } from '../dto/drift-line.dto.js';
import { reconciled } from './a-report.js';

const market = story({}, { sample: true });
let player: Member;
let store: Member;

/** A hold of the player's on a listing of the store. */
const holdOf = (listing: string): Promise<string> =>
  opened(market, player, store, {
    ...{ kind: 'HOLD', heldUntil: ahead(market, 2 * DAY) },
    copies: [{ listing, giver: store.user.uuid, priceCents: 500 }],
  });

async function handOver(deal: string): Promise<void> {
  await enterCodeOf(market, player, store, deal);
  expect((await enterCodeOf(market, store, player, deal)).body.state).toBe('DONE');
}

it.each([1, 40])('copies of %i days ago that came back are said to have', async (days) => {
  [player, store] = [await signedUp(market), await signedUp(market, { role: 'STORE' })];
  const nths = [1, 2, 3, 4];
  const entries = nths.map((nth) => ({ cardId: aSampleCard(nth).id, condition: 'NEAR_MINT', price: 5 }));
  const { body } = await store.client.post<ListingDto[]>('/api/listings', entries);
  const [takenBack = '', released = '', sold = '', undone = ''] = body.map(({ uuid }) => uuid);
  market.clock.pass(days * DAY);

  await store.client.patch(`/api/listings/${takenBack}`, { status: 'SOLD' });
  market.clock.pass(60);
  expect((await store.client.post(`/api/listings/${takenBack}/restore`)).status).toBe(200);
  await step(player, await holdOf(released), 'cancel', { reason: 'CHANGED_MIND' });
  await handOver(await holdOf(sold));
  const last = await holdOf(undone);
  await handOver(last);
  for (const member of [player, store]) await step(member, last, 'undo');

  const file = fileOf(...nths.map((nth) => rowOf(nth, { quantity: 7 })));
  const { uuid } = await reconciled(store, file);
  const { body: lines } = await store.client.get<DriftLineDto[]>(`/api/stock/reconciliations/${uuid}/lines`);
  const causes = nths.map((nth) => {
    const line = lines.find(({ cardId }) => cardId === aSampleCard(nth).id);
    return line?.causes.map(({ what, source }) => `${what} ${source ?? 'by hand'}`);
  });
  const added = days === 1 ? ['ADDED by hand'] : [];
  expect(causes).toEqual([
    ['ADDED UNDO', ...added],
    added,
    ['SOLD DEAL', ...added],
    ['ADDED DEAL', ...added],
  ]);
});
