/** Messages that are not sent yet, and what is being written: kept for this tab until they are, also over a reload; they end with the session. */
import { perTab, readStored, writeStored } from '../../../lib/stored';

/** A message that the server has not confirmed. */
export interface Unsent {
  /** The same message is sent again under the same key: it is kept once. */
  key: string;
  text: string;
  /** Why it was not sent; null while it is on its way. */
  problem: string | null;
  /** No answer came: it is sent again by itself while its conversation is open. */
  isLost: boolean;
}

const draftKey = (offer: string) => `message-draft ${offer}`;
const unsentKey = (offer: string) => `messages-unsent ${offer}`;

/** What is being written to the other one of an offer. */
export const savedDraft = (offer: string): string => readStored(perTab, draftKey(offer)) ?? '';

export const saveDraft = (offer: string, text: string): void =>
  writeStored(perTab, draftKey(offer), text === '' ? null : text);

/** What was not confirmed when the page was left: on its way again. */
export const savedUnsent = (offer: string): readonly Unsent[] =>
  stored(offer).map((each) => (each.isLost ? { ...each, problem: null } : each));

/** Changes what is kept. */
export function changeUnsent(offer: string, change: (all: readonly Unsent[]) => readonly Unsent[]): void {
  const all = change(stored(offer));
  writeStored(perTab, unsentKey(offer), all.length > 0 ? JSON.stringify(all) : null);
}

function stored(offer: string): readonly Unsent[] {
  try {
    return JSON.parse(readStored(perTab, unsentKey(offer)) ?? '[]') as readonly Unsent[];
  } catch {
    return [];
  }
}
