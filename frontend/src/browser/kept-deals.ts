/** What this browser keeps of somebody's deals for a table without a network: the deal, their code, and codes that were entered. */
import { local, readStored, writeStored } from '../lib/stored';
import { currentUser, onUserChange } from './session';

/** A deal as it was last seen here. */
export interface KeptDeal {
  deal: unknown;
  /** One's own code; null where it never loaded. */
  code: unknown;
  /** In milliseconds. */
  at: number;
}

/** A code that was entered and not sent yet. */
export interface PendingCode {
  deal: string;
  /** Who has shown it. */
  who: string;
  code: string;
  /** ISO 8601, by this device's clock. */
  enteredAt: string;
  revision: number;
}

interface Kept {
  owner: string;
  deals: Record<string, KeptDeal>;
  codes: PendingCode[];
}

const KEY = 'keptDeals';
/** The latest deals of an account. */
const MAX_DEALS = 20;

const listeners = new Set<() => void>();
let snapshot: { text: string | null; kept: Kept | null } | null = null;

/** What is kept for whoever is logged in here; nothing of anybody else's. */
function kept(): Kept {
  const owner = currentUser()?.uuid ?? '';
  const text = readStored(local, KEY);
  if (snapshot?.text !== text) snapshot = { text, kept: parse(text) };
  return snapshot?.kept?.owner === owner ? snapshot.kept : { owner, deals: {}, codes: NONE };
}
const NONE: PendingCode[] = [];

function parse(text: string | null): Kept | null {
  try {
    return text ? (JSON.parse(text) as Kept) : null;
  } catch {
    return null;
  }
}

function keep(next: Kept): void {
  if (!next.owner) return;
  writeStored(local, KEY, JSON.stringify(next));
  for (const listener of listeners) listener();
}

/** The deal as it was last seen here; undefined where it never was. */
export const keptDeal = (uuid: string): KeptDeal | undefined => kept().deals[uuid];

/** Keeps what is known of a deal; what is left out stays as it was. */
export function keepDeal(
  uuid: string,
  facts: Partial<Pick<KeptDeal, 'deal' | 'code'>>,
  at = Date.now(),
): void {
  const now = kept();
  const before = now.deals[uuid] ?? { deal: null, code: null };
  const deals = { ...now.deals, [uuid]: { ...before, ...facts, at } };
  const latest = Object.entries(deals).sort(([, one], [, other]) => other.at - one.at);
  keep({ ...now, deals: Object.fromEntries(latest.slice(0, MAX_DEALS)) });
}

/** The codes that wait for the network, oldest first. The same array until one is added or taken off. */
export const pendingCodes = (): readonly PendingCode[] => kept().codes;

/** Keeps a code until it is sent; the latest for a deal replaces any before. */
export function keepCode(code: PendingCode): void {
  const now = kept();
  keep({ ...now, codes: [...now.codes.filter(({ deal }) => deal !== code.deal), code] });
}

/** A code was answered: it is not sent again. */
export function forgetCode({ deal, code }: PendingCode): void {
  const now = kept();
  keep({ ...now, codes: now.codes.filter((each) => each.deal !== deal || each.code !== code) });
}

/** Calls `listener` whenever a code is kept or forgotten. Returns the way to stop. */
export function onKeptChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Nothing of one user's is left for the next.
onUserChange(() => {
  const owner = parse(readStored(local, KEY))?.owner;
  if (owner === undefined || owner === currentUser()?.uuid) return;
  writeStored(local, KEY, null);
  for (const listener of listeners) listener();
});
