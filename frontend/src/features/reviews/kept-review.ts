/** A review that is half written stays in this tab, also over a reload; it ends with the session. */
import { useEffect, useState } from 'react';
import type { DealReviews } from '../../api/reviews';
import { perTab, readStored, writeStored } from '../../lib/stored';

/** What the form of a review has. */
export interface ReviewDraft {
  onTime: boolean | null;
  asDescribed: boolean | null;
  again: boolean | null;
  text: string;
}

const keyOf = (deal: string): string => `review:${deal}`;

/** What was answered or typed so far. */
function keptReview(deal: string): Partial<ReviewDraft> {
  try {
    return JSON.parse(readStored(perTab, keyOf(deal)) ?? '{}') as Partial<ReviewDraft>;
  } catch {
    return {};
  }
}

const draftOf = (review: DealReviews['mine']): ReviewDraft => ({
  ...{ onTime: review?.onTime ?? null, asDescribed: review?.asDescribed ?? null },
  ...{ again: review?.again ?? null, text: review?.text ?? '' },
});

/** The review as it was left, on top of what was sent before. */
export function useKeptReview(deal: string, before: DealReviews['mine']) {
  const [typed, setTyped] = useState(() => keptReview(deal));
  /** Stands for `before` until the review is read again: without its answers the form would be empty, and its button disabled. */
  const [saved, setSaved] = useState<{ draft: ReviewDraft; over: DealReviews['mine'] } | null>(null);
  useEffect(() => {
    const isEmpty = Object.keys(typed).length === 0;
    writeStored(perTab, keyOf(deal), isEmpty ? null : JSON.stringify(typed));
  }, [deal, typed]);
  const change = (part: Partial<ReviewDraft>) => setTyped((kept) => ({ ...kept, ...part }));
  /** `sent` is saved. What was typed since stays. */
  const forget = (sent: ReviewDraft) => {
    setSaved({ draft: sent, over: before });
    setTyped((kept) => {
      const since = Object.entries(kept).filter(([name, value]) => value !== sent[name as keyof ReviewDraft]);
      return Object.fromEntries(since);
    });
  };
  const sentBefore = saved && saved.over === before ? saved.draft : draftOf(before);
  return { draft: { ...sentBefore, ...typed }, change, forget };
}
