/** What a refusal says of copies that are gone: which, and what others have of the same cards. */
import { onUserChange } from '../../../browser/session';
import { hasProblemCode } from '../../../lib/problem';

/** A copy of somebody else’s, of a card that is gone. */
export interface NextBestCopy {
  listing: string;
  card: string;
  price: number;
  lister: { uuid: string; name: string; role: 'USER' | 'STORE' };
}

export interface GoneCopies {
  /** The listings. */
  gone: readonly string[];
  /** Names of the cards; one that the server no longer knows has none. */
  cards: readonly string[];
  /** What was asked for and is still to be had. */
  left: readonly string[];
  nextBest: readonly NextBestCopy[];
}

/** A copy that is to be held at the price that is shown. */
export interface PricedCopy {
  uuid: string;
  price: number;
}

/** Of a request to hold copies, with those that are left. */
export interface ShownGone extends GoneCopies {
  rest: readonly PricedCopy[];
}

interface ErrorEntry {
  field?: unknown;
  code?: unknown;
  params?: Record<string, unknown>;
}

/** Null where a call failed for another reason. `asked` are the listings that it was about. */
export function goneCopiesIn(failure: unknown, asked: readonly string[]): GoneCopies | null {
  if (!hasProblemCode(failure, 'offers.copies-gone') && !hasProblemCode(failure, 'offers.void')) return null;
  const entries = (failure as { data?: { errors?: ErrorEntry[] } }).data?.errors ?? [];
  // Where the refusal names none, it knows none of them.
  const gone = entries.length > 0 ? entries.map(({ field }) => field) : asked;
  const nextBest = entries.flatMap(nextBestIn);
  return {
    cards: entries.flatMap(({ code, params }) =>
      code === 'offers.line-gone' && typeof params?.card === 'string' ? params.card : [],
    ),
    gone: asked.filter((listing) => gone.includes(listing)),
    left: asked.filter((listing) => !gone.includes(listing)),
    // Two lines may lack the same card.
    nextBest: [...new Map(nextBest.map((copy) => [copy.listing, copy])).values()],
  };
}

/** The prices that copies have now, where a request to hold them was refused because they cost more than was shown. */
export function pricesNowIn(failure: unknown): PricedCopy[] {
  if (!hasProblemCode(failure, 'offers.costs-more')) return [];
  const entries = (failure as { data?: { errors?: ErrorEntry[] } }).data?.errors ?? [];
  return entries.flatMap(({ field, params }) =>
    typeof field === 'string' && typeof params?.price === 'number'
      ? { uuid: field, price: params.price }
      : [],
  );
}

function nextBestIn({ code, params = {} }: ErrorEntry): NextBestCopy[] {
  if (code !== 'offers.next-best') return [];
  const { listing, card, price, lister, name, role } = params;
  const isWhole = [listing, card, lister, name].every((value) => typeof value === 'string');
  if (!isWhole || typeof price !== 'number' || (role !== 'USER' && role !== 'STORE')) return [];
  return [
    {
      ...{ listing: String(listing), card: String(card), price },
      lister: { uuid: String(lister), name: String(name), role },
    },
  ];
}

let shown: ShownGone | null = null;
let known: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

/** What a request to hold copies was refused for last, on this page. */
export const shownGone = (): ShownGone | null => shown;

/** All that were found to be gone while this page is open. */
export const goneListings = (): ReadonlySet<string> => known;

export function showGone(gone: ShownGone | null): void {
  if (shown === gone) return;
  shown = gone;
  if (gone) known = new Set([...known, ...gone.gone]);
  for (const listener of listeners) listener();
}

export function onShownGone(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Nothing of one user's is left for the next.
onUserChange(() => showGone(null));
