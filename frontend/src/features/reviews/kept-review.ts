/** A review that is half written stays in this tab: Back and forth, and it is there again. */
import { useState } from 'react';
import { currentUser, onUserChange } from '../../browser/session';

/** What the form of a review has. */
export interface ReviewDraft {
  onTime: boolean | null;
  asDescribed: boolean | null;
  again: boolean | null;
  text: string;
}

/** What was answered or typed so far, by the account and the deal. */
const drafts = new Map<string, Partial<ReviewDraft>>();
// Nothing of one user's is left for the next.
onUserChange(() => {
  if (!currentUser()) drafts.clear();
});

/** The review as it was left, on top of what was sent before. */
export function useKeptReview(deal: string, before: ReviewDraft) {
  const key = `${currentUser()?.uuid} ${deal}`;
  const [typed, setTyped] = useState(() => drafts.get(key) ?? {});
  const keep = (next: Partial<ReviewDraft>) => {
    drafts.set(key, next);
    setTyped(next);
  };
  const change = (part: Partial<ReviewDraft>) => keep({ ...drafts.get(key), ...part });
  /** `sent` is saved. What was typed since stays. */
  const forget = (sent: ReviewDraft) => {
    const now = Object.entries(drafts.get(key) ?? {});
    keep(Object.fromEntries(now.filter(([name, value]) => value !== sent[name as keyof ReviewDraft])));
  };
  return { draft: { ...before, ...typed }, change, forget };
}
