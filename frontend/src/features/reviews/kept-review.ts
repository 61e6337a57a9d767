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

/** What was answered or typed so far, by the deal. */
const drafts = new Map<string, Partial<ReviewDraft>>();
// Nothing of one user's is left for the next.
onUserChange(() => {
  if (!currentUser()) drafts.clear();
});

/** The review as it was left, on top of what was sent before. */
export function useKeptReview(deal: string, before: ReviewDraft) {
  const [typed, setTyped] = useState(() => drafts.get(deal) ?? {});
  const change = (part: Partial<ReviewDraft>) => {
    const next = { ...drafts.get(deal), ...part };
    drafts.set(deal, next);
    setTyped(next);
  };
  const forget = () => {
    drafts.delete(deal);
    setTyped({});
  };
  return { draft: { ...before, ...typed }, change, forget };
}
