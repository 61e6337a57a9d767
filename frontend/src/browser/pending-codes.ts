/** Codes of hand-overs that were entered without a network: kept for the account that is logged in here until they are sent. */
import { local, readStored, writeStored } from '../lib/stored';
import { currentUser, PENDING_CODES_KEY as KEY, onUserChange } from './session';

/** A code that was entered and not sent yet. */
export interface PendingCode {
  deal: string;
  /** Who has shown it. */
  who: string;
  code: string;
  /** ISO 8601, by this device's clock. */
  enteredAt: string;
  /** Of the lines that were looked at. */
  revision: number;
}

interface Kept {
  owner: string;
  codes: readonly PendingCode[];
}

const NONE: readonly PendingCode[] = [];

const listeners = new Set<() => void>();
let read: { text: string | null; kept: Kept | null } = { text: null, kept: null };

/** The codes that wait for the network, oldest first. The same array until one is added or taken off. */
export function pendingCodes(): readonly PendingCode[] {
  const text = readStored(local, KEY);
  if (text !== read.text) read = { text, kept: parse(text) };
  return read.kept?.owner === currentUser()?.uuid ? (read.kept?.codes ?? NONE) : NONE;
}

/** Keeps a code until it is sent; the latest for a deal replaces any before. */
export const keepCode = (code: PendingCode): void =>
  keep([...pendingCodes().filter(({ deal }) => deal !== code.deal), code]);

/** A code was answered: it is not sent again. */
export const forgetCode = ({ deal, code }: PendingCode): void =>
  keep(pendingCodes().filter((each) => each.deal !== deal || each.code !== code));

/** A deal was confirmed: no code of it is left to send. */
export function forgetCodesOf(deal: string): void {
  const codes = pendingCodes();
  const left = codes.filter((each) => each.deal !== deal);
  if (left.length < codes.length) keep(left);
}

/** Calls `listener` whenever a code is kept or forgotten, here or in another tab. Returns the way to stop. */
export function onPendingCodes(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // Null: another tab has emptied all of it.
    if (key === KEY || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

function keep(codes: readonly PendingCode[]): void {
  const owner = currentUser()?.uuid;
  if (!owner) return;
  writeStored(local, KEY, codes.length > 0 ? JSON.stringify({ owner, codes } satisfies Kept) : null);
  for (const listener of listeners) listener();
}

function parse(text: string | null): Kept | null {
  try {
    return text ? (JSON.parse(text) as Kept) : null;
  } catch {
    return null;
  }
}

// Nothing of one user's is left for the next, also where this code wasn't loaded when they left.
function forgetAnotherUsers(): void {
  const kept = parse(readStored(local, KEY));
  if (kept && kept.owner !== currentUser()?.uuid) writeStored(local, KEY, null);
}

forgetAnotherUsers();
onUserChange(() => {
  forgetAnotherUsers();
  for (const listener of listeners) listener();
});
