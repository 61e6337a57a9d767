/**
 * What is written to a lister and not sent yet, for each listing. Kept in the tab's session storage: it outlives a closed
 * dialog and a reload, and is cleared when somebody logs out.
 */
import { perTab, readStored, writeStored } from '../../../lib/stored';
import type { Submission } from '../../../lib/submission';

export interface MessageDraft {
  text: string;
  /** What was sent last and not answered well: sent again as it is, it arrives once. */
  sent: Submission<string> | null;
}

const NOTHING: MessageDraft = { text: '', sent: null };
const keyOf = (listing: string): string => `message-draft:${listing}`;

/** Keeps the draft; null where it was sent. */
export function saveMessageDraft(listing: string, draft: MessageDraft | null): void {
  const isEmpty = draft === null || (draft.text === '' && draft.sent === null);
  writeStored(perTab, keyOf(listing), isEmpty ? null : JSON.stringify(draft));
}

export function savedMessageDraft(listing: string): MessageDraft {
  try {
    const found: unknown = JSON.parse(readStored(perTab, keyOf(listing)) ?? 'null');
    return isDraft(found)
      ? { text: found.text, sent: isSubmission(found.sent) ? found.sent : null }
      : NOTHING;
  } catch {
    return NOTHING;
  }
}

const isObject = (found: unknown): found is Record<string, unknown> =>
  typeof found === 'object' && found !== null;

const isDraft = (found: unknown): found is { text: string; sent: unknown } =>
  isObject(found) && typeof found.text === 'string';

const isSubmission = (found: unknown): found is Submission<string> =>
  isObject(found) && typeof found.key === 'string' && found.key !== '' && typeof found.body === 'string';
