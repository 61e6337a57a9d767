// What many stories need of what somebody has: one of everything takes as long as a hundred calls.
import { scheduled } from '../src/modules/events/test/plan.js';
import type { ListingDto } from '../src/modules/listings/dto/listing.dto.js';
import { aSampleCard } from '../src/modules/listings/test/sample.js';
import type { Member } from './people.js';

/** What a store has. */
export interface Goods {
  readonly owner: string;
  readonly listing: string;
  readonly event: string;
  /** On the watchlist. */
  readonly card: string;
}

/** A new listing of this member. */
export async function aListingOf({ client }: Member): Promise<string> {
  const entry = { cardId: aSampleCard(1).id, condition: 'NEAR_MINT', price: 5 };
  const { body } = await client.post<ListingDto[]>('/api/listings', [entry]);
  return body[0]?.uuid ?? '';
}

/** Gives a store a listing, an event and a watched card. */
export async function goodsOf(store: Member): Promise<Goods> {
  const { uuid: owner } = store.user;
  const card = aSampleCard(2).id;
  await store.client.post(`/api/watchlist/${owner}?cardId=${card}`);
  return { owner, card, listing: await aListingOf(store), event: (await scheduled(store)).uuid };
}
