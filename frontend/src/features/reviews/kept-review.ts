/** A review that is half written stays in this tab, also over a reload; it ends with the session. */
import { useState } from 'react';
import type { DealReviews } from '../../api/reviews';
import { useTabChanges } from '../../lib/use-tab-changes';

/** What the form of a review has. */
export interface ReviewDraft {
  onTime: boolean | null;
  asDescribed: boolean | null;
  again: boolean | null;
  text: string;
}

const draftOf = (review: DealReviews['mine']): ReviewDraft => ({
  ...{ onTime: review?.onTime ?? null, asDescribed: review?.asDescribed ?? null },
  ...{ again: review?.again ?? null, text: review?.text ?? '' },
});

/** The review as it was left, on top of what was sent before. */
export function useKeptReview(deal: string, before: DealReviews['mine']) {
  const [typed, update] = useTabChanges<ReviewDraft>(`review:${deal}`);
  /** Stands for `before` until the review is read again: without its answers the form would be empty, and its button disabled. */
  const [saved, setSaved] = useState<{ draft: ReviewDraft; over: DealReviews['mine'] } | null>(null);
  const change = (part: Partial<ReviewDraft>) => update((kept) => ({ ...kept, ...part }));
  /** `sent` is saved. What was typed since stays. */
  const forget = (sent: ReviewDraft) => {
    setSaved({ draft: sent, over: before });
    update((kept) => {
      const since = Object.entries(kept).filter(([name, value]) => value !== sent[name as keyof ReviewDraft]);
      return Object.fromEntries(since);
    });
  };
  const sentBefore = saved && saved.over === before ? saved.draft : draftOf(before);
  return { draft: { ...sentBefore, ...typed }, change, forget };
}
