/**
 * Offers that are being made in this tab, by whom they are for, until the server has them: what was typed survives Back, a reload and a
 * network that is gone. Session storage keeps them, which a log-out empties.
 */
import type { CounterOffer } from '../../../api/offers';
import { perTab, readStored, writeStored } from '../../../lib/stored';
import type { Submission } from '../../../lib/submission';
import { type Draft, offerOf } from './draft';

/** How an offer was sent last: the server may have carried it out. */
export interface Unanswered extends Submission<CounterOffer> {
  /** The server's draft that was sent; null where the offer was made at once. */
  draft: string | null;
}

export interface KeptDraft {
  /** What who it is for is called. */
  name: string;
  draft: Draft;
  /** The server's draft, which it changes; null while there is none. */
  uuid: string | null;
  /** Set while it is being sent, and until an answer comes. */
  unanswered?: Unanswered | null;
}

/** Whether the offer as it is now may have been sent already: a draft of it would be the same offer once more. */
export const maybeSent = ({ draft, unanswered }: KeptDraft): boolean =>
  Boolean(unanswered) && JSON.stringify(offerOf(draft)) === JSON.stringify(unanswered?.body);

const KEY = 'offerDrafts';
/** More than anybody makes at once. */
const MAX_KEPT = 20;

/** All of them, the latest last. */
export function keptDrafts(): Readonly<Record<string, KeptDraft>> {
  try {
    const found: unknown = JSON.parse(readStored(perTab, KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, KeptDraft>) : {};
  } catch {
    return {};
  }
}

export const keptDraft = (to: string): KeptDraft | null => keptDrafts()[to] ?? null;

export function keepDraft(to: string, kept: KeptDraft): void {
  const { [to]: _before, ...others } = keptDrafts();
  save([...Object.entries(others), [to, kept]]);
}

/** The server has it, it was sent, or nobody wants it any more. */
export function forgetDraft(to: string): void {
  const { [to]: _gone, ...others } = keptDrafts();
  save(Object.entries(others));
}

function save(entries: readonly (readonly [string, KeptDraft])[]): void {
  const kept = Object.fromEntries(entries.slice(-MAX_KEPT));
  writeStored(perTab, KEY, entries.length > 0 ? JSON.stringify(kept) : null);
}
