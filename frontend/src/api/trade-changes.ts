/** What offers and deals change on the screens: their own lists, and the copies that they reserve, free or transfer. */
import { STOCK_SUMMARY } from './stock-tags';
import { unlessUnanswered } from './unless-refused';

/** Read again where two have agreed on something new, and no copy has moved. */
const TALK_TAGS = ['deals', 'offers'] as const;

/** Read again where copies were reserved, are free again or have changed hands. */
const COPIES_TAGS = [
  ...TALK_TAGS,
  ...(['listings', 'stock', 'dashboard', 'watchlist', 'orderHistory', 'reviews'] as const),
] as const;

/**
 * Read again when the stream says that something has happened, which may be anything: a store's lines stay as they are until it
 * looks for them again.
 */
export const SEEN_TAGS = [...COPIES_TAGS.filter((tag) => tag !== 'stock'), STOCK_SUMMARY] as const;

type Tag = (typeof COPIES_TAGS)[number];

const listeners = new Set<() => void>();

/** Calls `listener` after each step of an offer or a deal. Returns the way to stop. */
export function onTradesChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceTradesChanged(): void {
  for (const listener of listeners) listener();
}

interface Started {
  queryFulfilled: Promise<unknown>;
}

const announced = {
  onQueryStarted: async (_arg: unknown, { queryFulfilled }: Started) => {
    await queryFulfilled.then(announceTradesChanged, () => undefined);
  },
};

/** A step after which copies are as they were. */
export const TALK = { invalidatesTags: unlessUnanswered(TALK_TAGS), ...announced };
/** A step that may reserve, free or transfer copies; one that was refused, as a wrong code is, has moved none. */
export const MOVES_COPIES = { invalidatesTags: unlessUnanswered<Tag>(COPIES_TAGS, TALK_TAGS), ...announced };
