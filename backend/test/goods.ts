// What many stories need of what somebody has: one of everything takes as long as a hundred calls.
import { scheduled } from '../src/modules/events/test/plan.js';
import { aSampleCard } from '../src/modules/listings/test/sample.js';
import { listed } from './deals.js';
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
export async function aListingOf(member: Member): Promise<string> {
  const [listing = ''] = await listed(member);
  return listing;
}

/** Gives a store a listing, an event and a watched card. */
export async function goodsOf(store: Member): Promise<Goods> {
  const { uuid: owner } = store.user;
  const card = aSampleCard(2).id;
  await store.client.post(`/api/watchlist/${owner}?cardId=${card}`);
  return { owner, card, listing: await aListingOf(store), event: (await scheduled(store)).uuid };
}
